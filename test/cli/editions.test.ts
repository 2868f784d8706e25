/** Editions beside the usual one: their cards, decks, rules and games, by the program as it is run, and the start screen. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { shippedDecks } from '../../src/catalog/index.ts';
import { startRows } from '../../src/cli/run/start-rows.ts';
import { deckName, readSetup, usualDecks } from '../../src/cli/run/decks.ts';
import { newGame } from '../../src/engine/index.ts';
import { editions } from '../../src/rules/editions.ts';
import { seatKinds } from '../../src/players/index.ts';
import { initialStart, pressAtStart, shownValue, type Row } from '../../src/tui/frame/start-state.ts';
import { programIn } from '../program/index.ts';

vi.setConfig({ testTimeout: 120_000 });

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spaceline-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = programIn(() => ({ env: { ...process.env, SPACELINE_DATA: join(folder, 'data'), NO_COLOR: '1' } }));
const objectives = ['--ruleset', 'objectives'];

describe('the objectives variant on the command line', () => {
  it.each([
    ['Cinder Veil', 'space location, alpha quadrant, span 2'],
    ['Chart the Ion Shoals', 'space objective, 40 points'],
    ['Hide in the Static', 'tactic, attack 0, defense 5, hull 10 %'],
    ['Longstride Coils', 'propulsion system, cost 1'],
    ['Founder Leader', 'unique Dominion Changeling personnel, cost 3, gamma quadrant'],
  ])('shows what is printed on %s', async (title, line) => {
    const { status, out } = await run(['cards', 'show', title, ...objectives]);
    expect([status, out.split('\n')[1]?.trim()]).toEqual([0, line]);
  });

  it('finds its cards, and those that it shares', async () => {
    expect((await run(['cards', 'search', 'nebula', 'location', ...objectives])).out).toContain('The Whistling Dark');
    expect((await run(['cards', 'search', 'Worf', 'Klingon', ...objectives])).out).toContain('Worf, Son of Mogh');
  });

  it('checks its decks as what they say they are built for', async () => {
    for (const path of shippedDecks('objectives')) {
      const { status, out, err } = await run(['deck', 'check', path]);
      expect([status, err]).toEqual([0, '']);
      expect(out).toMatch(/supported, legal\n$/);
      expect((await run(['deck', 'show', deckName(path), ...objectives])).out).toContain('\ntactic ');
    }
  });

  it('has its own rules, and those that it leaves as they are', async () => {
    const all = await run(['rules', 'OBJ-ATT-02']);
    expect(all.status).toBe(0);
    expect((await run(['rules', 'OBJ-ATT-02', ...objectives])).out).toBe(all.out);
    expect((await run(['rules', '2E-MOVE-02', ...objectives])).out).toContain('2E-MOVE-02');
  });

  it('is played to its end', async () => {
    const { status, out } = await run(['demo', '--seed', '7', ...objectives]);
    expect(status).toBe(0);
    expect(out).toMatch(/The game is over after turn \d+/);
    const seats = ['--seats', 'random,random', '--record', '/dev/null'];
    expect((await run(['play', '--seed', '7', ...objectives, ...seats])).status).toBe(0);
  });

  it('is saved and gone on with', async () => {
    const begun = await run(['play', '--plain', '--seed', '3', ...objectives], 'hand\n');
    const [path = ''] = /--resume (\S+)/.exec(begun.out)?.slice(1) ?? [];
    expect(readdirSync(join(folder, 'data', 'games'))).not.toEqual([]);
    expect((await run(['play', '--plain', '--resume', path], 'hand\n')).status).toBe(begun.status);
  });
});

test.each([...editions])(
  'the first game of %s begins with a ship and some who staff it in hand',
  async (name, { terms, load }) => {
    const edition = await load();
    const [one, other] = usualDecks(name).map((path) => {
      const parts = readSetup(path, edition);
      if (typeof parts === 'string') throw new Error(parts);
      return parts;
    });
    if (!one || !other || terms.firstSeed === null) throw new Error(`no first game of ${name}`);
    const seats = [one, other].map((parts, seat) => ({ name: `seat ${seat}`, parts }));
    const { turn, players } = newGame(edition, seats, terms.firstSeed).view(0);
    const hand = players[0]?.zones['hand']?.cards.map(({ definition }) => definition) ?? [];
    const icons = hand.filter(({ type }) => type === 'personnel').map((card) => card.icons);
    const staffed = hand.filter(({ type, staffing }) => type === 'ship' && staffing.length <= icons.length);
    expect(turn.player).toBe(0);
    // Where a table is laid first, hands are drawn afterwards: chance and what the players do then make them.
    if (name === 'premiere-1994') return expect(hand).toEqual([]);
    expect(staffed).not.toEqual([]);
    expect(icons.some((each) => each.includes('command'))).toBe(true);
  },
);

describe('the start screen', () => {
  const decks = (ruleset: string) =>
    shippedDecks(ruleset).map((path) => ({ value: path, name: deckName(path), label: deckName(path) }));
  const rows = startRows({ decks, saved: [], finished: [], results: [], firstGame: () => '' });
  const row = (name: string): Row => {
    const found = rows.find((one) => one.name === name);
    if (!found) throw new Error(`no row ${name}`);
    return found;
  };
  const begun = { ...initialStart(rows, { ruleset: 'second-edition', seed: '1', opponent: 'bot' }), row: 'ruleset' };
  const turned = pressAtStart(begun, rows, { kind: 'key', name: 'right', text: '' }).state;

  test('goes to its first and last row at once', () => {
    const at = (name: string): string => pressAtStart(begun, rows, { kind: 'key', name, text: '' }).state.row;
    expect([at('home'), at('end')]).toEqual([rows[0]?.name, rows.at(-1)?.name]);
  });

  test('offers the decks of the edition that stands there, two different ones', () => {
    expect(begun.values['ruleset']).toBe('second-edition');
    expect(turned.values['ruleset']).toBe('objectives');
    for (const state of [begun, turned]) {
      const names = decks(state.values['ruleset'] ?? '').map(({ label }) => label);
      const [mine, theirs] = ['deck', 'versus'].map((name) => shownValue(row(name), state));
      expect(names).toContain(mine);
      expect(names).toContain(theirs);
      expect(mine).not.toBe(theirs);
    }
  });

  test.each([...editions.keys()])('offers for %s only who can sit down there', (ruleset) => {
    const offered = row('opponent');
    const values = initialStart(rows, { ruleset }).values;
    const offers = offered.is === 'turn' && typeof offered.offers === 'function' ? offered.offers(values) : [];
    expect(offers.length).toBeGreaterThan(1);
    for (const { value } of offers) expect(seatKinds(ruleset)).toContain(value);
  });
});
