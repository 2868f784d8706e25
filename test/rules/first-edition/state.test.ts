/** What First Edition keeps in the state: what a game begins with, what each event marks, and what is forgotten when. */
import { describe, expect, test } from 'vitest';
import type { Attempt, Battle } from '../../../src/effects/undertakings.ts';
import type { GameEvent } from '../../../src/engine/state/events.ts';
import type { Fact, Ref, State } from '../../../src/engine/state/state.ts';
import { DEFAULTS } from '../../../src/rules/first-edition/options.ts';
import { premiere1994 } from '../../../src/rules/first-edition/index.ts';
import { tableOf } from './at-table.ts';

const { state: rules } = premiere1994;

/** A table with the Mission 1 and a ship 2; everybody may be marked in any way. */
const table = (): State =>
  structuredClone(
    tableOf('spaceline: [{mission: Krios, kirk: {ships: [Runabout]}}]\nplayers: {kirk: {}, spock: {}}').game.state,
  );

const ref = (card: number): Ref => ({ card, stay: 0 });
const attempt: Attempt = {
  player: 0,
  opponent: 1,
  mission: ref(1),
  ship: ref(2),
  involved: [ref(3), ref(4)],
  using: null,
  ability: 0,
  facing: ref(5),
  open: true,
  revealed: [],
};
const battle: Battle = {
  kind: 'combat',
  where: 1,
  sides: [
    { player: 0, cards: [ref(3)], total: 0 },
    { player: 1, cards: [ref(6)], total: 0 },
  ],
  phase: 'begin',
  winner: -1,
};
const placing = { first: 1, passes: 2, last: 1 };

test('a game begins with the basic options and nothing done', () => {
  expect(rules.slices()).toEqual({
    ...{ options: DEFAULTS, placing: { first: 0, passes: 0, last: 0 }, cardPlayed: false, isSecondTurn: false },
    ...{ reportsOnly: false, beamed: {}, stakes: 0, revealedAt: {}, attempt: null, battle: null },
  });
});

test('marks end as a card leaves play, but that it lies face up; who is stopped says nothing', () => {
  const ending = rules.flags.filter(({ endsWithStay }) => endsWithStay).map(({ name }) => name);
  expect(rules.flags.filter(({ endsWithStay }) => !endsWithStay)).toEqual([{ name: 'faceUp', endsWithStay: false }]);
  expect(ending).toEqual([
    ...['stopped', 'completed', 'damaged', 'underRepair', 'cloaked', 'turnedOver'],
    ...['flipped', 'deactivated', 'fought', 'commandeered'],
  ]);
  const silent = rules.flags.filter(({ silences, isCounted }) => silences === true && isCounted === true);
  expect(silent.map(({ name }) => name)).toEqual(['stopped']);
  expect(rules.numbers.map(({ name }) => name)).toEqual([
    ...['rangeUsed', 'completedBy', 'turnsInRepair', 'projectedFrom', 'delayed'],
  ]);
});

test('events that only tell change nothing, and what is kept for the rules alone is not shown', () => {
  expect(rules.changesNothing).toEqual(['faced', 'attacked', 'retaliated', 'nullified', 'stakes raised', 'prize']);
  expect(rules.bookkeeping).toEqual([
    ...['placing', 'card played', 'beamed there', 'revealed at', 'attempt', 'battle'],
    ...['fresh turn', 'projected', 'second turn'],
  ]);
});

const ALL = rules.flags.map(({ name }) => name);
const without = (...names: readonly string[]): readonly string[] => ALL.filter((name) => !names.includes(name));

/** A table on which every mark of the ship is set or none, and each of its numbers is this one. */
function markedBy(bits: number, each: number): State {
  const state = table();
  state.flags[2] = bits;
  for (const { name } of rules.numbers) (state.numbers[name] ??= [])[2] = each;
  return state;
}
const unmarked = (): State => markedBy(0, 0);
const marked = (): State =>
  markedBy(
    ALL.reduce((bits, name) => bits | premiere1994.bitOf(name), 0),
    7,
  );

