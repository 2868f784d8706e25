/** What an edition can be that is nothing like the Second: the tiny one, whose rules stand in test/tiny. */
import { describe, expect, test } from 'vitest';
import { neighboursOf } from '../../src/engine/places/rows.ts';
import { Engine } from '../../src/engine/kernel/kernel.ts';
import { newGame } from '../../src/engine/index.ts';
import type { Game } from '../../src/engine/game.ts';
import type { LoggedEvent } from '../../src/engine/state/events.ts';
import { tinyDeck } from '../tiny/cards.ts';
import { tiny } from '../tiny/ruleset.ts';

function begun(seed: number): Game {
  const game = newGame(tiny, [tinyDeck('left', 4, false), tinyDeck('right', 4, false)], seed);
  game.opening();
  return game;
}

/** Everything that happens in a game whose players take an option by turns of a number. */
function played(seed: number): { readonly game: Game; readonly events: readonly LoggedEvent[] } {
  const game = begun(seed);
  const events = [...game.opening()];
  for (let step = seed; game.request !== null; step += 7) {
    const { options } = game.request;
    const option = step % options.length;
    const selection = options[option]?.selection;
    const outcome = game.answer({ option, chosen: selection ? [step % selection.from.length] : [] });
    if ('refused' in outcome) throw new Error(outcome.reason);
    events.push(...outcome);
  }
  return { game, events };
}
const games = [1, 2, 3, 4, 5, 6].map(played);
const all = games.flatMap(({ events }) => events);

const usedBy = (title: string): readonly LoggedEvent[] =>
  games.flatMap(({ game, events }) =>
    events.filter(({ event }) => event.type === 'used' && game.definition(event.card).title === title),
  );

describe('an edition of its own', () => {
  test('lays the cards of both players in one row, where they have neighbours', () => {
    const game = begun(3);
    const engine = new Engine(tiny, [], game.state);
    const reach = engine.row('reach');
    expect(reach.map((card) => game.state.owner[card])).toEqual([0, 1, 0, 1, 0, 1]);
    expect(reach.map((card) => neighboursOf(engine, card).length)).toEqual([1, 2, 2, 2, 2, 1]);
    expect(game.view('public').rows?.['reach']?.cards.map(({ number }) => number)).toEqual(reach);
  });

  test('seeds in secret: nobody learns where before both have hidden, and what is hidden stays so', () => {
    const game = begun(3);
    expect(game.request?.kind).toBe('secret');
    game.answer({ option: 0, chosen: [2] });
    expect(game.request?.kind).toBe('secret');
    game.answer({ option: 0, chosen: [4] });
    const seen = game.view(0).rows?.['reach']?.cards.map(({ hosted }) => hosted['beneath']?.map(({ count }) => count));
    expect(seen).toEqual([undefined, undefined, [1], undefined, [1], undefined]);
    const faces = game.view(0).rows?.['reach']?.cards.flatMap(({ hosted }) => hosted['beneath'] ?? []);
    expect(faces?.map(({ cards }) => cards.length)).toEqual([1, 0]);
  });

  test('lets one hull be launched a turn, and draws at its end', () => {
    const turns = all.filter(({ event }) => event.type === 'began' && event.what === 'turn').length;
    const launches = all.filter(({ event }) => event.type === 'place' && event.verb === 'launched').length;
    expect(launches).toBeGreaterThan(10);
    expect(launches).toBeLessThanOrEqual(turns);
  });

  test('carries out texts compiled in a dialect of its own', () => {
    expect(usedBy('Herald').length).toBeGreaterThan(0);
    expect(usedBy('Black Box').length).toBeGreaterThan(0);
  });

  test('keeps flags, numbers and scopes of its own', () => {
    const game = begun(3);
    expect(Object.keys(game.state.numbers)).toEqual(['journey']);
    expect(Object.keys(game.state.slices)).toEqual(['deeds']);
    expect(Object.keys(game.state.facts)).toEqual(['turn', 'bid', 'game']);
    expect(all.some(({ event }) => event.type === 'sailed' && event.journey > 0)).toBe(true);
    expect(() => tiny.bitOf('stopped')).toThrow('never stopped');
  });

  test('names rules by its own ledger', () => {
    const cited = new Set(all.flatMap(({ rules }) => rules));
    expect([...cited].filter((id) => !id.startsWith('TINY-'))).toEqual([]);
  });
});
