/** The panels of the cards that lie in a zone: hand, core, brig, discard pile. */
import type { Seat } from '../../engine/asking/request.ts';
import { nameOf, playerAt, seatOf, zone } from '../cards.ts';
import { optionsWith } from '../question/narrow.ts';
import type { Desk } from '../state.ts';
import { span } from '../text.ts';
import { listLine, numberNames } from './card-lines.ts';
import { note } from './pane.ts';
import type { Entry, Pane } from './pane.ts';
import { hiddenNote } from './place.ts';

export const zonePanels = { hand: 'Hand', core: 'Core', brig: 'Brig', discard: 'Discard pile' } as const;
export type ZonePanel = keyof typeof zonePanels;

/** A zone of the viewer and, where any of it is shown, of the other players. */
export function zonePane(desk: Desk, panel: ZonePanel, width: number): Pane {
  const own = seatOf(desk.view);
  const others = desk.view.players.map(({ seat }) => seat).filter((seat) => seat !== own);
  const shown = panel === 'hand' ? others.filter((seat) => zone(desk.view, seat, panel).cards.length > 0) : others;
  return {
    title: zonePanels[panel],
    right: numberNames,
    entries: [...cardsOf(desk, panel, own, width), ...shown.flatMap((seat) => theirs(desk, panel, seat, width))],
  };
}

function theirs(desk: Desk, panel: ZonePanel, seat: Seat, width: number): readonly Entry[] {
  return [
    { line: [span(`${nameOf(desk.view, seat)}: ${zone(desk.view, seat, panel).count}`, 'theirs')] },
    ...cardsOf(desk, panel, seat, width),
  ];
}

function cardsOf(desk: Desk, panel: ZonePanel, seat: Seat, width: number): readonly Entry[] {
  const pile = zone(desk.view, seat, panel);
  if (playerAt(desk.view, seat) === undefined || pile.count === 0) return [note('  empty')];
  const entries = pile.cards.map((card): Entry => ({
    line: listLine(card, optionsWith(desk.request, card.number).length > 0, width),
    points: true,
    card: card.number,
  }));
  return [...entries, ...hiddenNote(pile)];
}
