/** Counts the use of another card's text that lets a card be played at an unusual place, or from elsewhere than the hand (2E-PLAY-02). */
import { dearerBy, permissionFor } from './play-places.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import { useKey } from '../../engine/acting/responders.ts';

/** Counts the use of the text that lets the player play the card, where it takes one; gives how much dearer the card is by it. */
export function usePermission(engine: Engine, card: CardNumber, at: CardNumber, player: Seat): number {
  const permission = permissionFor(engine, card, at, player);
  const costBy = dearerBy(permission?.effect);
  const responder = permission?.responder;
  if (!responder) return costBy;
  const { source, ability, you } = responder;
  const use = { card: source.card, ability, player: you, shown: [], key: useKey(responder) };
  engine.emit({ type: 'used', ...use }, ['2E-PLAY-02']);
  return costBy;
}
