/** What to do next in a first game of the objectives variant, where the Second Edition has no such step. */
import type { Request } from '../../engine/asking/request.ts';
import type { View } from '../../engine/showing/view.ts';
import { HAND } from '../../rules/second-edition/constants.ts';
import { cardOf, seatOf, titleOf, zone } from '../frame/cards.ts';
import { goal, type Goal } from '../frame/lessons.ts';
import { nextGoal as nextGoalOfShared, playMore } from '../second-edition/goals.ts';
import { locations } from './board.ts';

/** Counters may lapse here: as long as there is use for them, that is advised before the segment is ended. */
function spending(view: View, request: Request, usual: Goal | null): Goal | null {
  if (request.kind !== 'play' || usual?.verb !== 'end') return usual;
  const system = request.options.find(({ verb }) => verb === 'install');
  if (system?.card !== undefined && system.on !== undefined)
    return goal(
      'install',
      `install ${titleOf(view, system.card)} on ${titleOf(view, system.on)}`,
      ...[system.card, system.on].flatMap((card) => cardOf(view, card) ?? []),
    );
  const more = playMore({ board: locations, view, request });
  const isFull = zone(view, seatOf(view), 'hand').count >= HAND;
  return more === null || (more.verb === 'draw' && isFull) ? usual : more;
}

function exchanged(view: View, { options: [first] }: Request): Goal | null {
  const card = cardOf(view, first?.card);
  return card === undefined
    ? null
    : goal('exchange', `exchange ${card.definition.title}: it fits none of your locations`, card);
}

export function nextGoal(view: View, request: Request): Goal | null {
  switch (request.kind) {
    case 'exchange':
      return exchanged(view, request);
    case 'draw-tactics':
      return goal('tactic', 'draw a tactic: you may look at it before you draw another');
    case 'lay-tactic':
      return goal('tactic', 'lay the tactic that helps most: only one counts');
    case 'counterattack':
      return goal('counterattack', 'counterattack if your weapons are more than their shields');
    default:
      return spending(view, request, nextGoalOfShared(locations, view, request));
  }
}
