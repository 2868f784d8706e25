/** A table in plain lines, for an edition that has no face of its own: rows and the zones of each player as lists, hosts with what is on them. */
import type { CardView, PileView, View } from '../../engine/showing/view.ts';
import type { TableWords } from '../../table/index.ts';
import { hiddenIn, nameOf, playedText, playerAt, seatOf } from './cards.ts';
import { rowsIn } from '../../engine/showing/looking.ts';

/** The zone that `hand` shows, where an edition has one. */
export const HAND = 'hand';

/** `Barge @5 (aboard: Spark @7, 2 face down)`. */
function cardWords(card: CardView): string {
  const guests = Object.entries(card.hosted)
    .filter(([, piles]) => piles.some(({ count }) => count > 0))
    .map(([relation, piles]) => `${relation}: ${piles.map(pileWords).join(', ')}`);
  return `${card.definition.id} @${card.number}${guests.length === 0 ? '' : ` (${guests.join('; ')})`}`;
}

function pileWords(pile: PileView): string {
  const hidden = hiddenIn(pile);
  return [...pile.cards.map(cardWords), ...(hidden === 0 ? [] : [`${hidden} face down`])].join(', ');
}

function tableLines(view: View): readonly string[] {
  const { turn } = view;
  return [
    `Turn ${turn.number} of ${nameOf(view, turn.player)}, segment ${turn.segment}`,
    ...Object.entries(rowsIn(view)).map(([row, pile]) => `${row}: ${pileWords(pile)}`),
    ...view.players.flatMap(({ name, score, zones }) => [
      '',
      `${name}: ${score} points`,
      ...Object.entries(zones)
        .filter(([, { count }]) => count > 0)
        .map(([zone, pile]) => `  ${zone}: ${pileWords(pile)}`),
    ]),
  ];
}

function handLines(view: View): readonly string[] {
  const hand = playerAt(view, view.viewer === 'all' ? view.asked : seatOf(view))?.zones[HAND];
  if (hand === undefined || view.viewer === 'public') return ['There is no hand to show.'];
  return [
    `Hand: ${hand.count} ${hand.count === 1 ? 'card' : 'cards'}`,
    ...hand.cards.map((card) => `  ${cardWords(card)}`),
  ];
}

/** `mass 3, range 8`. */
export const numberText = ({ values }: CardView): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

const cardLines = (card: CardView): readonly string[] =>
  [cardWords(card), `  ${card.definition.type}`, `  ${numberText(card)}`, `  ${playedText(card)}`].filter(
    (line) => line.trim() !== '',
  );

export const plainLines: TableWords = {
  table: tableLines,
  hand: handLines,
  placeWord: null,
  places: () => [],
  place: (_view, place) => cardLines(place),
  facts: numberText,
  card: (_view, card) => cardLines(card),
};
