/** Tells how a clause belongs to its sentence and to the sentence before (as a condition, a choice, a change that lasts): parts of `join.ts`. */
import { counterOffer, counterToAll } from './preventive-offers.ts';
import { mustPay } from '../grammar/core/done-by.ts';
import type { Line } from '../grammar/core/symbols.ts';
import { asNodes, goingOn, looksBack } from './looking-back.ts';
import { isRuling } from '../tree/rulings.ts';
import { isSame } from '../tree/same.ts';
import { someNode, type TreeNode } from '../tree/visit.ts';
import type { Ability, Cond, Duration, Effect, Place, PlayerRef, Timing } from '../tree/index.ts';
import { open } from '../tree/open.ts';
import { bothWays } from '../tree/build.ts';

/** Frames that say how a card is played, or what it does once something is so: nothing goes on from them. */
export const CLOSED: ReadonlySet<string> = new Set([
  'playTo',
  'playAs',
  'playNeed',
  'playCost',
  'staffNeed',
  'attemptNeed',
  'attemptAs',
  'headquarters',
  'damage',
  'state',
]);

/** 'If C, E' with the condition taken out of the effect. */
export function conditional(line: Extract<Line, { k: 'continue' }>): Extract<Line, { k: 'continue' }> {
  const [only] = line.do;
  if (line.do.length !== 1 || only?.x !== 'if' || only.else || line.if || line.may !== undefined || line.cost)
    return line;
  return { ...line, if: only.if, do: only.then };
}

/** A choice that is all an ability does is the ability's own. */
export function lifted(ability: Ability): Ability {
  const [only] = ability.do;
  if (ability.do.length !== 1 || only?.x !== 'may' || ability.may !== undefined || ability.cost) return ability;
  const { at, ...rest } = ability;
  const timing: Ability['at'] = at.t === 'static' && at.while ? { t: 'window', while: at.while } : at;
  return { at: timing, ...rest, may: only.who, ...(only.cost && { cost: only.cost }), do: only.do };
}
/** 'You may A. If you do not, B': only A is left to you. */
export function obliged(ability: Ability): Ability {
  const { may, cost, do: effects, ...rest } = ability;
  const at = effects.findIndex(
    (one) => one.x === 'if' && one.if.c === 'ok' && !one.if.value && one.if.who === undefined,
  );
  if (may !== 'you' || at < 1 || ability.at.t === 'window') return ability;
  const choice: Effect = { x: 'may', who: may, ...(cost && { cost }), do: effects.slice(0, at) };
  return { ...rest, do: [choice, ...effects.slice(at).map(otherwiseDone)] };
}
/** '(If you do not, B instead)' is B. */
function otherwiseDone(effect: Effect): Effect {
  const [only] = effect.x === 'if' ? effect.then : [];
  return effect.x === 'if' && effect.then.length === 1 && only?.x === 'instead' ? { ...effect, then: only.do } : effect;
}
export function isLasting(effect: Effect): boolean {
  return effect.x === 'mod' || isRuling(effect);
}
/** 'You may spend 1 counter to …' of a card in play: at any time, about nothing said before. */
export function isBoughtAnytime({ may, if: state, cost, do: effects }: Extract<Line, { k: 'continue' }>): boolean {
  const isBought = may === 'you' && state === undefined && cost?.every(({ x }) => x === 'counters') === true;
  return isBought && !looksBack(asNodes(effects));
}
/** How a card comes to be used. */
const USED: ReadonlySet<string> = new Set(['playTo', 'playAs']);

/** Of an artifact that says what is done, and not what it is used as: it is done as it is found. */
export const isDoneWhenFound = (type: string, effects: readonly Effect[], before: readonly Ability[]): boolean =>
  type === 'artifact' && isDeed(effects) && !before.some(({ at }) => USED.has(at.t));

/** What is done once, whole. */
export const isDeed = (effects: readonly Effect[]): boolean =>
  effects.every(({ x }) => x === 'put' || x === 'game' || x === 'nullify' || x === 'flip');
