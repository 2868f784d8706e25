/** What each panel shows, which one the pane shows now, and what the cursor points at. */
import type { CardNumber } from '../engine/asking/request.ts';
import { layout } from './layout.ts';
import type { Focus, Layout } from './layout.ts';
import { attemptPane } from './panels/attempt.ts';
import { inspectorPane } from './panels/inspector.ts';
import { logLinePane } from './panels/log.ts';
import type { LogLine } from './session.ts';
import { battlePane } from './panels/battle.ts';
import { pointable } from './panels/pane.ts';
import type { Pane } from './panels/pane.ts';
import { placePane } from './panels/place.ts';
import { asksForHand, questionPane } from './panels/question.ts';
import { zonePane } from './panels/zones.ts';
import type { Desk, Panel, Ui } from './state.ts';
import { line } from './text.ts';

/** Where everything goes now. */
export const layoutOf = (ui: Ui): Layout => layout(ui.columns, ui.rows, middleOf(ui));

function middleOf(ui: Ui): Focus {
  if (ui.panel === 'log') return 'log';
  if (ui.news.length > 0) return 'news';
  return ui.panel === 'question' && ui.question?.isLong === true ? 'list' : 'pane';
}

/** How many lines of news one page holds. */
export const newsRoom = (ui: Ui): number => Math.max(1, (layoutOf(ui).regions.pane?.height ?? 2) - 1);

/** A panel's content for a width. */
export function paneOf(panel: Panel, ui: Ui, desk: Desk, width: number): Pane {
  switch (panel) {
    case 'table':
    case 'place':
      return placePane(desk, ui.mission, width);
    case 'hand':
    case 'core':
    case 'brig':
    case 'discard':
      return zonePane(desk, panel, width);
    case 'attempt':
      return !desk.view.battle ? attemptPane(desk, width) : battlePane(desk, desk.view.battle, width);
    case 'log':
      return { title: 'Log', right: '', entries: desk.log.map(({ text }) => ({ line: line(text), points: true })) };
    case 'question':
      return questionPane(ui, desk, width);
  }
}

/** Whether the hand has a place of its own on the screen, and the question which card of it is asked there. */
export const isAskedInHand = (ui: Ui, desk: Desk): boolean =>
  ui.panel === 'question' && layoutOf(ui).regions.hand !== undefined && asksForHand(ui, desk);

/** The panel that the pane shows: the one with the focus, unless that has a place of its own on the screen. */
export function panelInPane(ui: Ui, desk: Desk): Panel {
  const { regions } = layoutOf(ui);
  const elsewhere =
    (ui.panel === 'hand' && regions.hand !== undefined) ||
    (ui.panel === 'attempt' && regions.stack !== undefined) ||
    isAskedInHand(ui, desk);
  return elsewhere || ui.panel === 'table' || ui.panel === 'log' ? 'place' : ui.panel;
}

const anyWidth = 80;

/** How many things of a panel the cursor may rest on. */
export const placesIn = (panel: Panel, ui: Ui, desk: Desk): number =>
  pointable(paneOf(panel, ui, desk, anyWidth)).length;

/** Where the cursor is in a panel, kept within what is there; the log starts at its end. */
export function cursorIn(panel: Panel, ui: Ui, desk: Desk): number {
  const last = placesIn(panel, ui, desk) - 1;
  const wanted = ui.cursors[panel] ?? (panel === 'log' ? last : 0);
  return Math.max(0, Math.min(wanted, last));
}

/** The line of the log the cursor points at, where the log has the focus. */
export const logLineAtCursor = (ui: Ui, desk: Desk): LogLine | null =>
  ui.panel === 'log' ? (desk.log[cursorIn('log', ui, desk)] ?? null) : null;

/** What the inspector shows: the card the cursor points at, or a line of the log with its rules. */
export function inspectedPane(ui: Ui, desk: Desk, width: number): Pane {
  const at = logLineAtCursor(ui, desk);
  return at === null ? inspectorPane(desk, cardAtCursor(ui, desk), width) : logLinePane(desk, at, width);
}

/** The card the cursor points at, for the inspector. */
export function cardAtCursor(ui: Ui, desk: Desk): CardNumber | null {
  if (ui.panel === 'table') return ui.mission;
  const entry = pointable(paneOf(ui.panel, ui, desk, anyWidth))[cursorIn(ui.panel, ui, desk)];
  return entry?.card ?? (ui.panel === 'question' ? (desk.request?.source ?? null) : null);
}
