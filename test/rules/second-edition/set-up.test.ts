/** Setting up a game: what no scenario can show, since a scenario begins in the middle. */
import { expect, test } from 'vitest';
import { newGame, type Game } from '../../../src/engine/index.ts';
import { secondEdition } from '../../../src/rules/second-edition/index.ts';
import { shippedGame, shippedSeats } from '../../commands/games.ts';

const pile = (game: Game, viewer: 0 | 1 | 'all', seat: number, zone: string) =>
  game.view(viewer).players[seat]?.zones[zone];
const titles = (game: Game, viewer: 0 | 1 | 'all', seat: number, zone: string) =>
  pile(game, viewer, seat, zone)?.cards.map(({ definition }) => definition.id) ?? [];
const citedAtStart = (game: Game): readonly string[] => game.opening().flatMap(({ rules }) => rules);

test('2E-SETUP-01: one seat is no game, two are', () => {
  expect(() => newGame(secondEdition, shippedSeats(1).slice(0, 1), 1)).toThrow(RangeError);
  expect(shippedGame(1).seats).toEqual(['kirk', 'spock']);
});

test('2E-SETUP-02, -08: missions lie in the order given, seen by all, and stay those of their player', () => {
  const seats = shippedSeats(1);
  const game = newGame(secondEdition, seats, 1);
  for (const seat of [0, 1]) {
    const given = seats[seat]?.missions.map(({ id }) => id);
    expect(titles(game, 0, seat, 'missions')).toEqual(given);
    expect(titles(game, 1, seat, 'missions')).toEqual(given);
    expect(pile(game, 'all', seat, 'missions')?.cards.map(({ owner, commander }) => [owner, commander])).toEqual(
      given?.map(() => [seat, seat]),
    );
  }
});

test('2E-SETUP-03, 2E-LOOK-09: the same seed shuffles alike, and nobody sees the piles', () => {
  const [one, same, other] = [shippedGame(3), shippedGame(3), shippedGame(5)];
  expect(titles(one, 'all', 0, 'deck')).toEqual(titles(same, 'all', 0, 'deck'));
  expect(titles(one, 'all', 0, 'dilemmas')).toEqual(titles(same, 'all', 0, 'dilemmas'));
  expect(titles(one, 'all', 0, 'deck')).not.toEqual(titles(other, 'all', 0, 'deck'));
  expect(citedAtStart(shippedGame(3))).toContain('2E-SETUP-03');
  for (const zone of ['deck', 'dilemmas']) {
    expect(pile(one, 0, 0, zone)?.cards).toEqual([]);
    expect(pile(one, 0, 0, zone)?.count).toBeGreaterThan(19);
  }
});

test('2E-SETUP-04, -05: chance decides who begins, and the state remembers', () => {
  const firsts = new Set(Array.from({ length: 20 }, (_, seed) => shippedGame(seed).view('all').turn.player));
  expect([...firsts].sort()).toEqual([0, 1]);
  const game = shippedGame(1);
  expect(citedAtStart(game)).toContain('2E-SETUP-04');
  expect(game.state.first).toBe(game.view('all').turn.player);
});

test('2E-SETUP-06, 2E-LOOK-22: seven cards in hand, unseen by the opponent', () => {
  const game = shippedGame(1);
  const deck = shippedSeats(1)[0]?.deck.length ?? 0;
  expect(citedAtStart(game)).toContain('2E-SETUP-06');
  expect(pile(game, 0, 0, 'hand')?.cards).toHaveLength(7);
  expect(pile(game, 1, 0, 'hand')).toMatchObject({ count: 7, cards: [] });
  expect(pile(game, 'all', 0, 'deck')?.count).toBe(deck - 7);
});

test('2E-SETUP-07: every area is there; core, brig, discard pile and removed cards are empty', () => {
  for (const { zones } of shippedGame(1).view('all').players) {
    expect(Object.keys(zones)).toEqual(
      expect.arrayContaining(['missions', 'core', 'brig', 'deck', 'discard', 'dilemmas', 'hand', 'removed']),
    );
    for (const zone of ['core', 'brig', 'discard', 'removed']) expect(zones[zone]?.count).toBe(0);
  }
});
