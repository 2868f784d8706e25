/** One card stands for another in the middle of an attempt or a battle. */
import { expect, test } from 'vitest';
import type { Attempt, Battle } from '../../../src/effects/undertakings.ts';
import { stateRules } from '../../../src/rules/first-edition/state.ts';
import { stateRules as secondEdition } from '../../../src/rules/second-edition/state.ts';

const refs = (...cards: readonly number[]) => cards.map((card) => ({ card, stay: 1 }));
const [mission, ship, dilemma, one, other] = refs(1, 2, 3, 4, 5);
if (!mission || !ship || !dilemma || !one || !other) throw new Error('five cards are made');

const attempt: Attempt = {
  ...{ player: 0, opponent: 1, mission, ship, facing: dilemma, involved: [one, other] },
  ...{ using: null, ability: 0, open: true, revealed: [] },
};
const battle: Battle = {
  ...{ kind: 'combat', where: 1, phase: 'begin', winner: 0 },
  sides: [
    { player: 0, cards: [one], total: 0 },
    { player: 1, cards: [other], total: 0 },
  ],
};

test.each([
  ['First', stateRules],
  ['Second', secondEdition],
])('attempt and battle of the %s Edition speak of the new card', (_name, { swapped }) => {
  const change = (all: readonly { readonly card: number; readonly stay: number }[]) =>
    all.map(({ card }) => ({ card: card + 10, stay: 1 }));
  const after = swapped({ attempt, battle }, change);
  expect(after.attempt).toMatchObject({
    ...{ mission: { card: 11 }, ship: { card: 12 }, facing: { card: 13 } },
    involved: [{ card: 14 }, { card: 15 }],
  });
  expect(after.battle?.sides.map(({ cards }) => cards)).toEqual([refs(14), refs(15)]);
  expect(swapped({ attempt: null, battle: null }, change)).toMatchObject({ attempt: null, battle: null });
});
