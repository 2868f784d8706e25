/** Where a personnel, ship or equipment could be played: the headquarters missions whose text allows it. */
import type { Engine } from '../engine/kernel.ts';
import type { CardNumber, Seat } from '../engine/request.ts';
import type { Effect } from '../language/tree.ts';
import { contextOf } from './context.ts';
import { coversPlayed } from './select-cards.ts';
import { textOf } from './text-of.ts';

/** The player's headquarters missions whose text allows the card (2E-PLAY-15, -16, 2E-OP-48). */
export function headquartersFor(engine: Engine, card: CardNumber, player: Seat): CardNumber[] {
  return engine.zone('missions', player).filter((mission) => {
    const context = contextOf(engine, engine.ref(mission), player);
    const { abilities } = textOf(engine.definitionOf(mission)).program;
    const allows = (effect: Effect): boolean =>
      effect.x === 'rule' &&
      effect.allow &&
      typeof effect.act === 'object' &&
      effect.act.what !== undefined &&
      coversPlayed(context, { f: effect.act.what.f ?? { f: 'kind', is: 'card' } }, card);
    return abilities.some(({ at, do: effects }) => at.t === 'headquarters' && effects.some(allows));
  });
}
