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

it('a mission of the Second Edition is no card here: the check cites the rule and says what takes its place', async () => {
  const deck = readFileSync(join(import.meta.dirname, '../../decks/objectives/explorers.txt'), 'utf8');
  const file = join(folder, 'missions.txt');
  writeFileSync(file, deck.replace(/^Locations:$/m, "Locations:\n1\tQo'noS, Heart of the Empire\n1\tNo Such Place"));
  const { status, err } = await run('deck', 'check', file);
  expect(status).toBe(1);
  expect(err).toMatch(
    /Heart of the Empire is a card of type mission, and objectives has none \[OBJ-CARD-01\]; lay a location/,
  );
  expect(err).toContain('unknown card "No Such Place"; ');
});

it('the edition of a game is that of its decks', async () => {
  const random = ['--seats', 'random,random', '--record', join(folder, 'own.journal'), '--force', '--json'];
  const played = await run('demo', '--deck', 'raiders', '--turn-limit', '1', ...random);
  expect(played.status).toBe(0);
  expect(played.out).toContain('"ruleset":"objectives"');
  expect((await run('deck', 'show', 'shipwr')).out).toContain('tactics 18');
});

it('decks of different editions, and names that decks of several bear, are refused with the choice', async () => {
  const apart = await run('play', '--deck', 'raiders', '--versus', 'klingon');
  expect(apart.status).toBe(2);
  expect(apart.err).toContain("'raiders' is raiders of objectives, 'klingon' is klingon of second-edition");
  const open = await run('play', '--deck', 'r');
  expect(open.status).toBe(2);
  expect(open.err).toContain(
    "'r' is romulan of second-edition or raiders of objectives; say --ruleset second-edition or --ruleset objectives",
  );
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
