/** An attempt under way, as far as each player may know it. */
import { expect, test } from 'vitest';
import { tableOf } from './at-table.ts';

const MEETING = `
cards: [{title: Wave Away, type: interrupt, text: "Nullifies any {Veto} just played, OR nullifies any {Ambush}."}]
spaceline:
  - mission: Krios
    owner: kirk
    under: [Fever, Ambush, Rock Fall, Toxin, Old Horn]
    kirk: {here: [Gorath, Klag, Vekma, Kurn, Clerk]}
players: {kirk: {hand: [Wave Away]}, spock: {}}
segment: orders
rig: [Clerk]`;

test('94-DIL-02: what was met in an attempt is told with what became of it, and what lies beneath is counted', () => {
  const { game, say } = tableOf(MEETING);
  expect(game.view(0).attempting).toBeNull();
  say('kirk: attempt Krios');
  // One of the team was shown; who else is in it spock does not know.
  expect(game.view(0).attempting?.standing).not.toBeNull();
  expect(game.view(1).attempting?.standing).toBeNull();
  say('kirk: play Wave Away');
  expect(game.request).toMatchObject({ kind: 'choose', player: 1 });
  const view = game.view(0).attempting;
  expect(view?.met.map(({ card, outcome }) => `${card.definition.title} ${outcome}`)).toEqual([
    'Fever overcome',
    'Ambush nullified',
    'Rock Fall done',
    'Toxin revealed',
  ]);
  expect(view?.facing?.definition.title).toBe('Toxin');
  expect(view?.beneath).toBe(2);
  // Those who died or left are no more of the team.
  expect(view?.team.cards.map(({ definition }) => definition.title)).toEqual(['Gorath', 'Klag', 'Vekma', 'Kurn']);
  expect(view?.standing?.mission).not.toEqual([]);
  expect(view?.standing?.dilemma).not.toEqual([]);
  say('spock: choose Kurn');
  expect(game.view(0).attempting).toBeNull();
});