/** 'When you command X, …': what lasts holds as long as it is so; what is done is done once if nothing is left to be done then. */
export function asSoonAs(made: Ability): Ability | undefined {
  const { at, may, do: effects } = made;
  if (at.t !== 'state') return made;
  if (effects.every(isLasting) && !effects.some(hasUntil)) return { ...made, at: { t: 'static', while: at.while } };
  // 'When you command X, draw a card' would be done again and again, unless this card goes with it.
  const isOver = effects.some(takesThisAway) || (isDeed(effects) && !effects.some(isRepeatable));
  return may === undefined && isOver ? made : undefined;
}
const takesThisAway = (effect: Effect): boolean => effect.x === 'put' && effect.what.ref?.includes('this') === true;
const isRepeatable = (effect: Effect): boolean =>
  effect.x === 'put' && effect.what.ref === undefined && effect.what.n !== 'all';
/** What is allowed may be limited by the next sentence. */
export const isAllowing = (effect: Effect): boolean =>
  effect.x === 'allow' ||
  effect.x === 'invite' ||
  effect.x === 'redirect' ||
  effect.x === 'uncover' ||
  effect.x === 'lie';
/** 'X gains Law while you command Y': what holds as long as something is so, and what that is. */
export function heldWhile(effects: readonly Effect[]): { state: Cond; holds: Effect[] } | undefined {
  const states: Cond[] = [];
  const holds = effects.flatMap((effect): Effect[] => {
    if (effect.x !== 'mod' || typeof effect.until !== 'object' || !('while' in effect.until)) return [];
    const { until, ...rest } = effect;
    states.push(until.while);
    return [rest];
  });
  const [state] = states;
  const isOne = states.every((one) => isSame(one, state));
  // Whom it is about may be named by what holds: then that is said first.
  const isPlain = state && !looksBack([{ is: 'condition', node: state }]);
  return isPlain && isOne && holds.length === effects.length ? { state, holds } : undefined;
}
export function hasUntil(effect: Effect): boolean {
  return (effect.x === 'mod' || effect.x === 'forbid' || effect.x === 'ban') && effect.until !== undefined;
}

/** A clause with its own choice, condition or price as effects. */
export function asEffects(said: Pick<Ability, 'may' | 'if' | 'cost' | 'do'>): Effect[] {
  const { may, if: state, cost, do: effects } = said;
  const paid = inner(effects, may, cost);
  return state ? [{ x: 'if', if: state, then: paid }] : paid;
}
function inner(effects: Effect[], may: Ability['may'], cost: Effect[] | undefined): Effect[] {
  // 'That opponent may discard two cards': both or none.
  const isOffer = may !== undefined && may !== 'you' && !cost && effects.every(isLoss) && isPaidInParts(effects);
  if (isOffer) return [{ x: 'may', who: may, cost: effects, do: [] }];
  if (may !== undefined) return [{ x: 'may', who: may, ...(cost && { cost }), do: effects }];
  if (!cost) return effects;
  return isPaidInParts(cost)
    ? [mustPay(cost, effects)]
    : [...cost, { x: 'if', if: { c: 'ok', value: true }, then: effects }];
}

/** Could some of it be paid though all of it cannot? 'Discard three cards to …' is not begun with two. */
const isPaidInParts = (cost: readonly Effect[]): boolean => {
  const paid = cost.flatMap((one) => (one.x === 'put' || one.x === 'stop' ? [one] : []));
  return paid.length > 1 || paid.some(({ what }) => typeof what.n === 'number' && what.n > 1);
};

/** What somebody loses, if he or she likes. */
const isLoss = (effect: Effect): boolean => effect.x === 'stop' || (effect.x === 'put' && effect.why === 'discard');

/** What is said of a battle that has begun and is not yet decided. */
function isDuring(effect: Effect): boolean {
  if (effect.x === 'may') return effect.do.every(isDuring);
  return effect.x === 'spare' || effect.x === 'join' || (effect.x === 'mod' && effect.until === undefined);
}

