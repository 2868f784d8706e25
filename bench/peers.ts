/** What we are measured against. The packages are installed by `scripts/bench.mjs`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../src/catalog/package-files.ts';

export interface Peer {
  readonly name: 'pkmn' | 'boardgame';
  readonly module: string;
}

const folder = join(packageRoot(), 'bench', 'peers');

/** The peers; why there are none, where they are not installed. */
export function peersHere(): readonly Peer[] | string {
  if (!existsSync(join(folder, 'node_modules', '.package-lock.json')))
    return 'their packages could not be installed (npm ci in bench/peers failed)';
  return (['pkmn', 'boardgame'] as const).map((name) => ({ name, module: join(folder, `${name}.mjs`) }));
}
