/** Conditions: is a state of the game as the text says? */
import { anyOf, every, meansStopped } from './every.ts';
import { type Reading, amountOf, inState, meets, candidates, skillsOf } from '../meaning.ts';
import { attemptIn } from '../undertakings.ts';
import { withBindings } from './letters.ts';
import { compare } from './numbers.ts';
import { countOf } from './amounts.ts';
import { ONE_OPPONENT, opponentsOf, playersOf, type Context } from './context.ts';
import { IN_PLAY } from './dilemma-reach.ts';
import { cardsOfFacts, timesDone } from './facts.ts';
import { sameProp } from './likeness.ts';
import { isAboutOpponent } from './one-opponent.ts';
import { dilemmaRequirement } from './requirement-changes.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Amount, Cond, PlayerRef, Requirement, Sel } from '../../language/tree/index.ts';

/** Does the condition hold just now? */
function holds(context: Context, condition: Cond): boolean {
  const { engine } = context;
  switch (condition.c) {
    case 'and':
      return allHold(context, condition.of);
    case 'or':
      return condition.of.some((part) => holds(context, part));
    case 'not':
      return !holds(context, condition.of);
    case 'some':
      return ofOneOpponent(context, condition, (mine) =>
        eachOf(mine, holder(condition.sel), (of, one) => isThere(one, condition, of)),
      );
    case 'is': {
      const cards = candidates(context, meansStopped(condition) ? every(condition.who) : anyOf(condition.who));
      // 'Your personnel is facing a dilemma' asks for one, 'each of your personnel' and 'those' for all.
      const isOne = condition.who.n === undefined && condition.who.ref === undefined;
      const isSo = (card: CardNumber): boolean => inState(context, condition.state, card);
      // 'Your three personnel are attempting a mission': so many of them.
      const { n, ref } = condition.who;
      if (ref === undefined && typeof n === 'number') return cards.filter(isSo).length >= n;
      return isOne ? cards.some(isSo) : cards.length > 0 && cards.every(isSo);
    }
    case 'req':
      return meets(context, candidates(context, condition.who), asked(context, condition));
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
    case 'did':
      return condition.n === undefined
        ? timesDone(context, condition.ev, condition.span) > 0
        : cardsOfFacts(context, condition.ev, condition.span).length >= condition.n;
    case 'ok': {
      const ok = context.frame?.text?.ok ?? 'yes';
      // What an opponent disturbed brings on no "if you cannot".
      return condition.value ? ok === 'yes' : ok === 'no';
    }
    case 'turn':
      return playersOf(context, condition.whose).includes(engine.turn.player);
  }
}

/** "An opponent commands three …": one of several opponents is enough, but it must be true of that one. */
function ofOneOpponent(context: Context, condition: Cond, isTrue: (context: Context) => boolean): boolean {
  const { engine, you, numbers } = context;
  if (engine.seats.length < 3 || numbers[ONE_OPPONENT] !== undefined || !isAboutOpponent(condition))
    return isTrue(context);
  return opponentsOf(engine, you).some((seat) => isTrue({ ...context, numbers: { ...numbers, [ONE_OPPONENT]: seat } }));
}

/** Are the cards all alike: each as every other one; of skills, some skill is had by them all. */
function areAlike(context: Context, { who, prop }: Extract<Cond, { c: 'alike' }>): boolean {
  const { engine } = context;
  const cards = candidates(context, every(who));
  if (prop === 'skills') {
    const [first, ...rest] = cards.map((card) => skillsOf(engine, card));
    return Object.keys(first ?? {}).some((skill) => rest.every((skills) => (skills[skill] ?? 0) > 0));
  }
  return cards.every((card, index) => cards.slice(index + 1).every((other) => sameProp(engine, prop, card, other)));
}

/** A dilemma's requirement is what it has become by texts. */
export function asked({ engine, source }: Context, { who, req }: Extract<Cond, { c: 'req' }>): Requirement {
  const isItsOwn = who.at?.p === 'involved' && attemptIn(engine)?.facing?.card === source.card;
  return isItsOwn ? dilemmaRequirement(engine, source.card, req) : req;
}

/** One after the other: 'a mission and no other mission' speaks of the first one's. */
function allHold(context: Context, parts: readonly Cond[]): boolean {
  let so = context;
  for (const part of parts) {
    if (!holds(so, part)) return false;
    so = withBindings(so, part);
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
  if (attemptIn(engine)?.facing?.card !== source.card) return sel;
  const isCommanded = sel.of !== undefined && sel.via === undefined && !sel.at && sel.ref === undefined;
  return isCommanded && !JSON.stringify(sel.f ?? '').includes('"span":"ability"') ? { ...sel, at: IN_PLAY } : sel;
}
const commanded = (context: Context, amount: Amount): Amount =>
  typeof amount === 'object' && amount.a === 'count' ? { a: 'count', sel: onTheTable(context, amount.sel) } : amount;

function isThere(context: Context, condition: Extract<Cond, { c: 'some' }>, of: PlayerRef | undefined): boolean {
  const { n } = condition.sel;
  const wanted = condition.n === undefined ? (typeof n === 'number' ? n : 1) : amountOf(context, condition.n);
  const sel = onTheTable(context, of === undefined ? condition.sel : heldBy(condition.sel, of));
  return compare(countOf(context, sel), condition.op ?? '>=', wanted);
}

/** Whose cards are asked for: those of a player, or those in a player's zone. */
function holder({ of, at }: Sel): PlayerRef | undefined {
  return of ?? (at?.p === 'zone' ? at.of : undefined);
}

function heldBy(sel: Sel, of: PlayerRef): Sel {
  const { at } = sel;
  return sel.of === undefined && at?.p === 'zone' ? { ...sel, at: { ...at, of } } : { ...sel, of };
}

/** Whose score or whose cards in a zone are counted. */
function whose(amount: Amount): PlayerRef | undefined {
  if (typeof amount !== 'object') return undefined;
  if (amount.a === 'score' || amount.a === 'turns') return amount.of;
  return amount.a === 'count' && amount.sel.at?.p === 'zone' ? amount.sel.at.of : undefined;
}

function countedFor(amount: Amount, of: PlayerRef | undefined): Amount {
  if (of === undefined || typeof amount !== 'object') return amount;
  if (amount.a === 'score' || amount.a === 'turns') return { a: amount.a, of };
  if (amount.a !== 'count' || amount.sel.at?.p !== 'zone') return amount;
  return { a: 'count', sel: { ...amount.sel, at: { ...amount.sel.at, of } } };
}

/** What conditions mean. */
export const conditions: Pick<Reading, 'holds'> = { holds };
