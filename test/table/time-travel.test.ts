/** A game looked at as it was, event by event. */
import { describe, expect, it } from 'vitest';
import { tableWithBot } from '../tui/by-keys.ts';
import { attemptOf, say, tableOf } from '../tui/second-edition/plays.ts';

const cardsHere = (view: ReturnType<ReturnType<typeof tableOf>['viewAt']>): number =>
  view.players[0]?.zones['missions']?.cards[0]?.hosted['here']?.[0]?.count ?? 0;

describe('the table as it was', () => {
  it('goes on with each line of the log, though one answer brought all of them about', () => {
    const table = tableOf(attemptOf('Smith, Smith', 'Trap'), 0);
    say(table, 'attempt Rock', 'stack Trap');
    const { answers } = table.log().at(-1) ?? { answers: 0 };
    const lines = table.log().filter((line) => line.answers === answers);
    const killed = lines.findIndex(({ text }) => text.includes('killed'));
    expect(killed).toBeGreaterThan(0);
    const people = lines.map(({ events }) => cardsHere(table.viewAt(answers, events)));
    expect(people.slice(0, killed).every((count) => count === 2)).toBe(true);
    expect(people.slice(killed).every((count) => count === 1)).toBe(true);
    const under = lines.map(({ events }) => table.viewAt(answers, events).attempt !== null);
    expect([under[0], under.at(-1)]).toEqual([true, false]);
  });

  it('asks nobody anything, and comes at the last event of an answer to what was seen after it', () => {
    const table = tableWithBot(5, 'bot', 'all');
    table.begin();
    const last = new Map(table.log().map(({ answers, events }) => [answers, events]));
    for (const [answers, events] of [...last].slice(1)) {
      const seen = table.viewAt(answers, events);
      expect(seen.request).toBeNull();
      expect(JSON.stringify(seen)).toBe(JSON.stringify({ ...table.viewAt(answers), asked: null, request: null }));
    }
  });

  it('tells of the cards of another player no more than was known then', () => {
    const table = tableWithBot(5, 'bot', 0);
    table.begin();
    for (const { answers, events } of table.log().slice(0, 60)) {
      const view = table.viewAt(answers, events);
      expect(view.viewer).toBe(0);
      expect(view.players[1]?.zones['hand']?.cards ?? []).toEqual([]);
    }
  });
});
