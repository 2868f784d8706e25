/**
 * What a player has set, in one file: `settings.json` in SPACELINE_DATA, else in the system's folder for configuration.
 * Reading takes no package; `conf` writes, and is loaded only then, since it costs as much as the whole start.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorAt, LIMITS, makeFolder, nearest, readBytes, warningAt, type Problem } from '../../catalog/index.ts';
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

/** The settings as they stand in the file, the usual ones where they can't be used; what is wrong with the file is among the problems. @throws Error where the usual ones are wrong themselves */
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
export async function saveSettings(change: Partial<Settings>, file = settingsFile()): Promise<Problem | null> {
  const read = valuesIn(file);
  if ('severity' in read) return read;
  return write(file, (store) => store.set(change));
}

/** Takes settings back to what they usually are; resolves to what kept the file from being written, or null. */
export async function forgetSettings(names: readonly SettingName[], file = settingsFile()): Promise<Problem | null> {
  const read = valuesIn(file);
  if ('severity' in read) return read;
  return write(file, (store) => names.forEach((name) => store.delete(name)));
}

interface Store {
  readonly set: (values: Partial<Record<string, unknown>>) => void;
  readonly delete: (name: string) => void;
}

async function write(file: string, change: (store: Store) => void): Promise<Problem | null> {
  const { default: Conf } = await import('conf');
  const store = (): Store =>
    new Conf<Record<string, unknown>>({
      cwd: dirname(file),
      configName: 'settings',
      accessPropertiesByDotNotation: false,
    });
  const written = (): string | null =>
    attempt(() => {
      removeUnfinished(file);
      change(store());
    });
  const failure = attempt(() => makeFolder(dirname(file))) ?? (await alone(file, complain, written));
  if (failure === null) return null;
  const reason = typeof failure === 'string' ? failure : failure.problem;
  return errorAt(start(file), `the settings can't be kept: ${reason}`, 'SPACELINE_DATA names another folder');
}

/** Removes what `conf` leaves beside the file where it is killed; nobody else writes to it now. */
function removeUnfinished(file: string): void {
  const unfinished = /^settings\.json\.tmp-[0-9a-f]{16}$/;
  for (const name of readdirSync(dirname(file))) if (unfinished.test(name)) rmSync(join(dirname(file), name));
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
