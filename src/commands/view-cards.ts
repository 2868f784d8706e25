/** The cards of a view with where they lie, in the order in which the view lists them. */
import type { CardNumber, Seat } from '../engine/asking/request.ts';
import type { CardView, PileView, View } from '../engine/showing/view.ts';
import type { GameWords } from './editions.ts';
import { rowsIn } from '../engine/showing/looking.ts';

/** Where a card of a view lies: in a zone of a player or a shared row, with a host, in something under way, or shown for the request at hand. */
export type ViewPlace =
  | { readonly in: 'zone'; readonly zone: string; readonly player: Seat }
  /** In a row that all players share. */
  | { readonly in: 'row'; readonly row: string }
  | { readonly in: 'host'; readonly host: CardNumber; readonly relation: string }
  | { readonly in: 'under way'; readonly what: string; readonly part: string; readonly player: Seat | null }
  | { readonly in: 'shown' };

export interface PlacedCard {
  readonly card: CardView;
  readonly place: ViewPlace;
  /** Whose it is: its commander, else its owner; some types are always their owner's. */
  readonly side: Seat;
  /** The same for two cards that differ in nothing but their number; worked out when asked for. */
  readonly likeness: () => string;
}

/**
 * Every card of a view, each once: at its place first, then in what is under way, then among those only shown. `wholeOf`: the card in full, where
 * the view was taken at a glance.
 */
export function placedCards(
  view: View,
  { cardKinds, commandVerbs }: GameWords,
  wholeOf: (card: CardView) => CardView = (card) => card,
): readonly PlacedCard[] {
  const found = new Map<CardNumber, PlacedCard>();
  const add = (card: CardView, place: ViewPlace): void => {
    if (!found.has(card.number)) {
      let likeness: string | undefined;
      found.set(card.number, {
        card,
        place,
        side: sideOf(card, cardKinds),
        likeness: () => (likeness ??= likenessOf(wholeOf(card), place)),
      });
    }
    for (const [relation, piles] of Object.entries(card.hosted)) {
      for (const hosted of cardsOf(piles)) add(hosted, { in: 'host', host: card.number, relation });
    }
  };
  for (const { seat, zones } of view.players) {
    for (const [zone, pile] of Object.entries(zones))
      pile.cards.forEach((card) => add(card, { in: 'zone', zone, player: seat }));
  }
  for (const [row, pile] of Object.entries(rowsIn(view))) pile.cards.forEach((card) => add(card, { in: 'row', row }));
  for (const { what, part, player, cards } of commandVerbs.underWay(view))
    cards.forEach((card) => add(card, { in: 'under way', what, part, player }));
  view.shown.forEach((card) => add(card, { in: 'shown' }));
  return [...found.values()];
}

/** The cards of some piles whose faces are known. */
function cardsOf(piles: readonly PileView[] | undefined): readonly CardView[] {
  return (piles ?? []).flatMap((pile) => pile.cards);
}

function sideOf({ definition, owner, commander }: CardView, { types }: GameWords['cardKinds']): Seat {
  return types.get(definition.type)?.isOwners === true ? owner : (commander ?? owner);
}

function likenessOf(card: CardView, place: ViewPlace): string {
  return JSON.stringify([place, withoutNumbers(card)]);
}

function withoutNumbers(card: CardView): unknown {
  const { definition, number: _number, hosted, ...rest } = card;
  const below = Object.entries(hosted).map(([relation, piles]) => [
    relation,
    piles.map((pile) => [
      pile.player,
      pile.count,
      pile.stopped,
      pile.cards.map((one) => JSON.stringify(withoutNumbers(one))).toSorted(),
    ]),
  ]);
  return [definition.id, rest, below];
}
