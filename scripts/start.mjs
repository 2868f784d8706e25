// `npm start -- ARGS`: the same process becomes the game, so that terminal, signals and exit status are the game's own.
import { buildIfChanged, ensureInstalled, say } from './ensure.mjs';

await ensureInstalled();
if (await buildIfChanged()) {
  await import('../bin/spaceline');
} else {
  say('Could not build spaceline; the messages above say where.');
  process.exitCode = 2;
}
