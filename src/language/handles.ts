/** Tells the engine of each ability which events it responds to, and where its card must be for that. */
import { placesThis } from './meaning/clauses.ts';
import { TO_WHO_ATTEMPTS } from './trigger-keys.ts';
import { someNode } from './tree/visit.ts';
import type { Ability, Cond, Effect, EventPattern, Program } from './tree/index.ts';

/** The same shape as the engine's `AbilityHandle`: language imports nothing of the engine. */
export interface Handle {
  readonly triggers: readonly string[];
  readonly zones: readonly (
    'play' | 'hand' | 'discard' | 'being played' | 'damage' | 'beneath' | 'front' | 'other side'
  )[];
}

/** The handles of a card's abilities. */
export function handlesOf({ abilities }: Program, cardType: string): readonly Handle[] {
  const isPlaced = abilities.some(({ at }) => at.t === 'playTo');
  // What may be played as an interrupt as well answers from the hand, and not from where it was laid otherwise.
  const isEitherWay = abilities.some(({ at }) => at.t === 'playAs' && at.as === 'interrupt');
  const isLaid = abilities.some(({ do: effects }) => effects.some(placesThis));
  return abilities.map((one) => {
    if (cardType === 'dilemma' && !isLaid && isOfLaterAttempts(one.at))
      return { triggers: [...handleOf(one, cardType).triggers, TO_WHO_ATTEMPTS], zones: ['beneath'] };
    return isEitherWay ? handleOf(one, 'interrupt') : handleOf(one, cardType, isPlaced);
  });
}

/**
 * 'When you begin a mission attempt here', said by a dilemma that is faced in the middle of one, and 'when you complete this mission':
 * of what comes once it lies beneath the mission.
 */
function isOfLaterAttempts(at: Ability['at']): boolean {
  if (at.t !== 'on') return false;
  const { e, place, what } = at.ev;
  return (e === 'attempt' && place?.p === 'here') || (e === 'complete' && what?.at?.p === 'here');
}

/** The handle of one ability of a card of a type; `isPlaced`: its text says on what it is played. */
export function handleOf(ability: Ability, cardType: string, isPlaced = false): Handle {
  const asks = asksWhoUsed(ability) ? [ASKS_WHO_USED] : [];
  const isFromHand = cardType === 'interrupt' && !isPlaced;
  return { triggers: [...triggersOf(ability), ...asks], zones: zonesOf(ability, isFromHand) };
}

/** Who used a skill is settled only where some text asks for it. */
const ASKS_WHO_USED = 'asks:useSkill';

/** 'Each personnel that used a skill to complete this mission': asked of what was done, not told as it is done. */
function asksWhoUsed(ability: Ability): boolean {
  return someNode({ is: 'ability', node: ability }, (one) => {
    if (one.is === 'filter') return one.node.f === 'was' && one.node.ev.e === 'useSkill';
    return one.is === 'condition' && one.node.c === 'did' && one.node.ev.e === 'useSkill';
  });
}

function triggersOf(ability: Ability): readonly string[] {
  const { at } = ability;
  switch (at.t) {
    case 'on':
      return eventNames(at.ev).map((name) => `${at.ev.stage}:${name}`);
    case 'clock':
      return [`clock:${at.edge}:${at.of}`];
    case 'order':
    case 'static':
    case 'state':
    case 'window':
    case 'damage':
    case 'resolve':
    case 'headquarters':
    case 'playNeed':
    case 'playCost':
    case 'playTo':
    case 'playAs':
    case 'staffNeed':
    case 'attemptNeed':
    case 'attemptAs':
      return [at.t];
  }
}

