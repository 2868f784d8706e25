/** One bundle of the checks and of the source under them, with all edits in it behind switches. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { editsOf, type Edit, type Editable } from './edits.ts';
import { instrumented } from './instrument.ts';

export const root = join(import.meta.dirname, '../..');

interface Instrumented {
  readonly edits: readonly Edit[];
  /** Those that are not wanted. */
  readonly leftOut: readonly Edit[];
  /** The instrumented text by absolute path. */
  readonly texts: ReadonlyMap<string, string>;
}

const filesUnder = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .toSorted();

/** The rooms whose rules are broken; not what is told the rooms above: the ledger, lists of editions, and words for files, commands and logs. */
const rooms = ['src/rules', 'src/engine', 'src/effects'];
const leftOut: ReadonlySet<string> = new Set([
  ...['src/rules/ledger.ts', 'src/rules/editions.ts'],
  ...['second-edition', 'objectives', 'first-edition'].flatMap((edition) =>
    ['card-kinds', 'command-verbs', 'deck-parts', 'edition-words', 'log-words', 'scenario-words'].map(
      (name) => `src/rules/${edition}/${name}.ts`,
    ),
  ),
]);

/** The files that can be broken, relative to the root. */
export const sourceFiles: readonly string[] = rooms
  .flatMap((room) => filesUnder(room, '.ts'))
  .filter((file) => !leftOut.has(file));

/** These files with those edits of them that are wanted. */
export function instrument(files: readonly string[], isWanted: (edit: Edit) => boolean): Instrumented {
  const edits: Edit[] = [];
  const leftOut: Edit[] = [];
  const texts = new Map<string, string>();
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const found: Editable = editsOf(file, text);
    const chosen: Edit[] = [];
    for (const edit of found.edits) (isWanted(edit) ? chosen : leftOut).push(edit);
    texts.set(join(root, file), instrumented(text, chosen, found.loops, edits.length));
    edits.push(...chosen);
  }
  return { edits, leftOut, texts };
}

const inPlaceOf = (texts: Instrumented['texts']): Plugin => ({
  name: 'instrumented',
  setup: (here) => {
    here.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const contents = texts.get(path);
      return contents === undefined ? undefined : { contents, loader: 'ts' };
    });
    here.onResolve({ filter: /^vitest$/ }, () => ({ path: join(import.meta.dirname, 'vitest-in-process.ts') }));
  },
});

/** Tests that play whole games: too long to run for every edit. */
const wholeGames: ReadonlySet<string> = new Set(['test/rules/second-edition/refusals.test.ts']);

/** The text of the bundle: the body of a function of `module`, `require` and `__mutants`. */
export async function bundleOf(texts: Instrumented['texts']): Promise<string> {
  const tests = ['test/rules/second-edition', 'test/rules/objectives', 'test/rules/first-edition']
    .flatMap((folder) => filesUnder(folder, '.test.ts'))
    .filter((file) => !wholeGames.has(file));
  const imports = tests.map((file) => `await import(${JSON.stringify(`./${file}`)});`).join('\n');
  const entry = `import { checks } from './${relative(root, import.meta.dirname)}/subject.ts';
export const start = (control, read) => checks(control, read, async () => {${imports}});`;
  const result = await build({
    stdin: { contents: entry, resolveDir: root, loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(join(import.meta.dirname, 'subject.ts')).href),
      'import.meta.dirname': JSON.stringify(import.meta.dirname),
    },
    plugins: [inPlaceOf(texts)],
    logLevel: 'error',
  });
  return result.outputFiles[0]?.text ?? '';
}

/** The text of the program that a worker runs. */
export async function workerText(): Promise<string> {
  const result = await build({
    entryPoints: [join(import.meta.dirname, 'worker.ts')],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  });
  return result.outputFiles[0]?.text ?? '';
}
