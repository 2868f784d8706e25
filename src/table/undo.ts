/** How far `undo` goes back: to the last moment when chance was used or something hidden was shown. */
import { ofEdition, type GameEvent } from '../engine/state/events.ts';
import type { Seat } from '../engine/asking/request.ts';

/**
 * Whether an event puts what went before out of reach of `undo`: it used chance, or showed something hidden. What a player shows of the own hand by
 * playing it (`mover`) does not.
 */
export function closesUndo(event: GameEvent, mover: Seat | null): boolean {
  switch (event.type) {
    case 'chance':
    case 'shuffled':
    case 'examined':
    case 'revealed':
    case 'won':
    case 'tied':
      return true;
    case 'selected':
      return event.random;
    case 'announced':
    case 'used':
    case 'named':
      return event.player !== mover;
    case 'place':
      // What is laid face down shows nothing.
      if (event.verb === 'seeded') return false;
      return ['drew', 'revealed', 'stacked', 'downloaded'].includes(event.verb) || event.player !== mover;
    case 'scored':
    case 'lost':
    case 'command':
    case 'began':
    case 'ended':
    case 'rigged':
    case 'hid':
    case 'prevented':
    case 'swapped':
    case 'decided':
    case 'lasting began':
    case 'lasting ended':
    case 'fact':
    case 'passed':
      return false;
    default:
      ofEdition(event);
      return false;
  }
}
