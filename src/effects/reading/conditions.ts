/** Conditions: is a state of the game as the text says? */
import { anyOf, every, meansStopped } from './every.ts';
import { type Reading, amountOf, inState, meets, candidates, hasCandidates, skillsOf, levelIn } from '../meaning.ts';
import { isAttempting, isFighting, isMet } from '../undertakings.ts';
import { withBindings } from './letters.ts';
import { compare } from './numbers.ts';
import { countOf } from './amounts.ts';
import { leastOf } from './carriers.ts';
import { ONE_OPPONENT, opponentsOf, playersOf, type Context } from './context.ts';
import { IN_PLAY } from './dilemma-reach.ts';
import { cardsOfFacts, timesDone } from './facts.ts';
import { sameProp } from './likeness.ts';
import { isAboutOpponent } from './one-opponent.ts';
import { outcomeOf } from './outcome.ts';
import { dilemmaRequirement } from './requirement-changes.ts';
import { isSomewhere } from './nodes.ts';
import { textOf } from './text-of.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type {
  Amount,
  Cond,
  EventPattern,
  Place,
  PlayerRef,
  Requirement,
  Sel,
  State,
} from '../../language/tree/index.ts';

/** Does the condition hold just now? */
function holds(context: Context, condition: Cond): boolean {
  const { engine } = context;
  switch (condition.c) {
    case 'and':
      return allHold(context, condition.of);
    case 'or':
      return condition.of.some((part) => holds(context, part));
    case 'not':
      return !isOfOneAlone(context, condition.of) && !holds(context, condition.of);
    case 'some':
      if (isAtEach(condition.sel)) return holdsAtEach(context, condition);
      return ofOneOpponent(context, condition, (mine) =>
        eachOf(mine, holder(condition.sel), (of, one) => isThere(one, condition, of)),
      );
    case 'is': {
      const { who, state } = condition;
      if (!isSomebodys(engine, state)) return false;
      // 'If the top card of your deck is a ship': those that lie on top, and no others.
      if (who.from !== undefined) {
        const top = candidates(context, every(who)).slice(0, typeof who.n === 'number' ? who.n : 1);
        return top.length > 0 && top.every((card) => inState(context, state, card));
      }
      // 'Your three personnel are attempting a mission': so many of them.
      const many = who.ref === undefined ? (who.n ?? 1) : who.n;
      // 'Any number of your personnel are attempting a mission': one of them does.
      const least = many === 'any' ? 1 : typeof many === 'object' && 'min' in many ? many.min : many;
      if (typeof least === 'number')
        return areThere(context, meansStopped(condition) ? every(who) : anyOf(who), least, state);
      // 'Your personnel is facing a dilemma' asks for one, 'each of your personnel' and 'those' for all.
      const cards = candidates(context, every(who));
      return cards.length > 0 && cards.every((card) => inState(context, state, card));
    }
    case 'req':
      return meets(context, whoCount(engine, candidates(context, condition.who)), asked(context, condition));
    case 'printed': {
      const team = whoCount(engine, candidates(context, condition.who));
      const printed = candidates(context, condition.of).map((card) => textOf(engine.definitionOf(card)).requirements);
      return printed.length > 0 && printed.every((one) => one !== null && meets(context, team, one));
    }
    case 'cmp':
      return ofOneOpponent(context, condition, (mine) =>
        eachOf(mine, whose(condition.a), (of, one) =>
          compare(
            amountOf(one, commanded(one, countedFor(condition.a, of))),
            condition.op,
            amountOf(one, commanded(one, condition.b)),
          ),
        ),
      );
    case 'parity': {
      const isOdd = amountOf(context, condition.of) % 2 !== 0;
      return isOdd === (condition.is === 'odd');
    }
    case 'alike':
      return areAlike(context, condition);
    case 'did': {
      const { ev, span, exact, n = leastDone(context, ev) } = condition;
      if (n === undefined) return timesDone(context, ev, span) > 0;
      return compare(cardsOfFacts(context, ev, span).length, exact ? '=' : '>=', n);
    }
    case 'ok': {
      const ok = outcomeOf(context.frame);
      // What an opponent disturbed brings on no "if you cannot".
      return condition.value ? ok === 'yes' : ok === 'no';
    }
    case 'turn':
      return (
        playersOf(context, condition.whose).includes(engine.turn.player) &&
        (condition.segment === undefined || condition.segment === `${engine.turn.segment}Segment`)
      );
  }
}

