/** What was done to a card, in house style. */
import type { EventName } from '../tree/index.ts';

export const PARTICIPLES: Partial<Record<EventName, string>> = {
  stop: 'stopped',
  kill: 'killed',
  destroy: 'destroyed',
  discard: 'discarded',
  play: 'played',
  reveal: 'revealed',
  revealDilemma: 'revealed',
  overcome: 'overcome',
  unstop: 'unstopped',
  capture: 'captured',
  place: 'placed',
  return: 'returned',
  download: 'downloaded',
  prevent: 'prevented',
  damage: 'damaged',
  remove: 'removed',
  examine: 'examined',
  complete: 'completed',
  exchange: 'exchanged',
};
