// `npm run bench -- ARGS`: measures the bundled code, since that is what players run. Tells what it does on stderr: stdout is for the figures.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged, ensureInstalled, root, run, say } from './ensure.mjs';

const args = process.argv.slice(2);
const bench = join(root, 'bench');

/** The packages we are measured against: needed by nothing else, and missed by nobody who has no registry within reach. */
const installPeers = async () => {
  const peers = join(bench, 'peers');
  if (existsSync(join(peers, 'node_modules/.package-lock.json'))) return;
  say('Installing what we are measured against (npm ci in bench/peers) …');
  const npm = ['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: peers, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' };
  if ((await run('npm ci in bench/peers', 'npm', npm, options)) !== 0) say('Going on without the peers.');
};

await ensureInstalled();
if (!existsSync(join(bench, 'index.ts'))) {
  say('There is nothing to measure: bench/index.ts is missing.');
  process.exit(2);
}
if (!args.includes('--only') || args.includes('warm')) await installPeers();
const { bundle } = await import('./build.mjs');
try {
  if (!(await buildIfChanged())) process.exit(2);
  await bundle({ bench: 'bench/index.ts', 'bench-us': 'bench/us.ts', 'bench-stage': 'bench/stage.ts' });
} catch {
  say('Could not build the measurements; the messages above say where.');
  process.exit(2);
}
await import('../dist/bench.js');
