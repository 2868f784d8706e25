/** Decks of an edition whose check warns, and games that end after some turns; the program as it is run. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { programIn } from '../program/index.ts';

vi.setConfig({ testTimeout: 120_000 });

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spaceline-objectives-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const told = programIn(() => ({ env: { ...process.env, SPACELINE_DATA: join(folder, 'data'), NO_COLOR: '1' } }));
const run = (...args: readonly string[]) => told(args);

it('a deck that holds what cannot be used is legal, and the check names it', async () => {
  const deck = readFileSync(join(import.meta.dirname, '../../decks/objectives/explorers.txt'), 'utf8');
  const file = join(folder, 'deck.txt');
  // A battery for Klingon ships, in a deck without one.
  writeFileSync(file, deck.replace(/^1\t/m, '1\tSworn Lance Battery\n1\t'));
  const { status, out, err } = await run('deck', 'check', '--ruleset', 'objectives', file);
  expect(err).toMatch(/:\d+:\d+: warning: no ship of the deck takes Sworn Lance Battery \[OBJ-DECK-08\]/);
  expect(out).toContain('legal');
  expect(status).toBe(0);
});

it('a turn limit ends a game, and its journal tells of it', async () => {
  const journal = join(folder, 'short.journal');
  const args = ['--ruleset', 'objectives', '--seats', 'random,random', '--turn-limit', '4', '--record', journal];
  const { status, out } = await run('demo', ...args);
  expect(status).toBe(0);
  expect(out).toContain('turn 4 is over');
  expect(readFileSync(journal, 'utf8')).toContain('"turnLimit":4');
  expect((await run('replay', journal)).status).toBe(0);
});

it('an edition without a last turn takes no limit', async () => {
  const { status, err } = await run('demo', '--turn-limit', '4');
  expect(status).toBe(2);
  expect(err).toContain('has no last turn');
});
