/** What a first game of the variant advises where the Second Edition asks nothing of the kind. */
import type { Request } from '../../engine/asking/request.ts';
import type { View } from '../../engine/showing/view.ts';
import { HAND } from '../../rules/second-edition/constants.ts';
import { seatOf, titleOf, zone } from '../frame/cards.ts';
import type { Goal } from '../frame/lessons.ts';
import { nextGoal as nextGoalOfShared, playMore } from '../second-edition/goals.ts';
import { locations } from './board.ts';

/** Counters may lapse here: as long as there is use for them, that is advised before the segment is ended. */
function spending(view: View, request: Request, goal: Goal | null): Goal | null {
  if (request.kind !== 'play' || goal?.verb !== 'end') return goal;
  const system = request.options.find(({ verb }) => verb === 'install');
  if (system?.card !== undefined && system.on !== undefined)
    return { verb: 'install', text: `install ${titleOf(view, system.card)} on ${titleOf(view, system.on)}` };
  const more = playMore({ board: locations, view, request });
  const isFull = zone(view, seatOf(view), 'hand').count >= HAND;
  return more === null || (more.verb === 'draw' && isFull) ? goal : more;
}

export function nextGoal(view: View, request: Request): Goal | null {
  const [first] = request.options;
  switch (request.kind) {
    case 'exchange':
      return first?.card === undefined
        ? null
        : { verb: 'exchange', text: `exchange ${titleOf(view, first.card)}: it fits none of your locations` };
    case 'draw-tactics':
      return { verb: 'tactic', text: 'draw a tactic: you may look at it before you draw another' };
    case 'lay-tactic':
      return { verb: 'tactic', text: 'lay the tactic that helps most: only one counts' };
    case 'counterattack':
      return { verb: 'counterattack', text: 'counterattack if your weapons are more than their shields' };
    default:
      return spending(view, request, nextGoalOfShared(locations, view, request));
  }
}
