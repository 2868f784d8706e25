/** Reads conditions, after 'while', 'if' and 'unless'. */
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { any, list, p, w, type Parser } from '../../parse/parser.ts';
import { allConds, allOf, filtered, kind, not, zone } from '../../tree/build.ts';
import type { Cond, EventName, Filter, Op, Place, PlayerRef, Sel, Span2, State } from '../../tree/index.ts';
import { open, openWords } from '../../tree/open.ts';
import { kindOfDifference } from './amounts.ts';
import { alike, comparing, having, besides, isSo, notSo } from './comparing.ts';
import { worth } from './comparisons.ts';
import { isNot, noun, plainNoun } from './filters.ts';
import { allThere, gatherings } from './gatherings.ts';
import { history, notAll } from './history.ts';
import { isNth } from './nth-done.ts';
import { ofHalves } from './selecting.ts';
import { scoring } from './scores.ts';
import { exactlyIn, fewerThan, fewIn, hadBy, inZoneOf, moreInZone, moreThan, scores } from './sides.ts';
import { isOfLevels } from './requirements.ts';
import { hasUsed } from './skill-uses.ts';
import { standing } from './standing.ts';
import { being, identity } from './states.ts';
import { cards, condition, determined, icon, number, owner, place, player, requirement, state } from './symbols.ts';

/** What a card has done to others. */
const deed: Parser<EventName> = any<EventName>(
  w('killed', 'kill'),
  w('stopped', 'stop'),
  w('captured', 'capture'),
  w('destroyed', 'destroy'),
);
/** 'Any of your personnel': one is enough. */
const anyOfThem = ({ n: _, ...what }: Sel): Sel => what;
/** 'Than any opponent': than each of them. */
const rivals: Parser<PlayerRef> = player.to((who) => (who === 'anyOpponent' ? 'eachOpponent' : who));
const YOU_ALL: Sel = { n: 'all', at: { p: 'involved' } };

export const some = (sel: Sel, of: PlayerRef | undefined): Cond => {
  const { n, ...rest } = of === undefined ? sel : inZoneOf(sel, of);
  const owned: Sel = of !== undefined && rest.of === undefined && rest.at?.p !== 'zone' ? { ...rest, of } : rest;
  if (n === undefined || n === 'all' || n === 'any' || n === 1) return { c: 'some', sel: owned };
  if (typeof n === 'number') return { c: 'some', sel: owned, n };
  return 'min' in n && n.min !== 1 ? { c: 'some', sel: owned, n: n.min } : { c: 'some', sel: owned };
};

/** What a player commands, wherever that is: other words of a dilemma reach no further than the attempt. 'You command a ship you own': both. */
export function commandedBy(sel: Sel, who: PlayerRef): Sel {
  if (sel.via === 'own' && sel.at?.p !== 'zone') return filtered(sel, { f: 'whose', of: who });
  return sel.via === undefined && sel.ref === undefined ? { ...sel, via: 'command' } : sel;
}
const commands = (sel: Sel, who: PlayerRef): Cond => some(commandedBy(sel, who), who);

/** 'Each player has no cards in hand' is said of every one of them. */
function noneOf(sel: Sel, who: PlayerRef): Cond {
  const { n: _, ...rest } = sel;
  if (who === 'you' || rest.at?.p !== 'zone') return not(some(sel, who));
  return { c: 'some', sel: rest, n: 0, op: '<=' };
}