/** 'You have completed two [G] missions': of how many it is said. */
const leastDone = (context: Context, { what }: EventPattern): number | undefined =>
  what?.n === undefined || what.n === 'all' ? undefined : leastOf(context, what);

/** Is it said of each of some missions? */
const isAtEach = ({ at }: Sel): boolean => {
  const missions = at && eachOfThem(at);
  return missions?.n === 'all' && missions.ref === undefined;
};
/** The missions at or beneath which something is. */
const eachOfThem = (at: Place): Sel | undefined =>
  at.p === 'at' ? at.mission : at.p === 'beneath' ? at.card : undefined;
/** The slot of the one of them that it is just said of. */
const PLACE = 'place of each';

/** 'You command a ship at each of your missions': at every one, of which there are some. */
function holdsAtEach(context: Context, condition: Extract<Cond, { c: 'some' }>): boolean {
  const { sel } = condition;
  const all = sel.at && eachOfThem(sel.at);
  if (!all) return false;
  const one: Sel = { ref: PLACE };
  const at: Place = sel.at?.p === 'beneath' ? { p: 'beneath', card: one } : { p: 'at', mission: one };
  const there = { ...condition, sel: { ...sel, at } };
  const missions = candidates(context, all);
  const of = (mission: CardNumber): Context => ({
    ...context,
    cards: { ...context.cards, [PLACE]: [context.engine.ref(mission)] },
  });
  return missions.length > 0 && missions.every((mission) => holds(of(mission), there));
}

/** Can anybody be in this state at all, as things go just now? */
function isSomebodys(engine: Engine, { s: state }: State): boolean {
  if (state === 'attempting' || state === 'facing') return isAttempting(engine);
  return state !== 'inBattle' || isFighting(engine);
}

/** Are there so many in that state? What is quickly said of a card is asked before what kind of card it is. */
function areThere(context: Context, who: Sel, least: number, state: State): boolean {
  const isSo = (card: CardNumber): boolean => inState(context, state, card);
  if (isQuicklySaid(state)) return hasCandidates(context, who, least, isSo);
  let found = 0;
  return candidates(context, who).some((card) => {
    if (isSo(card)) found += 1;
    return found >= least;
  });
}

/** To be stopped, or in a place that is made of cards already known. */
function isQuicklySaid(state: State): boolean {
  if (state.s !== 'at') return state.s === 'stopped';
  const { place } = state;
  return (place.p === 'aboard' && place.ship.ref !== undefined) || (place.p === 'on' && place.card.ref !== undefined);
}

/** "An opponent commands three …": one of several opponents is enough, but it must be true of that one. */
function ofOneOpponent(context: Context, condition: Cond, isTrue: (context: Context) => boolean): boolean {
  const { engine, you, numbers } = context;
  if (engine.seats.length < 3 || numbers[ONE_OPPONENT] !== undefined || !isAboutOpponent(condition))
    return isTrue(context);
  return opponentsOf(engine, you).some((seat) => isTrue({ ...context, numbers: { ...numbers, [ONE_OPPONENT]: seat } }));
}

/** 'If they have the same title', 'unless they share a skill': of one alone neither is said. */
const isOfOneAlone = (context: Context, condition: Cond): boolean =>
  condition.c === 'alike' && condition.who.ref !== undefined && candidates(context, every(condition.who)).length < 2;

/** Are the cards all alike: each as every other one; of skills, some skill is had by them all. */
function areAlike(context: Context, condition: Extract<Cond, { c: 'alike' }>): boolean {
  const { engine } = context;
  const { who, prop, both } = condition;
  const cards = candidates(context, every(who));
  if (isOfOneAlone(context, condition) || (both && cards.length < 2)) return false;
  if (prop === 'skills') {
    const [first, ...rest] = cards.map((card) => skillsOf(engine, card));
    return Object.keys(first ?? {}).some((skill) => rest.every((skills) => levelIn(skills, skill) > 0));
  }
  return cards.every((card, index) => cards.slice(index + 1).every((other) => sameProp(engine, prop, card, other)));
}

