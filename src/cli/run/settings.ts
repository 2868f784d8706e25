/** `spaceline settings`: shows and changes them. */
import { existsSync } from 'node:fs';
import { nearest, shippedDecks, toldLine, type Problem } from '../../catalog/index.ts';
import { couldNot, exitStatus, type ExitStatus } from '../exit.ts';
import { usualEdition } from '../../rules/usual-edition.ts';
import type { SettingsOptions } from '../settings.ts';
import {
  faultIn,
  forgetSettings,
  isSettingName,
  readSettings,
  saveSettings,
  SETTINGS,
  settingNames,
  settingsFile,
  typedValue,
  type SettingName,
} from '../settings/index.ts';
import { print } from './output.ts';
import { reportProblems } from './problems.ts';

/** Shows all settings or one, changes it, or takes it back. */
export async function runSettings(
  name: string | undefined,
  value: readonly string[],
  options: SettingsOptions,
): Promise<ExitStatus> {
  if (options.path === true) {
    print(settingsFile());
    return exitStatus.fine;
  }
  if (name !== undefined && !isSettingName(name)) {
    const [near] = nearest(name, settingNames);
    const hint = near === undefined ? `there are ${settingNames.join(', ')}` : `do you mean ${near}?`;
    return couldNot(`there is no setting '${name}'; ${hint}`);
  }
  if (options.unset === true) return done(await forgetSettings(name === undefined ? settingNames : [name]));
  if (name !== undefined && value.length > 0) return change(name, value.join(' '));
  const { settings, problems } = readSettings();
  const isBroken = reportProblems(problems);
  const shown = name === undefined ? settingNames : [name];
  if (options.json === true) print(JSON.stringify(Object.fromEntries(shown.map((each) => [each, settings[each]]))));
  else for (const each of shown) print(toldLine(lineOf(each, settings[each])));
  return isBroken ? exitStatus.couldNot : exitStatus.fine;
}

async function change(name: SettingName, text: string): Promise<ExitStatus> {
  const value = typedValue(name, text);
  const fault = faultIn(name, value) ?? (await deckFault(name, text));
  return fault === null
    ? done(await saveSettings({ [name]: value }))
    : couldNot(`'${text}' is no value of ${name}`, fault);
}

/** Why no game can be played with a deck that is set; null for what can, and for other settings. */
async function deckFault(name: SettingName, text: string): Promise<string | null> {
  if ((name !== 'deck' && name !== 'versus') || text === '') return null;
  const { deckName, deckPath } = await import('./decks.ts');
  if (existsSync(deckPath(text, usualEdition))) return null;
  const shipped = shippedDecks(usualEdition).map(deckName);
  return `${name} is a deck file, or the name of a shipped deck: ${shipped.join(', ')}`;
}

function done(problem: Problem | null): ExitStatus {
  return problem !== null && reportProblems([problem]) ? exitStatus.couldNot : exitStatus.fine;
}

const width = Math.max(...settingNames.map((name) => name.length));

function lineOf(name: SettingName, value: string | readonly string[]): string {
  const shown = typeof value === 'string' ? value : value.join(', ');
  return `${name.padEnd(width)}  ${(shown === '' ? '-' : shown).padEnd(12)}  ${SETTINGS[name].summary}`;
}
