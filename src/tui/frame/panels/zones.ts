/** The panel of the cards that lie in a zone. */
import type { Seat } from '../../../engine/asking/request.ts';
import type { PileView } from '../../../engine/showing/view.ts';
import { hiddenIn, nameOf, playerAt, seatOf, zone } from '../cards.ts';
import { optionsWith } from '../question/narrow.ts';
import type { Desk } from '../state.ts';
import { span } from '../text.ts';
import { note } from './pane.ts';
import type { Entry, Pane } from './pane.ts';

/** A zone of the viewer, and of the other players; `isPrivate`: only where any of it is shown. */
export function zonePane(desk: Desk, name: string, title: string, isPrivate: boolean, width: number): Pane {
  const own = seatOf(desk.view);
  const others = desk.view.players.map(({ seat }) => seat).filter((seat) => seat !== own);
  const shown = isPrivate ? others.filter((seat) => zone(desk.view, seat, name).cards.length > 0) : others;
  return {
    title,
    right: desk.face.listHeading,
    entries: [...cardsOf(desk, name, own, width), ...shown.flatMap((seat) => theirs(desk, name, seat, width))],
  };
}

function theirs(desk: Desk, name: string, seat: Seat, width: number): readonly Entry[] {
  return [
    { line: [span(`${nameOf(desk.view, seat)}: ${zone(desk.view, seat, name).count}`, 'theirs')] },
    ...cardsOf(desk, name, seat, width),
  ];
}

function cardsOf(desk: Desk, name: string, seat: Seat, width: number): readonly Entry[] {
  const pile = zone(desk.view, seat, name);
  if (playerAt(desk.view, seat) === undefined || pile.count === 0) return [note('  empty')];
  return pileEntries(desk, pile, width);
}

/** The cards of a pile as a list, and how many more there are. */
export const pileEntries = (desk: Desk, pile: PileView, width: number): readonly Entry[] => [
  ...pile.cards.map((card): Entry => ({
    line: desk.face.listLine(card, optionsWith(desk.request, card.number).length > 0, width),
    points: true,
    card: card.number,
  })),
  ...hiddenNote(pile),
];

/** How many cards of a pile are not shown to the viewer. */
export function hiddenNote(pile: PileView): readonly Entry[] {
  const hidden = hiddenIn(pile);
  return hidden === 0 ? [] : [note(`  ${hidden} face-down ${hidden === 1 ? 'card' : 'cards'}`)];
}
