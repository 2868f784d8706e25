/** The licences that go with the bundle: `npm test` builds it before. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../package.json';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');

/** The scripts of the bundle, beginning with what is started; dist/ may hold older ones too. */
function scriptsFrom(name: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(name)) return known;
  known.add(name);
  const text = readFileSync(join(dist, name), 'utf8');
  for (const [, next = ''] of text.matchAll(/["']\.\/([\w-]+-[A-Z0-9]{8}\.js)["']/g)) scriptsFrom(next, known);
  return known;
}

/** The packages whose files the source maps name, each as `NAME VERSION`. */
function packagesIn(script: string): readonly string[] {
  const { sources } = JSON.parse(readFileSync(join(dist, `${script}.map`), 'utf8')) as { sources: readonly string[] };
  return sources.flatMap((source) => {
    const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(source) ?? [];
    if (folder === undefined) return [];
    const { name, version } = JSON.parse(readFileSync(join(dist, folder, 'package.json'), 'utf8')) as Named;
    return [`${name} ${version}`];
  });
}

interface Named {
  readonly name: string;
  readonly version: string;
}

describe('the licences of what is bundled', () => {
  const notices = readFileSync(join(dist, 'THIRD-PARTY-LICENSES.txt'), 'utf8');
  const parts = notices.split(/^={78}$/m).slice(1);

  it('are told for every package of which something is in the bundle, and for no other', () => {
    const bundled = new Set([...scriptsFrom('main.js')].flatMap(packagesIn));
    expect(bundled.size).toBeGreaterThan(20);
    const told = parts.map((part) => part.trim().split('\n')[0]);
    expect(told.toSorted()).toEqual([...bundled].toSorted());
  });

  it('stand there with their id and their whole text', () => {
    const granted =
      /Permission (?:is hereby granted|to use, copy)|Redistribution and use in source and binary forms|Each contributor licenses you|Anyone is free to copy, modify, publish/;
    for (const part of parts) {
      expect(part.trim().split('\n')[1], part).toMatch(/^(?:MIT|ISC|BSD-3-Clause|BlueOak-1\.0\.0|Unlicense)$/);
      expect(part, part).toMatch(/copyright/i);
      expect(part.replaceAll(/\s+/g, ' '), part).toMatch(granted);
    }
  });

  it('are handed on with our own', () => {
    expect(manifest.license).toBe('MIT');
    expect(manifest.files).toEqual(expect.arrayContaining(['LICENSE', 'dist']));
    expect(readFileSync(join(root, 'LICENSE'), 'utf8')).toContain('Copyright (c) 2026 the spaceline authors');
    expect(existsSync(join(dist, 'THIRD-PARTY-LICENSES.txt'))).toBe(true);
  });
});

describe('a bundle', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'spaceline-licences-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function put(path: string, content: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }

  /** The notices for a bundle of files in the folder; what is said where there can be none. */
  function noticesFor(...files: readonly string[]): { readonly out: string; readonly err: string } {
    const inputs = Object.fromEntries(files.map((file) => [file, { bytesInOutput: 9 }]));
    const code = `
      const { bundledPackages, noticesOf } = await import(process.argv[1]);
      const [, , metafile, root] = process.argv;
      try { console.log(noticesOf(bundledPackages(JSON.parse(metafile), root, root + '/texts'))); }
      catch (error) { console.error(error.message); }`;
    const script = new URL('../../scripts/licences.mjs', import.meta.url).href;
    const args = [
      '--input-type=module',
      '-e',
      code,
      script,
      JSON.stringify({ outputs: { 'x.js': { inputs } } }),
      folder,
    ];
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { out: stdout, err: stderr };
  }

  const packed = (name: string, license?: string) => JSON.stringify({ name, version: '1.2.3', license });

  it('tells the licence of a package inside another, by the package.json that names it', () => {
    put('node_modules/outer/node_modules/@in/ner/package.json', packed('@in/ner', 'MIT'));
    put('node_modules/outer/node_modules/@in/ner/esm/package.json', '{"type": "module"}');
    put('node_modules/outer/node_modules/@in/ner/LICENCE.md', 'Do as you like.');
    const { out } = noticesFor('src/a.ts', 'node_modules/outer/node_modules/@in/ner/esm/index.js');
    expect(out).toMatch(/^@in\/ner 1\.2\.3\nMIT\n\nDo as you like\.$/m);
    expect(out).not.toContain('outer');
  });

  it('is refused where a licence is not allowed, not said, or without a text', () => {
    put('node_modules/strict/package.json', packed('strict', 'AGPL-3.0'));
    put('node_modules/strict/LICENSE', 'Share alike.');
    put('node_modules/silent/package.json', packed('silent'));
    put('node_modules/bare/package.json', packed('bare', 'ISC'));
    const names = ['strict', 'silent', 'bare'];
    const { out, err } = noticesFor(...names.map((name) => `node_modules/${name}/index.js`));
    expect(out).toBe('');
    expect(err).toContain('strict 1.2.3: its licence is AGPL-3.0, not one of');
    expect(err).toContain('silent 1.2.3: its licence is not said in its package.json');
    expect(err).toContain('bare 1.2.3: it comes without the text of its licence; keep it as scripts/licences/bare.txt');
    put('texts/bare.txt', 'Take it.');
    expect(noticesFor('node_modules/bare/index.js').out).toMatch(/^bare 1\.2\.3\nISC\n\nTake it\.$/m);
  });
});
