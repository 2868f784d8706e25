/** The cards that lie with a card, at any depth: what is on it, what is on that, and so on. */
import type { Engine } from '../kernel/kernel.ts';
import type { CardNumber } from '../asking/request.ts';
import type { Action, Ref } from '../state/state.ts';
import { isArrivalHeard } from './arrivals.ts';
import { lyingWith } from './as-it-was.ts';
import { isHeard } from './responders.ts';

/** Everything on, aboard or beneath a card, at any depth. */
export function guestsOf(engine: Engine, card: CardNumber): CardNumber[] {
  return lyingWith(engine, card).flatMap(({ card: guest }) => [guest, ...guestsOf(engine, guest)]);
}

/** What lies with cards that may leave play, where what becomes of it is listened to: it goes with them. */
export function ridersOf(engine: Engine, action: Action, objects: readonly Ref[]): readonly Ref[] {
  const { actions } = engine.ruleset;
  const isListenedTo =
    isHeard(engine, 'did:loseCommand') || actions.arrivals.some((arrival) => isArrivalHeard(engine, arrival));
  if (!isListenedTo || !actions.isParting(engine, action)) return NOBODY;
  return objects.flatMap(({ card }) => guestsOf(engine, card)).map((card) => engine.ref(card));
}
const NOBODY: readonly Ref[] = [];
