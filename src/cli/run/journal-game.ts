/** The game of a journal, as it began. */
import type { CardIndex } from '../../catalog/card-index.ts';
import { keptIndex } from '../../catalog/kept-index.ts';
import type { Problem } from '../../catalog/problem.ts';
import { bytesAt } from '../../catalog/read-file.ts';
import { newGame, type Game, type Ruleset, type SeatSetup } from '../../engine/index.ts';
import { type Journal, type JournalHeader, type ParsedJournal, parseJournal, seatsOf } from '../../table/index.ts';
import { editionNamed } from './editions.ts';
import { importedCards } from './imported-cards.ts';

/** Reads a journal's file. */
export function readJournal(file: string): ParsedJournal | Problem {
  const bytes = bytesAt(file, 'a journal that spaceline wrote');
  return 'severity' in bytes ? bytes : parseJournal(bytes, file);
}

/** A journal's game as it began, or what stands in the way. */
export async function gameOf({ header }: Journal): Promise<Game | string> {
  const edition = await editionNamed(header.ruleset);
  if (typeof edition === 'string') return edition;
  const cards = await cardsOf(header.ruleset);
  const { seats, problems } = seatsOf(header, (id) => cards.find(id).find((card) => card.id === id) ?? null);
  return problems.length > 0 ? problems.join('; ') : begunGame(edition, seats, header);
}

/** The game of a header with its decks. */
export const begunGame = (edition: Ruleset, seats: readonly SeatSetup[], header: JournalHeader): Game =>
  newGame(
    edition,
    seats,
    header.seed,
    header.first ?? undefined,
    header.turnLimit === undefined ? {} : edition.turnLimit?.begin(header.turnLimit),
  );

/** The cards of an edition: kept ones as they are, so that neither the compiler nor the language of texts is loaded for them. */
async function cardsOf(ruleset: string): Promise<CardIndex> {
  return keptIndex(ruleset, importedCards(ruleset)) ?? (await import('./library.ts')).libraryOf(ruleset);
}
