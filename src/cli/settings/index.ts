/**
 * What a player has set, in one file: `settings.json` in SPACELINE_DATA, else in the system's folder for configuration.
 */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  errorAt,
  LIMITS,
  makeFolder,
  nearest,
  readBytes,
  warningAt,
  writeWhole,
  type Problem,
} from '../../catalog/index.ts';
import { alone } from '../files/lock.ts';
import { attempt } from '../files/system-error.ts';
import { configPath } from '../run/folders.ts';
import { complain } from '../run/output.ts';
import { areSettings, faultIn, isSettingName, settingNames, USUAL, type SettingName, type Settings } from './known.ts';

export {
  faultIn,
  isSettingName,
  OPPONENTS,
  SETTINGS,
  settingNames,
  typedValue,
  USUAL,
  type Kind,
  type SettingName,
  type Settings,
} from './known.ts';

const FILE = 'settings.json';

/** The file the settings stand in; it need not be there. */
export const settingsFile = (): string => configPath(FILE);

export interface ReadSettings {
  readonly settings: Settings;
  /** What is wrong with the file: a setting that can't be used stays what it usually is, the file stays as it is. */
  readonly problems: readonly Problem[];
}

/** The settings as they are now. */
export function readSettings(file = settingsFile()): ReadSettings {
  const read = valuesIn(file);
  if ('severity' in read) return { settings: USUAL, problems: [read] };
  const problems = Object.entries(read.values).flatMap(([name, value]) => problemOf(file, read.text, name, value));
  const usable = Object.entries(read.values).filter(
    ([name, value]) => isSettingName(name) && faultIn(name, value) === null,
  );
  const settings = { ...USUAL, ...Object.fromEntries(usable) };
  if (!areSettings(settings)) throw new Error('the usual settings are wrong');
  return { settings, problems };
}

/**
 * Changes settings and keeps the others, those among them that this program does not know. What stands in the way is
 * handed back: a broken file is not written over.
 */
export function saveSettings(change: Partial<Settings>, file = settingsFile()): Promise<Problem | null> {
  return write(file, (values) => Object.entries(change).forEach(([name, value]) => values.set(name, value)));
}

/** Takes settings back to what they usually are. */
export function forgetSettings(names: readonly SettingName[], file = settingsFile()): Promise<Problem | null> {
  return write(file, (values) => names.forEach((name) => values.delete(name)));
}

type Change = (values: Map<string, unknown>) => void;

/** Reads, changes and writes the file while no other program does. */
async function write(file: string, change: Change): Promise<Problem | null> {
  const read = valuesIn(file);
  if ('severity' in read) return read;
  const unkept = (reason: string): Problem =>
    errorAt(start(file), `the settings can't be kept: ${reason}`, 'SPACELINE_DATA names another folder');
  const failure = attempt(() => makeFolder(dirname(file)));
  if (failure !== null) return unkept(failure);
  const done = await alone(file, complain, () => rewritten(file, change));
  if (typeof done === 'string') return unkept(done);
  return done !== null && 'problem' in done ? unkept(done.problem) : done;
}

/** The file is the old one or the new one whenever somebody looks; a string is what the system says if it stays the old one. */
function rewritten(file: string, change: Change): Problem | string | null {
  const read = valuesIn(file);
  if ('severity' in read) return read;
  const values = new Map(Object.entries(read.values));
  change(values);
  return writeWhole(file, `${JSON.stringify(Object.fromEntries(values), null, '\t')}\n`);
}

const start = (file: string) => ({ file, line: 1, column: 1 });

const REMEDY = 'mend it, or delete it to begin with the usual settings';

function valuesIn(
  file: string,
): { readonly values: Readonly<Record<string, unknown>>; readonly text: string } | Problem {
  if (!existsSync(file)) return { values: {}, text: '' };
  try {
    const text = readBytes(file, LIMITS.settingsBytes).toString('utf8');
    const values: unknown = JSON.parse(text);
    if (isObject(values) && Object.keys(values).length <= LIMITS.settings) return { values, text };
    if (isObject(values)) return errorAt(start(file), `there are more than ${LIMITS.settings} settings`, REMEDY);
    return errorAt(start(file), 'the settings are no JSON object', REMEDY);
  } catch (error) {
    if (error instanceof SyntaxError) return errorAt(start(file), `the settings are no JSON: ${error.message}`, REMEDY);
    if (!(error instanceof Error && 'code' in error)) throw error;
    return errorAt(start(file), `the settings can't be read: ${error.message}`, REMEDY);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function problemOf(file: string, text: string, name: string, value: unknown): readonly Problem[] {
  const where = { file, line: text.slice(0, text.indexOf(`"${name}"`)).split('\n').length, column: 1 };
  if (!isSettingName(name)) {
    const [near] = nearest(name, settingNames);
    const remedy = near === undefined ? `there are ${settingNames.join(', ')}` : `did you mean ${near}?`;
    return [warningAt(where, `there is no setting "${name}"`, remedy)];
  }
  const fault = faultIn(name, value);
  return fault === null ? [] : [warningAt(where, `${JSON.stringify(value)} is no value of "${name}"`, fault)];
}
