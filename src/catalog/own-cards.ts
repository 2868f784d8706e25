/** The cards that players bring along: imported once, compiled, and kept in their data folder as one file. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './atomic.ts';
import type { CardFacts } from './card-facts.ts';
import type { Card } from './compile-card.ts';
import { bundleFolder, titlesPath, titleTable } from './files.ts';
import { gated, type Gate } from './gate.ts';
import { KeptShelf, keptText } from './kept-cards.ts';
import { fold } from './names.ts';
import { errorAt, warningAt, type Problem, type Where } from './problem.ts';
import { FactShelf, type Shelf } from './shelf.ts';

/** Told now and then how far long work is. */
export type Progress = (done: number, of: number) => void;

export interface OwnCards {
  /** Null where nothing was imported, or nothing of it can be read. */
  readonly shelf: Shelf | null;
  readonly problems: readonly Problem[];
}

/** The cards kept in a file; compiled anew, and kept so, where another version of the program compiled them. */
export function readOwnCards(file: string, edition: string, gate: Gate, progress: Progress): OwnCards {
  const { facts, kept, problems } = keptIn(file, gate);
  if (!kept || !facts) return { shelf: null, problems };
  const stamp = programStamp(edition);
  if (stamp !== null && kept.stamp === stamp) return { shelf: kept, problems };
  const shelf = shelfOf(facts(), edition, gate);
  // From the source nothing is compiled beforehand: the compiler itself may change from run to run.
  if (stamp === null) return { shelf, problems };
  const unwritten = writeOwnCards(file, shelf, facts(), stamp, progress);
  return { shelf, problems: unwritten === null ? problems : [...problems, unwritten] };
}

export interface Installed {
  readonly shelf: Shelf;
  /** Cards there were before under the same names. */
  readonly replaced: number;
  readonly problems: readonly Problem[];
}

/** Adds cards to those kept in a file (or keeps only them); a card of the same name is replaced. */
export function installCards(
  file: string,
  edition: string,
  cards: readonly CardFacts[],
  options: { readonly gate: Gate; readonly progress: Progress; readonly only: boolean },
): Installed {
  const before = options.only ? { facts: null, problems: [] } : keptIn(file, options.gate);
  const names = new Set(cards.map(keyOf));
  const old = before.facts?.() ?? [];
  const rest = old.filter((card) => !names.has(keyOf(card)));
  const all = [...rest, ...cards];
  const shelf = shelfOf(all, edition, options.gate);
  const unwritten = writeOwnCards(file, shelf, all, programStamp(edition) ?? FROM_SOURCE, options.progress);
  const problems = unwritten === null ? before.problems : [...before.problems, unwritten];
  return { shelf, replaced: old.length - rest.length, problems };
}

/** The cards of a table as a shelf: their texts may speak of every title there is. */
export function shelfOf(
  cards: readonly CardFacts[],
  edition: string,
  gate: Gate,
  problems: readonly Problem[] = [],
): FactShelf {
  return new FactShelf(cards, problems, gated(gate, titleTable(edition).all));
}

const FROM_SOURCE = 'source';

/** What compiled cards depend on besides themselves; null when run from the source. */
function programStamp(edition: string): string | null {
  const folder = bundleFolder();
  if (folder === null) return null;
  // The entry names its chunks by their contents, so it changes whenever any of them does.
  const parts = [join(folder, 'main.js'), titlesPath(edition)].map((path) => readFileSync(path));
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

interface Kept {
  readonly kept: KeptShelf | null;
  readonly facts: (() => readonly CardFacts[]) | null;
  readonly problems: readonly Problem[];
}

function keptIn(file: string, gate: Gate): Kept {
  const nothing = { kept: null, facts: null };
  if (!existsSync(file)) return { ...nothing, problems: [] };
  const kept = KeptShelf.from(readFileSync(file, 'utf8'), gate);
  if (kept) return { kept, facts: () => kept.entries.map((_, index) => factsAt(kept, index)), problems: [] };
  const where = { file, line: 1, column: 1 };
  const remedy = 'import them again: spaceline cards import PATH';
  return { ...nothing, problems: [warningAt(where, 'the imported cards can not be read and are left out', remedy)] };
}

/** What a card was before its text was compiled. */
function factsAt(kept: KeptShelf, index: number): CardFacts {
  const { card, attempt, where } = kept.line(index);
  const { abilities: _, leftover: _words, compiled, ...facts } = card;
  const at: Where = isWhere(where) ? where : { file: '', line: 1, column: 1 };
  const set = kept.entries[index]?.set ?? '';
  return {
    facts,
    keywords: compiled.program.keywords,
    attempt: isAttempt(attempt) ? attempt : null,
    set,
    where: at,
    places: {
      text: { where: at, written: facts.text },
      requirements: { where: at, written: facts.mission?.requirements ?? '' },
      attempt: { where: at, written: facts.mission?.attempt ?? '' },
    },
  };
}

function writeOwnCards(
  file: string,
  shelf: FactShelf,
  facts: readonly CardFacts[],
  stamp: string,
  progress: Progress,
): Problem | null {
  const cards: Card[] = [];
  for (const index of shelf.entries.keys()) {
    cards.push(shelf.card(index));
    progress(cards.length, shelf.entries.length);
  }
  const more = facts.map(({ attempt, where }) => ({ attempt, where }));
  const reason = writeWhole(file, keptText(stamp, shelf, cards, more));
  if (reason === null) return null;
  return errorAt(
    { file, line: 1, column: 1 },
    `the cards can't be kept: ${reason}`,
    'SPACELINE_DATA names another folder',
  );
}

const keyOf = ({ facts }: CardFacts): string => `${facts.type} ${fold(facts.id)}`;

function isAttempt(value: unknown): value is CardFacts['attempt'] {
  return typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'));
}

function isWhere(value: unknown): value is Where {
  return typeof value === 'object' && value !== null && 'file' in value && 'line' in value && 'column' in value;
}
