/** Reads conditions that compare: amounts with amounts, several cards with each other, one of several cards with a test. */
import { isSame } from '../../tree/same.ts';
import { any, p, w, type Parser } from '../../parse/parser.ts';
import { filtered, not, THIS } from '../../tree/build.ts';
import type { Amount, Cond, Filter, Prop, Sel, State } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { comparison } from './comparisons.ts';
import { burden } from './posts.ts';
import { possessor } from './possessors.ts';
import { being } from './states.ts';
import { prop, amount, cards, number, quality, requirement } from './symbols.ts';

// ---------------------------------------------------------------- one of several cards
/** 'Any of those', 'one of them': it is enough that one of them is so. */
const isOneOf = (sel: Sel): boolean => sel.ref !== undefined && (sel.n === 1 || sel.n === 'any');

/** The filter for what is said after 'is' of one of several cards. */
function filterOf(is: State): Filter {
  return is.s === 'isA' ? is.f : { f: 'state', is };
}
function someOf({ n: _, ...sel }: Sel, f: Filter): Cond {
  return { c: 'some', sel: filtered(sel, f) };
}
const INCOMPLETE: Filter = { f: 'not', of: { f: 'state', is: { s: 'complete' } } };
/** Only missions are complete or incomplete. */
function saysComplete(is: State): boolean {
  return is.s === 'complete' || (is.s === 'isA' && isSame(is.f, INCOMPLETE));
}
/** 'Four or more personnel are …', 'two of those personnel are …': so many of them. */
function leastOf({ n, ref }: Sel): Amount | undefined {
  if (typeof n === 'object' && 'min' in n) return n.min;
  return ref !== undefined && typeof n === 'number' && n > 1 ? n : undefined;
}
function manyOf({ n: _, ...sel }: Sel, is: State): Extract<Cond, { c: 'some' }> {
  const isThere = is.s === 'at' && sel.at === undefined;
  return { c: 'some', sel: isThere ? { ...sel, at: is.place } : filtered(sel, filterOf(is)) };
}
/** Places whose cards are not in play: to be there is the only way in which a text finds them. */
const isOutside = (is: State): boolean =>
  is.s === 'at' && (is.place.p === 'beneath' || (is.place.p === 'zone' && is.place.zone !== 'play'));
/** 'Three cards are on this event': nobody commands them, so they are not in play. */
const isOnThis = (is: State, of: Sel['of']): boolean =>
  of === undefined && is.s === 'at' && is.place.p === 'on' && is.place.card.ref === THIS.ref;
/** 'Two personnel are in your discard pile': that there are so many. */
function thereAre({ n, ...sel }: Sel, is: State): Cond | undefined {
  const isCounted = n === undefined || typeof n === 'number';
  if ((!isOutside(is) && !isOnThis(is, sel.of)) || !isCounted || sel.ref !== undefined || sel.at !== undefined)
    return undefined;
  return { ...manyOf(sel, is), ...(n !== undefined && n !== 1 && { n }) };
}
/** 'Three MACO personnel are present with her': besides herself. */
export function besides(who: Sel, is: State): Sel {
  const ref = is.s === 'at' && is.place.p === 'present' ? is.place.with.ref : undefined;
  const isWithThis = ref !== undefined && SELF.has(ref) && who.ref === undefined && who.other === undefined;
  return isWithThis ? { other: ['this'], ...who } : who;
}
const SELF: ReadonlySet<string> = new Set(['this', open('this personnel'), open('he')]);

/** What is said of a card: of 'any of those personnel' that there is one. */
export function isSo(given: Sel, is: State): Cond {
  const who = given.ref === open('it') && saysComplete(is) ? { ...given, ref: open('its mission') } : given;
  const least = leastOf(who);
  const there = thereAre(who, is);
  if (there) return there;
  if (least !== undefined) return { ...manyOf(who, is), ...(least !== 1 && { n: least }) };
  return isOneOf(who) ? someOf(who, filterOf(is)) : { c: 'is', who, state: is };
}

/** 'The ship this is aboard' is one. */
const isBearer = ({ n, f }: Sel): boolean => n === 'all' && f?.f === 'and' && f.of.some((one) => one.f === 'carries');

/**
 * What is not so of a card: 'a personnel present does not have Honor' is true if one there is without. 'Each of your personnel does not
 * have Honor' may be of none or not of all.
 */
export function notSo(who: Sel, is: State): Cond | undefined {
  // 'Your Klingon is not at this mission': none is, whoever is elsewhere.
  if (who.ref !== undefined || isBearer(who) || is.s === 'at') return not(isSo(who, is));
  return who.n === undefined ? isSo(who, { s: 'isA', f: { f: 'not', of: filterOf(is) } }) : undefined;
}

/** 'If both have Honor', 'each of your personnel have Honor' is asked of each of them, not of all together. */
const isEachOf = ({ ref, n }: Sel): boolean =>
  ref === open('each of them') || (n !== undefined && (n !== 1 || ref !== undefined));

const none: Parser<Sel> = p`none of ${cards}`.to(([sel]) =>
  sel.ref === undefined && sel.n !== undefined ? undefined : sel,
);

