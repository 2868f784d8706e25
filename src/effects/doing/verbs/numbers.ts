/** Carries out what changes points, counters and dilemma draws, and what changes cards for a while. */
import type { Ability } from '../../../language/tree/index.ts';
import { attemptIn } from '../../undertakings.ts';
import { amountOf, candidates, skillsOf } from '../../meaning.ts';
import {
  abilityOf,
  every,
  inTurnOf,
  isOfCost,
  isOfWhoeverThen,
  isSomewhere,
  playersOf,
  type Context,
  limitedAmount,
} from '../../reading/index.ts';
import { openGainUse } from '../skill-use.ts';
import { skillsBefore, tellOfGains } from './gains.ts';
import { partly, whole, type EffectOf, type Handlers } from './handler.ts';
import { beginLasting, untilOf } from './lasting.ts';
import { isOfTheirOwn, openSkills, takeSkills } from './skills.ts';
import { isFacedDilemma } from './faced-dilemma.ts';
import { actOn, objectsOf, playersFor, refsOf } from './objects.ts';
import { slot } from './slot.ts';
import type { CardNumber } from '../../../engine/asking/request.ts';
import type { RuleKey } from '../../../engine/ruleset/rule-keys.ts';
import type { Ref } from '../../../engine/state/state.ts';
import type { EventPattern, Mod, Sel } from '../../../language/tree/index.ts';

export const numbers: Handlers<'points' | 'counters' | 'count' | 'dilemmas' | 'mod'> = {
  points: whole((context, effect, phase) => {
    if (phase > 0) return 'done';
    for (const player of [...playersFor(context, effect.who)].reverse()) {
      // 'For each event he or she commands': of each player's own.
      const by = limitedAmount(inTurnOf(context, effect.who, player), effect.by);
      actOn(
        context,
        { verb: by < 0 ? 'losePoints' : 'score', player, amount: Math.abs(by) },
        { refs: [], wanted: Math.abs(by) },
      );
    }
    return 'again';
  }),

  counters: whole((context, effect, phase) => {
    if (phase > 0) return 'done';
    for (const player of [...playersFor(context, effect.who)].reverse()) {
      const amount = limitedAmount(inTurnOf(context, effect.who, player), effect.by);
      actOn(context, { verb: 'counters', player, amount }, { refs: [], wanted: 0 });
    }
    return 'again';
  }),

  count: whole((context, effect) => {
    if (context.frame) context.frame.numbers[effect.as] = amountOf(context, effect.of);
    return 'done';
  }),

  dilemmas: whole((context, effect) => {
    const { engine } = context;
    const attempt = attemptIn(engine);
    // Only one player draws dilemmas for an attempt: what is said of another changes nothing.
    if (!attempt || !playersOf(context, effect.who).includes(attempt.opponent)) return 'done';
    const draw = effect.draw === undefined ? 0 : limitedAmount(context, effect.draw);
    const spend = effect.spend === undefined ? 0 : limitedAmount(context, effect.spend);
    engine.ruleset.texts.changeBudget(engine, draw, spend);
    return 'done';
  }),

  mod: partly(gapOfMod, (context, effect, phase) => {
    if (holdsAsDamage(context)) return 'done';
    const open = openSkills(effect.mods);
    const own = open.some(isOfTheirOwn) ? gainersOf(context, effect.what) : [];
    if (own === 'asked') return 'asked';
    const next = open[phase];
    if (next) return takeSkills(context, next, own);
    if (phase > open.length) return 'done';
    if (isOfWhoeverThen(effect)) {
      const attempt = attemptIn(context.engine);
      if (effect.what.nth !== undefined && attempt && context.frame)
        context.frame.numbers.revealed = attempt.revealed.length;
      beginLasting(context, [], untilOf(context, effect.until), ['lasting']);
      return 'done';
    }
    const found = own.length > 0 ? { refs: own } : objectsOf(context, effect.what);
    if (!found) return 'asked';
    delete context.frame?.cards[GAINERS];
    const isBound = effect.what.ref !== undefined || found.refs.length > 0;
    const objects = isBound ? found.refs : refsOf(context, candidates(context, every(effect.what)));
    openGainUse(context, whoHaveAlready(context, effect.mods, objects));
    const before = skillsBefore(context, effect.mods, objects);
    beginLasting(context, objects, untilOf(context, effect.until ?? ownDuration(effect.mods)), [
      isFacedDilemma(context) ? 'lasting.of a dilemma' : 'lasting',
      ...effect.mods.flatMap(rulesOf),
    ]);
    tellOfGains(context, before);
    return 'done';
  }),
};

/** The slot of those who gain or lose what depends on the skills they have. */
const GAINERS = 'gainers';

/** Who they are, settled before it is asked for what they gain or lose. */
function gainersOf(context: Context, what: Sel): readonly Ref[] | 'asked' {
  const { frame } = context;
  const settled = frame?.cards[GAINERS];
  if (!frame || settled) return settled ?? [];
  const found = objectsOf(context, what);
  if (!found) return 'asked';
  frame.cards[GAINERS] = found.refs;
  delete frame.cards[slot(context)];
  return found.refs;
}

