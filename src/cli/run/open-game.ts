/** A game to play: a new one from decks and a seed, or one that goes on from its journal. */
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { version } from '../../../package.json';
import { formatProblem, readTextFile } from '../../catalog/index.ts';
import { newGame, type Game } from '../../engine/index.ts';
import type { LoggedEvent } from '../../engine/events.ts';
import { headerOf, parseJournal, replay, seatsOf, UNDO, writeJournal, type Journal } from '../../lab/index.ts';
import { Rewind } from '../../players/rewind.ts';
import { isBot, Session, type Seated } from '../../players/session.ts';
import { noteJournal } from '../exit.ts';
import type { PlayOptions } from '../play.ts';
import { defaultDecks, readSetup } from './decks.ts';
import { editionNamed } from './editions.ts';
import { dataFolder } from './folders.ts';
import { beginJournal, continueJournal, type JournalFile } from './journal-file.ts';
import { readSeats, seatNamed } from './seats.ts';
import { libraryOf } from './library.ts';

export interface OpenGame {
  readonly session: Session;
  readonly journal: JournalFile;
  readonly seed: number;
  /** What happened before now, for the log: one list an answer. */
  readonly past: readonly (readonly LoggedEvent[])[];
  /** What the player should know of how the game was opened. */
  readonly notice: string | null;
}

/** Seeds that people can type. */
export const seedsBelow = 1_000_000;

/** A name no other game has: when it began, and its seed. */
function newJournalPath(seed: number): string {
  const now = new Date().toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  return join(dataFolder('games'), `${now}-${seed}-${process.pid}.journal`);
}

/** Opens the game that the options speak of; a string says why there is none. */
export async function openGame(options: PlayOptions & { readonly seats: string }): Promise<OpenGame | string> {
  const game = options.resume === undefined ? await beginGame(options) : await resumeGame(options.resume, options);
  if (typeof game !== 'string') noteJournal(game.journal.path);
  return game;
}

async function beginGame(options: PlayOptions & { readonly seats: string }): Promise<OpenGame | string> {
  const edition = await editionNamed(options.ruleset);
  if (typeof edition === 'string') return edition;
  const seats = readSeats(options.seats);
  if (typeof seats === 'string') return seats;
  const first = options.first === undefined ? null : seatNamed(options.first, seats);
  if (options.first !== undefined && first === null) {
    return `there is no player '${options.first}'; --first takes ${seats.map(({ name }) => name).join(', ')}`;
  }
  const setups = [];
  for (const [seat, deck] of defaultDecks(options).entries()) {
    const setup = readSetup(deck, edition, options.allowUnsupported);
    if (typeof setup === 'string') return setup;
    setups.push({ name: seats[seat]?.name ?? '', kind: seats[seat]?.kind ?? '', ...setup });
  }
  const seed = options.seed ?? randomInt(seedsBelow);
  const header = headerOf({ version, ruleset: edition.name, seed, first }, setups);
  const path = options.record ?? newJournalPath(seed);
  const journal = beginJournal(path, header, options.record !== undefined);
  if (typeof journal === 'string') return journal;
  const game = newGame(edition, setups, seed, first ?? undefined);
  return { session: new Session(game, seats, seed, journal.sink), journal, seed, past: [game.opening()], notice: null };
}

/** A journal's game as it began, or what stands in the way. */
export async function gameOf({ header }: Journal): Promise<Game | string> {
  const edition = await editionNamed(header.ruleset);
  if (typeof edition === 'string') return edition;
  const library = libraryOf(header.ruleset);
  const { seats, problems } = seatsOf(header, (id) => library.find(id).find((card) => card.id === id) ?? null);
  return problems.length > 0 ? problems.join('; ') : newGame(edition, seats, header.seed, header.first ?? undefined);
}

async function resumeGame(file: string, options: PlayOptions): Promise<OpenGame | string> {
  const source = readTextFile(file, 'a journal that spaceline wrote');
  if ('severity' in source) return formatProblem(source);
  const { journal, problem } = parseJournal(source.text, file);
  if (journal === null) return problem === null ? `${file} can't be read` : formatProblem(problem);
  const begun = await gameOf(journal);
  if (typeof begun === 'string') return begun;
  const kinds = options.seats === undefined ? null : readSeats(options.seats);
  if (typeof kinds === 'string') return kinds;
  const { header } = journal;
  const seats = header.seats.map(({ name, kind }, seat): Seated => ({ name, kind: kinds?.[seat]?.kind ?? kind }));
  const told = tell(journal, begun, seats);
  if (told.mismatch !== null) {
    const { line, command, reason } = told.mismatch;
    return `${file}:${line}: '${command}' does not go as recorded: ${reason}; spaceline replay shows the game up to there`;
  }
  const written = writeJournal(journal);
  const recorded =
    options.record === undefined
      ? continueJournal(file, header, Buffer.byteLength(written))
      : beginJournal(options.record, header, true);
  if (typeof recorded === 'string') return recorded;
  const notice = problem === null ? null : `${formatProblem(problem)}; the game goes on from before that line`;
  const session = new Session(told.game, seats, header.seed, recorded.sink, told.rewind);
  return { session, journal: recorded, seed: header.seed, past: told.past, notice };
}

/** Plays a journal again: the game as it stands, what happened, and how far it can be taken back. */
function tell(journal: Journal, begun: Game, seats: readonly Seated[]) {
  const rewind = new Rewind();
  const past: (readonly LoggedEvent[])[] = [begun.opening()];
  let before = begun.copy();
  const { game, mismatch } = replay(journal, begun, ({ command, player }, events, now) => {
    const seat = seats.findIndex(({ name }) => name === player);
    if (command === UNDO) {
      rewind.beyond();
      past.length = rewind.answers + 1;
    } else {
      rewind.note(before, seat, isBot(seats[seat]), events);
      past.push(events);
    }
    before = now.copy();
  });
  return { game, mismatch, rewind, past };
}
