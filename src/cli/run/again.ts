/** A game after a game: the same cards once more, another seed, or the decks swapped. */
import { version } from '../../../package.json';
import { isSeedOpen, type Further, type JournalHeader } from '../../table/index.ts';
import type { PlayOptions } from '../play.ts';
import { gameOf } from './journal-game.ts';
import { newJournalPath, newSeed, withNewJournal, type OpenGame } from './open-game.ts';

/** How a further game differs from the one before. */
export type Again = Exclude<Further, 'menu'>;

/** The game that comes after another one, at the same table; a string says why there is none. */
export async function againGame(before: OpenGame, how: Again, options: PlayOptions): Promise<OpenGame | string> {
  const { seats } = before.session;
  const { header } = before.journal;
  // Who knows which cards come would play with open eyes against somebody else.
  const isSame = how === 'rematch' && isSeedOpen(seats);
  const next: JournalHeader = {
    ...header,
    version,
    seed: isSame ? header.seed : newSeed(seats),
    seats: (how === 'swap' ? swapped(header.seats) : header.seats).map((seat, index) => ({
      ...seat,
      kind: seats[index]?.kind ?? seat.kind,
    })),
  };
  const journal = { header: next, entries: [] };
  const game = await gameOf(journal);
  if (typeof game === 'string') return game;
  const opening = { game, seats, viewer: before.viewer, journal, past: [game.opening()], notice: null };
  return withNewJournal(opening, newJournalPath(next.seed, seats), options);
}

/** Everybody keeps the place and the name, and plays the deck of the seat behind. */
const swapped = (seats: JournalHeader['seats']): JournalHeader['seats'] =>
  seats.map((seat, index) => ({ ...(seats[(index + 1) % seats.length] ?? seat), name: seat.name, kind: seat.kind }));

/** What is left of the options of a game for the next one: what began the first does not begin it. */
export const optionsAgain = (options: PlayOptions, how: Again): PlayOptions => {
  const { resume: _resume, record: _record, do: _do, script: _script, hints, seed: _seed, ...rest } = options;
  return { ...rest, ...(how === 'rematch' && hints === true ? { hints } : {}) };
};
