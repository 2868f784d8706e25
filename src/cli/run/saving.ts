/** `save FILE`: the game so far, as a journal in another file. */
import { isAbsolute, relative, resolve } from 'node:path';
import type { JournalFile } from '../files/journal-file.ts';
import { realFile } from '../files/lock.ts';
import type { CommandOutcome } from '../../tui/session.ts';
import { dataPath } from './folders.ts';
import { said, sorry } from './table-queries.ts';

const FORCE = ' --force';

/** Saves the game to the file that the words name; `--force` behind it means it, whatever that file holds. */
export function saveGame(journal: JournalFile, words: string): CommandOutcome {
  const force = words.endsWith(FORCE);
  const file = force ? words.slice(0, -FORCE.length).trim() : words;
  const failure = journal.copyTo(file, force);
  return failure === null ? said([`Saved to ${file}.`]) : sorry(`The game can't be saved there: ${failure}`);
}

/** Where a script may save what it asks to: in its own folder, from which it names files, or in the data folder. */
export function savedByScript(words: string, folder: string): string | { readonly problem: string } {
  const file = resolve(folder, words);
  if ([folder, dataPath()].some((allowed) => isInside(realFile(file), realFile(allowed)))) return file;
  return {
    problem: `a script saves beside itself (${resolve(folder)}) or in the data folder (${dataPath()}), not to ${words}`,
  };
}

function isInside(file: string, folder: string): boolean {
  const way = relative(folder, file);
  return way !== '' && !way.startsWith('..') && !isAbsolute(way);
}
