// Bundles src/cli/main.ts into dist/. Everything lies flat in dist/, so `../cards` is right from every chunk.
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundledPackages, LicenceError, noticesOf } from './licences.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const day = 24 * 60 * 60 * 1000;

// A module named *.worker.ts is started as a thread, so it needs a file of its own.
const workers = () =>
  readdirSync(join(root, 'src'), { recursive: true })
    .filter((name) => name.endsWith('.worker.ts'))
    .map((name) => [basename(name, '.ts'), join('src', name)]);

// Ink names React's devtools, which the game never uses and which would bring a network client along. Commander may start other programs as
// subcommands, of which there are none: what node loads for that takes a fifteenth of a start.
const leftOut = {
  name: 'left-out',
  setup: ({ onResolve }) => {
    const nothing = { path: join(root, 'scripts/left-out.mjs') };
    onResolve({ filter: /^(react-devtools-core|[.]\/devtools[.]js)$/ }, () => nothing);
    onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
      isOfCommander.test(importer) ? nothing : undefined,
    );
  },
};
const isOfCommander = /[\\/]commander[\\/]/;

// ssh2 asks for native helpers, and does without them where there are none.
const noNativeHelpers = {
  name: 'no-native-helpers',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^cpu-features$|[.]node$/ }, ({ path }) => ({ path, external: true }));
  },
};

/** Bundles the entries into dist/; gives esbuild's account of what went into them. */
export const bundle = async (entries) => {
  const result = await build({
    absWorkingDir: root,
    entryPoints: { ...entries, ...Object.fromEntries(workers()) },
    outdir: 'dist',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: 'linked',
    minifySyntax: true,
    legalComments: 'none',
    // ssh2 names its own folder, for a program of Windows. Only asking whether there is a `fetch`, as the layout package does, makes node load its HTTP client: 45 ms of every start.
    define: { 'process.env.NODE_ENV': '"production"', fetch: 'undefined', __dirname: '""' },
    plugins: [leftOut, noNativeHelpers],
    // Bundled CommonJS packages ask for node's own modules by `require`.
    banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
    logLevel: 'warning',
    metafile: true,
  });
  mkdirSync(dist, { recursive: true });
  // The entry is put in place last and whole: a game starting meanwhile sees the old bundle or the new one.
  const files = result.outputFiles.toSorted((a, b) => Number(isEntry(a.path)) - Number(isEntry(b.path)));
  for (const { path, contents } of files) {
    writeFileSync(`${path}.new`, contents);
    renameSync(`${path}.new`, path);
  }
  // What node kept compiled of the bundle before (`bin/spaceline`).
  rmSync(join(dist, 'compiled'), { recursive: true, force: true });
  removeOldChunks(new Set(files.map(({ path }) => basename(path))));
  return result.metafile;
};

/** Puts the licences of what was bundled beside it. */
const writeLicences = (metafile) => {
  const packages = bundledPackages(metafile, root, join(root, 'scripts/licences'));
  writeFileSync(join(dist, 'THIRD-PARTY-LICENSES.txt'), noticesOf(packages));
};

const isEntry = (path) => !/-[A-Z0-9]{8}\.js/.test(path);

// A running game may still load a chunk of the bundle before this one, therefore not at once.
const removeOldChunks = (current) => {
  for (const name of readdirSync(dist)) {
    const file = join(dist, name);
    if (!isEntry(file) && !current.has(name) && Date.now() - statSync(file).mtimeMs > day) rmSync(file);
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await bundle({ main: 'src/cli/main.ts', 'keep-cards': 'src/cli/keep-cards.ts' })
    .then(writeLicences)
    .then(() => import(join(dist, 'keep-cards.js')))
    .catch((error) => {
      // What esbuild finds wrong it has said itself.
      if (!('errors' in error)) console.error(error instanceof LicenceError ? error.message : error);
      process.exitCode = 1;
    });
}
