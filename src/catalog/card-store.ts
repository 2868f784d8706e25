/** Reads and replaces the file that imported cards are kept in; of a damaged one it reads what is left. */
import { lstatSync, readFileSync, renameSync } from 'node:fs';
import { writeWhole } from './atomic.ts';
import type { CardFacts } from './card-facts.ts';
import type { CardEdition } from './edition.ts';
import type { Gate } from './gate.ts';
import {
  cardOfLine,
  isEntries,
  isOtherFormat,
  KeptCards,
  LINES_BEFORE_CARDS,
  parsed,
  type KeptCard,
} from './kept-cards.ts';
import { KeptShelf } from './kept-shelf.ts';
import { fold } from './names.ts';
import { warningAt, type Problem, type Where } from './problem.ts';

export type CardStore =
  | { readonly is: 'none' }
  | { readonly is: 'whole'; readonly shelf: KeptShelf; readonly facts: () => readonly CardFacts[] }
  | { readonly is: 'damaged'; readonly facts: () => readonly CardFacts[]; readonly problem: Problem };

/** What a file of cards holds; of a damaged one, every card whose line is as it was written. */
export function readCardStore(file: string, edition: CardEdition, gate: Gate): CardStore {
  const bytes = bytesOf(file);
  if (bytes === null) return { is: 'none' };
  if ('reason' in bytes) return { is: 'damaged', facts: () => [], problem: unreadable(file, bytes.reason) };
  const cards = KeptCards.from(bytes);
  if (cards === null) return rescued(file, bytes.toString('utf8'), edition);
  const shelf = new KeptShelf(cards, edition, gate);
  return { is: 'whole', shelf, facts: () => shelf.entries.map((_, index) => factsOf(shelf.kept(index), edition)) };
}

function bytesOf(file: string): Buffer | null | { readonly reason: string } {
  try {
    return readFileSync(file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return error.code === 'ENOENT' ? null : { reason: error.message };
  }
}

const REMEDY =
  'import them again: spaceline cards import PATH; it takes over what can be read, and keeps the damaged file';

const unreadable = (file: string, reason: string): Problem =>
  warningAt({ file, line: 1, column: 1 }, `the imported cards can't be read and are left out: ${reason}`, REMEDY);

/** The cards of lines that are as they were written, the last of each name. */
function rescued(file: string, text: string, edition: CardEdition): CardStore {
  const lines = text.split('\n');
  const read = lines.map(cardOfLine);
  const cards = new Map(read.flatMap((kept) => (kept ? [[keyOf(kept.card), kept] as const] : [])));
  const found = new Set([...cards.values()].map(({ card }) => card.id));
  const entries = parsed(lines[LINES_BEFORE_CARDS - 1]);
  const missing = isEntries(entries) ? entries.map(({ id }) => id).filter((id) => !found.has(id)) : [];
  const broken = read.findIndex((kept, index) => kept === null && index >= LINES_BEFORE_CARDS && lines[index] !== '');
  const where = { file, line: broken < 0 ? 1 : broken + 1, column: 1 };
  const fault = isOtherFormat(parsed(lines[0])) ? 'was written by another version of spaceline' : 'is damaged';
  const problem = warningAt(where, `the file of imported cards ${fault}: ${toldOf(cards.size, missing)}`, REMEDY);
  return { is: 'damaged', facts: () => [...cards.values()].map((kept) => factsOf(kept, edition)), problem };
}

/** So many lost cards are named. */
const MOST_NAMED = 5;

function toldOf(found: number, missing: readonly string[]): string {
  if (found === 0) return 'none of them can be read, and they are left out';
  const more = missing.length > MOST_NAMED ? `; and ${missing.length - MOST_NAMED} more` : '';
  const lost =
    missing.length > 0 ? `left out: ${missing.slice(0, MOST_NAMED).join('; ')}${more}` : 'others may be missing';
  return `${found} of them can be read, ${lost}`;
}

/** Puts a text in place of what is there; a damaged store is kept beside it. */
export function replaceCardStore(
  file: string,
  text: string,
  isDamaged: boolean,
): { readonly failure: string | null; readonly aside: string | null } {
  if (!isDamaged) return { failure: writeWhole(file, text), aside: null };
  let aside = '';
  try {
    aside = freeName(file);
    renameSync(file, aside);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return { failure: error.message, aside: null };
  }
  const failure = writeWhole(file, text);
  if (failure === null) return { failure, aside };
  renameSync(aside, file);
  return { failure, aside: null };
}

function freeName(file: string): string {
  let number = 1;
  while (lstatSync(`${file}.damaged-${number}`, { throwIfNoEntry: false }) !== undefined) number += 1;
  return `${file}.damaged-${number}`;
}

/** The key by which cards are told apart: type and name, as names are compared. */
export const keyOf = ({ type, id }: { readonly type: string; readonly id: string }): string => `${type} ${fold(id)}`;

/** What a card was before its text was compiled. */
function factsOf({ card, attempt, where, set }: KeptCard, { cardKinds }: CardEdition): CardFacts {
  const { abilities: _, leftover: _words, blank: _lines, compiled, ...facts } = card;
  const lines = cardKinds.linesOf(facts);
  const at: Where = isWhere(where) ? where : { file: '', line: 1, column: 1 };
  return {
    facts,
    keywords: compiled.program.keywords,
    attempt: isAttempt(attempt) ? attempt : null,
    set: typeof set === 'string' ? set : '',
    where: at,
    places: {
      text: { where: at, written: facts.text },
      requirements: { where: at, written: lines.requirements },
      attempt: { where: at, written: lines.attempt },
    },
  };
}

function isAttempt(value: unknown): value is CardFacts['attempt'] {
  return typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'));
}

function isWhere(value: unknown): value is Where {
  return typeof value === 'object' && value !== null && 'file' in value && 'line' in value && 'column' in value;
}
