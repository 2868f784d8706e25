/** What is loaded for a game whose cards are compiled: neither the sentences of card texts nor what reads card files. */
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** The modules of ours that a module brings along before anything is done. */
async function broughtAlong(entry: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'nowhere',
    packages: 'external',
    external: ['node:*'],
    logLevel: 'error',
  });
  const found = new Set([entry]);
  for (const path of found)
    for (const one of metafile.inputs[path]?.imports ?? [])
      if (one.kind === 'import-statement' && one.external !== true) found.add(one.path);
  return [...found];
}

it.each(['src/cli/run/replay.ts', 'src/rules/second-edition/index.ts', 'src/rules/first-edition/index.ts'])(
  '%s loads no sentences, no compiler, no card files',
  async (entry) => {
    const loaded = await broughtAlong(entry);
    expect(loaded).toContain('src/effects/reading/index.ts');
    const much = /^src\/(language\/(compile|meaning\/|grammar\/[\w-]+\/(index|families))|catalog\/(index|lackey\/))/;
    expect(loaded.filter((path) => much.test(path))).toEqual([]);
  },
);
