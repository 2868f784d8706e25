/** What a first game of the variant explains and advises. */
import { expect, it } from 'vitest';
import type { Answer, Request } from '../../../src/engine/asking/request.ts';
import { botNamed, chanceFrom } from '../../../src/players/index.ts';
import { objectives } from '../../../src/rules/objectives/index.ts';
import type { GameTable } from '../../../src/table/index.ts';
import { nextLesson } from '../../../src/tui/frame/lessons.ts';
import { objectivesFace } from '../../../src/tui/objectives/index.ts';
import { lessons } from '../../../src/tui/objectives/lessons.ts';
import { following, tableWithBot, type Edition } from '../by-keys.ts';
import { say } from '../second-edition/plays.ts';
import { meeting, tableAt } from './plays.ts';

const edition = (mine: string, theirs: string): Edition => ({
  ruleset: objectives,
  decks: [mine, theirs],
  words: objectivesFace.lines,
  bot: 'random',
});

const LAST_TURN = 30;

/** Answers by chance, or as is said, for some turns. */
function played(table: GameTable, seed: number, each: (request: Request) => Answer | null): void {
  const chance = chanceFrom(seed);
  const random = botNamed('random', objectives.name);
  for (let request = table.request(); request !== null && random !== null; request = table.request()) {
    const answer = each(request) ?? random(table.view(), request, chance);
    expect(table.answer(answer)).toBeUndefined();
    if (table.view().turn.number > LAST_TURN) return;
  }
}

it('gives lessons of its own, each about what is there when it comes up, and none that speaks of missions', () => {
  const given = new Set<string>();
  const told: string[] = [];
  for (const seed of [3]) {
    const table = tableWithBot(seed, 'human', 0, {}, edition('shipwrights', 'raiders'));
    played(table, seed, (request) => {
      const scene = { view: table.view(), request };
      const lesson = nextLesson(lessons, scene, [...given]);
      if (lesson !== null) {
        given.add(lesson.title);
        told.push(...lesson.lines(scene), ...(lesson.keys ?? []));
      }
      return null;
    });
  }
  expect([...given]).toEqual(expect.arrayContaining(['The table', 'Systems', 'Attempting an objective']));
  expect(told.join('\n')).not.toMatch(/mission/i);
});

it('explains tactics, damage and the counterattack where they come up', () => {
  const titles = (viewer: 0 | 1, ...commands: readonly string[]): readonly string[] => {
    const table = tableAt(meeting(), viewer);
    say(table, ...commands);
    const scene = { view: table.view(), request: table.request() };
    return lessons.filter((lesson) => lesson.when(scene)).map(({ title }) => title);
  };
  expect(titles(0)).toEqual(expect.arrayContaining(['Attacking', 'Hull damage', 'A refitted ship']));
  expect(titles(0, 'engage Hulk with Talon')).toContain('Tactics');
  expect(titles(0, 'engage Hulk with Talon', 'tactic draw', 'tactic none', 'tactic none')).toContain('Laying a tactic');
  expect(titles(1, 'engage Hulk with Talon', 'tactic none', 'tactic none')).toContain('A counterattack');
});

it('advises what leads to completed objectives', () => {
  const table = tableWithBot(1, 'human', 0, {}, edition('explorers', 'raiders'));
  const verbs = new Set<string>();
  played(table, 1, (request) => {
    const goal = objectivesFace.nextGoal(table.view(), request);
    // What depends on numbers names no card to follow.
    if (goal === null || goal.verb === 'tactic' || goal.verb === 'counterattack') return null;
    verbs.add(goal.verb);
    return following(request, goal);
  });
  expect([...verbs]).toEqual(expect.arrayContaining(['attempt', 'beam', 'end', 'move', 'play']));
  const { planet = 0, space = 0 } = table.view().players[0]?.completed ?? {};
  expect(Math.min(planet, space)).toBeGreaterThan(0);
});
