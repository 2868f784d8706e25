/**
 * Cards drawn by chance, each with scenarios by somebody who saw nothing but its print: what the program takes a card to say is what it says.
 * Where the community's data is at hand, the texts kept here must be what the program makes of the prints now.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatProblem } from '../src/catalog/index.ts';
import { outcomeLines } from '../src/scenarios/index.ts';
import { isThere, kept, printedCards, samples } from './judge/cards.ts';
import { castProblems, judged } from './judge/run.ts';

const folder = join(import.meta.dirname, 'judge');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml') && name.startsWith('sample-'))
  .toSorted();

const knownSchema = v.array(v.strictObject({ file: v.string(), why: v.pipe(v.string(), v.minLength(10)) }));
const known = v.parse(knownSchema, parse(readFileSync(join(folder, 'known-wrong.yaml'), 'utf8')));
const isKnown = (name: string): boolean => known.some(({ file }) => file === name);

test('every card drawn is understood as it is kept', () => {
  expect(castProblems().map(formatProblem)).toEqual([]);
});

test.each(files.filter((name) => !isKnown(name)))('%s', (name) => {
  const outcome = judged(readFileSync(join(folder, name), 'utf8'), name);
  const passed = outcome.kind === 'run' && outcome.result.passed;
  expect(passed, outcomeLines(outcome, { trace: !passed && outcome.kind === 'run' }).join('\n')).toBe(true);
});

test.each(known)('$file does not hold yet: $why', ({ file }) => {
  const outcome = judged(readFileSync(join(folder, file), 'utf8'), file);
  expect(outcome.kind === 'run' && !outcome.result.passed, `${file} holds: take it off known-wrong.yaml`).toBe(true);
});

describe.skipIf(!isThere)('with the community data (skipped where ../shared is absent)', () => {
  test('the texts kept are what the prints mean now; if not: npm run judge -- refresh', { timeout: 120_000 }, () => {
    const all = printedCards();
    for (const { seed, drawn, text } of samples()) expect(kept(all, drawn), `sample ${seed}`).toBe(text);
  });
});
