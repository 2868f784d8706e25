/** Setting up a game: what no scenario can show, since a scenario begins in the middle. */
import { expect, test } from 'vitest';
import { blankCard } from '../../../src/catalog/index.ts';
import type { Definition } from '../../../src/engine/definition.ts';
import { newGame, type Game, type SeatSetup } from '../../../src/engine/index.ts';
import { secondEdition } from '../../../src/rules/second-edition/index.ts';

const many = (count: number, name: string, type: string): readonly Definition[] =>
  Array.from({ length: count }, (_, index) => blankCard(`${name} ${index}`, type));

const SEATS: readonly SeatSetup[] = ['kirk', 'spock'].map((name) => ({
  name,
  parts: {
    missions: many(5, `World of ${name}`, 'mission'),
    dilemmas: many(20, 'Dilemma', 'dilemma'),
    deck: many(35, 'Person', 'personnel'),
  },
}));
const begin = (seed: number): Game => newGame(secondEdition, SEATS, seed);

const pile = (game: Game, viewer: 0 | 1 | 'all', seat: number, zone: string) =>
  game.view(viewer).players[seat]?.zones[zone];
const titles = (game: Game, viewer: 0 | 1 | 'all', seat: number, zone: string) =>
  pile(game, viewer, seat, zone)?.cards.map(({ definition }) => definition.id) ?? [];
const citedAtStart = (game: Game): readonly string[] => game.opening().flatMap(({ rules }) => rules);

test('2E-SETUP-01: one seat is no game, two are, and up to four', () => {
  expect(() => newGame(secondEdition, SEATS.slice(0, 1), 1)).toThrow(RangeError);
  const five = ['kirk', 'spock', 'sulu', 'uhura', 'chekov'].map((name) => ({
    ...SEATS[0],
    parts: SEATS[0]?.parts ?? {},
    name,
  }));
  expect(() => newGame(secondEdition, five, 1)).toThrow(RangeError);
  expect(newGame(secondEdition, five.slice(0, 4), 1).seats).toEqual(['kirk', 'spock', 'sulu', 'uhura']);
  expect(begin(1).seats).toEqual(['kirk', 'spock']);
});

test('2E-SETUP-02, -08: missions lie in the order given, seen by all, and stay those of their player', () => {
  const begun = begin(1);
  for (const seat of [0, 1]) {
    const given = SEATS[seat]?.parts['missions']?.map(({ id }) => id);
    expect(titles(begun, 0, seat, 'missions')).toEqual(given);
    expect(titles(begun, 1, seat, 'missions')).toEqual(given);
    expect(pile(begun, 'all', seat, 'missions')?.cards.map(({ owner, commander }) => [owner, commander])).toEqual(
      given?.map(() => [seat, seat]),
    );
  }
});

test('2E-SETUP-03, 2E-LOOK-09: the same seed shuffles alike, and nobody sees the piles', () => {
  const [one, same, other] = [begin(3), begin(3), begin(5)];
  expect(titles(one, 'all', 0, 'deck')).toEqual(titles(same, 'all', 0, 'deck'));
  expect(titles(one, 'all', 0, 'dilemmas')).toEqual(titles(same, 'all', 0, 'dilemmas'));
  expect(titles(one, 'all', 0, 'deck')).not.toEqual(titles(other, 'all', 0, 'deck'));
  expect(citedAtStart(begin(3))).toContain('2E-SETUP-03');
  for (const zone of ['deck', 'dilemmas']) {
    expect(pile(one, 0, 0, zone)?.cards).toEqual([]);
    expect(pile(one, 0, 0, zone)?.count).toBeGreaterThan(19);
  }
});

test('2E-SETUP-04, -05: chance decides who begins, and the state remembers', () => {
  const firsts = new Set(Array.from({ length: 20 }, (_, seed) => begin(seed).view('all').turn.player));
  expect([...firsts].sort()).toEqual([0, 1]);
  const begun = begin(1);
  expect(citedAtStart(begun)).toContain('2E-SETUP-04');
  expect(begun.state.first).toBe(begun.view('all').turn.player);
});

test('2E-SETUP-06, 2E-LOOK-22: seven cards in hand, unseen by the opponent', () => {
  const begun = begin(1);
  expect(citedAtStart(begun)).toContain('2E-SETUP-06');
  expect(pile(begun, 0, 0, 'hand')?.cards).toHaveLength(7);
  expect(pile(begun, 1, 0, 'hand')).toMatchObject({ count: 7, cards: [] });
  expect(pile(begun, 'all', 0, 'deck')?.count).toBe(28);
});

test('2E-SETUP-07: every area is there; core, brig, discard pile and removed cards are empty', () => {
  for (const { zones } of begin(1).view('all').players) {
    expect(Object.keys(zones)).toEqual(
      expect.arrayContaining(['missions', 'core', 'brig', 'deck', 'discard', 'dilemmas', 'hand', 'removed']),
    );
    for (const zone of ['core', 'brig', 'discard', 'removed']) expect(zones[zone]?.count).toBe(0);
  }
});

test('2E-SETUP-03: deck and dilemma pile are both shuffled', () => {
  const dealt = begin(3);
  const given = (part: string): readonly string[] => SEATS[0]?.parts[part]?.map(({ id }) => id) ?? [];
  const shuffled = titles(dealt, 'all', 0, 'dilemmas');
  expect(shuffled).not.toEqual(given('dilemmas'));
  expect(shuffled.toSorted()).toEqual(given('dilemmas').toSorted());
  const deck = [...titles(dealt, 'all', 0, 'hand'), ...titles(dealt, 'all', 0, 'deck')];
  expect(deck).not.toEqual(given('deck'));
  expect(deck.toSorted()).toEqual(given('deck').toSorted());
});

test('2E-SETUP-04: where it is said who begins, chance decides nothing', () => {
  for (const first of [0, 1])
    for (const seed of [1, 2, 3, 4]) {
      const begun = newGame(secondEdition, SEATS, seed, first);
      expect(begun.view('all').turn).toMatchObject({ player: first, number: 1 });
      const [thrown] = begun.opening().flatMap(({ event }) => (event.type === 'chance' ? [event] : []));
      expect(thrown).toMatchObject({ outcome: first, of: 2 });
    }
});
