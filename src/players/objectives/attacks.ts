/** Engagements as orders: by ships that are not needed for an attempt of this turn, where more is to be won than lost. */
import type { Answer, CardNumber, Option, Request } from '../../engine/asking/request.ts';
import type { CardView } from '../../engine/showing/view.ts';
import { answerWith } from '../random.ts';
import { enemyShips } from '../second-edition/battles.ts';
import { plansOf } from '../second-edition/plans.ts';
import { hosted, isHeadquarters, unstopped, type Position } from '../second-edition/position.ts';
import { mayAttack, worthOfEngagement } from './duels.ts';

/** What a ship that has a plan for the next turn must win by, since it goes nowhere else now. */
const worthWaiting = 4;
/** What it must win by that has to go there first, and will be far from home. */
const worthTravelling = 1;

/** The least an engagement must be worth to a ship; null for one that attempts something in this turn. */
function priceOf(ship: CardNumber, position: Position): number | null {
  const plan = plansOf(position).find((one) => one.ship.card.number === ship)?.plan ?? null;
  if (plan === null) return 0;
  return plan.isNow ? null : worthWaiting;
}

/** What the best engagement at a place is worth, of those that what can be seen allows. */
function preyWorth(ship: CardView, place: CardNumber, position: Position): number {
  const site = position.sites.find(({ card }) => card.number === place);
  if (site === undefined || isHeadquarters(site)) return 0;
  const force = [ship, ...unstopped(hosted(ship, 'aboard', position.seat))];
  return enemyShips(site, position)
    .filter((foe) => mayAttack(force, [foe, ...hosted(foe, 'aboard')]))
    .reduce((most, foe) => Math.max(most, worthOfEngagement(position, ship, foe)), 0);
}

/** What an option is worth as an attack, or as the way to one. */
function worthOfAttack(option: Option, position: Position): number {
  const { verb, card = 0, with: attacker = 0, to = 0 } = option;
  if (verb !== 'engage' && verb !== 'move') return 0;
  const ship = position.card(verb === 'engage' ? attacker : card);
  const foe = position.card(card);
  if (ship === undefined || foe === undefined) return 0;
  const worth =
    verb === 'engage' ? worthOfEngagement(position, ship, foe) : preyWorth(ship, to, position) - worthTravelling;
  if (worth <= 0) return 0;
  const price = priceOf(ship.number, position);
  return price === null ? 0 : worth - price;
}

/** The engagement worth most, or the move that leads to it; null where none is worth being stopped for. */
export function orderAttack(request: Request, position: Position): Answer | null {
  let best: { readonly option: Option; readonly worth: number } | null = null;
  for (const option of request.options) {
    const worth = worthOfAttack(option, position);
    if (worth > 0 && (best === null || worth > best.worth)) best = { option, worth };
  }
  return best === null ? null : answerWith(request, best.option);
}
