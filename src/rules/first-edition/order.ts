/** What a player wants to do in a turn, part by part: which card, from where, to where, with what. */
import type { Candidate, CardNumber, Option, Proposal, Seat } from '../../engine/asking/request.ts';

/** The parts of an order that name a card. */
export const PARTS = ['card', 'at', 'on', 'aboard', 'to', 'from', 'with'] as const;
type Part = (typeof PARTS)[number];

/** A part of an order that names no card. */
export const NOTHING: CardNumber = 0;

/** What somebody wants to do; parts that were not named are `NOTHING`. */
export interface Order extends Readonly<Record<Part, CardNumber>> {
  readonly player: Seat;
  /** The cards that were named as a list. */
  readonly list: readonly CardNumber[];
}

const cardsOf = (candidates: readonly Candidate[] = []): CardNumber[] =>
  candidates.flatMap((item) => (item.kind === 'card' ? [item.card] : []));

const unnamed = { card: NOTHING, at: NOTHING, on: NOTHING, aboard: NOTHING, to: NOTHING, from: NOTHING, with: NOTHING };

/** The order of a player that names these parts. */
export const orderBy = (
  player: Seat,
  parts: Readonly<Partial<Record<Part, CardNumber>>>,
  list: readonly CardNumber[] = [],
): Order => ({ ...unnamed, ...parts, player, list });

/** What is named part by part, as parts of an order. */
export const partsBy = (cardOf: (part: Part) => CardNumber | undefined): Partial<Record<Part, CardNumber>> =>
  Object.fromEntries(PARTS.flatMap((part) => (cardOf(part) === undefined ? [] : [[part, cardOf(part)]])));

/** An option that was taken, or a proposal, as an order. */
export const orderOf = (given: Option | Proposal, player: Seat, chosen: readonly Candidate[] = []): Order =>
  orderBy(
    player,
    partsBy((part) => given[part]),
    cardsOf(chosen),
  );
