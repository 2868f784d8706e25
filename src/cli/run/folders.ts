/** Where things lie that players keep: all in SPACELINE_DATA, else in the system's folders for the user's data and configuration. */
import { constants, accessSync, lstatSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import envPaths from 'env-paths';
import { makeFolder } from '../../catalog/atomic.ts';
import { CannotDo } from '../exit.ts';

type Use = 'data' | 'config';

/** A place in the folder of games and cards. Throws `CannotDo` where that can be no folder. */
export const dataPath = (...parts: readonly string[]): string => join(folderFor('data'), ...parts);

/** A place in the folder of settings. Throws `CannotDo` where that can be no folder. */
export const configPath = (...parts: readonly string[]): string => join(folderFor('config'), ...parts);

/** A folder in the folder of games and cards, made if it is not there. Throws `CannotDo` where it can't be. */
export const dataFolder = (...parts: readonly string[]): string => madeFolder(dataPath(...parts), `; ${REMEDY}`);

/** That folder, made if it is not there. Throws `CannotDo` where it can't be, with a word on what would help. */
export function madeFolder(folder: string, remedy = ''): string {
  try {
    makeFolder(folder);
    return folder;
  } catch (error) {
    throw new CannotDo(`the folder '${folder}' can't be made: ${reasonOf(error)}${remedy}`);
  }
}

const REMEDY = 'SPACELINE_DATA can name another folder';

function folderFor(use: Use): string {
  const own = process.env['SPACELINE_DATA'] ?? '';
  const folder = own === '' ? systemFolder(use) : resolve(own);
  const fault = faultIn(folder);
  if (fault === null) return folder;
  const called = own === '' ? `the folder for games, cards and settings, '${folder}',` : `SPACELINE_DATA: '${folder}'`;
  throw new CannotDo(`${called} ${fault}; ${own === '' ? REMEDY : 'name a folder there, it is made if need be'}`);
}

function systemFolder(use: Use): string {
  const folder = envPaths('spaceline', { suffix: '' })[use];
  if (isAbsolute(folder)) return folder;
  const variable = use === 'data' ? 'XDG_DATA_HOME' : 'XDG_CONFIG_HOME';
  const [name, value = ''] = isAbsolute(homedir()) ? [variable, process.env[variable]] : ['HOME', homedir()];
  throw new CannotDo(
    `there is no place for games, cards and settings: ${name} is '${value}', no absolute path; ${REMEDY}`,
  );
}

/** Why a path can be no folder of ours; null where it is a folder, or may yet become one. */
function faultIn(folder: string): string | null {
  try {
    if (!statSync(folder).isDirectory()) return 'is a file, not a folder';
    accessSync(folder, constants.R_OK | constants.X_OK);
    return null;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOTDIR') return 'lies in a file, not in a folder';
    if (code !== 'ENOENT') return `can't be read: ${reasonOf(error)}`;
    return lstatSync(folder, { throwIfNoEntry: false }) === undefined ? null : 'is a link to nothing';
  }
}

function codeOf(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error)) throw error;
  return error.code;
}

const reasonOf = (error: unknown): string => {
  codeOf(error);
  return error instanceof Error ? error.message : String(error);
};
