/** The cost of playing a card: counters, as modified while it is played (2E-COST). */
import { amountOf } from '../../effects/amounts.ts';
import { holds } from '../../effects/conditions.ts';
import { contextOf, type Context } from '../../effects/context.ts';
import { modifications } from '../../effects/continuous.ts';
import { canPayAll } from '../../effects/costs.ts';
import { coversPlayed } from '../../effects/select-cards.ts';
import { abilityOf } from '../../effects/text-of.ts';
import { matchesPattern } from '../../effects/triggers.ts';
import type { Engine } from '../../engine/kernel.ts';
import type { CardNumber, Seat } from '../../engine/request.ts';
import type { Occurrence } from '../../engine/state.ts';
import type { Ability, Effect } from '../../effects/text-of.ts';

/** The card as something that is about to be played. */
export function playOccurrence(
  engine: Engine,
  card: CardNumber,
  player: Seat,
  stage: 'about' | 'did',
  where: CardNumber,
): Occurrence {
  return {
    name: 'play',
    stage,
    player,
    cards: [engine.ref(card)],
    by: null,
    ...(where > 0 ? { where: engine.ref(where) } : {}),
  };
}

/** Cost changes that effects in play and the texts used so far make for this card (2E-COST-10, 2E-OP-46). */
export function costNow(engine: Engine, card: CardNumber): number {
  let cost = engine.definitionOf(card).cost ?? 0;
  for (const item of modifications(engine, 'cost')) {
    if (item.mod.m !== 'num' || item.mod.prop !== 'cost') continue;
    const isMeant =
      item.ability === null
        ? item.objects.some((ref) => ref.card === card)
        : item.what !== null && coversPlayed(item.context, item.what, card) && staticHolds(item.context, item.ability);
    if (isMeant) cost += amountOf(item.context, item.mod.by);
  }
  return Math.max(0, cost);
}

function staticHolds(context: Context, ability: Ability): boolean {
  const isWhile = ability.at.t !== 'static' || !ability.at.while || holds(context, ability.at.while);
  return isWhile && (!ability.if || holds(context, ability.if));
}

/** The least the card can cost with what its player may count on: open information only (2E-COST-12, -13, 2E-LOOK-21). */
export function leastCost(engine: Engine, card: CardNumber, player: Seat): number {
  const occurrence = playOccurrence(engine, card, player, 'about', 0);
  let cost = costNow(engine, card);
  const definition = engine.definitionOf(card);
  definition.abilities.forEach((handle, index) => {
    if (!handle.triggers.includes('about:play')) return;
    const ability = abilityOf(definition, index);
    const context = contextOf(engine, engine.ref(card), player);
    if (ability.at.t !== 'on' || !matchesPattern(context, ability.at.ev, occurrence)) return;
    if (ability.if && !holds(context, ability.if)) return;
    const change = ability.do.reduce((sum, effect) => sum + costChange(context, effect), 0);
    const isOptional = ability.may !== undefined || (ability.cost?.length ?? 0) > 0;
    if (!isOptional || (change < 0 && canPayAll(context, ability.cost ?? []))) cost += change;
  });
  return Math.max(0, cost);
}

function costChange(context: Context, effect: Effect): number {
  if (effect.x !== 'mod') return 0;
  return effect.mods.reduce(
    (sum, mod) => (mod.m === 'num' && mod.prop === 'cost' ? sum + amountOf(context, mod.by) : sum),
    0,
  );
}
