/** Rules by key: each key of shared code stands for rules that the ledger has, and shared code names none by id. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadLedger } from '../../../src/rules/ledger.ts';
import { ledger } from '../../../src/rules/second-edition/ledger-keys.ts';

/** Files in which keys are declared and given their ids, not cited. */
const TABLES: ReadonlySet<string> = new Set(['rule-keys.ts', 'ledger-keys.ts']);

function sources(folder: string): readonly { file: string; text: string }[] {
  return readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[jt]sx?$/.test(file))
    .map((file) => ({ file: join(folder, file), text: readFileSync(join('src', folder, file), 'utf8') }));
}

test('every id that a key stands for is in the ledger', async () => {
  const known = new Set((await loadLedger('second-edition')).map(({ id }) => id));
  const ids = Object.values(ledger).flat();
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
});

test('every key stands for a rule, and for none twice', () => {
  const odd = Object.entries(ledger).filter(([, ids]) => ids.length === 0 || new Set(ids).size < ids.length);
  expect(odd).toEqual([]);
});

test('every key is cited', () => {
  const text = sources('.')
    .filter(({ file }) => !TABLES.has(file.split('/').at(-1) ?? file))
    .map((source) => source.text)
    .join('\n');
  expect(Object.keys(ledger).filter((key) => !text.includes(`'${key}'`))).toEqual([]);
});

test.each(['engine', 'effects', 'language'])('src/%s names no rule of a ledger by id', (folder) => {
  const found = sources(folder).flatMap(({ file, text }) =>
    [...text.matchAll(/\b(2E|OBJ|1E|94|R99|OV)-[A-Z]+(-\d+)?/g)].map(([id]) => `${file}: ${id}`),
  );
  expect(found).toEqual([]);
});
