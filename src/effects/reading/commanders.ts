/** Which personnel correspond with which ships: by the keyword Commander, or because a text says so. */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Sel } from '../../language/tree/index.ts';
import type { Context } from './context.ts';
import { reaching, candidates, covers } from '../meaning.ts';
import { isType } from './places.ts';

/** Is the card a Commander of one of these ships; of none named, of the ship that it is aboard? */
export function isCommander(context: Context, of: Sel | undefined, card: CardNumber): boolean {
  const { engine } = context;
  if (of) return candidates(context, of).some((ship) => commands(engine, card, ship));
  const ship = engine.relationOf(card) === 'aboard' ? engine.hostOf(card) : 0;
  return ship > 0 && isType(engine, ship, 'ship') && commands(engine, card, ship);
}

function commands(engine: Engine, card: CardNumber, ship: CardNumber): boolean {
  const named = engine.definitionOf(card).keywords.Commander;
  if (named?.toLowerCase() === engine.definitionOf(ship).title.toLowerCase()) return true;
  // 'This personnel is the corresponding Commander of …' is said of cards in play.
  return (
    engine.isInPlay(card) &&
    reaching(engine, card, 'commander').some(
      ({ mod, context }) => mod.m === 'commander' && covers(context, mod.of, ship),
    )
  );
}
