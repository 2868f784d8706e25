/** Engagements as orders: by ships that are not needed for an attempt of this turn, where more is to be won than lost. */
import type { Answer, Option, Request } from '../../engine/asking/request.ts';
import { answerWith } from '../random.ts';
import { plansOf } from '../second-edition/plans.ts';
import type { Position } from '../second-edition/position.ts';
import { worthOfEngagement } from './duels.ts';

/** What a ship that has a plan for the next turn must win by, since it goes nowhere now. */
const worthWaiting = 8;

/** The engagement worth most; null where none is worth being stopped for. */
export function orderAttack(request: Request, position: Position): Answer | null {
  const engagements = request.options.filter(({ verb }) => verb === 'engage');
  if (engagements.length === 0) return null;
  const planned = plansOf(position);
  let best: { readonly option: Option; readonly worth: number } | null = null;
  for (const option of engagements) {
    const [foe, ship] = [position.card(option.card ?? 0), position.card(option.with ?? 0)];
    if (foe === undefined || ship === undefined) continue;
    const plan = planned.find((one) => one.ship.card.number === ship.number)?.plan ?? null;
    if (plan?.isNow) continue;
    const worth = worthOfEngagement(position, ship, foe) - (plan === null ? 0 : worthWaiting);
    if (worth > 0 && (best === null || worth > best.worth)) best = { option, worth };
  }
  return best === null ? null : answerWith(request, best.option);
}
