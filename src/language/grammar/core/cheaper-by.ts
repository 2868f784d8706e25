/** Reads costs that are so much more or less: 'costs 1 less', 'its cost is increased by 2'. */
import { any, opt, p, w, type Parser } from '../../parse/parser.ts';
import type { Effect, Mod } from '../../tree/index.ts';
import { possessor } from './possessors.ts';
import { duration, number } from './symbols.ts';
import { withUntil } from './until.ts';

const cost = (by: number): Mod[] => [{ m: 'num', prop: 'cost', by }];
/** Said of the cards themselves. */
export const cheaperBy: Parser<Mod[]> = any<Mod[]>(
  p`cost|costs ${number} (counters)? less|fewer`.to(([n]) => cost(-n)),
  p`cost|costs ${number} (counters)? more`.to(([n]) => cost(n)),
);
const grows = any(w('(increased|raised)', 1), w('(reduced|decreased|lowered)', -1));
/** Said of the cost of a card. */
export const costChanged: Parser<Effect[]> = p`${possessor} cost is ${grows} by ${number} ${opt(duration)}`.to(
  ([what, sign, n, lasting]) => [withUntil(what, cost(sign * n), lasting)],
);