/** What an event leaves on the ship: the names of its marks, and its numbers. */
function leftBy(event: GameEvent, state: State) {
  rules.reduce(premiere1994, state, event);
  const on = ALL.filter((name) => ((state.flags[2] ?? 0) & premiere1994.bitOf(name)) !== 0);
  return { on, numbers: Object.fromEntries(rules.numbers.map(({ name }) => [name, state.numbers[name]?.[2]])) };
}

const each = (value: number) => Object.fromEntries(rules.numbers.map(({ name }) => [name, value]));

describe('what an event leaves on a card: on one without marks, and on one with all of them', () => {
  const MARKS: readonly (readonly [
    GameEvent,
    readonly string[],
    Readonly<Record<string, number>>,
    readonly string[],
  ])[] = [
    [{ type: 'stopped', cards: [2] }, ['stopped'], {}, []],
    [{ type: 'unstopped', cards: [2] }, [], {}, ['stopped']],
    [{ type: 'flipped', cards: [2], isDown: true }, ['flipped'], {}, []],
    [{ type: 'flipped', cards: [2], isDown: false }, [], {}, ['flipped']],
    [{ type: 'fought', cards: [2] }, ['fought'], {}, []],
    [{ type: 'fresh turn', cards: [2] }, [], {}, ['fought', 'turnedOver']],
    [{ type: 'completed', mission: 2, player: 1, against: null }, ['completed'], { completedBy: 2 }, []],
    [{ type: 'range', ship: 2, used: 3, left: 1 }, [], { rangeUsed: 3 }, []],
    [{ type: 'cloaked', ship: 2, player: 0 }, ['cloaked', 'turnedOver'], {}, []],
    [{ type: 'decloaked', ship: 2, player: 0 }, ['turnedOver'], {}, ['cloaked']],
    [{ type: 'ship damaged', ship: 2 }, ['damaged'], { turnsInRepair: 0 }, ['underRepair', 'cloaked']],
    [{ type: 'ship repaired', ship: 2 }, [], { turnsInRepair: 0 }, ['damaged', 'underRepair', 'cloaked']],
    [{ type: 'repair begun', ship: 2, turns: 1 }, ['underRepair'], { turnsInRepair: 1 }, []],
    [{ type: 'repair begun', ship: 2, turns: 0 }, [], { turnsInRepair: 0 }, ['underRepair']],
    [{ type: 'deactivated', cards: [2] }, ['deactivated'], {}, []],
    [{ type: 'activated', cards: [2] }, [], {}, ['deactivated']],
    [{ type: 'commandeered', ship: 2, isSo: true }, ['commandeered'], {}, []],
    [{ type: 'commandeered', ship: 2, isSo: false }, [], {}, ['commandeered']],
    [{ type: 'delayed', card: 2, turns: 2 }, [], { delayed: 2 }, []],
    [{ type: 'projected', cards: [2], ship: 9 }, [], { projectedFrom: 9 }, []],
  ];
  test.each(MARKS.map(([event, ...rest]) => [JSON.stringify(event), event, ...rest] as const))(
    '%s',
    (_name, event, set, numbers, taken) => {
      expect(leftBy(event, unmarked())).toEqual({
        on: ALL.filter((name) => set.includes(name)),
        numbers: { ...each(0), ...numbers },
      });
      expect(leftBy(event, marked())).toEqual({ on: without(...taken), numbers: { ...each(7), ...numbers } });
      expect(rules.marked(event)).toEqual([2]);
    },
  );
});

/** The slices after these events. */
function slicesAfter(...events: readonly GameEvent[]): State['slices'] {
  const state = table();
  for (const event of events) rules.reduce(premiere1994, state, event);
  return state.slices;
}

test('94-PLAY-01: whether the card of the turn was played, and whether all that was played reported', () => {
  const report: GameEvent = { type: 'card played', player: 0, isReport: true };
  const event: GameEvent = { type: 'card played', player: 0 };
  const after = (...events: readonly GameEvent[]) => {
    const { cardPlayed, reportsOnly } = slicesAfter(...events);
    return [cardPlayed, reportsOnly];
  };
  expect(after(event)).toEqual([true, false]);
  expect(after(report)).toEqual([true, true]);
  expect(after(report, report)).toEqual([true, true]);
  expect(after(event, report)).toEqual([true, false]);
  expect(after(report, event)).toEqual([true, false]);
  expect(after(report, { type: 'began', what: 'turn', player: 1, number: 2 })).toEqual([false, false]);
  expect(after(report, { type: 'began', what: 'segment', player: 0, name: 'orders' })).toEqual([true, true]);
});

