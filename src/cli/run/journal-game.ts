/** The game of a journal, as it began. */
import { statSync } from 'node:fs';
import type { CardIndex } from '../../catalog/card-index.ts';
import { keptIndex } from '../../catalog/kept-index.ts';
import type { Problem } from '../../catalog/problem.ts';
import { bytesAt } from '../../catalog/read-file.ts';
import { newGame, type Game, type Nameable, type Ruleset, type SeatSetup } from '../../engine/index.ts';
import {
  type Journal,
  type JournalHeader,
  type ParsedJournal,
  parseJournal,
  seatsOf,
  wordsNamed,
} from '../../table/index.ts';
import { editionNamed } from './editions.ts';
import { importedCards } from './imported-cards.ts';

/** Reads a journal's file. */
export function readJournal(file: string): ParsedJournal | Problem {
  const bytes = bytesAt(file, 'a journal that spaceline wrote');
  return 'severity' in bytes ? bytes : parseJournal(bytes, file);
}

/** A journal's game as it began, or what stands in the way. */
export async function gameOf({ header, entries }: Journal): Promise<Game | string> {
  const edition = await editionNamed(header.ruleset);
  if (typeof edition === 'string') return edition;
  const cards = await cardsOf(header.ruleset);
  const { seats, problems } = seatsOf(header, (id) => cards.find(id).find((card) => card.id === id) ?? null);
  if (problems.length > 0) return problems.join('; ');
  return begunGame(edition, seats, header, nameableIn(cards, wordsNamed(entries)));
}

/** What can be named where these cards are all there are; the words of a journal besides. */
export const nameableIn = (cards: CardIndex, words: readonly string[] = []): Nameable => ({
  cards: () => cards.printed(),
  words,
});

/** The game of a header with its decks. */
export const begunGame = (
  edition: Ruleset,
  seats: readonly SeatSetup[],
  header: JournalHeader,
  nameable: Nameable,
): Game =>
  newGame(
    edition,
    seats,
    header.seed,
    header.first ?? undefined,
    header.turnLimit === undefined ? {} : edition.turnLimit?.begin(header.turnLimit),
    nameable,
  );

/** The cards that were read last, by edition: the games of a host share them until others are imported. */
const read = new Map<string, { readonly stamp: string; readonly cards: CardIndex }>();

/** The cards of an edition: kept ones as they are, so that neither the compiler nor the language of texts is loaded for them. */
async function cardsOf(ruleset: string): Promise<CardIndex> {
  const file = importedCards(ruleset);
  const imported = statSync(file, { throwIfNoEntry: false });
  const stamp = `${file} ${imported?.mtimeMs} ${imported?.size}`;
  const known = read.get(ruleset);
  if (known?.stamp === stamp) return known.cards;
  const cards = keptIndex(ruleset, file) ?? (await import('./library.ts')).libraryOf(ruleset);
  read.set(ruleset, { stamp, cards });
  return cards;
}
