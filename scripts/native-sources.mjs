// For tests: src/ compiled file by file, for node itself to load. Vitest's own loader reads every imported name through an object, with which games
// take half as long again.
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { cache, hashOf, root } from './ensure.mjs';

const inputs = ['src', 'package.json', 'package-lock.json', 'tsconfig.json', 'scripts/native-sources.mjs'];
const day = 24 * 60 * 60 * 1000;

const isSource = (path) => /\.tsx?$/.test(path);
const compiledName = (path) => path.replace(/\.tsx?$/, '.mjs');

/** Leaves every import of ours to node, by the name of the compiled file. */
const fileByFile = {
  name: 'file-by-file',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\..*\.tsx?$/ }, ({ path }) => ({ path: compiledName(path), external: true }));
  },
};

const sourceFiles = () =>
  readdirSync(join(root, 'src'), { recursive: true })
    .filter(isSource)
    .map((name) => join('src', name));

/** Compiles src/ into a folder named after what is in it, as a run of the tests beside this one may need another; hands it back. */
async function compiled() {
  const kept = join(cache, 'compiled');
  const folder = join(kept, hashOf(inputs).slice(0, 16));
  if (existsSync(folder)) return folder;
  const fresh = `${folder}.${process.pid}`;
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(sourceFiles().map((name) => [name.replace(/\.tsx?$/, ''), join(root, name)])),
    outdir: fresh,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: 'inline',
    sourcesContent: false,
    plugins: [fileByFile],
    logLevel: 'warning',
  });
  for (const name of readdirSync(kept)) {
    const old = join(kept, name);
    if (Date.now() - statSync(old).mtimeMs > day) rmSync(old, { recursive: true });
  }
  try {
    renameSync(fresh, folder);
  } catch (error) {
    // Another run has put it there meanwhile.
    if (!existsSync(folder)) throw error;
    rmSync(fresh, { recursive: true });
  }
  return folder;
}

/** A plugin of vitest: what tests import of src/ is the compiled file. */
export async function nativeSources() {
  const folder = await compiled();
  return {
    name: 'native-sources',
    enforce: 'pre',
    resolveId(id, importer) {
      if (importer === undefined || !id.startsWith('.')) return null;
      const path = relative(root, join(dirname(importer), id));
      return isSource(path) && path.startsWith('src') ? join(folder, compiledName(path)) : null;
    },
  };
}
