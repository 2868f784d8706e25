// `npm start -- ARGS`: the same process becomes the game, so that terminal, signals and exit status are the game's own.
import { ensureBuilt, ensureInstalled } from './ensure.mjs';

await ensureInstalled();
await ensureBuilt();
await import('../bin/spaceline');
