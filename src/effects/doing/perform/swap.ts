/** Exchange and replace. */
import { pendingCards } from '../../../engine/acting/action.ts';
import type { Place } from '../../../engine/state/events.ts';
import type { Engine } from '../../../engine/kernel/kernel.ts';
import type { CardNumber, Seat } from '../../../engine/asking/request.ts';
import { moveCards } from '../card-moves.ts';
import { settled, type Perform } from './outcome.ts';

/** Where a card lies, and how. */
interface Spot {
  readonly place: Place;
  readonly at: number;
  readonly face: 'up' | 'down';
  readonly commander: Seat | null;
}

function spotOf(engine: Engine, card: CardNumber): Spot {
  const { state } = engine;
  const code = state.place[card] ?? 0;
  const commander = engine.commanderOf(card);
  return {
    place: engine.places.place(code),
    at: (state.lists[code] ?? []).indexOf(card),
    face: engine.has(card, 'faceUp') ? 'up' : 'down',
    commander: commander < 0 ? null : commander,
  };
}

/** Exchange and replace put the new card in the old one's place; what was about to happen to it happens to the new one. */
export function swap(verb: 'exchanged' | 'replaced'): Perform {
  return (engine, action) => {
    const [old, replacement] = pendingCards(engine, action);
    if (old === undefined || replacement === undefined || !mayTakeItsPlace(engine, old, replacement))
      return settled(action, []);
    const there = spotOf(engine, old);
    const back = verb === 'exchanged' ? backTo(engine, old, spotOf(engine, replacement)) : discarded(engine, old);
    const player = action.agent;
    moveCards(engine, {
      verb,
      player,
      cards: [replacement],
      to: there.place,
      at: there.at,
      face: there.face,
      commander: there.commander,
      rules: engine.cite('swap.into play'),
    });
    engine.emit({ type: 'swapped', verb, old, new: replacement, player }, engine.cite('swap'));
    moveCards(engine, {
      verb,
      player,
      cards: [old],
      to: back.place,
      at: back.at,
      face: back.face,
      commander: back.commander,
      rules: engine.cite('swap.out'),
    });
    return settled(action, [old, replacement]);
  };
}

/** The old card takes the new one's place, in its own owner's pile. */
function backTo(engine: Engine, old: CardNumber, spot: Spot): Spot {
  if (!('zone' in spot.place)) return spot;
  return { ...spot, place: { zone: spot.place.zone, player: engine.ownerOf(old) } };
}

function discarded(engine: Engine, old: CardNumber): Spot {
  const place: Place = { zone: 'discard', player: engine.ownerOf(old) };
  return { place, at: 0, face: 'up', commander: null };
}

/** "Command only one" holds for every way into play; the card that leaves does not count. */
export function mayTakeItsPlace(engine: Engine, old: CardNumber, replacement: CardNumber): boolean {
  const commander = engine.commanderOf(old);
  const isEntering = engine.isInPlay(old) && !engine.isInPlay(replacement);
  return !isEntering || commander < 0 || !engine.ruleset.texts.commandsCopy(engine, replacement, commander, old);
}
