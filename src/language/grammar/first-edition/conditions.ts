/** Of First Edition: reads what those who face a dilemma have, without saying that it is they: 'unless SECURITY + MEDICAL present'. */
import type { Definition } from '../../parse/grammar.ts';
import { opt, p, w, type Parser } from '../../parse/parser.ts';
import type { Cond, Requirement, Sel } from '../../tree/index.ts';
import { simple } from '../core/conditions.ts';
import { noun } from '../core/filters.ts';
import { item } from '../core/requirements.ts';
import { cards, number, requirement } from '../core/symbols.ts';

/** As all editions say 'you have'. */
const YOU_ALL: Sel = { n: 'all', at: { p: 'involved' } };

const there = w('(is|are|must be)? (present|aboard|remaining|in the? away team|in the? crew)', 0);
/** What they have: where that is present or aboard is where they are. */
export const had: Parser<Requirement> = p`${requirement} ${opt(there)}`.to(([req]) => req);

export const has = (req: Requirement): Cond => ({ c: 'req', who: YOU_ALL, req });

const simpleWords = simple.is(
  p`${requirement} ${there}`.to(([req]): Cond => has(req)).cost(1),
  requirement.to((req): Cond => has(req)).cost(3),
);

const itemWords = item.is(
  // Who is disabled counts for nothing.
  p`non- disabled ${item}`.to(([req]) => req),
  // 'At least two female crew members': so many or more are as good.
  p`at least ${number} ${noun}`.to(([n, f]): Requirement | undefined =>
    f === 'any' ? undefined : { r: 'card', sel: { n, f } },
  ),
  p`${cards} must be present`.to(([sel]): Requirement | undefined =>
    sel.f === undefined ? undefined : { r: 'card', sel },
  ),
);

export const FAMILY: readonly Definition[] = [simpleWords, itemWords];
