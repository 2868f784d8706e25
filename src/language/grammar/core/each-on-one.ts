/** Reads where each of several cards goes to one of several: 'place them on your opponent's missions'. */
import { opt, p, type Parser } from '../../parse/parser.ts';
import { ACTOR, allOf, kind } from '../../tree/build.ts';
import type { Effect, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { modifiers } from './filters.ts';
import { owner } from './symbols.ts';

/** 'On your opponent's space missions': on one of them each. */
export const onSeveral: Parser<Sel> = p`(on|onto) ${owner} ${opt(modifiers)} missions`.to(([of, more]): Sel => ({
  of,
  f: allOf([more, kind('mission')]) ?? kind('mission'),
}));

/** May these be more than one? */
export const areSeveral = ({ n, ref }: Sel): boolean =>
  n === 'any' ||
  n === 'all' ||
  (typeof n === 'number' && n > 1) ||
  (typeof n === 'object' && (!('upTo' in n) || typeof n.upTo !== 'number' || n.upTo > 1)) ||
  ref === open('they') ||
  ref?.startsWith(open('those ')) === true;

/** Each of the cards is placed on a mission of its own choice. */
export function eachOnOne(what: Sel, card: Sel): Effect[] {
  const on: Effect = { x: 'put', why: 'place', what: { ref: 'that' }, to: { p: 'on', card } };
  if (what.ref !== undefined || what.n === 'all') return [{ x: 'each', over: what, do: [on] }];
  return [
    { x: 'pick', as: open('new'), sel: { ...what, by: ACTOR } },
    { x: 'each', over: { ref: open('pick') }, do: [on] },
  ];
}