/** A noun without alternatives of its own, which says what it is. */
const soleNoun: Parser<Filter> = plainNoun.to((f) => (f === 'any' ? undefined : f));
export const simple = alternatives<Cond>('simple');
const simpleWords = simple.is(
  p`<paren> ${condition} </paren>`.to(([state]) => state),
  p`not <paren> ${condition} </paren>`.to(([state]) => not(state)),
  standing,
  history,
  isNth,
  hasUsed,
  ofHalves,
  gatherings,
  p`${player} command but do not own ${cards}`.to(([of, sel]): Cond | undefined =>
    of === 'you' && sel.of === undefined ? { c: 'some', sel: { ...sel, of, via: 'commandNotOwn' } } : undefined,
  ),
  p`${player} command~ exactly ${number} ${cards}`.to(([who, n, sel]): Cond | undefined =>
    sel.n === undefined
      ? allConds([commands({ ...sel, n }, who), not(commands({ ...structuredClone(sel), n: n + 1 }, who))])
      : undefined,
  ),
  p`${player} already? command~ ${notAll}`.to(([who, sel]) => commands(sel, who)),
  p`${player} have~ a? higher score than ${player} or do not command ${cards}`.to(([of, than, sel]): Cond => ({
    c: 'or',
    of: [scores(of, '>', than), not(commands(sel, of))],
  })),
  // 'You command X or command Y'.
  p`command ${cards}`.to(([sel]) => commands(sel, 'you')).cost(4),
  // 'You command a ship and three [Fer] personnel'.
  p`${player} command~ ${list(cards, w('and', 0))}`
    .to(([who, all]) => {
      const there = all.length < 2 ? undefined : allThere(all);
      return there && allConds(there.map((sel) => commands(sel, who)));
    })
    .cost(4),
  p`you command ${number} (or more)? different ${kindOfDifference()}`.to(([b, distinct]): Cond => ({
    c: 'cmp',
    a: { a: 'count', sel: { of: 'you', via: 'command', f: kind('personnel'), distinct } },
    op: '>=',
    b,
  })),
  p`${player} command~ ${cards} and no other ${noun}`
    .to(([who, sel, is]): Cond | undefined =>
      sel.of !== undefined && sel.of !== who
        ? undefined
        : allConds([commands(sel, who), not(commands({ other: [open('last')], ...(is !== 'any' && { f: is }) }, who))]),
    )
    .cost(1),
  p`${player} command~ more ${cards} than ${player}`.to(([who, sel, than]) =>
    moreThan(commandedBy(sel, who), who, than),
  ),
  p`${player} command~ fewer ${cards} than ${rivals}`.to(([who, sel, than]) =>
    fewerThan(commandedBy(sel, who), who, than),
  ),
  p`${owner} ${number} ${cards} is|are ${place}`.to(([of, n, sel, at]): Cond | undefined =>
    sel.at || sel.of !== undefined || sel.n !== undefined ? undefined : { c: 'some', sel: { ...sel, of, at }, n },
  ),
  // 'Your Engineer and your Thief are present': each of them; 'your Engineer and Thief' are two as well.
  p`${owner} ${list(soleNoun, w('and', 0))} are ${place}`.to(([of, all, at]): Cond | undefined =>
    all.length < 2 ? undefined : allConds(all.map((f): Cond => ({ c: 'some', sel: { of, f, at, ...othersThan(at) } }))),
  ),
  // 'Three of your personnel are aboard at that mission'.
  p`${number} of ${owner} ${noun} are ${place} ${place}`.to(([n, of, f, at, there]): Cond | undefined =>
    f === 'any' || at.p !== 'aboard' || there.p !== 'at'
      ? undefined
      : { c: 'some', sel: { of, f: allOf([f, { f: 'state', is: { s: 'at', place: there } }]) ?? f, at }, n },
  ),
  p`${cards} are ${place}`.to(([sel, at]): Cond | undefined =>
    sel.distinct === undefined || sel.at ? undefined : some({ ...sel, at }, undefined),
  ),
  p`${cards} is|are present with ${list(determined, w('(, and|and|,)', 0))}`.to(([who, all]): Cond | undefined =>
    all.length < 2 || all.some(({ n, ref }) => n === 'all' || ref !== undefined)
      ? undefined
      : isSo(who, { s: 'every', of: all.map((one) => ({ s: 'at', place: { p: 'present', with: one } })) }),
  ),
  p`each ${cards} ${player} command~ is (a|an)? ${identity}`.to(([sel, of, is]): Cond | undefined =>
    sel.of !== undefined || sel.n !== undefined ? undefined : { c: 'is', who: { ...sel, n: 'all', of }, state: is },
  ),
  p`each of ${owner} ${cards} is|are ${identity}`.to(([of, sel, is]): Cond | undefined =>
    sel.of !== undefined || sel.n !== undefined ? undefined : { c: 'is', who: { ...sel, n: 'all', of }, state: is },
  ),
  p`${cards} ${deed} ${cards}`.to(([by, e, what]): Cond | undefined =>
    by.ref === undefined
      ? undefined
      : { c: 'did', ev: { e, stage: 'did', what: anyOfThem(what), by }, span: 'attempt' },
  ),
  p`${player} do~ not command ${cards}`.to(([who, sel]) => not(commands(sel, who))),
  p`${player} command~ no other ${cards}`.to(([who, sel]): Cond | undefined =>
    sel.other ? undefined : not(commands({ ...sel, other: [open('last')] }, who)),
  ),
  p`${player} command~ no ${cards}`.to(([who, sel]) => not(commands(sel, who))),
  p`${player} command~ fewer than ${number} ${cards}`.to(([who, n, sel]): Cond => ({
    ...someOf(commandedBy(sel, who), who),
    n: n - 1,
    op: '<=',
  })),
  p`fewer than ${number} ${cards} are ${place}`.to(([n, sel, at]): Cond | undefined =>
    sel.at || sel.n !== undefined ? undefined : { c: 'some', sel: { ...sel, at }, n: n - 1, op: '<=' },
  ),
  p`there is|are (fewer|less) than ${number} ${cards}`.to(([n, sel]): Cond | undefined =>
    sel.n === undefined ? { c: 'some', sel, n: n - 1, op: '<=' } : undefined,
  ),
  p`${player} command~ ${number} or fewer|less ${cards}`.to(([who, n, sel]): Cond => ({
    ...someOf(commandedBy(sel, who), who),
    n,
    op: '<=',
  })),
  // 'Each player has four cards in hand': the hand would be taken for yours.
  p`${player} have~ ${notAll}`.to(([who, sel]) => {
    const owned = hadBy(sel, who);
    return sel.at && (who === 'you' || sel.at.p !== 'zone' || owned !== sel) ? some(owned, who) : undefined;
  }),
  p`${player} have~ more ${cards} than ${rivals}`.to(([who, sel, than]) => moreInZone(sel, who, than)),
  p`${player} have~ no ${cards}`.to(([who, sel]) => (sel.at ? noneOf(hadBy(sel, who), who) : undefined)),
  p`${player} do~ not have ${cards}`.to(([who, sel]) => (sel.at ? noneOf(hadBy(sel, who), who) : undefined)),
  p`${player} have~ an empty hand`.to(([who]) => noneOf({ at: zone('hand', who) }, who)),
  p`${player} have~ exactly ${number} ${cards}`.to(([who, n, sel]) => exactlyIn(sel, who, n)),
  p`${player} have~ fewer|less than ${number} ${cards}`.to(([who, n, sel]) => fewIn(sel, who, n - 1)),
  p`${player} have~ ${number} or fewer|less ${cards}`.to(([who, n, sel]) => fewIn(sel, who, n)),
  p`${player} have~ ${number} ${icon} ${place}`.to(([of, n, f, at]): Cond => ({
    c: 'some',
    sel: { of, f: { f: 'and', of: [f, kind('personnel')] }, at },
    n,
  })),
  p`you have ${requirement}`.to(([req]): Cond => ({ c: 'req', who: YOU_ALL, req })).cost(2),
  // '2 Engineer aboard this ship' are no two Engineers.
  p`you have ${requirement} ${place}`.to(([req, at]): Cond | undefined =>
    isOfLevels(req) && !isOnPersonnel(at)
      ? { c: 'req', who: { n: 'all', of: 'you', f: kind('personnel'), at }, req }
      : undefined,
  ),
  p`you do not have ${requirement}`.to(([req]): Cond => not({ c: 'req', who: YOU_ALL, req })).cost(2),
  p`there is|are no other ${cards}`.to(([sel]): Cond | undefined =>
    sel.other || sel.n !== undefined ? undefined : not({ c: 'some', sel: { ...sel, other: [open('last')] } }),
  ),
  p`there is|are not ${cards}`.to(([sel]): Cond | undefined => (sel.other ? not({ c: 'some', sel }) : undefined)),
  p`there is|are none`.to((): Cond => ({ c: 'ok', value: false })),
  p`there is|are no ${cards}`.to(([sel]): Cond => not({ c: 'some', sel })),
  p`there is|are ${notAll}`.to(([sel]): Cond => some(sel, undefined)),
  p`no ${cards} is|are ${place}`.to(([sel, at]): Cond | undefined =>
    sel.at ? undefined : not({ c: 'some', sel: { ...sel, at } }),
  ),
  p`no other ${cards} is|are ${place}`.to(([sel, at]): Cond | undefined =>
    sel.at || sel.other ? undefined : not({ c: 'some', sel: { ...sel, other: [open('last')], at } }),
  ),
  p`${cards} is|are a|an ${soleNoun} ${player} do~ not command`.to(([who, f, of]): Cond =>
    isSo(who, { s: 'isA', f: { f: 'and', of: [f, { f: 'not', of: { f: 'copyOf', sel: { of } } }] } }),
  ),
  p`${cards} requires ${requirement}`.to(([who, req]): Cond => ({
    c: 'is',
    who,
    state: { s: 'isA', f: { f: 'requires', req } },
  })),
  p`${cards} is|are ${worth}`.to(([who, f]): Cond => ({ c: 'is', who, state: { s: 'isA', f } })),
  p`${cards} costs ${number} or less|fewer`.to(([who, n]): Cond => isCost(who, '<=', n)),
  p`${cards} costs ${number} or more`.to(([who, n]): Cond => isCost(who, '>=', n)),
  p`${cards} (is|are|was|were) ${being}`.to(([who, is]) =>
    who.distinct === undefined ? isSo(besides(who, is), is) : undefined,
  ),
  // 'This ship is staffed and at that mission'.
  p`${cards} is|are ${being} and ${being}`
    .to(([who, one, other]): Cond => ({ c: 'and', of: [isSo(who, one), isSo(structuredClone(who), other)] }))
    .cost(4),
  p`${cards} and ${cards} are ${place}`.to(([one, other, at]): Cond | undefined => bothAt(one, other, at)).cost(4),
  p`${cards} (is|are|was|were) ${being} or ${being}`
    .to(([who, one, other]): Cond => ({ c: 'or', of: [isSo(who, one), isSo(structuredClone(who), other)] }))
    .cost(2),
  // 'Is attempting a mission aboard your ship'.
  p`${cards} is|are ${state} ${place}`
    .to(([who, is, at]): Cond | undefined =>
      is.s === 'attempting' || is.s === 'inBattle' ? isThere(who, is, at) : undefined,
    )
    .cost(2),
  p`${cards} is|are ${state} and ${any(
    state,
    place.to((at): State => ({ s: 'at', place: at })),
  )}`.to(([who, one, other]) => allConds([isSo(who, one), isSo(who, other)])),
  p`${cards} is|are ${state} or is|are ${state}`.to(([who, one, other]): Cond => ({
    c: 'or',
    of: [isSo(who, one), isSo(structuredClone(who), other)],
  })),
  p`${cards} is|are present with ${cards} and ${cards}`
    .to(([who, ...others]) => allConds(others.map((sel) => isSo(who, { s: 'at', place: { p: 'present', with: sel } }))))
    .cost(1),
  p`${cards} has|have not been completed`.to(([who]) => isSo(who, { s: 'isA', f: isNot('complete') })),
  p`${cards} is|are not ${being}`.to(([who, is]) => notSo(who, is)),
  p`${cards} (both|all)? are (both|all)? ${identity}`.to(([who, is]) => isSo(who, is)).cost(3),
  having,
  alike,
  comparing,
  p`it is ${owner} turn`.to(([whose]): Cond | undefined =>
    typeof whose === 'object' && 'owner' in whose ? { c: 'turn', whose } : undefined,
  ),
  p`it is your turn`.to((): Cond => ({ c: 'turn', whose: 'you' })),
  p`it is not your turn`.to((): Cond => not({ c: 'turn', whose: 'you' })),
  p`it is an|your opponent's turn`.to((): Cond => ({ c: 'turn', whose: 'opponent' })),
  scoring,
  p`${player} have~ already? completed ${cards}`.to(([who, what]): Cond => did(who, what)),
  // 'You do not command X and have completed Y'.
  p`have completed ${cards}`.to(([what]): Cond => did('you', what)).cost(4),
  p`${player} have~ completed no ${cards}`.to(([who, what]): Cond => not(did(who, what))),
  p`${player} (have~ not completed|do not complete|does not complete) ${cards}`.to(([who, what]): Cond =>
    not(did(who, what)),
  ),
  p`there is|are ${number} or less|fewer ${cards}`.to(([n, sel]): Cond | undefined =>
    sel.n === undefined ? { c: 'some', sel, n, op: '<=' } : undefined,
  ),
  p`${cards} require~ ${requirement}`.to(([who, req]): Cond => ({
    c: 'is',
    who,
    state: { s: 'isA', f: { f: 'requires', req } },
  })),
  p`no ${any(w('player', 'anyPlayer' as const), w('(opponent|opponents)', 'opponent' as const))} command~ ${cards}`.to(
    ([who, sel]) => not(commands(sel, who)),
  ),
  p`you win`.to((): Cond => ({ c: 'ok', value: true, who: 'winner' })),
  p`you do not win`.to((): Cond => ({ c: 'ok', value: false, who: 'winner' })),
  p`you lose`.to((): Cond => ({ c: 'ok', value: true, who: 'loser' })),
  p`you do (so|this)?`.to((): Cond => ({ c: 'ok', value: true })),
  p`you (cannot|do not)`.to((): Cond => ({ c: 'ok', value: false })),
  p`done`.to((): Cond => ({ c: 'ok', value: true })),
  p`not done`.to((): Cond => ({ c: 'ok', value: false })),
  p`${player} (cannot|do~ not)`.to(([who]): Cond | undefined =>
    who === 'you' ? undefined : { c: 'ok', value: false, who },
  ),
  p`${player} do~ so?`.to(([who]): Cond | undefined => (who === 'you' ? undefined : { c: 'ok', value: true, who })),
);

