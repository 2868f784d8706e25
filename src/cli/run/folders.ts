/** Where things lie: what is shipped, and what players keep. */
import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** The folder of saved games and journals: SPACELINE_DATA, else the user's data folder. Made if it is not there. */
export function dataFolder(...parts: readonly string[]): string {
  const own = process.env['SPACELINE_DATA'] ?? '';
  const shared = process.env['XDG_DATA_HOME'] ?? '';
  const base = own !== '' ? own : join(shared !== '' ? shared : join(homedir(), '.local', 'share'), 'spaceline');
  const folder = resolve(base, ...parts);
  mkdirSync(folder, { recursive: true });
  return folder;
}
