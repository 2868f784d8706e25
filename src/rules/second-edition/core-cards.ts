/** Cards in a core lie in that of whoever commands them: there they are brought when command changes. */
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { moveCards } from '../../effects/doing/index.ts';
import { keywordCalled } from '../../effects/meaning.ts';

/** What lies in a core lies in the core of whoever commands it: texts and the keyword Commodity say so in a reminder. */
export function bringToCore(engine: Engine, cards: readonly CardNumber[], player: Seat): void {
  const own = engine.zone('core', player);
  moveCards(engine, {
    verb: 'placed',
    player,
    cards: cards.filter((card) => isGivenThere(engine, card) && !own.includes(card)),
    to: { zone: 'core', player },
    face: 'up',
    known: 'all',
    commander: player,
    rules: engine.cite(
      cards.some((card) => keywordCalled(engine, card, 'Commodity') !== undefined) ? 'core.by keyword' : 'core',
    ),
  });
}

/** Is it in a core, or an event that was in no place of play yet? */
const isGivenThere = (engine: Engine, card: CardNumber): boolean =>
  engine.zoneOf(card) === 'core' || (!engine.isInPlay(card) && engine.definitionOf(card).type === 'event');
