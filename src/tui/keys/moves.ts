/** Moving about: the cursor in a panel, the selected mission on the table, the panel with the focus. */
import { missionsOf, seatOf } from '../cards.ts';
import { cursorIn, placesIn } from '../focus.ts';
import { panels } from '../state.ts';
import type { Desk, Panel, Ui } from '../state.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The cursor one step on: on the table from mission to mission, in any other panel from line to line. */
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

function onTable(ui: Ui, desk: Desk, direction: Direction): Ui {
  const own = seatOf(desk.view);
  const seats = [own, ...desk.view.players.map(({ seat }) => seat).filter((seat) => seat !== own)];
  const seat = seats.find((each) => missionsOf(desk.view, each).some(({ number }) => number === ui.mission)) ?? own;
  const row = missionsOf(desk.view, seat);
  const at = row.findIndex(({ number }) => number === ui.mission);
  const away = seats[seats.indexOf(seat) + (direction === 'up' ? 1 : -1)] ?? seat;
  const to = direction === 'up' || direction === 'down' ? away : seat;
  const step = direction === 'left' ? -1 : direction === 'right' ? 1 : 0;
  const missions = missionsOf(desk.view, to);
  const mission = missions[Math.max(0, Math.min(missions.length - 1, at + step))]?.number ?? ui.mission;
  return { ...ui, mission, opponent: to === own ? ui.opponent : to, cursors: { ...ui.cursors, place: 0 } };
}

export const shown = (ui: Ui, panel: Panel): Ui => ({ ...ui, panel });

/** The next panel, or the one before; an open question is one of them. */
export function cycled(ui: Ui, step: 1 | -1): Ui {
  const ring: readonly Panel[] = ui.question === null ? panels : [...panels, 'question'];
  const at = ring.indexOf(ui.panel);
  return shown(ui, ring[(at + step + ring.length) % ring.length] ?? 'table');
}
