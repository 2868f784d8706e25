/** 'Stop this personnel aboard your ship to place X aboard your ship': a ship that was spoken of in what is paid is meant again. */
import { turnInto } from '../tree/copies.ts';
import type { Ability, Effect, Filter, Sel } from '../tree/index.ts';
import { open } from '../tree/open.ts';
import { everyNode, someNode } from '../tree/visit.ts';

/** The ability, 'aboard your ship' as aboard the ship that is paid with, or that whoever pays is aboard. */
export function sameShipAgain(ability: Ability): Ability {
  const { cost } = ability;
  if (!cost || !someNode({ is: 'row', node: cost }, ({ is, node }) => is === 'cards' && isOneShip(node)))
    return ability;
  for (const { is, node } of everyNode({ is: 'row', node: ability.do })) if (is === 'effect') goAboardIt(node);
  return ability;
}

function goAboardIt(effect: Effect): void {
  if (effect.x !== 'put' || effect.to.p !== 'aboard') return;
  const { ship } = effect.to;
  if (isOneShip(ship) && ship.at === undefined && ship.f?.f === 'kind') turnInto<Sel>(ship, { ref: open('ship') });
}

/** Is it one of the player's ships, and not another than one spoken of? */
const isOneShip = ({ ref, of, n, other, f }: Sel): boolean =>
  ref === undefined && of === 'you' && n === undefined && !other && f !== undefined && saysShip(f);
const saysShip = (filter: Filter): boolean =>
  filter.f === 'and' ? filter.of.some(saysShip) : filter.f === 'kind' && filter.is === 'ship';
