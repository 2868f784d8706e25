/** Looking things up in a view, and the short forms in which cards stand in a line. */
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import { cardsIn } from '../../table/index.ts';
import type { CardView, PileView, PlayerView, View } from '../../engine/showing/view.ts';
import type { TableFace } from './face.ts';
import { pilesOn } from '../../engine/showing/looking.ts';

/** Whose side of the table this is: the viewer's, or for onlookers the first seat. */
export const seatOf = (view: View): Seat => (typeof view.viewer === 'number' ? view.viewer : 0);

export const playerAt = (view: View, seat: Seat | null): PlayerView | undefined =>
  view.players.find((player) => player.seat === seat);

export const nameOf = (view: View, seat: Seat | null): string => playerAt(view, seat)?.name ?? 'nobody';

/** Whoever commands something, as the viewer would say; onlookers command nothing. */
export const commanderName = (view: View, seat: Seat | null): string =>
  view.viewer !== 'public' && seat === seatOf(view) ? 'You' : nameOf(view, seat);

const noCards: PileView = { player: null, count: 0, stopped: 0, cards: [] };

export const zone = (view: View, seat: Seat, name: string): PileView => playerAt(view, seat)?.zones[name] ?? noCards;

/** What lies with a card in one relation, one pile a player. */
export const hosted = (card: CardView, relation: string): readonly PileView[] => pilesOn(card, relation);

export const hostedBy = (card: CardView, relation: string, player: Seat): PileView =>
  hosted(card, relation).find((pile) => pile.player === player) ?? noCards;

export const countOf = (piles: readonly PileView[]): number => piles.reduce((sum, { count }) => sum + count, 0);

function* withHosted(card: CardView): Generator<CardView> {
  yield card;
  for (const piles of Object.values(card.hosted))
    for (const pile of piles) for (const each of pile.cards) yield* withHosted(each);
}

export const cardOf = (view: View, number: CardNumber | null | undefined): CardView | undefined =>
  number === null || number === undefined ? undefined : cardsIn(view).get(number);

/** What a card is called in a sentence; a card whose face is not known is called by its number. */
export const titleOf = (view: View, number: CardNumber): string =>
  cardOf(view, number)?.definition.title ?? `card @${number}`;

/** Whether a card is played with blank text, since its own is not understood or not carried out. */
export const isBlank = ({ definition }: Pick<CardView, 'definition'>): boolean => definition.leftover.length > 0;

/** The game text as it counts: one that is not played, or not with every line, is marked as such. */
export function playedText(card: Pick<CardView, 'definition'>): string {
  const { text, abilities, leftover } = card.definition;
  if (!isBlank(card)) return text;
  const mark = abilities.length === 0 ? 'blank: not played' : `played but for: ${leftover.join(' … ')}`;
  return `(${mark}) ${text}`.trim();
}

/** How many cards of a pile the viewer does not know. */
export const hiddenIn = ({ count, cards }: PileView): number => count - cards.length;

/** The place that a card is, or lies with. */
export function placeWith({ places }: Pick<TableFace, 'places'>, view: View, number: CardNumber): CardNumber | null {
  const holds = (place: CardView): boolean => [...withHosted(place)].some((card) => card.number === number);
  return view.players.flatMap(({ seat }) => places(view, seat)).find(holds)?.number ?? null;
}
