/** What a first game of First Edition explains and advises, and a whole game by keys. */
import { expect, it } from 'vitest';
import type { Answer, Request } from '../../../src/engine/asking/request.ts';
import { botNamed, chanceFrom } from '../../../src/players/index.ts';
import { premiere1994 } from '../../../src/rules/first-edition/index.ts';
import type { GameTable } from '../../../src/table/index.ts';
import { firstEditionFace } from '../../../src/tui/first-edition/index.ts';
import { lessons } from '../../../src/tui/first-edition/lessons.ts';
import { nextLesson } from '../../../src/tui/frame/lessons.ts';
import { following, playByKeys, tableWithBot, type Edition } from '../by-keys.ts';
import { sitDown } from '../harness.tsx';
import { say } from '../second-edition/plays.ts';
import { meeting, premiere, tableAt } from './plays.ts';

const edition = (mine: string, theirs: string): Edition => ({
  ruleset: premiere1994,
  decks: [mine, theirs],
  words: firstEditionFace.lines,
  bot: 'random',
});

const LAST_TURN = 40;

/** Answers by chance, or as is said, for some turns. */
function played(table: GameTable, seed: number, each: (request: Request) => Answer | null): void {
  const chance = chanceFrom(seed);
  const random = botNamed('random', premiere1994.name);
  for (let request = table.request(); request !== null && random !== null; request = table.request()) {
    const answer = each(request) ?? random(table.view(), request, chance);
    expect(table.answer(answer)).toBeUndefined();
    if (table.view().turn.number > LAST_TURN) return;
  }
}

it('explains laying, seeding, outposts and the first turn in this order', () => {
  const given: string[] = [];
  const table = tableWithBot(3, 'human', 0, {}, edition('explorers', 'honour'));
  played(table, 3, (request) => {
    const lesson = nextLesson(lessons, { view: table.view(), request }, given);
    if (lesson !== null) given.push(lesson.title);
    return null;
  });
  expect(given.slice(0, 4)).toEqual(['The spaceline', 'Seeding', 'Your outpost', 'A card a turn']);
});

it('explains return fire where it comes up', () => {
  const table = tableAt(meeting(), 1);
  say(table, "attack Haakona with I.K.C. K'Vort");
  const scene = { view: table.view(), request: table.request() };
  expect(lessons.filter((lesson) => lesson.when(scene)).map(({ title }) => title)).toContain('Under fire');
});

it.each([
  ['Riddle', 'end'],
  ['Ion Storm', 'attempt'],
])('advises no attempt against a dilemma that has stuck and would not be passed: %s', (stuck, advised) => {
  const table = tableAt(
    premiere(`spaceline:
  - {mission: Deep Rift, under: [{face up: ${stuck}}], kirk: {ships: [{ship: I.K.C. K'Vort, aboard: [Klag, Gorath]}]}}
players: {kirk: {}, spock: {}}
turn: kirk
segment: orders
`),
    0,
  );
  const request = table.request();
  expect(request && firstEditionFace.nextGoal(table.view(), request)?.verb).toBe(advised);
});

it('advises what leads to completed missions', () => {
  const verbs = new Set<string>();
  const scores = [1, 2, 3].map((seed) => {
    const table = tableWithBot(seed, 'human', 0, {}, edition('explorers', 'honour'));
    played(table, seed, (request) => {
      const goal = firstEditionFace.nextGoal(table.view(), request);
      if (goal === null || goal.verb === 'place' || goal.verb === 'seed') return null;
      verbs.add(goal.verb);
      return following(request, goal);
    });
    return table.view().players[0]?.score ?? 0;
  });
  expect([...verbs]).toEqual(expect.arrayContaining(['report', 'load', 'move', 'attempt', 'end']));
  expect(Math.max(...scores)).toBeGreaterThan(0);
}, 60_000);

/** Every line of the screen has its width. */
function fits(text: string, columns: number, rows: number): void {
  const lines = text.split('\n');
  expect(lines).toHaveLength(rows);
  expect(lines.every((line) => line.length <= columns)).toBe(true);
}

it.each([
  [80, 24, 1500],
  [160, 50, 60],
] as const)(
  'is played by keys at %ix%i',
  (columns, rows, most) => {
    const table = tableWithBot(5, 'human', 0, { endsAlone: true }, edition('deception', 'honour'));
    const seat = sitDown(table, columns, rows, { depth: 'none', ascii: true }, 'off');
    let answers = 0;
    const shown = (): void => {
      answers += 1;
      // Most screens are like those before.
      if (answers % 5 === 0) fits(seat.text(), columns, rows);
    };
    playByKeys(seat, 5, (key) => seat.type(key), shown, 'random', most);
    fits(seat.text(), columns, rows);
    if (most === 1500) expect(seat.text()).toContain('Game over');
    seat.close();
  },
  120_000,
);
