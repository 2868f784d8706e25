/** Where the points of a game came from. */
import { answerOf, objectivesMatches } from '../engine/matches.ts';
import { describe, expect, it } from 'vitest';
import { Accounts } from '../../src/table/accounts.ts';
import { pointsOf } from '../../src/table/index.ts';
import { tableWithBot } from '../tui/by-keys.ts';

const names = ['Anna', 'Bot'];

describe('the account of a game', () => {
  it.each([
    [1, 0],
    [2, 1],
    [3, 'all'],
  ] as const)('names where every point came from, so that they add up (seed %i, seen by %s)', (seed, viewer) => {
    const table = tableWithBot(seed, 'bot', viewer);
    const { players, over } = table.view();
    expect(over).not.toBeNull();
    const accounts = table.accounts();
    const sums = accounts.map(({ sources }) => sources.reduce((sum, source) => sum + pointsOf(source), 0));
    expect(sums).toEqual(players.map(({ score }) => score));
    expect(Math.max(...sums)).toBeGreaterThan(0);
    for (const { sources } of accounts)
      expect(sources.every(({ name, card }) => card !== null && name !== '')).toBe(true);
  });

  it('counts what the log tells of', () => {
    const table = tableWithBot(1, 'bot', 'all');
    const told = (words: RegExp): number => table.log().filter(({ text }) => words.test(text)).length;
    const count = (seat: number, what: string): number | undefined =>
      table.accounts()[seat]?.tallies.find((tally) => tally.what === what)?.count;
    for (const [seat, name] of names.entries()) {
      expect(count(seat, 'mission attempts')).toBe(told(new RegExp(`^${name} attempts `)));
      expect(count(seat, 'dilemmas faced')).toBe(told(new RegExp(`^${name} faces `)));
    }
    const lost = (count(0, 'personnel lost') ?? 0) + (count(1, 'personnel lost') ?? 0);
    expect(lost).toBeGreaterThanOrEqual(told(/ (kills|captures) /));
  });
});

it('names the location of what was completed, where the two are cards apart', () => {
  const [match] = objectivesMatches;
  if (match === undefined) throw new Error('no match');
  const game = match.start(3);
  const accounts = new Accounts();
  let completed: string | null = null;
  for (let answers = 0; game.request !== null && completed === null; answers += 1) {
    const events = game.answer(answerOf(game, game.request, 'greedy', 3, answers));
    if ('refused' in events) throw new Error(events.reason);
    accounts.note(game, events, answers);
    for (const { event } of events)
      if (event.type === 'completed' && event.place !== undefined)
        completed = `${game.definition(event.mission).id} at ${game.definition(event.place).title}`;
  }
  expect(completed).not.toBeNull();
  expect(accounts.of(game).flatMap(({ sources }) => sources.map(({ name }) => name))).toContain(completed);
});
