/** The cards that players bring along: imported once, compiled, and kept in their data folder as one file. */
import { writeWhole } from './atomic.ts';
import type { CardFacts } from './card-facts.ts';
import { keyOf, readCardStore, replaceCardStore } from './card-store.ts';
import type { Card } from './compile-card.ts';
import { titleTable } from './files.ts';
import type { CardEdition } from './edition.ts';
import { gated, type Gate } from './gate.ts';
import { compileTogether, type Help } from './helper.ts';
import { keptText } from './kept-cards.ts';
import { programStamp } from './package-files.ts';
import { errorAt, type Problem } from './problem.ts';
import { FactShelf, type Shelf } from './shelf.ts';
import { takeOverUnchanged } from './unchanged-cards.ts';

/** Told now and then how far long work is. */
export type Progress = (done: number, of: number) => void;

export interface OwnCards {
  /** Null where nothing was imported, or nothing of it can be read. */
  readonly shelf: Shelf | null;
  readonly problems: readonly Problem[];
}

/**
 * The cards kept in a file; compiled anew, and kept so, where another version of the program compiled them. Of a damaged
 * file what can be read is taken, and the file is left as it is. `ifAlone` does what writes the file, unless another program does so now.
 */
export function readOwnCards(
  file: string,
  edition: CardEdition,
  gate: Gate,
  progress: Progress,
  ifAlone: (act: () => string | null) => string | null,
  help: Help = nobody,
): OwnCards {
  const store = readCardStore(file, edition, gate);
  if (store.is === 'none') return { shelf: null, problems: [] };
  if (store.is === 'damaged') {
    const facts = store.facts();
    return { shelf: facts.length === 0 ? null : shelfOf(facts, edition, gate), problems: [store.problem] };
  }
  const stamp = programStamp(edition.name);
  if (stamp !== null && store.shelf.stamp === stamp) return { shelf: store.shelf, problems: [] };
  const shelf = shelfOf(store.facts(), edition, gate);
  // From the source nothing is compiled beforehand: the compiler itself may change from run to run.
  if (stamp === null) return { shelf, problems: [] };
  const text = textOf(shelf, store.facts(), stamp, progress, help);
  // Cards that were imported while these were compiled stay.
  const isAsRead = (): boolean => {
    const now = readCardStore(file, edition, gate);
    return now.is === 'whole' && now.shelf.sum === store.shelf.sum;
  };
  const failure = ifAlone(() => (isAsRead() ? writeWhole(file, text) : null));
  return { shelf, problems: failure === null ? [] : [unwritten(file, failure)] };
}

export interface Installed {
  readonly shelf: Shelf;
  /** Cards there were before under the same names. */
  readonly replaced: number;
  /** Where the file before is now, if it was damaged, and how many cards are still those taken from it. */
  readonly damaged: { readonly aside: string; readonly rescued: number } | null;
  readonly problems: readonly Problem[];
}

/**
 * Adds cards to those kept in a file (or keeps only them); a card of the same name is replaced. A damaged file is kept
 * beside the new one. The file is read, and written again, here alone: who shares it with others locks it around this.
 */
export function installCards(
  file: string,
  edition: CardEdition,
  cards: readonly CardFacts[],
  options: { readonly gate: Gate; readonly progress: Progress; readonly only: boolean; readonly help?: Help },
): Installed {
  const store = readCardStore(file, edition, options.gate);
  const isDamaged = store.is === 'damaged';
  const old = options.only || store.is === 'none' ? [] : store.facts();
  const names = new Set(cards.map(({ facts }) => keyOf(facts)));
  const rest = old.filter(({ facts }) => !names.has(keyOf(facts)));
  const all = [...rest, ...cards];
  const shelf = shelfOf(all, edition, options.gate);
  const stamp = programStamp(edition.name);
  takeOverUnchanged(shelf, all, store, stamp);
  const { progress, help = nobody } = options;
  const text = textOf(shelf, all, stamp ?? FROM_SOURCE, progress, help);
  const { failure, aside } = replaceCardStore(file, text, isDamaged);
  const damaged = aside === null ? null : { aside, rescued: rest.length };
  const problems = failure === null ? [] : [unwritten(file, failure)];
  return { shelf, replaced: old.length - rest.length, damaged, problems };
}

/** The cards of a table as a shelf: their texts may speak of every title there is. */
export function shelfOf(
  cards: readonly CardFacts[],
  edition: CardEdition,
  gate: Gate,
  problems: readonly Problem[] = [],
): FactShelf {
  return new FactShelf(edition, cards, problems, gated(edition.cardKinds, gate, titleTable(edition.name).all));
}

const FROM_SOURCE = 'source';

const nobody: Help = () => null;

/** Cards with their texts compiled, as they are kept. */
function textOf(shelf: FactShelf, facts: readonly CardFacts[], stamp: string, progress: Progress, help: Help): string {
  const cards: Card[] = [];
  let reached = 0;
  const reach = (done: number): void => {
    reached = Math.max(reached, done);
    progress(reached, shelf.entries.length);
  };
  compileTogether(shelf, facts, help, reach);
  for (const index of shelf.entries.keys()) {
    cards.push(shelf.card(index));
    reach(cards.length);
  }
  const more = facts.map(({ attempt, where, set = '' }) => ({ attempt, where, set }));
  return keptText(stamp, shelf, cards, more);
}

const unwritten = (file: string, reason: string): Problem =>
  errorAt({ file, line: 1, column: 1 }, `the cards can't be kept: ${reason}`, 'SPACELINE_DATA names another folder');
