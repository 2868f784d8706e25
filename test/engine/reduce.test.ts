/** What becomes of a card's state when it leaves its place. */
import { expect, test } from 'vitest';
import { Places } from '../../src/engine/places/places.ts';
import { reduce } from '../../src/engine/state/reduce.ts';
import { secondEdition } from '../../src/rules/second-edition/index.ts';
import { position } from '../commands/games.ts';

test('a card that leaves play is another when it comes back: neither stopped nor completed, all its Range unused', () => {
  const { state } = position(`
  kirk:
    missions:
      - {mission: Vulcan, completed: true, ships: [{ship: Galaxy, range: 3, aboard: [{card: Ensign, stopped: true}]}]}
  spock: {}`);
  const places = new Places(secondEdition.places, state.seats.length);
  const marked = [...state.flags.keys()].filter(
    (card) => ((state.flags[card] ?? 0) & (secondEdition.bitOf('stopped') | secondEdition.bitOf('completed'))) !== 0,
  );
  const rangeUsed = state.numbers.rangeUsed!;
  const moved = [...rangeUsed.keys()].filter((card) => rangeUsed[card]! > 0);
  expect([marked.length, moved.length]).toEqual([2, 1]);
  const cards = [...marked, ...moved];
  const stays = cards.map((card) => state.stay[card] ?? 0);
  const to = { zone: 'removed', player: 0 };
  reduce(
    secondEdition,
    state,
    { type: 'place', verb: 'removed', player: 0, cards, to, entered: [], left: cards },
    places,
  );
  expect(cards.map((card) => (state.flags[card] ?? 0) & ~secondEdition.bitOf('faceUp'))).toEqual([0, 0, 0]);
  expect(cards.map((card) => rangeUsed[card])).toEqual([0, 0, 0]);
  expect(cards.map((card) => state.stay[card])).toEqual(stays.map((stay) => stay + 1));
});
