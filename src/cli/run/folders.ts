/** Where things lie that players keep. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import envPaths from 'env-paths';

/** A place in the folder of games, cards and settings: SPACELINE_DATA, else the system's folder for the user's data. */
export function dataPath(...parts: readonly string[]): string {
  const own = process.env['SPACELINE_DATA'] ?? '';
  return resolve(own !== '' ? own : envPaths('spaceline', { suffix: '' }).data, ...parts);
}

/** The same as a folder, made if it is not there. */
export function dataFolder(...parts: readonly string[]): string {
  const folder = dataPath(...parts);
  mkdirSync(folder, { recursive: true });
  return folder;
}
