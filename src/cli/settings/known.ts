/** The settings there are: what each may be, and what it means. Everything else is read from this list. */
import { nearest, shortened } from '../../catalog/index.ts';
import { unseenIn } from '../../catalog/plain.ts';
import { ANSWERED } from '../../effects/hearing/index.ts';
import { editions } from '../../rules/editions.ts';
import { nameFault } from '../../table/index.ts';
import { LOOKS, type Look } from '../../tui/frame/looks.ts';

export interface Settings {
  readonly theme: 'auto' | 'none' | '16' | '256';
  readonly look: Look;
  readonly ascii: 'auto' | 'on' | 'off';
  /** The picture while the game is loaded; points that flash when they are scored. */
  readonly splash: 'on' | 'off';
  readonly flash: 'on' | 'off';
  /** How attempts and battles are shown: by keys, by themselves, or not as a play at all. */
  readonly scenes: 'step' | 'slow' | 'fast' | 'off';
  /** A segment ends by itself when ending is all one can do; `auto`: but for a first game, which teaches how one ends it. */
  readonly ends: 'auto' | 'on' | 'off';
  /** Kinds of events at which to be asked for responses that need not be made; none: at all of them. */
  readonly stops: readonly string[];
  readonly name: string;
  readonly other: string;
  readonly deck: string;
  readonly versus: string;
  readonly opponent: string;
}

export type SettingName = keyof Settings;

/** What a setting may be: one of some words, a list of such, what a seat may be called, or any text. */
export type Kind = { readonly of: readonly string[] } | { readonly listOf: readonly string[] } | 'name' | 'text';

export interface Setting {
  readonly kind: Kind;
  readonly summary: string;
}

const NO_STOPS = 'none';

/** Where editions offer to ask for responses. */
const offeredStops: readonly string[] = [...editions.values()].flatMap(({ terms: { stops } }) => stops);

/** Whom one may play against. */
export const OPPONENTS = ['bot', 'random', 'human'] as const;

export const SETTINGS: Readonly<Record<SettingName, Setting>> = {
  theme: { kind: { of: ['auto', 'none', '16', '256'] }, summary: 'colours: none, 16, 256, or what the terminal takes' },
  look: {
    kind: { of: LOOKS },
    summary: 'how it looks: usual, lcars, mono (no colours), contrast (bright, nothing dim)',
  },
  ascii: { kind: { of: ['auto', 'on', 'off'] }, summary: 'draw with ASCII alone; auto: where the locale is not UTF-8' },
  splash: { kind: { of: ['on', 'off'] }, summary: 'a ship while the game is loaded' },
  flash: { kind: { of: ['on', 'off'] }, summary: 'points flash when they are scored' },
  scenes: {
    kind: { of: ['step', 'slow', 'fast', 'off'] },
    summary: 'attempts and battles as a play: step by step with Enter, slow or fast by themselves, or off',
  },
  ends: {
    kind: { of: ['auto', 'on', 'off'] },
    summary: 'a segment ends by itself when ending is all you can do; auto: but for a first game',
  },
  stops: {
    kind: { listOf: [NO_STOPS, ...new Set([...ANSWERED, ...offeredStops].toSorted())] },
    summary: 'kinds of events at which to be asked for a response; empty: at all of them, none: at none',
  },
  name: { kind: 'name', summary: 'your name at the table' },
  other: { kind: 'name', summary: 'the name of the second person at this keyboard' },
  deck: { kind: 'text', summary: 'the deck you played last' },
  versus: { kind: 'text', summary: 'the deck you played against last' },
  opponent: { kind: { of: ['', ...OPPONENTS] }, summary: 'whom you played against last: bot, random, human' },
};

export const USUAL: Settings = {
  theme: 'auto',
  look: 'usual',
  ascii: 'auto',
  splash: 'on',
  flash: 'on',
  scenes: 'step',
  ends: 'auto',
  stops: [],
  name: '',
  other: '',
  deck: '',
  versus: '',
  opponent: '',
};

/** Whether there is a setting of that name. */
export const isSettingName = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name);

export const settingNames: readonly SettingName[] = Object.keys(SETTINGS).filter(isSettingName);

/** What a setting can't be for the reason given; null if it can. */
export function faultIn(name: SettingName, value: unknown): string | null {
  const { kind } = SETTINGS[name];
  if (typeof kind === 'object' && 'listOf' in kind) return faultInList(name, kind.listOf, value);
  if (typeof value !== 'string') return `${name} is a text`;
  if (typeof kind === 'object') {
    const words = kind.of.filter((word) => word !== '');
    return kind.of.includes(value) ? null : `${name} is one of ${words.join(', ')}`;
  }
  const unseen = unseenIn(value);
  if (unseen !== null) return `${name} is a text on one line, without ${unseen}`;
  return kind === 'name' && value !== '' ? nameFault(value) : null;
}

function faultInList(name: SettingName, known: readonly string[], value: unknown): string | null {
  if (!isWords(value)) return `${name} is a list of words`;
  const unseen = unseenIn(value.join(' '));
  if (unseen !== null) return `${name} is a list of words, without ${unseen}`;
  const unknown = value.find((word) => !known.includes(word));
  if (unknown !== undefined) {
    const near = nearest(unknown, known);
    const right = near.length > 0 ? `did you mean ${near.join(' or ')}?` : `there are ${known.join(', ')}`;
    return `${name} has no "${shortened(unknown)}": ${right}`;
  }
  return value.includes(NO_STOPS) && value.length > 1 ? `${NO_STOPS} stands alone` : null;
}

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

/** Whether what a file holds for all settings is what they may be. */
export function areSettings(values: Readonly<Record<string, unknown>>): values is Settings & Record<string, unknown> {
  return settingNames.every((name) => faultIn(name, values[name]) === null);
}

/** A value as it is typed: a list has commas or blanks between its words. */
export function typedValue(name: SettingName, text: string): string | readonly string[] {
  return isList(SETTINGS[name].kind) ? text.split(/[,\s]+/).filter((word) => word !== '') : text;
}

const isList = (kind: Kind): boolean => typeof kind === 'object' && 'listOf' in kind;
