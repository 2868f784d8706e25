/** Reading names in a line: greedily, the longest offered name wins, over commas and the words between slots. */
import type { Seat } from '../engine/asking/request.ts';
import type { Entry } from './lexicon.ts';

/** What a name in a command may stand for. */
export interface Reference {
  readonly words: string;
  readonly fits: readonly Entry[];
}

/** Among what names are looked for. */
export interface Names {
  readonly offered: readonly Entry[];
  readonly known: () => readonly Entry[];
  /** First only what is offered; what is merely known serves to say why not. */
  readonly mode: 'offered' | 'known';
  readonly seat: Seat;
  readonly players: readonly string[];
}

export interface Read {
  readonly reference: Reference;
  readonly end: number;
}

/** Whether a name may end at `index`: at the end, before a comma, or before one of the words that begin another slot. */
function isStop(text: string, index: number, stops: readonly string[]): boolean {
  const rest = text.slice(index);
  return rest === '' || /^\s*(,|$)/.test(rest) || stops.some((word) => rest.startsWith(` ${word} `));
}

/** Reads one name at `from` of a folded text; null if nothing fits. */
export function readReference(text: string, from: number, stops: readonly string[], names: Names): Read | null {
  const entries = names.mode === 'offered' ? names.offered : names.known();
  if (text.charAt(from) === '@') return readNumber(text, from, entries);
  // A title may begin with a quote itself.
  const exact = readExact(text, from, stops, entries);
  if (text.charAt(from) === '"')
    return exact ?? readQuoted(text, from, entries) ?? readPrefix(text, from, stops, entries, names);
  return exact ?? readPossessive(text, from, stops, names) ?? readPrefix(text, from, stops, entries, names);
}

function readNumber(text: string, from: number, entries: readonly Entry[]): Read | null {
  const match = /^@(\d+)/.exec(text.slice(from));
  if (!match) return null;
  const card = Number(match[1]);
  const fits = entries.filter(({ candidate }) => candidate.kind === 'card' && candidate.card === card);
  return fits.length === 0 ? null : { reference: { words: match[0], fits }, end: from + match[0].length };
}

function readQuoted(text: string, from: number, entries: readonly Entry[]): Read | null {
  const close = text.indexOf('"', from + 1);
  const end = close < 0 ? text.length : close;
  const words = text.slice(from + 1, end).trim();
  const exact = entries.filter((entry) => entry.names.includes(words));
  const fits = exact.length > 0 ? exact : entries.filter((entry) => entry.names.some((name) => name.startsWith(words)));
  return fits.length === 0 || words === '' ? null : { reference: { words, fits }, end: Math.min(end + 1, text.length) };
}

function readExact(text: string, from: number, stops: readonly string[], entries: readonly Entry[]): Read | null {
  let longest = '';
  for (const { names } of entries) {
    for (const name of names) {
      if (name.length > longest.length && text.startsWith(name, from) && isStop(text, from + name.length, stops))
        longest = name;
    }
  }
  if (longest === '') return null;
  const fits = entries.filter((entry) => entry.names.includes(longest));
  return { reference: { words: longest, fits }, end: from + longest.length };
}

/** `my X`, `opponent's X`, `PLAYER's X`. */
function readPossessive(text: string, from: number, stops: readonly string[], names: Names): Read | null {
  const owners: readonly (readonly [string, (side: Seat | null) => boolean])[] = [
    ['my ', (side) => side === names.seat],
    ["opponent's ", (side) => side !== null && side !== names.seat],
    ...names.players.map((player, seat) => [`${player}'s `, (side: Seat | null) => side === seat] as const),
  ];
  const owner = owners.find(([words]) => text.startsWith(words, from));
  if (!owner) return null;
  const [words, isTheirs] = owner;
  const of = (entries: readonly Entry[]): readonly Entry[] => entries.filter((entry) => isTheirs(entry.side()));
  const theirs: Names = { ...names, offered: of(names.offered), known: () => of(names.known()), players: [] };
  const read = readReference(text, from + words.length, stops, theirs);
  return read && { end: read.end, reference: { ...read.reference, words: words + read.reference.words } };
}

/** A prefix; the longest stretch that begins the name of something. What is another card's exact name is no prefix. */
function readPrefix(
  text: string,
  from: number,
  stops: readonly string[],
  entries: readonly Entry[],
  names: Names,
): Read | null {
  for (let end = text.length; end > from; end--) {
    if (!isStop(text, end, stops)) continue;
    const words = text.slice(from, end).trim();
    if (words === '' || words.endsWith(',')) continue;
    if (names.mode === 'offered' && names.known().some((entry) => entry.names.includes(words))) return null;
    const fits = entries.filter((entry) => entry.names.some((name) => name.startsWith(words)));
    if (fits.length > 0) return { reference: { words, fits }, end };
  }
  return null;
}
