// `npm run docs`: makes what is generated of the handbook anew. `--check` writes nothing and fails if something is stale.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { madePages } from './docs/pages.ts';
import { rendered } from './docs/rendering.ts';
import { read, root } from './docs/text.ts';

const isCheck = process.argv.includes('--check');
const stale = [...madePages(rendered)].filter(([file, text]) => !existsSync(join(root, file)) || read(file) !== text);
for (const [file, text] of stale) {
  console.log(`${isCheck ? 'stale' : 'written'}: ${file}`);
  if (isCheck) continue;
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
if (stale.length === 0) console.log('Everything generated is as it must be.');
if (isCheck && stale.length > 0) process.exitCode = 1;
