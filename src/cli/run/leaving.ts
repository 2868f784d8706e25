/** Ends a game that a player leaves: closes its journal and says where it is, and how to go on with it. */
import { renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { exitStatus, shellWord, type ExitStatus } from '../exit.ts';
import type { JournalFile } from '../files/journal-file.ts';
import { attempt } from '../files/system-error.ts';
import { isSeedOpen } from '../../table/index.ts';
import { dataFolder } from './folders.ts';
import { say } from './json.ts';
import type { OpenGame } from './open-game.ts';
import { print } from './output.ts';

/** How the game is shown: the whole screen, lines, or JSON. */
export type Face = 'screen' | 'lines' | 'json';

/** Where a finished game's journal goes: out of the folder of games that can be gone on with; another file stays where it is. */
export const finishedPath = ({ path }: JournalFile): string =>
  dirname(path) === dataFolder('games') ? join(dataFolder('games', 'finished'), basename(path)) : path;

/** Puts a finished game's journal there; it stays where it is if that can't be done. */
function keepFinished(journal: JournalFile): string {
  const path = finishedPath(journal);
  if (path === journal.path) return path;
  return attempt(() => renameSync(journal.path, path)) === null ? path : journal.path;
}

/** Closes the journal and says where the game is, and how to go on with it if it is not over. Not fine where answers are not saved. */
export function leaveGame({ session, journal }: OpenGame, face: Face): ExitStatus {
  const failure = journal.catchUp();
  if (failure !== null) return leaveUnsaved(journal, failure, face);
  const isOver = session.request === null;
  if (isOver && face !== 'json' && !isSeedOpen(session.seats)) print(`The seed was ${session.seed}.`);
  if (!journal.isKept) {
    journal.close();
    return exitStatus.fine;
  }
  const path = isOver ? keepFinished(journal) : journal.path;
  const closing = journal.close();
  if (closing !== null) return leaveUnsaved(journal, closing, face);
  const resume = `spaceline play --resume ${shellWord(path)}`;
  if (face === 'json') say({ type: 'saved', journal: path, ...(isOver ? {} : { resume }) });
  else if (isOver) print(`The journal of the game: ${path}`);
  else ['', 'The game is saved. Resume it with:', `  ${resume}`].forEach((line) => print(line));
  return exitStatus.fine;
}

function leaveUnsaved(journal: JournalFile, failure: string, face: Face): ExitStatus {
  const { path, unsaved } = journal;
  journal.close();
  const lost =
    unsaved === 0
      ? `The game may be lost: ${failure}.`
      : `${unsaved} ${unsaved === 1 ? 'answer is' : 'answers are'} not saved: ${failure}. ${path} holds the game before.`;
  const remedy = 'Where a journal takes nothing, save FILE writes the whole game to another place before it is left.';
  if (face === 'json') say({ type: 'unsaved', journal: path, answers: unsaved, message: lost, remedy });
  else ['', lost, remedy].forEach((line) => print(line));
  return exitStatus.couldNot;
}
