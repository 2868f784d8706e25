/** 'Each opponent discards a card. If you do, …': whether you have done it is asked of what others do, of what all do, or of what you have: none is meant. */
import { row } from '../tree/nodes.ts';
import type { Ability, Cond, Effect, Id, PlayerRef } from '../tree/index.ts';
import { isSame } from '../tree/same.ts';
import { everyNode } from '../tree/visit.ts';

type Pick = Extract<Effect, { x: 'pick' }>;

/** Is it asked whether you have done what was not yours to do? */
export function asksYouOfOthers(ability: Ability): boolean {
  const nodes = everyNode({ is: 'ability', node: ability });
  const yours = new Set(nodes.flatMap(({ is, node }) => (is === 'effect' && isYourOffer(node) ? row(node.do) : [])));
  return nodes.some(({ is, node }) => {
    if (is !== 'row') return false;
    // 'You may have each opponent discard a card. If you do': it is the offer that you have taken.
    const isOffered = node === ability.do ? ability.may === 'you' : [...yours].some((one) => one.node === node);
    const isAskedOfOthers = (one: Effect, index: number): boolean =>
      (asksOutcome(one) && (isOfEach(doneBefore(node, index), one) || isChosenByEach(node, index))) ||
      (asksYou(one) && isNotYours(node[index - 1], node) && !isSameWho(node[index - 1], one));
    return !isOffered && node.some(isAskedOfOthers);
  });
}

/** 'Each player discards a card. If you cannot, …': what one of them has done is not told from what all have. */
function isOfEach(done: Effect | undefined, asked: Effect): boolean {
  const who = done?.x === 'put' || done?.x === 'points' ? done.who : undefined;
  return (who === 'eachPlayer' || who === 'eachOpponent') && !isSameWho(done, asked);
}

/** 'Each player stops one of his or her personnel. If your opponent cannot, …': the same of what each of them chooses. */
function isChosenByEach(effects: readonly Effect[], index: number): boolean {
  const done = doneBefore(effects, index);
  if (done?.x !== 'put' && done?.x !== 'stop' && done?.x !== 'unstop') return false;
  const by = pickOf(done.what.ref, effects)?.sel.by;
  return by === 'eachPlayer' || by === 'eachOpponent';
}

/** Where those to whom something is done were chosen. */
const pickOf = (letter: Id | undefined, effects: readonly Effect[]): Pick | undefined =>
  effects.filter((one): one is Pick => one.x === 'pick').find(({ as }) => as === letter);

/** The last that is done before what is asked about it. */
const doneBefore = (effects: readonly Effect[], index: number): Effect | undefined =>
  effects.slice(0, index).findLast((one) => !asksOutcome(one));

/** 'Each player may discard a card to draw two': what each has done is asked of each. */
function isSameWho(done: Effect | undefined, asked: Effect): boolean {
  const [next] = asked.x === 'if' ? asked.then : [];
  return done?.x === 'put' && next?.x === 'put' && isSame(done.who, next.who);
}

const isYourOffer = (effect: Effect): effect is Extract<Effect, { x: 'may' }> =>
  effect.x === 'may' && effect.who === 'you';
const asksOutcome = (effect: Effect): boolean => effect.x === 'if' && effect.if.c === 'ok';
const asksYou = (effect: Effect): boolean =>
  effect.x === 'if' && effect.if.c === 'ok' && effect.if.value && effect.if.who === undefined;
const isOther = (who: PlayerRef | undefined): boolean => who !== undefined && who !== 'you';

function isNotYours(effect: Effect | undefined, before: readonly Effect[]): boolean {
  if (!effect) return false;
  if (effect.x === 'if') {
    const last = effect.then.at(-1);
    return last?.x !== 'may' && (isWhatYouHave(effect.if) || isNotYours(last, effect.then));
  }
  if (effect.x === 'may' || effect.x === 'put' || effect.x === 'points') return isOther(effect.who);
  if (effect.x !== 'stop' && effect.x !== 'unstop') return false;
  // 'Your opponent chooses a personnel to be stopped. If you do …'.
  return isTheirs(pickOf(effect.what.ref, before)?.sel.by);
}
const isTheirs = (by: unknown): boolean => by !== undefined && by !== 'you' && by !== 'random';

/** 'Unless you have Law, stop a personnel. If you do …': is it about the having or the stopping? */
const isWhatYouHave = (cond: Cond): boolean => cond.c === 'req' || (cond.c === 'not' && cond.of.c === 'req');
