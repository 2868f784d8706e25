/** What the Second Edition keeps in the state: which events mark cards, and which card stands for another in what goes on. */
import { describe, expect, test } from 'vitest';
import type { Attempt, Battle } from '../../../src/effects/undertakings.ts';
import type { GameEvent } from '../../../src/engine/state/events.ts';
import type { Fact, Ref, State } from '../../../src/engine/state/state.ts';
import { secondEdition } from '../../../src/rules/second-edition/index.ts';
import { position } from '../../commands/games.ts';

const { state: rules } = secondEdition;

const table = (): State =>
  structuredClone(
    position(`
  kirk:
    missions:
      - {mission: Vulcan, completed: true, ships: [{ship: Galaxy, range: 3, aboard: [{card: Ensign, stopped: true}]}]}
  spock: {}`).state,
  );

const numberOf = (state: State, is: (card: number) => boolean): number => {
  const found = [...state.place.keys()].find(is);
  if (found === undefined) throw new Error('no such card');
  return found;
};
const flagged = (state: State, flag: 'stopped' | 'completed'): number =>
  numberOf(state, (card) => ((state.flags[card] ?? 0) & secondEdition.bitOf(flag)) !== 0);
const travelled = (state: State): number => numberOf(state, (card) => (state.numbers.rangeUsed?.[card] ?? 0) > 0);

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
  within: {
    kind: 'engagement',
    where: 1,
    sides: [
      { player: 0, cards: [ref(7)], total: 0 },
      { player: 1, cards: [ref(8)], total: 0 },
    ],
    phase: 'begin',
    winner: -1,
  },
};

describe('events that mark cards', () => {
  const cases: readonly (readonly [string, (state: State) => GameEvent])[] = [
    ['stopped', (state) => ({ type: 'stopped', cards: [travelled(state)] })],
    ['unstopped', (state) => ({ type: 'unstopped', cards: [flagged(state, 'stopped')] })],
    ['completed', (state) => ({ type: 'completed', mission: travelled(state), player: 0, against: null })],
    ['range', (state) => ({ type: 'range', ship: travelled(state), used: 1, left: 0 })],
    ['counters', () => ({ type: 'counters', player: 0, change: -1, left: 3 })],
    ['failed', () => ({ type: 'failed', mission: 1, player: 0, against: null })],
    ['attempt', () => ({ type: 'attempt', attempt })],
    ['battle', () => ({ type: 'battle', battle })],
  ];

  test.each(cases)('%s: they name just the cards on which a mark or number changes', (_, eventIn) => {
    const before = table();
    const event = eventIn(before);
    const after = structuredClone(before);
    rules.reduce(secondEdition, after, event);
    const changed = [...before.place.keys()].filter(
      (card) =>
        before.flags[card] !== after.flags[card] ||
        before.numbers.rangeUsed?.[card] !== after.numbers.rangeUsed?.[card],
    );
    expect(rules.marked(event)).toEqual(changed);
  });
});

test('one card stands for another in the attempt and the battles that go on, one inside the other', () => {
  const all = [...Array(9).keys()];
  const swapped = rules.swapped({ counters: 4, attempt, battle }, (refs) =>
    refs.map(({ card, stay }) => ({ card: card + 10, stay })),
  );
  const cardsIn = (value: unknown): number[] =>
    [...JSON.stringify(value).matchAll(/"card":(\d+)/g)].map((match) => Number(match[1]));
  expect(cardsIn(swapped).toSorted()).toEqual(
    cardsIn({ attempt, battle })
      .map((card) => card + 10)
      .toSorted(),
  );
  expect(swapped.counters).toBe(4);
  expect(rules.swapped({ counters: 4, attempt: null, battle: null }, (refs) => refs)).toEqual({
    counters: 4,
    attempt: null,
    battle: null,
  });
  expect(all.filter((card) => rules.isInvolved({ ...table(), slices: { attempt } }, card))).toEqual([3, 4]);
  expect(rules.isInvolved({ ...table(), slices: { attempt: null } }, 3)).toBe(false);
});

test('two positions look the same where counters, attempt and battle are the same', () => {
  const slices = { counters: 4, attempt, battle };
  expect(rules.position({ ...table(), slices })).toEqual([4, attempt, battle]);
});

describe('what was done is kept', () => {
  const fact = (verb: string, by = 0): Fact => ({ verb, player: 0, refs: [], definitions: [], by, amount: 1 });
  const keeping = (slices: State['slices'], what: Fact): readonly string[] =>
    rules.scopes.filter(({ keeps }) => keeps({ ...table(), slices }, what)).map(({ name }) => name);

  test('for the turn always; for the attempt and the dilemma while they go on', () => {
    expect(keeping({ attempt: null }, fact('kill'))).toEqual(['turn']);
    expect(keeping({ attempt: { ...attempt, facing: null } }, fact('kill'))).toEqual(['attempt', 'turn']);
    expect(keeping({ attempt }, fact('kill'))).toEqual(['dilemma', 'attempt', 'turn']);
  });

  test('for the whole game what texts ask about long after', () => {
    for (const verb of ['complete', 'failAttempt', 'winBattle'])
      expect(keeping({ attempt: null }, fact(verb))).toContain('game');
  });

  test('but not that somebody was beamed by an order', () => {
    expect(keeping({ attempt }, fact('beam'))).toEqual([]);
    expect(keeping({ attempt }, fact('beam', 7))).toEqual(['dilemma', 'attempt', 'turn']);
  });

  test('until a turn begins, or the attempt', () => {
    const ends = Object.fromEntries(rules.scopes.map(({ name, endsWith }) => [name, endsWith]));
    expect(ends).toEqual({ dilemma: ['turn', 'attempt'], attempt: ['turn', 'attempt'], turn: ['turn'], game: [] });
  });
});
