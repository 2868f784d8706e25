/** What texts do to ships and to what lies on the spaceline: visible again, range restored, beamed (94-CARD-20). */
import { settled, type Perform } from '../../effects/doing/index.ts';
import { pendingCards } from '../../engine/acting/action.ts';
import { beamDeed } from './beam.ts';
import { NOTHING, orderBy } from './order.ts';

/** 94-CLOAK-02, -03: it is turned over, and may not be turned again this turn. */
export const decloak: Perform = (engine, action) => {
  const ships = pendingCards(engine, action).filter((ship) => engine.has(ship, 'cloaked'));
  for (const ship of ships)
    engine.emit({ type: 'decloaked', ship, player: engine.commanderOf(ship) }, ['94-CLOAK-02', '94-CLOAK-03']);
  return settled(action, ships);
};

/** All it had at the beginning of the turn (94-MOVE-19). */
export const restoreRange: Perform = (engine, action) => {
  const ships = pendingCards(engine, action);
  for (const ship of ships) engine.emit({ type: 'range', ship, used: 0, left: 0 }, ['94-MOVE-19']);
  return settled(action, ships);
};

/** Those of them that could be beamed there by an order of their player's (94-BEAM). */
export const beam: Perform = (engine, action) => {
  const { to, agent: player } = action;
  const host = to && 'host' in to ? to.host : NOTHING;
  const able = pendingCards(engine, action).filter(
    (card) => beamDeed.whyNot(engine, orderBy(player, { to: host }, [card])) === null,
  );
  if (able.length > 0) beamDeed.carryOut(engine, orderBy(player, { to: host }, able));
  return settled(action, able);
};
