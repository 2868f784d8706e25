/** How a card stood before an action, for what is asked about it once the action is done. */
import type { Engine } from '../kernel/kernel.ts';
import type { CardNumber, Seat } from '../asking/request.ts';
import type { Guest, Ref } from '../state/state.ts';

/** What of a card may be different once the action is done. */
export interface AsItWas {
  readonly definition: number;
  readonly commander: Seat;
  readonly place: number;
  readonly isInPlay: boolean;
  readonly isSilent: boolean;
  readonly guests: readonly Guest[];
}

/** How a card stands just now, and what lies with it. */
export function asItIs(engine: Engine, card: CardNumber): AsItWas {
  const isInPlay = engine.isInPlay(card);
  return {
    definition: engine.definitionNumber(card),
    commander: commanderOf(engine, card),
    place: placeOf(engine, card),
    isInPlay,
    isSilent: isSilent(engine, card),
    guests: isInPlay ? lyingWith(engine, card) : [],
  };
}

const commanderOf = ({ state }: Engine, card: CardNumber): Seat => state.commander[card] ?? -1;
const placeOf = ({ state }: Engine, card: CardNumber): number => state.place[card] ?? -1;
const isSilent = ({ state, ruleset }: Engine, card: CardNumber): boolean =>
  ((state.flags[card] ?? 0) & ruleset.silencing) !== 0;

/** What lies with the card, however the ruleset calls that. */
export function lyingWith(engine: Engine, host: CardNumber): Guest[] {
  return engine.ruleset.places.relations.flatMap((relation) =>
    engine.hosted(host, relation).map((card) => ({ card, host, relation })),
  );
}

/** A card that is silenced can still say what happens when it is. */
export function isNewlySilent(engine: Engine, ref: Ref, before: AsItWas | undefined): boolean {
  return before?.isSilent === false && isSilent(engine, ref.card);
}

/** Did the card leave play, change command, or move outside play? */
export function hasGone(engine: Engine, ref: Ref, before: AsItWas | undefined): boolean {
  if (!before) return false;
  const hasMoved = !before.isInPlay && before.place !== placeOf(engine, ref.card);
  return hasMoved || !engine.isSame(ref) || before.commander !== commanderOf(engine, ref.card);
}

/** Everything on, aboard or beneath a card, at any depth. */
export function guestsOf(engine: Engine, card: CardNumber): CardNumber[] {
  return engine.ruleset.places.relations.flatMap((relation) =>
    engine.hosted(card, relation).flatMap((guest) => [guest, ...guestsOf(engine, guest)]),
  );
}
