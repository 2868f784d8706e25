/**
 * Sentences that stand by themselves behind a change of cost or another player's choice: 'When you play this, if C, cost -1. Draw a card.'
 * draws whatever C is; 'each opponent may draw a card. That card is cost -1.' makes it cheaper whatever they choose.
 */
import { isOfCost } from '../tree/of-cost.ts';
import type { Line } from '../grammar/core/symbols.ts';
import type { Ability, Effect, Mod } from '../tree/index.ts';
import { openWords } from '../tree/open.ts';
import { someNode, type TreeNode } from '../tree/visit.ts';
import { asEffects, conditional } from './clauses.ts';
import { asksOfOutcome, asksOfThisText, goingOn, isAboutBefore, nodesOf, standsAlone } from './looking-back.ts';

type Sentence = Extract<Line, { k: 'continue' }>;
type OnEvent = Extract<Ability['at'], { t: 'on' }>;

/**
 * The play at which a sentence is carried out that comes behind a change of the cost and is no part of that: neither of its
 * condition nor of its price. Undefined where it goes on about what was said before.
 */
export function behindCost({ at, cost, do: effects }: Ability, given: Sentence): OnEvent | undefined {
  const last = effects.at(-1);
  if (at.t !== 'on' || at.ev.e !== 'play' || !last || !isCostChange(last)) return undefined;
  const nodes = nodesOf(given);
  if (asksOfThisText(nodes) || asksOfOutcome(nodes) || nodes.some(isAgainstIt)) return undefined;
  const isOwn = at.ev.what?.ref?.includes('this') === true;
  // Nothing but the card itself was spoken of: what goes on about anything goes on about what it says itself.
  const isAlone = isOwn && !cost && effects.every(isCostChange);
  const isKnown = (words: string): boolean => isOwn && ITSELF.test(words);
  return isAlone || !isAboutBefore(nodes, ({ words }) => isKnown(words)) ? structuredClone(at) : undefined;
}
/** '… may discard a card to prevent this': it is the change that is prevented. */
const isAgainstIt = (given: TreeNode): boolean =>
  someNode(given, ({ is, node }) => is === 'effect' && node.x === 'prevent' && node.what === undefined);
const ITSELF = /^this /;

function isCostChange(effect: Effect): boolean {
  if (effect.x === 'each') return effect.do.every(isCostChange);
  return effect.x === 'mod' && effect.until === undefined && effect.mods.every(isOfCost);
}

/** When something is done, once each time. */
const PASSING: ReadonlySet<Ability['at']['t']> = new Set(['on', 'clock', 'order']);

/** Does it go on beside what another player may do: about no player, and not about what came of it? */
function isBesideTheirs({ at, may }: Ability, given: Sentence): boolean {
  if (!PASSING.has(at.t) || may === undefined || may === 'you' || given.may !== undefined) return false;
  const nodes = nodesOf(given);
  // 'If that opponent does, score 5 points': what you get by it.
  const [only] = given.do;
  if (given.do.length === 1 && only?.x === 'if' && only.if.c === 'ok') return true;
  // 'Score 5 points for each': so do you, for what they have done.
  if (given.do.length === 1 && only?.x === 'points' && openWords(only.who) === undefined) return true;
  const isOfThem = goingOn(nodes).some(({ how, words }) => how === 'player' && words !== 'actor');
  return !isOfThem && !asksOfThisText(nodes) && !asksOfOutcome(nodes) && !nodes.some(isAgainstIt);
}

/** Only what was said so far is left to the other player. */
function leaveToThem(ability: Ability): void {
  const { may, cost, do: effects } = ability;
  if (may === undefined) return;
  ability.do = [{ x: 'may', who: may, ...(cost && { cost }), do: effects }];
  delete ability.may;
  delete ability.cost;
}

/** 'At the start of your turn, if A, …. If B, …', 'you may …. If B, …': the second is under its own condition alone, which goes on about nothing. */
function isUnderItsOwn({ at, if: before, may }: Ability, given: Sentence): boolean {
  if (
    (before === undefined && may !== 'you') ||
    (at.t !== 'on' && at.t !== 'clock') ||
    conditional(given).if === undefined
  )
    return false;
  const nodes = nodesOf(given);
  return standsAlone(nodes) && !nodes.some(isInPlaceOf);
}
/** 'You may draw a card. If you command a Klingon, draw two cards instead.' */
const isInPlaceOf = (given: TreeNode): boolean =>
  someNode(given, ({ is, node }) => is === 'effect' && node.x === 'instead');

/** Only what was said so far is under the condition, and left to the player. */
function leaveUnderIt(ability: Ability): void {
  const { if: state, may, cost, do: effects } = ability;
  ability.do = asEffects({
    do: effects,
    ...(state && { if: state }),
    ...(may !== undefined && { may }),
    ...(cost && { cost }),
  });
  delete ability.if;
  delete ability.may;
  delete ability.cost;
}

/** What was said so far keeps its player and its condition to itself, where the next sentence is under neither. */
export function partFrom(ability: Ability, given: Sentence): void {
  if (isBesideTheirs(ability, given)) leaveToThem(ability);
  if (isUnderItsOwn(ability, given)) leaveUnderIt(ability);
}

/** What a dilemma says of itself that is so from when it is revealed: what it costs, that it cannot be prevented. */
export const isOfRevealed = (mod: Mod): boolean =>
  mod.m === 'num' ? mod.prop === 'cost' : mod.m === 'exempt' && mod.from === 'prevent';

/** Is it done as the card itself is played? */
export const saysOfItsPlay = (at: Ability['at']): boolean =>
  at.t === 'on' && at.ev.e === 'play' && at.ev.what?.ref === 'this';

/**
 * 'When this dilemma is revealed, …' ends with the sentence that does not go on about it: then the dilemma is faced. So does 'When you
 * overcome this dilemma, …', where nothing was said of facing it and those are chosen, or have to meet something, who do.
 */
export function isFacedNow(before: readonly Ability[], open: Ability | undefined, given: Sentence): boolean {
  const at = open?.at;
  if (at?.t !== 'on' || at.ev.what?.ref !== 'this') return false;
  const isFirst = at.ev.e === 'overcome' && isOfFacing(given) && before.every((one) => one.at.t !== 'resolve');
  return (isFirst || at.ev.e === 'reveal') && isNothingBefore(given);
}
const isOfFacing = (given: Sentence): boolean =>
  nodesOf(given).some((node) =>
    someNode(node, (one) => {
      if (one.is === 'condition') return one.node.c === 'req';
      return (
        one.is === 'effect' && one.node.x === 'pick' && one.node.sel.ref === undefined && one.node.sel.at === undefined
      );
    }),
  );

/** Does it go on about nothing that was said before? */
export function isNothingBefore(given: Sentence): boolean {
  // A choice of its own is not what was spoken of before.
  const nodes = nodesOf(given);
  const isChosen = nodes.some((node) => someNode(node, (one) => one.is === 'effect' && one.node.x === 'pick'));
  return standsAlone(nodes, ({ words }) => isChosen && words === 'pick');
}
