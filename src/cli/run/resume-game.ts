/** A game that goes on from its journal. */
import { join, dirname, basename } from 'node:path';
import { formatProblem } from '../../catalog/index.ts';
import { seatFault } from '../../players/index.ts';
import { type JournalEnd, mismatchWords, resumed, type Seated } from '../../table/index.ts';
import { shellWord } from '../exit.ts';
import { JournalFile } from '../files/journal-file.ts';
import { lockFile, realFile, type Lock } from '../files/lock.ts';
import type { PlayOptions } from '../play.ts';
import { gameOf, readJournal } from './journal-game.ts';
import { withJournal, withNewJournal, type OpenGame, type Opening } from './open-game.ts';
import { isProblem, readSeats, readViewer } from './seats.ts';

/** Why a journal can't be gone on with, and how its game can be all the same. */
export interface NotResumed {
  readonly problem: string;
  readonly offer: string;
}

/** Goes on with the game of a journal, in that file or in the one that `--record` names; a string says why it can't be done. */
export async function resumeGame(file: string, options: PlayOptions): Promise<OpenGame | NotResumed | string> {
  const isElsewhere = options.record !== undefined && realFile(options.record) !== realFile(file);
  if (isElsewhere) {
    const told = await readGame(file, options);
    return typeof told === 'string' ? told : withNewJournal(told.opening, options.record, options);
  }
  const lock = await lockFile(file);
  if ('why' in lock) {
    const purpose = 'To play on from where it is now';
    // Where no lock can be written, neither can a journal: in that folder.
    const offer = lock.isHeld ? inNewFile(file, purpose) : `${purpose}, ${inOtherFolder(file)}`;
    return { problem: `${file}: ${lock.why}`, offer };
  }
  const resumed = await resumeLocked(file, options, lock);
  if (typeof resumed === 'string' || 'problem' in resumed) lock.release();
  return resumed;
}

async function resumeLocked(file: string, options: PlayOptions, lock: Lock): Promise<OpenGame | NotResumed | string> {
  const told = await readGame(file, options);
  if (typeof told === 'string') return told;
  const { opening, end, damage } = told;
  if (damage !== null) {
    return {
      problem: `${damage}; nothing was changed`,
      offer: inNewFile(file, 'To go on from the line before, in a new file'),
    };
  }
  return withJournal(opening, lock, () => JournalFile.goOn(realFile(file), opening.journal, end, lock));
}

/** The command that goes on with a journal in a file of its own. */
function inNewFile(file: string, purpose: string): string {
  const name = basename(file).replace(/\.[^.]*$/, '');
  const beside = join(dirname(file), `${name}-again.journal`);
  return `${purpose}: spaceline play --resume ${shellWord(file)} --record ${shellWord(beside)}`;
}

const inOtherFolder = (file: string): string =>
  `in a folder that can be written to: spaceline play --resume ${shellWord(file)} --record FILE (/dev/null: no journal)`;

interface ToldGame {
  readonly opening: Opening;
  readonly end: JournalEnd;
  /** What is wrong behind the part that is told, and is no unfinished last line. */
  readonly damage: string | null;
}

/** The game of a journal, as far as nothing is wrong with it; a string says that there is none. */
async function readGame(file: string, options: PlayOptions): Promise<ToldGame | string> {
  const read = readJournal(file);
  if ('severity' in read) return formatProblem(read);
  const { journal, problem, end } = read;
  if (journal === null) return problem === null ? `${file} can't be read` : formatProblem(problem);
  const begun = await gameOf(journal);
  if (typeof begun === 'string') return `${file}: ${begun}`;
  const { header } = journal;
  const kinds = options.seats === undefined ? null : readSeats(options.seats, header.ruleset);
  if (typeof kinds === 'string') return kinds;
  const seats = header.seats.map(({ name, kind }, seat): Seated => ({ name, kind: kinds?.[seat]?.kind ?? kind }));
  const [unfit] = seats.flatMap(({ kind }) => seatFault(kind, header.ruleset) ?? []);
  if (unfit !== undefined) return `${file}: ${unfit}; --seats can name others`;
  const viewer = readViewer(options.view, seats);
  if (isProblem(viewer)) return viewer.problem;
  const told = resumed(journal, begun, seats);
  const mismatch = told.mismatch === null ? null : `${file}:${told.mismatch.line}: ${mismatchWords(told.mismatch)}`;
  const isTorn = mismatch === null && end.is === 'torn';
  const damage = mismatch ?? (problem === null || isTorn ? null : formatProblem(problem));
  const notice = mismatch ?? (problem === null ? null : formatProblem(problem));
  const entries = journal.entries.slice(0, told.lines);
  return {
    opening: {
      ...told,
      seats,
      viewer,
      journal: { header, entries },
      notice: notice === null ? null : `${notice}; the game goes on from before that line`,
    },
    end,
    damage,
  };
}
