/** Moving about: the cursor in a panel, the selected place on the table, the panel with the focus. */
import { seatOf } from '../cards.ts';
import { cursorIn, placesIn } from '../focus.ts';
import type { TableFace } from '../face.ts';
import { panelsOf } from '../state.ts';
import type { Desk, Panel, Ui } from '../state.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The cursor one step on: on the table from place to place, in any other panel from line to line. */
export function moved(ui: Ui, desk: Desk, direction: Direction): Ui {
  if (ui.panel === 'table') return onTable(ui, desk, direction);
  if (direction === 'left' || direction === 'right') return ui.panel === 'place' ? onTable(ui, desk, direction) : ui;
  return scrolled(ui, desk, direction === 'up' ? -1 : 1);
}

/** The cursor so many lines on. */
export function scrolled(ui: Ui, desk: Desk, by: number): Ui {
  const last = Math.max(0, placesIn(ui.panel, ui, desk) - 1);
  const to = Math.max(0, Math.min(last, cursorIn(ui.panel, ui, desk) + by));
  return { ...ui, cursors: { ...ui.cursors, [ui.panel]: to } };
}

function onTable(ui: Ui, { face, view }: Desk, direction: Direction): Ui {
  const own = seatOf(view);
  const seats = [own, ...view.players.map(({ seat }) => seat).filter((seat) => seat !== own)];
  const seat = seats.find((each) => face.places(view, each).some(({ number }) => number === ui.place)) ?? own;
  const row = face.places(view, seat);
  const at = row.findIndex(({ number }) => number === ui.place);
  const away = seats[seats.indexOf(seat) + (direction === 'up' ? 1 : -1)] ?? seat;
  const to = direction === 'up' || direction === 'down' ? away : seat;
  const step = direction === 'left' ? -1 : direction === 'right' ? 1 : 0;
  const places = face.places(view, to);
  const place = places[Math.max(0, Math.min(places.length - 1, at + step))]?.number ?? ui.place;
  return { ...ui, place, opponent: to === own ? ui.opponent : to, cursors: { ...ui.cursors, place: 0 } };
}

/** To the place beside, while a question about places stays open. */
export const alongPlaces = (ui: Ui, desk: Desk, direction: 'left' | 'right'): Ui => ({
  ...onTable(ui, desk, direction),
  message: null,
});

export const shown = (ui: Ui, panel: Panel): Ui => ({ ...ui, panel, filter: null });

/** The next panel, or the one before; an open question is one of them. */
export function cycled(ui: Ui, face: TableFace, step: 1 | -1): Ui {
  const panels = panelsOf(face);
  const ring: readonly Panel[] = ui.question === null ? panels : [...panels, 'question'];
  const at = ring.indexOf(ui.panel);
  return shown(ui, ring[(at + step + ring.length) % ring.length] ?? 'table');
}