/** The requirement that a condition asks about; a dilemma's own one with what texts have added to it or changed. */
export function asked({ engine, source }: Context, { who, req }: Extract<Cond, { c: 'req' }>): Requirement {
  const isItsOwn = who.at?.p === 'involved' && isMet(engine, source.card);
  return isItsOwn ? dilemmaRequirement(engine, source.card, req) : req;
}

/** Those of them who count. */
function whoCount(engine: Engine, cards: readonly CardNumber[]): readonly CardNumber[] {
  const { counts } = engine.ruleset.texts;
  return counts ? cards.filter((card) => counts(engine, card)) : cards;
}

/** Do all of these conditions hold? Each may speak of cards that one before it has named: 'while you command a mission, if … that mission'. */
export function allHold(context: Context, parts: readonly (Cond | undefined)[]): boolean {
  let so = context;
  let before: Cond | undefined;
  for (const part of parts) {
    if (part === undefined) continue;
    so = withBindings(so, before);
    if (!holds(so, part)) return false;
    before = part;
  }
  return true;
}

/** "Each player commands …": what is said must be true of every one of them. */
function eachOf(
  context: Context,
  who: PlayerRef | undefined,
  isTrue: (of: PlayerRef | undefined, one: Context) => boolean,
): boolean {
  if (who !== 'eachPlayer' && who !== 'eachOpponent') return isTrue(who, context);
  return playersOf(context, who).every((seat) =>
    isTrue({ player: EACH }, { ...context, numbers: { ...context.numbers, [EACH]: seat } }),
  );
}

/** The name under which the player is known of whom "each player …" is being asked. */
const EACH = 'each';

/** 'You command three personnel', said by a dilemma, asks for all that are commanded, not for those who face it. */
function onTheTable({ engine, source }: Context, sel: Sel): Sel {
  if (!isMet(engine, source.card)) return sel;
  const isCommanded = sel.of !== undefined && sel.via === undefined && !sel.at && sel.ref === undefined;
  return isCommanded && !isSomewhere(sel.f, isOfThisText) ? { ...sel, at: IN_PLAY } : sel;
}
/** 'Killed this way': what this very text has done. */
const isOfThisText = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'span' in node && node.span === 'ability';
const commanded = (context: Context, amount: Amount): Amount =>
  typeof amount === 'object' && amount.a === 'count' ? { a: 'count', sel: onTheTable(context, amount.sel) } : amount;

function isThere(context: Context, condition: Extract<Cond, { c: 'some' }>, of: PlayerRef | undefined): boolean {
  const { n } = condition.sel;
  const wanted = condition.n === undefined ? (typeof n === 'number' ? n : 1) : amountOf(context, condition.n);
  const sel = onTheTable(context, of === undefined ? condition.sel : heldBy(condition.sel, of));
  const { op = '>=' } = condition;
  const isPlain = op === '>=' && sel.distinct === undefined && sel.alike === undefined;
  return isPlain ? hasCandidates(context, sel, wanted) : compare(countOf(context, sel), op, wanted);
}

/** Whose cards are asked for: those of a player, or those in a player's zone. */
function holder({ of, at }: Sel): PlayerRef | undefined {
  return of ?? (at?.p === 'zone' ? at.of : undefined);
}

function heldBy(sel: Sel, of: PlayerRef): Sel {
  const { at } = sel;
  if (of === holder(sel)) return sel;
  return sel.of === undefined && at?.p === 'zone' ? { ...sel, at: { ...at, of } } : { ...sel, of };
}

/** Whose score or whose cards in a zone are counted. */
function whose(amount: Amount): PlayerRef | undefined {
  if (typeof amount !== 'object') return undefined;
  if (amount.a === 'score' || amount.a === 'turns') return amount.of;
  return amount.a === 'count' ? holder(amount.sel) : undefined;
}

function countedFor(amount: Amount, of: PlayerRef | undefined): Amount {
  if (of === undefined || typeof amount !== 'object') return amount;
  if (amount.a === 'score' || amount.a === 'turns') return { a: amount.a, of };
  return amount.a === 'count' ? { a: 'count', sel: heldBy(amount.sel, of) } : amount;
}

/** The interpreter's answers about conditions. */
export const conditions: Pick<Reading, 'holds'> = { holds };
