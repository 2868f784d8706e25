/** Texts that let a player attempt a mission with other requirements (2E-REQ-14 to -17, -20). */
import type { Engine } from '../../engine/kernel/kernel.ts';
import { respondersTo } from '../../engine/acting/responders.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Attempt } from '../../effects/undertakings.ts';
import { isAbilityActive, holds, covers } from '../../effects/meaning.ts';
import { contextOf, abilityOf, leastOf, type Filter, type Requirement } from '../../effects/reading/index.ts';

export interface AttemptText {
  readonly card: CardNumber;
  readonly ability: number;
  readonly who: Filter;
  /** So many of them. */
  readonly least: number;
  readonly requirement: Requirement;
  readonly points: number | null;
}

/** The texts by which the player may attempt this mission otherwise than as printed. */
export function attemptTexts(engine: Engine, mission: CardNumber, player: Seat): AttemptText[] {
  return respondersTo(engine, 'attemptAs').flatMap((responder) => {
    if (responder.you !== player || !isAbilityActive(engine, responder.source.card, responder.ability)) return [];
    const ability = abilityOf(engine.definitionOf(responder.source.card), responder.ability);
    const context = contextOf(engine, responder.source, player);
    if (ability.if && !holds(context, ability.if)) return [];
    return ability.do.flatMap((effect) => {
      if (effect.x !== 'attempt' || !effect.req || !covers(context, effect.mission, mission)) return [];
      const who: Filter = effect.who.f ?? { f: 'kind', is: 'personnel' };
      return [
        {
          card: responder.source.card,
          ability: responder.ability,
          who,
          least: leastOf(context, effect.who),
          requirement: effect.req,
          points: effect.points ?? null,
        },
      ];
    });
  });
}

/** The text that the attempt in progress uses, or null for the printed requirements. */
export function usedText(engine: Engine, attempt: Attempt): AttemptText | null {
  if (!attempt.using) return null;
  const texts = attemptTexts(engine, attempt.mission.card, attempt.player);
  return texts.find((text) => text.card === attempt.using?.card && text.ability === attempt.ability) ?? null;
}
