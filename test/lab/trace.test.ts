/** Events in words: the log and the trace. */
import { expect, test } from 'vitest';
import { differences, traceLines } from '../../src/lab/index.ts';
import { describeEvent, enteredIn, logLines } from '../../src/table/index.ts';
import type { LoggedEvent } from '../../src/engine/state/events.ts';
import type { Answer } from '../../src/engine/asking/request.ts';
import { interpret } from '../../src/commands/index.ts';
import { chanceFrom } from '../../src/players/chance.ts';
import { randomPlayer } from '../../src/players/random.ts';
import { position, shippedGame, VULCAN } from '../commands/games.ts';

const game = position(VULCAN);

const linesOf = (of: typeof game, events: readonly LoggedEvent[]) =>
  enteredIn(of, events).flatMap(({ entry }) => entry ?? []);

function events(command: string): readonly LoggedEvent[] {
  const read = interpret(game, command);
  if (read.kind !== 'answer') throw new Error(command);
  const answer: Answer = read.answer;
  const happened = game.copy().answer(answer);
  if ('refused' in happened) throw new Error(happened.reason);
  return happened;
}

test('beaming in words: names for the one who beams, a count for the other', () => {
  const happened = events('beam Ensign, Ensign, Kéla at Dawn to Galaxy');
  expect(logLines(game, game.eventsFor(0, happened))).toEqual(['kirk beams 2x Ensign, Kéla at Dawn to Galaxy']);
  expect(logLines(game, game.eventsFor(1, happened))).toEqual(['kirk beams 3 cards to Galaxy']);
});

test('a line of the log is short, and has the whole sentence besides', () => {
  const played = shippedGame(11);
  const titles = new Map(Array.from({ length: 30 }, (_, index) => [played.definition(index + 1).title, index + 1]));
  const cards = [...titles.values()].slice(0, 5);
  const entry = linesOf(played, [{ step: 'ATT 3', rules: [], event: { type: 'stopped', cards } }])[0];
  expect(entry?.full.length).toBeGreaterThan(entry?.text.length ?? 0);
  expect(entry?.text).toMatch(/^.*, .*, .* and 2 more are stopped$/);
});

test('that those just stopped are out of the attempt needs no line of its own', () => {
  const stopped: LoggedEvent = { step: 'ATT 3', rules: [], event: { type: 'stopped', cards: [1, 2] } };
  const out = (cards: readonly number[]): LoggedEvent => ({
    step: 'ATT 3',
    rules: [],
    event: { type: 'removedFromAttempt', cards },
  });
  expect(linesOf(game, [stopped, out([2, 1])])).toHaveLength(1);
  expect(linesOf(game, [stopped, out([3])])).toHaveLength(2);
});

test('a trace has the step and the rules', () => {
  expect(traceLines(game, events('beam Ensign to Galaxy'))[0]).toMatch(/^\S.*kirk beams Ensign to Galaxy \[2E-BEAM-/);
});

test('the abilities of a card are counted in the log as in the commands that use them', () => {
  const office = position(`
  kirk:
    missions: [{mission: Vulcan, here: [Counsellor]}]
  spock: {}`);
  for (const [ability, words] of [
    [1, 'kirk uses Counsellor'],
    [2, 'kirk uses Counsellor, ability 2'],
  ] as const) {
    const read = interpret(office, `use Counsellor ability ${ability}`);
    const happened = read.kind === 'answer' ? office.copy().answer(read.answer) : [];
    if ('refused' in happened) throw new Error(happened.reason);
    expect(logLines(office, happened)).toEqual([words, `kirk scores ${ability} (Counsellor)`]);
  }
});

test('repeats are condensed', () => {
  const [event] = events('beam Ensign to Galaxy');
  if (!event) throw new Error('nothing happened');
  expect(logLines(game, [event, event, event])).toEqual(['kirk beams Ensign to Galaxy (3 times)']);
});

test('no word of a filtered event names a card that the viewer cannot have seen', () => {
  const played = shippedGame(11);
  const chance = chanceFrom(11);
  for (let index = 0; index < 150 && played.request !== null; index++) {
    const answer = randomPlayer(played.view(played.request.player), played.request, chance);
    const happened = played.answer(answer);
    if ('refused' in happened) throw new Error(happened.reason);
    for (const logged of happened) {
      const told = describeEvent(played, logged);
      expect(told).not.toMatch(/undefined|NaN|\[object/);
      if (logged.event.type !== 'place' || logged.event.verb !== 'drew') continue;
      const other = 1 - logged.event.player;
      const titles = logged.event.cards.map((card) => played.definition(card).id);
      for (const seen of played.eventsFor(other, [logged])) {
        for (const title of titles) expect(describeEvent(played, seen)).not.toContain(title);
      }
    }
  }
});

test('differences of two states as paths', () => {
  const left = { a: 1, b: { c: [1, 2], 'd/e': 'x' } };
  expect(differences(left, structuredClone(left))).toEqual([]);
  expect(differences(left, { a: 2, b: { c: [1], 'd/e': 'y' }, f: null })).toEqual([
    { path: '/a', expected: '1', actual: '2' },
    { path: '/b/c/1', expected: '2', actual: 'absent' },
    { path: '/b/d~1e', expected: '"x"', actual: '"y"' },
    { path: '/f', expected: 'absent', actual: 'null' },
  ]);
  expect(differences([1, 2, 3], [4, 5, 6], 2)).toHaveLength(2);
});