test('what was beamed is counted for each planet until the turn ends, what was revealed is kept for each location', () => {
  const beamed = (planet: number, count: number): GameEvent => ({ type: 'beamed there', planet, count });
  expect(slicesAfter(beamed(1, 2), beamed(3, 1), beamed(1, 4)).beamed).toEqual({ 1: 6, 3: 1 });
  expect(slicesAfter(beamed(1, 2), { type: 'began', what: 'turn', player: 1, number: 2 }).beamed).toEqual({});
  const seen = (mission: number, title: string): GameEvent => ({ type: 'revealed at', mission, card: 2, title });
  expect(slicesAfter(seen(1, 'Fever'), seen(3, 'Riddle'), seen(1, 'Toxin')).revealedAt).toEqual({
    1: ['Fever', 'Toxin'],
    3: ['Riddle'],
  });
});

test('whose placement it is, a second turn, stakes, and what goes on', () => {
  const state = table();
  rules.reduce(premiere1994, state, { type: 'placing', player: 1, placing });
  expect([state.slices.placing, state.turn.player]).toEqual([placing, 1]);
  expect(slicesAfter({ type: 'second turn', player: 0, isSecond: true }).isSecondTurn).toBe(true);
  expect(slicesAfter({ type: 'stakes raised', player: 0, stakes: 2 }).stakes).toBe(2);
  const both: readonly GameEvent[] = [
    { type: 'attempt', attempt },
    { type: 'battle', battle },
  ];
  const goingOn = (...events: readonly GameEvent[]) => {
    const slices = slicesAfter(...both, ...events);
    return [slices.attempt?.involved.map(({ card }) => card) ?? null, slices.battle?.kind ?? null];
  };
  expect(goingOn()).toEqual([[3, 4], 'combat']);
  expect(goingOn({ type: 'removedFromAttempt', cards: [4] })).toEqual([[3], 'combat']);
  expect(goingOn({ type: 'ended', what: 'attempt', player: 0 })).toEqual([null, 'combat']);
  expect(goingOn({ type: 'ended', what: 'combat', player: 0 })).toEqual([[3, 4], null]);
  expect(goingOn({ type: 'ended', what: 'engagement', player: 0 })).toEqual([[3, 4], null]);
  expect(goingOn({ type: 'ended', what: 'turn', player: 0 })).toEqual([[3, 4], 'combat']);
});

test('what was done is kept for the turn, and for the attempt and the dilemma while they go on', () => {
  const fact: Fact = { verb: 'kill', player: 0, refs: [], definitions: [], by: 0, amount: 1 };
  const keeping = (slices: State['slices']): readonly string[] =>
    rules.scopes.filter(({ keeps }) => keeps({ ...table(), slices }, fact)).map(({ name }) => name);
  expect(keeping({ attempt: null })).toEqual(['turn']);
  expect(keeping({ attempt: { ...attempt, facing: null } })).toEqual(['attempt', 'turn']);
  expect(keeping({ attempt })).toEqual(['dilemma', 'attempt', 'turn']);
  const ends = Object.fromEntries(rules.scopes.map(({ name, endsWith }) => [name, endsWith]));
  expect(ends).toEqual({ dilemma: ['turn', 'attempt'], attempt: ['turn', 'attempt'], turn: ['turn'], game: [] });
});

test('two positions look the same where all that the table knows of the turn and of what goes on is the same', () => {
  const some = { cardPlayed: true, reportsOnly: false, beamed: { 1: 2 }, stakes: 1, revealedAt: { 1: ['Fever'] } };
  const slices = { options: DEFAULTS, placing, isSecondTurn: true, ...some, attempt, battle };
  expect(rules.position({ ...table(), slices })).toEqual([placing, ...Object.values(some), attempt, battle]);
  const involved = [1, 2, 3, 4, 5].filter((card) => rules.isInvolved({ ...table(), slices: { attempt } }, card));
  expect(involved).toEqual([3, 4]);
  expect(rules.isInvolved({ ...table(), slices: { attempt: null } }, 3)).toBe(false);
});
