/** Reads changes of what missions and dilemmas require. */
import { any, opt, p, w, type Parser } from '../../parse/parser.ts';
import { allYours, filtered, times } from '../../tree/build.ts';
import type { Amount, Attr, Effect, Mod, Sel } from '../../tree/index.ts';
import { forEach } from './amounts.ts';
import { perCard } from './modifications.ts';
import { withUntil } from './until.ts';
import { possessor } from './possessors.ts';
import { amount, attribute, cards, condition, duration, number, requirement, signed } from './symbols.ts';

/** What has requirements: "this mission's requirements", 'the requirements of that mission'. */
const requirements: Parser<Sel> = any<Sel>(
  p`(each of)? ${possessor} requirements`.to(([what]) => what),
  p`(each of)? the requirements (of|on) ${cards}`.to(([what]) => what),
);
/** "Each of this dilemma's attribute requirements": what has them. */
const each = w('(each|each of the|the|each of|all)?', 0);
const demand = w('(attribute|attributes) (requirement|requirements)', 0);
const attributeRequirements: Parser<Sel> = any<Sel>(
  p`${each} ${possessor} ${demand}`.to(([, what]) => what),
  p`${each} ${demand} (of|on|needed to complete) ${cards}`.to(([, , what]) => what),
);

interface Change {
  what: Sel;
  by: Amount;
  attr?: Attr;
}
const negative = (by: Amount): Amount => (typeof by === 'number' ? -by : { a: 'times', k: -1, of: by });
/** 'By 5', 'by the highest Weapons of …'. */
const more: Parser<Amount> = any<Amount>(
  p`${number} ${perCard}`.to(([n, grown]) => grown(n)),
  amount.to((one) => (typeof one === 'number' ? undefined : one)),
);
const less: Parser<Amount> = any<Amount>(
  p`${number} ${perCard}`.to(([n, grown]) => grown(-n)),
  amount.to((one) => (typeof one === 'number' ? undefined : negative(one))),
);
/** '(Or add 10 if …)': so much more where that is so. */
const change: Parser<Change> = any<Change>(
  p`add~ ${number} to ${attributeRequirements} <paren> or add~ ${number} if ${condition} </paren>`.to(
    ([base, what, then, state]): Change => ({ what, by: { a: 'alt', base, if: state, then } }),
  ),
  p`add~ ${number} to ${attributeRequirements} ${perCard}`.to(([n, what, grown]) => ({ what, by: grown(n) })),
  p`add~ ${amount} to ${attributeRequirements}`
    .to(([by, what]): Change | undefined => (typeof by === 'number' ? undefined : { what, by }))
    .cost(1),
  p`add~ ${number} ${attribute} to ${requirements} ${perCard}`.to(([n, attr, what, grown]) => ({
    what,
    by: grown(n),
    attr,
  })),
  p`increase~ ${attributeRequirements} by ${more}`.to(([what, by]) => ({ what, by })),
  p`subtract~ ${number} from ${attributeRequirements} ${perCard}`.to(([n, what, grown]) => ({ what, by: grown(-n) })),
  p`reduce~ ${attributeRequirements} by ${less}`.to(([what, by]) => ({ what, by })),
);

/** 'Add Honor to its requirements', 'reduce each attribute requirement of this mission by 4'. */
export const needs: Parser<Effect[]> = any<Effect[]>(
  // 'For each event, this is cost -1 (-2 for each Decay event)': so much more for those.
  p`${forEach} , ${cards} is cost ${signed} <paren> ${signed} ${forEach} </paren>`.to(
    ([over, what, by, more, some]): Effect[] => {
      const those = filtered(structuredClone(over), some.f);
      const amounts = [times(by, { a: 'count', sel: over }), times(more - by, { a: 'count', sel: those })];
      return [{ x: 'mod', what, mods: amounts.map((one): Mod => ({ m: 'num', prop: 'cost', by: one })) }];
    },
  ),
  p`add~ ${any(number, w('one', 1))} (level|levels) of each skill (that is)? in ${requirements} to (those requirements|them) ${opt(duration)}`.to(
    ([by, what, lasting]) => [withUntil(what, [{ m: 'levels', by }], lasting)],
  ),
  p`add~ ${amount} to ${possessor} cost`.to(([by, what]) => [
    withUntil(what, [{ m: 'num', prop: 'cost', by }], undefined),
  ]),
  p`replace~ ${requirements} <paren> and alternate requirements in game text </paren> with ${requirement} ${opt(duration)}`.to(
    ([what, req, lasting]) => [withUntil(what, [{ m: 'req', how: 'set', req }], lasting)],
  ),
  p`add~ ${requirement} to ${requirements} ${opt(duration)}`
    .to(([req, what, lasting]) => [withUntil(what, [{ m: 'req', how: 'add', req }], lasting)])
    .cost(1),
  p`${change} ${opt(duration)}`.to(([{ what, by, attr }, lasting]) => [
    withUntil(allYours(what), [{ m: 'num', prop: 'reqAttr', by, ...(attr && { attr }) }], lasting),
  ]),
);