/** Words of the loser and of those in the battle, and words that go on about what was said of them. */
const isOfTheFight = (effect: Effect): boolean =>
  someNode(
    { is: 'effect', node: effect },
    (one) => isPlayer(one, 'loser') || (one.is === 'place' && one.node.p === 'involved'),
  );
const WHO_WAS_SAID: ReadonlySet<string> = new Set(['pick', 'he', 'they', 'several', 'it']);
const goesOn = (effect: Effect): boolean =>
  goingOn([{ is: 'effect', node: effect }]).some(({ words }) => WHO_WAS_SAID.has(words));
/** 'That personnel', 'that event': is it about what was selected or named by who won? */
function isOfWhatWasChosen(effect: Effect, win: readonly Effect[]): boolean {
  const words = new Set(goingOn([{ is: 'effect', node: effect }]).map((use) => use.words));
  return win.some(
    (one) =>
      (one.x === 'name' && words.has(one.what)) ||
      (one.x === 'pick' && someNode({ is: 'effect', node: one }, (part) => isKindSaid(part, words))),
  );
}
const isKindSaid = (part: TreeNode, words: ReadonlySet<string>): boolean =>
  part.is === 'filter' && part.node.f === 'kind' && words.has(part.node.is);
/** Is it about who won? Once the battle is over there is no telling. */
const isOfTheWinner = (effect: Effect): boolean =>
  someNode({ is: 'effect', node: effect }, (one) => isPlayer(one, 'winner'));
const isPlayer = (one: TreeNode, who: PlayerRef): boolean => one.is === 'player' && one.node === who;

/**
 * 'If you win' and 'that ship is Weapons +2' belong to the battle before them; undefined where there is none or it has that outcome
 * already.
 */
export function foldWins(effects: readonly Effect[], at: Timing): Effect[] | undefined {
  const all: Effect[] = [];
  let isTold = false;
  for (const one of effects.map(wonFirst)) {
    if (one.x === 'repeat') {
      const again = selectedAgain(all.at(-1), one.until);
      if (!again) return undefined;
      all.push(again);
      continue;
    }
    if (isResponse(at) ? counterToAll(all, one) : counterOffer(all, one, at.t === 'resolve')) continue;
    const outcome = one.x === 'if' ? outcomeAsked(one.if) : undefined;
    if (one.x !== 'if' || outcome === undefined) {
      const begun = all.at(-1);
      if (
        begun?.x === 'battle' &&
        begun.win &&
        (isOfTheFight(one) || (isTold && goesOn(one)) || isOfWhatWasChosen(one, begun.win))
      ) {
        all[all.length - 1] = { ...begun, win: [...begun.win, one] };
        isTold = true;
        continue;
      }
      isTold = false;
      if (begun?.x === 'battle' && isOfTheWinner(one))
        all[all.length - 1] = {
          ...begun,
          win: [...(begun.win ?? []), one],
          notWin: [...(begun.notWin ?? []), structuredClone(one)],
        };
      else if (begun?.x === 'battle' && isDuring(one))
        all[all.length - 1] = { ...begun, during: [...(begun.during ?? []), one] };
      else all.push(one);
      continue;
    }
    const begun = all.findLastIndex((before) => before.x === 'battle');
    const battle = all[begun];
    const between = all.slice(begun + 1).every(isLasting);
    if (battle?.x !== 'battle' || one.else || !between || battle[outcome]) return undefined;
    all[begun] = { ...battle, [outcome]: one.then };
  }
  return all;
}

/** Which end of a battle a condition asks of. */
function outcomeAsked(cond: Cond): 'win' | 'notWin' | 'lose' | undefined {
  if (cond.c !== 'ok') return undefined;
  if (cond.who === 'loser') return 'lose';
  return cond.who === 'winner' ? (cond.value ? 'win' : 'notWin') : undefined;
}

/** 'If you win and …': whatever else has to be so is asked once it is won. */
function wonFirst(one: Effect): Effect {
  if (one.x !== 'if' || one.if.c !== 'and' || one.else) return one;
  const { of } = one.if;
  const won = of.find((part) => outcomeAsked(part) !== undefined);
  if (!won) return one;
  const rest = of.filter((part) => part !== won);
  const [first] = rest;
  return { ...one, if: won, then: [{ ...one, if: first && rest.length === 1 ? first : { c: 'and', of: rest } }] };
}

