/** What a first game advises to do next is worth following: somebody who does nothing else completes missions. */
import { expect, it } from 'vitest';
import { editionWords } from '../../../src/rules/card-editions.ts';
import { botNamed, chanceFrom } from '../../../src/players/index.ts';
import type { Goal } from '../../../src/tui/frame/lessons.ts';
import { secondEditionFace } from '../../../src/tui/second-edition/index.ts';
import { zone } from '../../../src/tui/frame/cards.ts';
import { following, tableWithBot } from '../by-keys.ts';
import { sitDown } from '../harness.tsx';

type Table = ReturnType<typeof tableWithBot>;

const { firstSeed } = editionWords('second-edition');

const goalOf = (table: Table): Goal | null => {
  const request = table.request();
  return request === null ? null : secondEditionFace.nextGoal(table.view(), request);
};

it('begins with a ship and its crew, all counters used', () => {
  const table = tableWithBot(firstSeed ?? 0);
  const said: string[] = [];
  for (let request = table.request(); request?.kind === 'play'; request = table.request()) {
    const goal = goalOf(table);
    if (!goal) break;
    said.push(goal.text);
    if (goal.verb === 'end') break;
    expect(table.answer(following(request, goal))).toBeUndefined();
  }
  expect(said[0]).toBe('play the ship U.S.S. Nebula');
  expect(said[1]).toMatch(/^play .* as crew of U\.S\.S\. Nebula$/);
  expect(table.view().turn.counters).toBe(0);
});

it('leads to a completed mission on a planet and to one in space', () => {
  const table = tableWithBot(firstSeed ?? 0);
  const bot = botNamed('bot', 'second-edition');
  const chance = chanceFrom(1);
  const given = new Set<string>();
  const completed = (): Readonly<Record<string, number>> => table.view().players[0]?.completed ?? {};
  const isDone = (): boolean => (completed()['planet'] ?? 0) > 0 && (completed()['space'] ?? 0) > 0;
  for (let request = table.request(); request !== null && bot !== null && !isDone(); request = table.request()) {
    if (table.view().turn.number > 30) break;
    const goal = goalOf(table);
    if (goal) given.add(goal.verb);
    const answer = goal ? following(request, goal) : bot(table.view(), request, chance);
    expect(table.answer(answer)).toBeUndefined();
  }
  expect([...given].toSorted()).toEqual(['attempt', 'beam', 'draw', 'end', 'move', 'play']);
  expect(completed()['planet']).toBeGreaterThan(0);
  expect(completed()['space']).toBeGreaterThan(0);
});

it('has the cursor on what it says, so that the key of the order and Enter follow it', () => {
  const table = tableWithBot(firstSeed ?? 0, 'human', 0, { isFirstGame: true });
  const seat = sitDown(table, 80, 24);
  const inHand = (): readonly number[] => zone(table.view(), 0, 'hand').cards.map(({ number }) => number);
  for (let turn = 0; turn < 3; turn++) {
    const goal = goalOf(table);
    const [card] = goal?.cards ?? [];
    expect(goal?.verb).toBe('play');
    expect(inHand()).toContain(card);
    if (seat.text().includes('Enter closes')) seat.type('\r');
    seat.type('p', '\r');
    expect(inHand()).not.toContain(card);
  }
  seat.close();
});
