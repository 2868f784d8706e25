/** Of Second Edition alone: reads what the player who reveals the strongest personnel gets, and nobody in case of a tie. */
import { p, type Parser } from '../../parse/parser.ts';
import { kind } from '../../tree/build.ts';
import type { Cond, Effect, Sel } from '../../tree/index.ts';
import { REVEALED } from '../core/posts.ts';
import { effects, number } from '../core/symbols.ts';

/** All that tie for the greatest Strength. */
const STRONGEST: Sel = {
  n: 'all',
  f: { f: 'and', of: [kind('personnel'), REVEALED] },
  best: { prop: 'Strength', dir: 'max' },
};
const isAlone: Cond = { c: 'cmp', a: { a: 'count', sel: STRONGEST }, op: '=', b: 1 };
/** Of the only strongest one, if there is one. */
const ofTheStrongest = (does: Effect[]): Effect[] => [
  { x: 'if', if: structuredClone(isAlone), then: [{ x: 'each', over: structuredClone(STRONGEST), do: does }] },
];

export const strongestScores: Parser<Effect[]> =
  p`the player that reveals the personnel with the highest total Strength scores ${number} points <paren> or nobody in case of a tie </paren>`.to(
    ([by]) => ofTheStrongest([{ x: 'points', who: { owner: 'that' }, by }]),
  );

const isYours: Cond = { c: 'some', sel: { ref: 'that', of: 'you', via: 'own' } };
export const ifStrongest: Parser<Effect[]> =
  p`if you reveal personnel with higher total Strength than each opponent , ${effects}`.to(([all]) =>
    ofTheStrongest([{ x: 'if', if: structuredClone(isYours), then: all }]),
  );
