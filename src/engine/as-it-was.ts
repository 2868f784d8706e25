/** How a card stood before an action, for what is asked about it once the action is done. */
import type { Engine } from './kernel.ts';
import { STOPPED } from './reduce.ts';
import type { CardNumber, Seat } from './request.ts';
import type { Guest, Ref } from './state.ts';

/** What of a card may be different once the action is done. */
export interface AsItWas {
  readonly definition: number;
  readonly commander: Seat;
  readonly place: number;
  readonly isInPlay: boolean;
  readonly isStopped: boolean;
  readonly guests: readonly Guest[];
}

export function asItIs(engine: Engine, card: CardNumber): AsItWas {
  const { definitionOf, commander, place, flags } = engine.state;
  const isInPlay = engine.isInPlay(card);
  return {
    definition: definitionOf[card] ?? -1,
    commander: commander[card] ?? -1,
    place: place[card] ?? -1,
    isInPlay,
    isStopped: ((flags[card] ?? 0) & STOPPED) !== 0,
    guests: isInPlay ? lyingWith(engine, card) : [],
  };
}

/** What lies with the card, however the ruleset calls that. */
export function lyingWith(engine: Engine, host: CardNumber): Guest[] {
  return engine.ruleset.relations.flatMap((relation) =>
    engine.hosted(host, relation).map((card) => ({ card, host, relation })),
  );
}

/** A card that is stopped can still say what happens when it is stopped. */
export function isNewlyStopped(engine: Engine, ref: Ref, before: AsItWas | undefined): boolean {
  return before?.isStopped === false && asItIs(engine, ref.card).isStopped;
}

/** Did the card leave play, change command, or move outside play? */
export function hasGone(engine: Engine, ref: Ref, before: AsItWas | undefined): boolean {
  if (!before) return false;
  const now = asItIs(engine, ref.card);
  const hasMoved = !before.isInPlay && before.place !== now.place;
  return hasMoved || !engine.isSame(ref) || before.commander !== now.commander;
}
