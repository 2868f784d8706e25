/** The settings there are: what each may be, and what it means. Everything else is read from this list. */
import { unseenIn } from '../../catalog/plain.ts';

export interface Settings {
  readonly theme: 'auto' | 'none' | '16' | '256';
  readonly ascii: 'auto' | 'on' | 'off';
  /** Kinds of events at which to be asked for responses that need not be made; none: at all of them. */
  readonly stops: readonly string[];
  readonly name: string;
  readonly other: string;
  readonly deck: string;
  readonly versus: string;
  readonly opponent: string;
}

export type SettingName = keyof Settings;

/** What a setting may be: one of some words, a list of words, or any text. */
export type Kind = { readonly of: readonly string[] } | 'words' | 'text';

export interface Setting {
  readonly kind: Kind;
  readonly summary: string;
}

export const SETTINGS: Readonly<Record<SettingName, Setting>> = {
  theme: { kind: { of: ['auto', 'none', '16', '256'] }, summary: 'colours: none, 16, 256, or what the terminal takes' },
  ascii: { kind: { of: ['auto', 'on', 'off'] }, summary: 'draw with ASCII alone; auto: where the locale is not UTF-8' },
  stops: {
    kind: 'words',
    summary: 'kinds of events at which to be asked for a response; empty: at all of them, none: at none',
  },
  name: { kind: 'text', summary: 'your name at the table' },
  other: { kind: 'text', summary: 'the name of the second person at this keyboard' },
  deck: { kind: 'text', summary: 'the deck you played last' },
  versus: { kind: 'text', summary: 'the deck you played against last' },
  opponent: { kind: 'text', summary: 'whom you played against last: bot, random, human' },
};

export const USUAL: Settings = {
  theme: 'auto',
  ascii: 'auto',
  stops: [],
  name: '',
  other: '',
  deck: '',
  versus: '',
  opponent: '',
};

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name);

export const settingNames: readonly SettingName[] = Object.keys(SETTINGS).filter(isSettingName);

/** What a setting can't be for the reason given; null if it can. */
export function faultIn(name: SettingName, value: unknown): string | null {
  const { kind } = SETTINGS[name];
  if (kind === 'words') {
    const isWords = Array.isArray(value) && value.every((word) => typeof word === 'string');
    if (!isWords) return `${name} is a list of words`;
    return faultOfText(name, value.join(' '));
  }
  if (typeof value !== 'string') return `${name} is a text`;
  if (kind === 'text') return faultOfText(name, value);
  return kind.of.includes(value) ? null : `${name} is one of ${kind.of.join(', ')}`;
}

function faultOfText(name: SettingName, text: string): string | null {
  const unseen = unseenIn(text);
  return unseen === null ? null : `${name} is a text on one line, without ${unseen}`;
}

/** Whether what a file holds for all settings is what they may be. */
export function areSettings(values: Readonly<Record<string, unknown>>): values is Settings & Record<string, unknown> {
  return settingNames.every((name) => faultIn(name, values[name]) === null);
}

/** A value as it is typed: a list has commas or blanks between its words. */
export function typedValue(name: SettingName, text: string): string | readonly string[] {
  return SETTINGS[name].kind === 'words' ? text.split(/[,\s]+/).filter((word) => word !== '') : text;
}
