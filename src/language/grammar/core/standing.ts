/** Reads conditions about what this text has killed, stopped or overcome, what players own, and whose score or number of turns is greater. */
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { p, w } from '../../parse/parser.ts';
import { allOf, filtered, kind, not, zone } from '../../tree/build.ts';
import type { Cond, EventPattern, Filter, Requirement, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { summed } from './amounts.ts';
import { comparison } from './comparisons.ts';
import { notAll } from './history.ts';
import { prop, participle, cards, number, player, requirement } from './symbols.ts';
import { filterParts } from '../../tree/filter-parts.ts';

// ---------------------------------------------------------------- what this text or this turn has brought
const byThis = w('by this (dilemma|card|event|interrupt)', 0);
function brought(sel: Sel, e: EventPattern['e']): Cond {
  const { n, ...what } = sel;
  const least = typeof n === 'number' ? n : typeof n === 'object' && 'min' in n ? n.min : 1;
  const was: Filter = { f: 'was', ev: { e, stage: 'did' }, span: 'ability' };
  return { c: 'some', sel: filtered(what, was), ...(least !== 1 && { n: least }) };
}

// ---------------------------------------------------------------- scores
const BEHIND = w('(a)? lower score than', 0);
const AHEAD = w('(a)? higher score than', 0);

const COMPLETE: Filter = { f: 'state', is: { s: 'complete' } };
/** The personnel involved in the attempt. */
const INVOLVED: Sel = { n: 'all', at: { p: 'involved' } };
const have = (req: Requirement): Cond => ({ c: 'req', who: INVOLVED, req });

const REMOVED = zone('removed', 'anyPlayer');

/** Commanders of the very ship they are aboard. */
function commanding({ f, ...sel }: Sel): Sel {
  const parts = filterParts(f).filter((one) => one.f !== 'keyword' || one.is !== 'Commander');
  return {
    ...sel,
    f: allOf([...parts, { f: 'commander', of: { ref: 'bearer' } }]) ?? { f: 'keyword', is: 'Commander' },
  };
}

/** Who stands where: what this text has brought, scores, missions. */
export const standing = alternatives<Cond>('standing');
const standingWords = standing.is(
  p`${notAll} (was|were|is|are) ${participle} ${byThis}`.to(([sel, e]) => brought(sel, e)).cost(1),
  p`no ${cards} (was|were|is|are) ${participle} ${byThis}`.to(([sel, e]) => not(brought(sel, e))).cost(1),
  // Aboard the ship that the keyword Commander names: a ship with its own such Commander aboard.
  p`${player} command~ ${cards} aboard (his or her|his|her|its) corresponding ship`.to(
    ([of, { n, ...sel }]): Cond | undefined =>
      n !== undefined || sel.at || sel.ref !== undefined
        ? undefined
        : {
            c: 'some',
            sel: { of, f: { f: 'and', of: [kind('ship'), { f: 'carries', how: 'aboard', sel: commanding(sel) }] } },
          },
  ),
  p`${player} own~ ${cards}`.to(([of, { n, ...sel }]): Cond | undefined =>
    sel.ref !== undefined && n === undefined ? { c: 'some', sel: { ...sel, of, via: 'own' } } : undefined,
  ),
  p`${player} own~ ${number} (or more)? ${cards} that have been removed from the game`.to(
    ([of, n, sel]): Cond | undefined =>
      sel.at || sel.n !== undefined ? undefined : { c: 'some', sel: { ...sel, of, via: 'own', at: REMOVED }, n },
  ),
  p`${number} or more ${cards} have been removed from the game`.to(([n, sel]): Cond | undefined => {
    const isOwned = sel.of === undefined || sel.via === 'own';
    return sel.at || sel.n !== undefined || !isOwned ? undefined : { c: 'some', sel: { ...sel, at: REMOVED }, n };
  }),
  p`${player} (have|has) completed no other missions`.to(([of]) =>
    not({
      c: 'some',
      sel: { of, other: ['this'], f: { f: 'and', of: [COMPLETE, { f: 'kind', is: 'mission' }] } },
    }),
  ),
  p`no other ${cards} (has|have) been completed`.to(([sel]) =>
    not({ c: 'some', sel: filtered({ ...sel, other: [open('last')] }, COMPLETE) }),
  ),
  p`${player} have~ (had|completed) more turns than ${player} (have|has)?`.to(([of, than]): Cond => ({
    c: 'cmp',
    a: { a: 'turns', of },
    op: '>',
    b: { a: 'turns', of: than },
  })),
  p`${player} have~ had a turn`.to(([of]): Cond => ({
    c: 'cmp',
    a: { a: 'turns', of },
    op: '>=',
    b: 1,
  })),
  p`${player} have~ ${BEHIND} ${player}`.to(([of, , than]): Cond => ({
    c: 'cmp',
    a: { a: 'score', of: than },
    op: '>',
    b: { a: 'score', of },
  })),
  p`${player} have~ ${AHEAD} ${player}`.to(([of, , than]): Cond => ({
    c: 'cmp',
    a: { a: 'score', of: than },
    op: '<',
    b: { a: 'score', of },
  })),
  // 'They have total Strength>13' is a requirement.
  p`${cards} have (a)? total ${prop} ${comparison()}`
    .to(([of, name, { op, n }]): Cond => ({
      c: 'cmp',
      a: { a: 'prop', prop: name, of: summed(of), fold: 'sum' },
      op,
      b: n,
    }))
    .cost(1),
  p`you have ${requirement} remaining`.to(([req]) => have(req)),
);

export const FAMILY: readonly Definition[] = [standingWords];
