/** `save FILE`: the game so far, as a journal in another file. */
import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { JournalFile } from '../files/journal-file.ts';
import { realFile } from '../files/lock.ts';
import { type CommandOutcome, said, sorry } from '../../table/index.ts';
import { dataPath } from './folders.ts';

/** What `save` is told: a file, and perhaps `--force` behind it, which means it whatever that file holds. */
function readWords(words: string): { readonly file: string; readonly force: string } {
  const [, file = '', force = ''] = /^(.*?)((?:^|\s+)--force)?$/.exec(words) ?? [];
  return { file, force };
}

/** Saves the game to the file that the words name. */
export function saveGame(journal: JournalFile, words: string): CommandOutcome {
  const { file, force } = readWords(words);
  if (file === '') return sorry('Name a file: save FILE --force');
  const failure = journal.copyTo(file, force !== '');
  return failure === null ? said([`Saved to ${file}.`]) : sorry(`The game can't be saved there: ${failure}`);
}

/** What a script means where it asks to save: a file in its own folder, from which it names files, or in the data folder. */
export function savedByScript(words: string, folder: string): string | { readonly problem: string } {
  const named = readWords(words);
  const file = resolve(folder, named.file);
  if ([folder, dataPath()].some((allowed) => isInside(realFile(file), realFile(allowed)))) return file + named.force;
  return {
    problem: `a script saves beside itself (${resolve(folder)}) or in the data folder (${dataPath()}), not to ${words}`,
  };
}

function isInside(file: string, folder: string): boolean {
  const way = relative(folder, file);
  return way !== '' && way.split(sep)[0] !== '..' && !isAbsolute(way);
}
