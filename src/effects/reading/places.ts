/** Where cards are in relation to each other: present, aboard, at a mission. */
import { isCaptive, placeFacts, taskFacts } from '../terms.ts';
import { attemptIn, placeOfAttempt } from '../undertakings.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { remembering, rememberingOnce, type Terms } from '../../engine/kernel/remembering.ts';
import { CHANNEL } from '../../engine/kernel/channels.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Definition } from '../../engine/definition.ts';
import type { RuleKey } from '../../engine/ruleset/rule-keys.ts';

/** Is the card stopped? An error in an edition whose cards never are. */
export function isStopped(engine: Engine, card: CardNumber): boolean {
  return engine.has(card, 'stopped');
}

/** Is the card of that type, as printed? */
export function isType(engine: Engine, card: CardNumber, type: string): boolean {
  return engine.definitionOf(card).type === type;
}

/** Is the card a place where others are: a mission, or what takes its place as one? */
export const isPlace = (engine: Engine, card: CardNumber): boolean =>
  placeFacts(engine.definitionOf(card)) !== undefined;

/** Does the card say what is to be done: a mission, or what takes its place as a task? */
export const isTask = (engine: Engine, card: CardNumber): boolean => taskFacts(engine.definitionOf(card)) !== undefined;

/** The quadrant of a place; undefined of any other card. */
export const quadrantOf = (engine: Engine, place: CardNumber): string | undefined =>
  placeFacts(engine.definitionOf(place))?.quadrant;

/** Can nothing of the card be used: it is stopped, or a captive? */
export function isUnusable(engine: Engine, card: CardNumber): boolean {
  if (isCaptive(engine, card)) return true;
  return isStopped(engine, card) && (isType(engine, card, 'personnel') || isType(engine, card, 'ship'));
}

/** The mission where a card is: on it, aboard a ship there, or on a card there; 0 if nowhere. */
export function missionOf(engine: Engine, card: CardNumber): CardNumber {
  let place = card;
  while (place > 0 && !isPlace(engine, place)) place = engine.hostOf(place);
  return place;
}

/** The mission where a card is; of a dilemma that is being faced, the one that is attempted; 0 if nowhere. */
export function missionWith(engine: Engine, card: CardNumber): CardNumber {
  const mission = missionOf(engine, card);
  if (mission > 0) return mission;
  const attempt = attemptIn(engine);
  return attempt?.facing?.card === card ? placeOfAttempt(attempt).card : 0;
}

/** The ship a card is aboard; 0 if none. */
export function shipOf(engine: Engine, card: CardNumber): CardNumber {
  const relation = engine.relationOf(card);
  return relation === 'aboard' ? engine.hostOf(card) : 0;
}

/** Are two cards present with each other: personnel or equipment in one place? Ships never are. */
export function arePresent(engine: Engine, one: CardNumber, other: CardNumber): boolean {
  const relation = engine.relationOf(one);
  return (relation === 'here' || relation === 'aboard') && engine.placeOf(one) === engine.placeOf(other);
}

/** The rules by which this card is present with others where it is. */
export function presenceRules(engine: Engine, card: CardNumber): readonly RuleKey[] {
  if (engine.relationOf(card) === 'aboard') return ['present.aboard'];
  const kind = placeFacts(engine.definitionOf(engine.hostOf(card)))?.kind;
  return [kind === 'headquarters' ? 'present.headquarters' : 'present.planet'];
}

/** Where the word "present" points on an event played on a personnel or ship: the place of its host. */
export function presenceAnchor(engine: Engine, card: CardNumber): CardNumber {
  return engine.relationOf(card) === 'on' ? engine.hostOf(card) : card;
}

const PLAIN: Terms = { until: CHANNEL.inPlay, isPlain: true };

/** Is the card of this kind, in the words of texts? A place is a mission to them, and so is a task. */
export const isOfKind = (definition: Definition, kind: string): boolean =>
  definition.type === kind || (kind === 'mission' && (placeFacts(definition) ?? taskFacts(definition)) !== undefined);

/** Every card of a kind in play: those stay the same when one of another kind comes. */
export const inPlayOf = remembering(
  (engine: Engine, kind: string): readonly CardNumber[] =>
    inPlay(engine).filter((card) => isOfKind(engine.definitionOf(card), kind)),
  PLAIN,
);

/** Every card in play. */
export const inPlay = rememberingOnce(
  (engine: Engine): readonly CardNumber[] => engine.cards.filter((card) => engine.isInPlay(card)),
  PLAIN,
);
