/** Where cards are in relation to each other: present, aboard, at a mission. */
import { isCaptive } from '../terms.ts';
import { attemptIn } from '../undertakings.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { rememberingOnce, type Terms } from '../../engine/kernel/remembering.ts';
import { CHANNEL } from '../../engine/kernel/channels.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { RuleKey } from '../../engine/ruleset/rule-keys.ts';

export function isStopped(engine: Engine, card: CardNumber): boolean {
  return engine.has(card, 'stopped');
}

export function isType(engine: Engine, card: CardNumber, type: string): boolean {
  return engine.definitionOf(card).type === type;
}

/** Can nothing of the card be used: it is stopped, or a captive? */
export function isUnusable(engine: Engine, card: CardNumber): boolean {
  if (isCaptive(engine, card)) return true;
  return isStopped(engine, card) && (isType(engine, card, 'personnel') || isType(engine, card, 'ship'));
}

/** The mission where a card is: on it, aboard a ship there, or on a card there; 0 if nowhere. */
export function missionOf(engine: Engine, card: CardNumber): CardNumber {
  let place = card;
  while (place > 0 && !isType(engine, place, 'mission')) place = engine.hostOf(place);
  return place;
}

/** The mission where a card is; of a dilemma that is being faced, the one that is attempted; 0 if nowhere. */
export function missionWith(engine: Engine, card: CardNumber): CardNumber {
  const attempt = attemptIn(engine);
  return missionOf(engine, card) || (attempt?.facing?.card === card ? attempt.mission.card : 0);
}

/** The ship a card is aboard; 0 if none. */
export function shipOf(engine: Engine, card: CardNumber): CardNumber {
  const relation = engine.relationOf(card);
  return relation === 'aboard' ? engine.hostOf(card) : 0;
}

/** Personnel and equipment in one place are present with each other; ships never are. */
export function arePresent(engine: Engine, one: CardNumber, other: CardNumber): boolean {
  const relation = engine.relationOf(one);
  return (relation === 'here' || relation === 'aboard') && engine.placeOf(one) === engine.placeOf(other);
}

/** The rules by which this card is present with others where it is. */
export function presenceRules(engine: Engine, card: CardNumber): readonly RuleKey[] {
  if (engine.relationOf(card) === 'aboard') return ['present.aboard'];
  const kind = engine.definitionOf(engine.hostOf(card)).mission?.kind;
  return [kind === 'headquarters' ? 'present.headquarters' : 'present.planet'];
}

/** Where the word "present" points on an event played on a personnel or ship: the place of its host. */
export function presenceAnchor(engine: Engine, card: CardNumber): CardNumber {
  return engine.relationOf(card) === 'on' ? engine.hostOf(card) : card;
}

const NONE: readonly CardNumber[] = [];

const PLAIN: Terms = { until: CHANNEL.inPlay, isPlain: true };

/** Every card of a type in play. */
export function inPlayOf(engine: Engine, type: string): readonly CardNumber[] {
  return inPlayByType(engine).get(type) ?? NONE;
}

const inPlayByType = rememberingOnce((engine: Engine): ReadonlyMap<string, CardNumber[]> => {
  const groups = new Map<string, CardNumber[]>();
  for (const card of inPlay(engine)) {
    const { type } = engine.definitionOf(card);
    const group = groups.get(type);
    if (group) group.push(card);
    else groups.set(type, [card]);
  }
  return groups;
}, PLAIN);

/** Every card in play. */
export const inPlay = rememberingOnce(
  (engine: Engine): readonly CardNumber[] => engine.cards.filter((card) => engine.isInPlay(card)),
  PLAIN,
);
