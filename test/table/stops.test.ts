/** Asked for responses only where the player wants to be. */
import { expect, it } from 'vitest';
import { faultIn } from '../../src/cli/settings/index.ts';
import { GameTable } from '../../src/table/game-table.ts';
import { shippedGame } from '../commands/games.ts';
import { chanceFrom, uniform } from '../../src/players/index.ts';
import { secondEditionLines } from '../../src/tui/second-edition/lines.ts';
import { Session } from '../../src/table/session.ts';

/** The events at which two people are asked for responses in the first answers of a game. */
function askedAt(stops: readonly string[]): ReadonlySet<string> {
  const game = shippedGame(11);
  const seats = game.seats.map((name) => ({ name, kind: 'human' }));
  const table = new GameTable(new Session(game, seats, 11, null), {
    viewer: null,
    words: secondEditionLines,
    rules: [],
    save: () => ({ ok: true }),
    stops,
  });
  const chance = chanceFrom(11);
  const asked = new Set<string>();
  table.letBotsAnswer();
  for (let answers = 0; answers < 600; answers += 1) {
    const request = table.request();
    if (request === null) break;
    if (request.kind === 'respond') asked.add(request.about ?? '');
    expect(table.answer(uniform(request, chance))).toBeUndefined();
  }
  return asked;
}

it('asks for responses at the events that were set, and passes by itself at all others', () => {
  const all = askedAt([]);
  expect(all.size).toBeGreaterThan(2);
  const [first = ''] = all;
  expect([...askedAt([first])]).toEqual([first]);
  expect([...askedAt(['none'])]).toEqual([]);
  // Whatever one is asked at can be set.
  expect(faultIn('stops', [...all])).toBeNull();
});
