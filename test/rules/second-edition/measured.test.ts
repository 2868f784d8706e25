/** What a team has against what is asked of it, and who is told. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/engine/index.ts';
import { cardsIn } from '../../../src/table/index.ts';
import { attemptOf, give } from '../../tui/second-edition/plays.ts';

/** The numbers of all cards of a title that kirk sees. */
const called = (game: Game, title: string): readonly number[] =>
  [...cardsIn(game.view('all')).values()]
    .filter(({ definition }) => definition.title === title)
    .map(({ number }) => number);

const numberOf = (game: Game, title: string): number => {
  const [card] = called(game, title);
  if (card === undefined) throw new Error(`no ${title}`);
  return card;
};

describe('a mission', () => {
  const game = attemptOf('Smith, Ensign', 'Trap');
  const [mission, smith, ensign] = [numberOf(game, 'Rock'), numberOf(game, 'Smith'), numberOf(game, 'Ensign')];

  test('asks part by part, of whoever is named', () => {
    expect(game.measure(mission, [smith, ensign], 0)).toEqual([
      { what: 'Engineer', isMet: true, count: { have: 3, op: '>=', need: 2 } },
      { what: 'Cunning', isMet: true, count: { have: 14, op: '>', need: 12 } },
    ]);
    expect(game.measure(mission, [ensign], 0).map(({ isMet }) => isMet)).toEqual([false, false]);
  });

  test('is measured only for who knows all of them', () => {
    expect(game.measure(mission, [smith, ensign], 1)).toEqual([]);
    expect(game.measure(mission, [], 1)).toHaveLength(2);
  });
});

describe('a dilemma', () => {
  test('asks what stands after "unless", of several ways the nearest', () => {
    const game = attemptOf('Smith, Smith', 'Trap');
    give(game, 'attempt Rock');
    expect(game.measure(numberOf(game, 'Trap'), called(game, 'Smith'), 'all')).toEqual([
      { what: 'Law', isMet: false, count: { have: 0, op: '>=', need: 1 } },
    ]);
  });

  test('that asks nothing measures nothing', () => {
    const game = attemptOf('Smith', 'Pit');
    give(game, 'attempt Rock');
    expect(game.measure(numberOf(game, 'Pit'), called(game, 'Smith'), 'all')).toEqual([]);
  });
});

describe('an attempt', () => {
  test('that fails says by how much, to those who know the team', () => {
    const game = attemptOf('Ensign, Ensign', 'Sky');
    give(game, 'attempt Rock');
    const events = give(game, 'stack Sky');
    if ('refused' in events) throw new Error(events.reason);
    const failedFor = (viewer: 0 | 1) =>
      game.eventsFor(viewer, events).find(({ event }) => event.type === 'failed')?.event;
    expect(failedFor(0)).toMatchObject({ against: { parts: [{ isMet: true }, { what: 'Cunning', isMet: false }] } });
    expect(failedFor(1)).toMatchObject({ against: null });
  });

  test('shows in the view what is left without each of them, but not to the opponent', () => {
    const game = attemptOf('Smith, Ensign', 'Pit');
    give(game, 'attempt Rock');
    const standing = game.view(0).attempt?.standing;
    expect(standing?.mission.map(({ isMet }) => isMet)).toEqual([true, true]);
    const without = new Map(standing?.without.map(({ card, mission }) => [card, mission.map(({ isMet }) => isMet)]));
    expect(without.get(numberOf(game, 'Ensign'))).toEqual([true, false]);
    expect(without.get(numberOf(game, 'Smith'))).toEqual([false, false]);
    expect(game.glance(0).attempt?.standing).toEqual(standing);
    expect(game.view(1).attempt?.standing).toBeNull();
  });
});