const few: Parser<number> = any(
  p`(less|fewer) than ${number}`.to(([n]) => n - 1),
  p`${number} or less|fewer`.to(([n]) => n),
);
/** What cards have together or one by one. */
export const having: Parser<Cond> = any<Cond>(
  p`${cards} has both ${quality}`.to(([who, f]) => isSo(who, { s: 'isA', f })),
  p`${cards} has|have ${burden}`.to(([who, f]) => isSo(who, { s: 'isA', f })).cost(2),
  // 'This ship has fewer than four personnel aboard'.
  p`${cards} has|have ${few} ${cards} aboard`.to(([ship, n, sel]): Cond | undefined =>
    ship.ref === undefined || sel.n !== undefined || sel.at
      ? undefined
      : { c: 'some', sel: { ...sel, at: { p: 'aboard', ship } }, n, op: '<=' },
  ),
  p`${cards} has|have no ${burden}`.to(([who, f]) => notSo(who, { s: 'isA', f })).cost(1),
  p`${cards} has ${quality}`.to(([who, f]) => isSo(who, { s: 'isA', f })),
  p`${cards} (does not have|has no) ${quality}`.to(([who, f]) => notSo(who, { s: 'isA', f })),
  p`${cards} have ${requirement}`.to(([who, req]): Cond | undefined =>
    isEachOf(who) ? undefined : { c: 'req', who, req },
  ),
  p`${cards} together have ${requirement}`.to(([who, req]): Cond => ({ c: 'req', who: { ...who, n: 'all' }, req })),
  p`${cards} together do not have ${requirement}`.to(([who, req]): Cond =>
    not({ c: 'req', who: { ...who, n: 'all' }, req }),
  ),
  p`${cards} do not have ${requirement}`.to(([who, req]): Cond | undefined =>
    isEachOf(who) ? undefined : not({ c: 'req', who, req }),
  ),
  p`${cards} have ${possessor} printed requirements`.to(([who, of]): Cond => ({ c: 'printed', who, of })),
  p`${cards} have the printed requirements of ${cards}`.to(([who, of]): Cond => ({ c: 'printed', who, of })),
  p`they (both|all) have ${quality}`.to(([f]) => isSo({ ref: open('each of them') }, { s: 'isA', f })),
  p`${cards} have ${quality}`.to(([who, f]) => isSo(who, { s: 'isA', f })).cost(6),
  p`${cards} do not have ${quality}`.to(([who, f]) => notSo(who, { s: 'isA', f })).cost(6),
  p`either (of (them|those personnel))? has|have ${quality}`.to(([f]) => someOf({ ref: open('they') }, f)),
  p`neither (of (them|those personnel))? has|have ${quality}`.to(([f]) => not(someOf({ ref: open('they') }, f))),
  // What is killed or stopped by now had it before.
  p`${cards} had ${quality}`.to(([who, f]) => isSo(who, { s: 'isA', f })),
  p`${none} has|have ${quality}`.to(([who, f]) => not(someOf(who, f))),
  p`no ${cards} has|have ${quality}`.to(([who, f]): Cond | undefined =>
    who.ref === undefined && who.n === undefined ? not(someOf(who, f)) : undefined,
  ),
  p`${none} is|are ${being}`.to(([who, is]) => not(someOf(who, filterOf(is)))),
);

// ---------------------------------------------------------------- several cards with each other
const likeness: Parser<Prop> = any<Prop>(
  w('species', 'species'),
  w('affiliation', 'affiliation'),
  w('cost', 'cost'),
  w('(card)? title', 'title'),
  w('(card)? type', 'type'),
);
export const alike: Parser<Cond> = any<Cond>(
  p`${cards} all? (are|have) (all|of)? the same ${likeness}`.to(([who, name]): Cond => ({
    c: 'alike',
    who,
    prop: name,
  })),
  // Of one alone this is not said.
  any(p`${cards} both (are|have) of? the same ${likeness}`, p`${cards} (are|have) both of? the same ${likeness}`).to(
    ([who, name]): Cond => ({ c: 'alike', who, prop: name, both: true }),
  ),
  p`${cards} (both|all)? are in the same ${any<Prop>(w('region', 'region'), w('quadrant', 'quadrant'))}`.to(
    ([who, name]): Cond => ({ c: 'alike', who, prop: name }),
  ),
  p`${cards} all? share (one or more of the same skills|at least one of the same skills|a skill)`.to(([who]): Cond => ({
    c: 'alike',
    who,
    prop: 'skills',
  })),
  p`${cards} both share (one or more of the same skills|at least one of the same skills|a skill)`.to(([who]): Cond => ({
    c: 'alike',
    who,
    prop: 'skills',
    both: true,
  })),
);

// ---------------------------------------------------------------- amounts
/** An amount that is no test of one of several cards. */
const measured: Parser<Amount> = amount.to((one) =>
  typeof one === 'object' && one.a === 'prop' && isOneOf(one.of) ? undefined : one,
);
export const comparing: Parser<Cond> = any<Cond>(
  p`${measured} (is|are|was|were)? ${comparison()}`.to(([a, { op, n }]): Cond => ({ c: 'cmp', a, op, b: n })),
  p`${measured} matches ${amount}`.to(([a, b]): Cond => ({ c: 'cmp', a, op: '=', b })),
  p`${measured} is ${any(w('even', 'even' as const), w('odd', 'odd' as const))}`.to(([of, is]): Cond => ({
    c: 'parity',
    of,
    is,
  })),
  p`(the)? ${prop} of ${cards} is ${comparison()}`.to(([name, who, { op, n }]): Cond | undefined =>
    isOneOf(who) ? someOf(who, { f: 'num', prop: name, op, n }) : undefined,
  ),
);