/** 'Present with her' are others than she is. */
const othersThan = (at: Place): Pick<Sel, 'other'> =>
  at.p === 'present' && at.with.ref !== open('present') ? { other: [open('last')] } : {};
/** 'Cunning>7 on one personnel': nobody lies on a personnel. */
const isOnPersonnel = (at: Place): boolean => at.p === 'on' && at.card.f?.f === 'kind' && at.card.f.is === 'personnel';
/** Each of two kinds of cards is there. */
function bothAt(one: Sel, other: Sel, at: Place): Cond | undefined {
  if (one.at ?? other.at) return undefined;
  const is: State = { s: 'at', place: at };
  // 'This personnel and your other Thief': other than this one.
  const second = openWords(one.ref)?.startsWith('this') === true && other.other ? { ...other, other: ['this'] } : other;
  return { c: 'and', of: [isSo(one, is), isSo(second, structuredClone(is))] };
}
/** Who is spoken of before is in a state and in a place; others are those in the place that are in the state. */
function isThere(who: Sel, is: State, at: Place): Cond | undefined {
  if (who.ref !== undefined) return allConds([isSo(who, is), isSo(structuredClone(who), { s: 'at', place: at })]);
  return who.at ? undefined : isSo({ ...who, at }, is);
}

const isCost = (who: Sel, how: Op, n: number): Cond => ({
  c: 'is',
  who,
  state: { s: 'isA', f: { f: 'num', prop: 'cost', op: how, n } },
});
function someOf(sel: Sel, who: PlayerRef): Extract<Cond, { c: 'some' }> {
  const { n: _, ...rest } = sel;
  return { c: 'some', sel: rest.of === undefined ? { ...rest, of: who } : rest };
}
function did(who: PlayerRef, what: Sel): Cond {
  return done(who, 'complete', what, 'game');
}
function done(who: PlayerRef, e: EventName, what: Sel, span: Span2): Cond {
  return { c: 'did', ev: { e, stage: 'did', who, what }, span };
}

const orList = list(simple, w(', or|or', 0).cost(3)).to((all): Cond => {
  const only = all[0];
  return all.length === 1 && only ? only : { c: 'or', of: all };
});
const conditionWords = condition.is(list(orList, w(', and|and', 0).cost(3)).to(allConds));

export const FAMILY: readonly Definition[] = [simpleWords, conditionWords];
