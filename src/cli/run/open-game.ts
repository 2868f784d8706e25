/** A game to play: a new one from decks and a seed. */
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { version } from '../../../package.json';
import type { Game, Ruleset } from '../../engine/index.ts';
import type { LoggedEvent } from '../../engine/state/events.ts';
import type { Viewer } from '../../engine/showing/view.ts';
import { headerOf, isSeedOpen, type Journal, type Rewind, type Seated, Session } from '../../table/index.ts';
import { noteJournal } from '../exit.ts';
import { JournalFile } from '../files/journal-file.ts';
import { lockFile, type Lock } from '../files/lock.ts';
import { targetAt } from '../files/overwriting.ts';
import type { PlayOptions } from '../play.ts';
import { defaultDecks, readSetup } from './decks.ts';
import { editionNamed, firstSeedOf } from './editions.ts';
import { dataFolder } from './folders.ts';
import { begunGame, nameableIn } from './journal-game.ts';
import { libraryOf } from './library.ts';
import { isProblem, readSeats, readViewer, seatNamed } from './seats.ts';

export interface OpenGame {
  readonly session: Session;
  readonly journal: JournalFile;
  readonly seed: number;
  /** Whose eyes the player asked for; null: nothing was said. */
  readonly viewer: Viewer | null;
  /** What happened before now, for the log: one list an answer. */
  readonly past: readonly (readonly LoggedEvent[])[];
  /** What the player should know of how the game was opened. */
  readonly notice: string | null;
}

/** A game that can be played, before its journal is written to. */
export interface Opening {
  readonly game: Game;
  readonly seats: readonly Seated[];
  readonly viewer: OpenGame['viewer'];
  /** What was played already, and is written to a new journal. */
  readonly journal: Journal;
  readonly past: OpenGame['past'];
  readonly notice: string | null;
  readonly rewind?: Rewind;
}

/** Seeds that people can type. */
export const seedsBelow = 1_000_000;

/** Seeds that nobody finds by trying which of them deals the cards that were dealt. */
const secretSeedsBelow = 2 ** 48 - 1;

/** A seed for those at a table. */
export const newSeed = (seats: readonly Seated[]): number =>
  randomInt(isSeedOpen(seats) ? seedsBelow : secretSeedsBelow);

/** A name no other game has: when it began, and its seed where that is no secret. */
export function newJournalPath(seed: number, seats: readonly Seated[]): string {
  const now = new Date().toISOString().replace(/[-:]/g, '').replace('T', '-');
  const when = isSeedOpen(seats) ? `${now.slice(0, 15)}-${seed}` : now.slice(0, 19);
  return join(dataFolder('games'), `${when}-${process.pid}.journal`);
}

/** A first game with the usual decks is always the same one, in which the first hand is worth something. */
const seedOfFirstGame = ({ hints, deck, versus, ruleset }: PlayOptions): number | undefined =>
  hints === true && deck === undefined && versus === undefined ? firstSeedOf(ruleset) : undefined;

/** After how many turns the game ends: what is asked for, or among bots what the edition gives them; a string says that it cannot. */
export function turnLimitOf(
  { turnLimit }: Pick<PlayOptions, 'turnLimit'>,
  { name, turnLimit: known }: Ruleset,
  isOfBots: boolean,
): number | null | string {
  if (turnLimit !== undefined && !known) return `a game of ${name} has no last turn; leave --turn-limit out`;
  return turnLimit ?? (isOfBots && known ? known.ofBots : null);
}

/** Begins the game that the options speak of; a string says why there is none. */
export async function beginGame(options: PlayOptions & { readonly seats: string }): Promise<OpenGame | string> {
  const edition = await editionNamed(options.ruleset);
  if (typeof edition === 'string') return edition;
  const seats = readSeats(options.seats, edition.name);
  if (typeof seats === 'string') return seats;
  const viewer = readViewer(options.view, seats);
  if (isProblem(viewer)) return viewer.problem;
  const first = options.first === undefined ? null : seatNamed(options.first, seats);
  if (options.first !== undefined && first === null) {
    return `there is no player '${options.first}'; --first takes ${seats.map(({ name }) => name).join(', ')}`;
  }
  const setups = [];
  for (const [seat, deck] of defaultDecks(options).entries()) {
    const setup = readSetup(deck, edition, options.allowUnsupported);
    if (typeof setup === 'string') return setup;
    setups.push({ name: seats[seat]?.name ?? '', kind: seats[seat]?.kind ?? '', parts: setup });
  }
  const seed = options.seed ?? seedOfFirstGame(options) ?? newSeed(seats);
  const limit = turnLimitOf(options, edition, !seats.some(({ kind }) => kind === 'human' || kind === 'script'));
  if (typeof limit === 'string') return limit;
  const header = headerOf({ version, ruleset: edition.name, seed, first, ...(limit && { turnLimit: limit }) }, setups);
  const game = begunGame(edition, setups, header, nameableIn(libraryOf(edition.name)));
  const opening = {
    game,
    seats,
    viewer,
    journal: { header, entries: [] },
    past: [game.opening()],
    notice: null,
  };
  return withNewJournal(opening, options.record ?? newJournalPath(seed, seats), options);
}

/** Where else a journal can be kept that can't be written where it was to be. */
const remedyFor = ({ record }: PlayOptions): string =>
  record === undefined
    ? '; make room there, or keep the journal elsewhere with --record FILE (/dev/null: no journal); SPACELINE_DATA names another folder for all games'
    : '; name another file (/dev/null: no journal)';

/** The game with its journal in a file of its own. */
export async function withNewJournal(opening: Opening, path: string, options: PlayOptions): Promise<OpenGame | string> {
  const target = targetAt(path, 'journal', options.force === true);
  if (typeof target === 'string') return target;
  const lock = target.is === 'special' ? null : await lockFile(path);
  if (lock !== null && 'why' in lock)
    return `${path} can't be written: ${lock.why}${lock.isHeld ? '' : remedyFor(options)}`;
  const game = withJournal(opening, lock, () => JournalFile.begin(path, opening.journal, target, lock));
  return typeof game === 'string' ? game + remedyFor(options) : game;
}

/** The game with the journal that is opened for it last, when nothing else can stand in its way. */
export function withJournal(
  { game, seats, viewer, journal: { header }, past, notice, rewind }: Opening,
  lock: Lock | null,
  open: () => JournalFile | string,
): OpenGame | string {
  const journal = open();
  if (typeof journal === 'string') {
    lock?.release();
    return journal;
  }
  noteJournal(journal.path);
  const session = new Session(game, seats, header.seed, journal, rewind);
  return { session, journal, seed: header.seed, viewer, past, notice };
}