/** An ability that is ignored is so for as long as its card stays, and so is what has become of a card and what it is kept from. */
function ownDuration(mods: readonly Mod[]): 'game' | undefined {
  return mods.some(isForGood) ? 'game' : undefined;
}
const isForGood = (mod: Mod): boolean =>
  mod.m === 'become' || mod.m === 'cannotUse' || (mod.m === 'text' && mod.off === 'next');

/** Those who gain a skill that they have. */
function whoHaveAlready({ engine }: Context, mods: readonly Mod[], objects: readonly Ref[]): CardNumber[] {
  const gained = mods.flatMap((mod) => (mod.m === 'gain' && 'skill' in mod.trait ? [mod.trait.skill] : []));
  const cards = objects.map(({ card }) => card);
  return cards.filter((card) => gained.some((skill) => skill in skillsOf(engine, card)));
}

/** The rules by which a modification changes what a card is. */
function rulesOf(mod: Mod): readonly RuleKey[] {
  if (mod.m !== 'become') return [];
  if ('affiliation' in mod.trait) return ['become.affiliation'];
  return 'species' in mod.trait ? ['become.species'] : [];
}

/** What a damage text changes holds as long as its card lies on the ship: only what else it says is carried out. */
function holdsAsDamage({ engine, frame }: Context): boolean {
  const definition = frame?.text && engine.definitions[frame.text.definition];
  return (
    definition !== undefined && frame?.text !== undefined && abilityOf(definition, frame.text.ability).at.t === 'damage'
  );
}

/** A modification that holds all the time would have to choose anew all the time; none lasts until an event. */
function gapOfMod({ what, mods, until }: EffectOf<'mod'>, ability: Ability): string | null {
  const { at } = ability;
  if (what.nth !== undefined && !mods.every(isOfCost))
    return 'another change of the first or next of some cards than of its cost';
  const isStatic = at.t === 'static';
  const gap = mods.some(isOfCost) ? gapOfCosts(what, isStatic || mods.every(isOfCost)) : null;
  if (gap !== null) return gap;
  // Before it is played it is reckoned what it will cost, without such a limit.
  if (
    !isStatic &&
    what.nth === undefined &&
    mods.some((mod) => isOfCost(mod) && mod.m === 'num' && mod.least !== undefined)
  )
    return 'a least cost, of what is said as a card is played';
  // Once the card is gone, too many might be left.
  if (at.t === 'damage' && mods.some((mod) => mod.m === 'num' && mod.prop === 'endurance'))
    return 'what a ship can bear by a card that may leave it';
  if (!isStatic && mods.some(({ m }) => m === 'payBy')) return 'another payment, for a time';
  if (isStatic && openSkills(mods.filter((mod) => !isOneOfEach(mod))).length > 0) return 'skills taken from elsewhere';
  if (until === undefined && isDone(ability) && mods.some(wouldEnd))
    return 'a change of which is not said how long it lasts';
  return typeof until === 'object' && !('clock' in until) ? 'an effect until an event' : null;
}

/** What cards cost is read while they are played: of which cards that is said must be known then. */
function gapOfCosts({ ref, nth, n, at, f }: Sel, isApart: boolean): string | null {
  if (ref !== undefined || nth !== undefined) return null;
  if (!isApart) return 'the cost and something else of the same cards, for a time';
  if (n !== 'all') return 'the cost of one of several cards';
  const isRevealedHere = at?.p === 'here' && isSomewhere(f, isOfDilemmas);
  return at === undefined || at.p === 'zone' || isRevealedHere ? null : 'the cost of cards by where they are';
}

const isOfDilemmas = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'is' in node && node.is === 'dilemma';

/** Is it done once, in no battle and facing no dilemma, which would be how long it lasts? */
const isDone = ({ at, do: effects }: Ability): boolean =>
  (at.t === 'order' && effects.every(({ x }) => x !== 'battle')) ||
  at.t === 'clock' ||
  (at.t === 'on' && at.ev.stage === 'did' && !PERIODS.has(at.ev.e));
const PERIODS: ReadonlySet<EventPattern['e']> = new Set(['face', 'revealDilemma', 'battle', 'endBattle', 'eligible']);

/** Attributes change for a time, and skills are gained for one: nothing of that is for good unless it is said. Range is a turn's anyway. */
const wouldEnd = (mod: Mod): boolean =>
  (mod.m === 'num' && ATTRIBUTES.has(mod.prop)) || mod.m === 'gain' || mod.m === 'lose';
const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...['attributes', 'Integrity', 'Cunning', 'Strength', 'Weapons', 'Shields'],
]);

/** 'One level of every skill he already has' needs no choice: whatever he has. */
const isOneOfEach = (mod: Mod): boolean =>
  mod.m === 'gain' && 'allSkills' in mod.trait && mod.trait.allSkills === 'own';