/** 'Repeat this until …': the random selection before, one after the other among those not yet selected. */
function selectedAgain(before: Effect | undefined, until: Cond): Effect | undefined {
  if (before?.x !== 'pick' || before.sel.by !== 'random' || before.sel.n !== undefined) return undefined;
  return { x: 'pick', as: open('new'), sel: { ...before.sel, other: [open('last')], n: { until } } };
}

/** 'When …': what is prevented is what the ability responds to. */
const isResponse = (at: Timing): boolean => at.t === 'on' || at.t === 'window';

/** 'This effect lasts until …': for all lasting effects of the ability that say nothing else. */
export function last(effects: Effect[], until: Duration): boolean {
  let found = false;
  for (const one of effects) {
    if ((one.x === 'mod' || one.x === 'forbid' || one.x === 'ban') && one.until === undefined) {
      one.until = until;
      found = true;
    } else if (one.x === 'if')
      found = [last(one.then, until), one.else ? last(one.else, until) : false].includes(true) || found;
    else if (one.x === 'may' || one.x === 'each') found = last(one.do, until) || found;
    else if (one.x === 'oneOf') found = one.of.map((way) => last(way, until)).includes(true) || found;
  }
  return found;
}

export function otherwise(effects: Effect[], other: Effect[]): boolean {
  const before = effects.at(-1);
  if (before?.x === 'if' && !before.else) {
    // 'Unless …, your opponent may A. Otherwise, B': where A was not done, or where nothing was left to that player?
    const left = before.then.at(-1);
    if (before.if.c === 'not' && left?.x === 'may' && left.who !== 'you') return false;
    before.else = other;
    return true;
  }
  if (before?.x === 'battle' && before.win && !before.notWin) {
    before.notWin = other;
    return true;
  }
  if (before?.x === 'later') return otherwise(before.do, other);
  if (before?.x === 'may') {
    effects.push({ x: 'if', if: { c: 'ok', value: false }, then: other });
    return true;
  }
  return false;
}

/** Does it ask last whether one card is something, and nothing beside that: 'if he is not'? */
export function asksOfOne({ if: state, do: effects }: Ability): boolean {
  const last = effects.at(-1);
  const inner = last?.x === 'if' ? last.then.at(-1) : undefined;
  const asked = inner?.x === 'if' ? inner.if : last?.x === 'if' ? last.if : state;
  return asked?.c === 'is';
}

/** 'If you do not, A. If you do, B': one or the other, whatever comes of A. */
export function isDoneElse(effects: readonly Effect[], more: readonly Effect[]): boolean {
  const before = effects.at(-1);
  const [only] = more;
  if (before?.x !== 'if' || before.else || more.length !== 1 || only?.x !== 'if' || only.else) return false;
  if (before.if.c !== 'ok' || before.if.value || only.if.c !== 'ok' || !only.if.value) return false;
  if (!isSame(before.if.who, only.if.who)) return false;
  before.else = only.then;
  return true;
}

/** 'When you meet the requirements of this dilemma': instead of what is done unless they are met. */
export function whereMet(effects: Effect[], met: Effect[]): boolean {
  const before = effects.at(-1);
  if (before?.x !== 'if' || before.else || before.if.c !== 'not' || before.if.of.c !== 'req') return false;
  before.else = met;
  return true;
}

/** Does it place this card on something, or in a core? */
export function placesThis(effect: Effect): boolean {
  if (effect.x === 'put') return effect.why === 'place' && effect.what.ref === 'this' && isLastingPlace(effect.to);
  if (effect.x === 'may') return effect.do.some(placesThis);
  return effect.x === 'if' && bothWays(effect).some(placesThis);
}
function isLastingPlace(to: Place): boolean {
  return to.p === 'on' || to.p === 'here' || (to.p === 'zone' && to.zone === 'core');
}