function zonesOf(ability: Ability, isFromHand: boolean): Handle['zones'] {
  const { at, side } = ability;
  if (side !== undefined) return [side === 'front' ? 'front' : 'other side'];
  if (at.t === 'damage' || ability.damage) return ['damage'];
  if (at.t === 'static' && ability.do.some(isUnpreventable)) return ['play', 'being played'];
  if (at.t === 'on' && isOwnPlay(at.ev)) return ['being played'];
  if (at.t === 'on' && isOwnOvercoming(at.ev)) return ['beneath'];
  if (speaksFrom('hand', ability.cost) || (at.t === 'on' && ability.do.some(discardsItselfInstead))) return ['hand'];
  if (asksToBeIn('hand', ability.if)) return ['hand'];
  const isAboutItself = at.t === 'on' && at.ev.what?.ref === 'this';
  for (const zone of ['hand', 'discard'] as const)
    if (!isAboutItself && [ability.cost, ability.do].some((row) => speaksFrom(zone, row?.filter(movesItself))))
      return [zone];
  if (at.t === 'on' && isOfHand(at.ev)) return ['hand'];
  if (speaksFromBeneath(ability.if)) return ['beneath'];
  if (asksToBeIn('discard', at.t === 'static' ? at.while : ability.if)) return ['discard'];
  const responds = at.t === 'on' || at.t === 'window' || at.t === 'order';
  return [isFromHand && responds ? 'hand' : 'play'];
}

/** "Cannot be prevented" and "cannot be nullified" are said of the card's own play, too. */
function isUnpreventable(effect: Ability['do'][number]): boolean {
  return (
    effect.x === 'mod' &&
    effect.what.ref === 'this' &&
    effect.mods.some((mod) => mod.m === 'exempt' && (mod.from === 'prevent' || mod.from === 'nullify'))
  );
}

/** "Discard this card from hand to …", "take this from your discard pile into hand": the text is used while the card is there. */
function speaksFrom(zone: 'hand' | 'discard', effects: readonly Effect[] = []): boolean {
  return effects.some((effect) =>
    someNode({ is: 'effect', node: effect }, ({ is, node }) => {
      if (is !== 'cards' || node.ref !== 'this') return false;
      return node.at?.p === 'zone' && node.at.zone === zone;
    }),
  );
}
const movesItself = (effect: Effect): boolean => effect.x === 'put' && effect.what.ref === 'this';

/** "You may discard this card from hand instead". */
const discardsItselfInstead = (effect: Effect): boolean => effect.x === 'instead' && speaksFrom('hand', effect.do);

/** "When you discard this card from hand", "when you download this": there it is when that is heard. */
function isOfHand({ e, what }: EventPattern): boolean {
  if (what?.ref !== 'this') return false;
  return e === 'download' || e === 'draw' || (e === 'discard' && what.at?.p === 'zone' && what.at.zone === 'hand');
}

/** "If this personnel is in your hand, …", "while it is in your discard pile, …": then its text is used there. */
function asksToBeIn(zone: 'hand' | 'discard', condition: Cond | undefined): boolean {
  if (condition?.c === 'and') return condition.of.some((part) => asksToBeIn(zone, part));
  if (condition?.c !== 'is' || condition.who.ref !== 'this' || condition.state.s !== 'at') return false;
  const { place } = condition.state;
  return place.p === 'zone' && place.zone === zone;
}

/** "When the mission this is beneath …": the text of a dilemma that was overcome. */
function speaksFromBeneath(condition: Ability['if']): boolean {
  if (condition?.c !== 'is' || condition.who.ref !== 'this' || condition.state.s !== 'at') return false;
  return condition.state.place.p === 'beneath';
}

/** "You may play this at cost +1", "when you play this, if …, it is cost -1": read while the card is being played. */
function isOwnPlay(pattern: EventPattern): boolean {
  return eventNames(pattern).includes('play') && pattern.stage === 'about' && pattern.what?.ref === 'this';
}

/** "When this is overcome": then it lies beneath the mission. */
function isOwnOvercoming(pattern: EventPattern): boolean {
  return pattern.e === 'overcome' && pattern.stage === 'did' && pattern.what?.ref === 'this';
}

function eventNames(pattern: EventPattern): readonly string[] {
  return typeof pattern.e === 'string' ? [pattern.e] : pattern.e;
}
