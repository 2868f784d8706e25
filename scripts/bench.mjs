// `npm run bench -- ARGS`: measures the bundled code, since that is what players run.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, say } from './ensure.mjs';

await ensureInstalled();
if (!existsSync(join(root, 'bench/index.ts'))) {
  say('There is nothing to measure: bench/index.ts is missing.');
  process.exit(2);
}
const { bundle } = await import('./build.mjs');
try {
  await bundle({ bench: 'bench/index.ts' });
} catch {
  say('Could not build the measurements; the messages above say where.');
  process.exit(2);
}
await import('../dist/bench.js');
