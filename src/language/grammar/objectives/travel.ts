/** Of the objectives variant: reads between which locations of different quadrants ships may move. */
import type { Definition } from '../../parse/grammar.ts';
import { any, p, w, type Parser } from '../../parse/parser.ts';
import { allYours, kind } from '../../tree/build.ts';
import type { Effect, Sel } from '../../tree/index.ts';
import { noun } from '../core/filters.ts';
import { rules } from '../core/rulings.ts';
import { cards } from '../core/symbols.ts';

const ships: Parser<Sel> = any<Sel>(
  w<Sel>('ships', { n: 'all', f: kind('ship') }),
  cards.to((sel) => (sel.of === undefined && sel.n === undefined && sel.ref === undefined ? undefined : allYours(sel))),
);
/** '[GQ] locations': all of them. */
const locations: Parser<Sel> = any<Sel>(
  noun.to((f): Sel | undefined => (f === 'any' ? undefined : { n: 'all', f })),
  cards.to((sel) => (sel.n === 'all' || sel.ref !== undefined ? sel : undefined)).cost(1),
);

const crossing = rules.is(
  p`${ships} may move between ${cards} and ${locations}`.to(([who, a, b]): Effect[] => [{ x: 'cross', who, a, b }]),
);

export const FAMILY: readonly Definition[] = [crossing];
