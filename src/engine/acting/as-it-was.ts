/** How a card stood before an action, for what is asked about it once the action is done. */
import type { Engine } from '../kernel/kernel.ts';
import type { CardNumber, Seat } from '../asking/request.ts';
import type { Guest, Ref, Responder } from '../state/state.ts';
import { itemAt } from '../kernel/lists.ts';

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

const commanderOf = ({ state }: Engine, card: CardNumber): Seat => itemAt(state.commander, card);
const placeOf = ({ state }: Engine, card: CardNumber): number => itemAt(state.place, card);
const isSilent = (engine: Engine, card: CardNumber): boolean => {
  const { state, ruleset } = engine;
  if ((itemAt(state.flags, card) & ruleset.silencing) !== 0) return true;
  return ruleset.state.silentZone !== undefined && engine.zoneOf(card) === ruleset.state.silentZone;
};

/** What lies with the card, however the ruleset calls that. */
export function lyingWith(engine: Engine, host: CardNumber): readonly Guest[] {
  if (!engine.hasGuests(host)) return NOBODY;
  return engine.ruleset.places.relations.flatMap((relation) =>
    engine.hosted(host, relation).map((card) => ({ card, host, relation })),
  );
}

const NOBODY: readonly Guest[] = [];

/** A card that is silenced can still say what happens when it is. */
function isNewlySilent(engine: Engine, ref: Ref, before: AsItWas | undefined): boolean {
  return before?.isSilent === false && isSilent(engine, ref.card);
}

/** Did it lie with another card and lies now with none, as a captive does? */
const hasLeftHost = (engine: Engine, { card }: Ref, before: AsItWas | undefined): boolean =>
  before !== undefined && engine.places.hostOf(before.place) > 0 && engine.hostOf(card) === 0;

/** Did the card leave play, change command, leave the card it was with, or move outside play? */
function hasGone(engine: Engine, ref: Ref, before: AsItWas | undefined): boolean {
  if (!before) return false;
  return (
    hasMoved(engine, ref, before) ||
    hasLeftHost(engine, ref, before) ||
    !engine.isSame(ref) ||
    before.commander !== commanderOf(engine, ref.card)
  );
}

/** From a hand to a pile: its text was read in the hand. */
const hasMoved = (engine: Engine, { card }: Ref, before: AsItWas | undefined): boolean =>
  before?.isInPlay === false && before.place !== placeOf(engine, card);

/** Of the responses found before an action, those whose cards it has taken away or silenced: others are looked for as things stand now. */
export function afterwards(
  engine: Engine,
  before: readonly Responder[],
  done: readonly Ref[],
  were: ReadonlyMap<CardNumber, AsItWas>,
): Responder[] {
  if (before.length === 0) return [];
  const gone = done.filter((ref) => hasGone(engine, ref, were.get(ref.card))).map((ref) => ref.card);
  const silent = done.filter((ref) => isNewlySilent(engine, ref, were.get(ref.card))).map((ref) => ref.card);
  if (gone.length === 0 && silent.length === 0) return [];
  return before.flatMap((responder) => {
    const { source } = responder;
    const { card } = source;
    const that = (responder.that ?? []).filter(
      (ref) => gone.includes(ref.card) || (ref.card === card && silent.includes(card)),
    );
    if (that.length === 0) return [];
    const was = were.get(card);
    const isElsewhere = hasMoved(engine, source, was) || hasLeftHost(engine, source, was);
    const isOut = !engine.isSame(source) || silent.includes(card) || isElsewhere;
    return [{ ...responder, that: that.map((ref) => engine.ref(ref.card)), ...(isOut ? { left: true as const } : {}) }];
  });
}
