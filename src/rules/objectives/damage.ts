/** Hull damage: markers on a ship add up their percentages (OBJ-DAMAGE-05, -06, -09, -10, -12). */
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Definition } from '../../engine/definition.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardView } from '../../engine/showing/view.ts';
import { DESTROYED_AT, USUAL_HULL } from './constants.ts';
import { pilesOn } from '../../engine/showing/looking.ts';

/** OBJ-DAMAGE-10: what a card adds while it lies on a ship as damage. */
export const hullOf = ({ hull }: Definition): number => hull ?? USUAL_HULL;

/** OBJ-DAMAGE-05, -12: the hull damage of a ship, in percent. */
const hullDamage = (engine: Engine, ship: CardNumber): number =>
  engine.hosted(ship, 'damage').reduce((sum, marker) => sum + hullOf(engine.definitionOf(marker)), 0);

/** The same as a view shows it: markers lie open. */
export const hullSeen = (ship: CardView): number =>
  pilesOn(ship, 'damage')
    .flatMap(({ cards }) => cards)
    .reduce((sum, { definition }) => sum + hullOf(definition), 0);

/** `more`: damage cards that it bears beyond others, each of the usual weight. */
export const isWrecked = (engine: Engine, ship: CardNumber, more: number): boolean =>
  hullDamage(engine, ship) >= DESTROYED_AT + more * USUAL_HULL;
