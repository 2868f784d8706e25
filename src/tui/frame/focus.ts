/** What each panel shows, which one the pane shows now, and what the cursor points at. */
import type { CardNumber } from '../../engine/asking/request.ts';
import { layout } from './layout.ts';
import type { Focus, Layout } from './layout.ts';
import type { Beside, PanelFace } from './face.ts';
import { cardPane } from './panels/card.ts';
import { logPane, newsPane, toldPane } from './panels/log.ts';
import type { LogLine } from '../../table/index.ts';
import { pointable } from './panels/pane.ts';
import type { Entry, Pane } from './panels/pane.ts';
import { filteredPane } from './panels/filter.ts';
import { asksWhereItLies, questionPane } from './panels/question.ts';
import type { Desk, Panel, Ui } from './state.ts';

/** Where everything goes now. */
export const layoutOf = (ui: Ui): Layout => layout(ui.columns, ui.rows, middleOf(ui), ui.rowLines);

function middleOf(ui: Ui): Focus {
  if (ui.panel === 'log') return 'log';
  if (ui.news.length > 0) return 'news';
  return ui.panel === 'question' && ui.question?.isLong === true ? 'list' : 'pane';
}

/** How many lines of news one page holds. */
export const newsRoom = (ui: Ui): number => Math.max(1, (layoutOf(ui).regions.pane?.height ?? 2) - 1);

/** A panel's content for a width, as far as its filter lets it through. */
export function paneOf(panel: Panel, ui: Ui, desk: Desk, width: number): Pane {
  const pane = wholePane(panel, ui, desk, width);
  return ui.filter?.panel === panel && panel === ui.panel ? filteredPane(desk, pane, ui.filter.text) : pane;
}

function wholePane(panel: Panel, ui: Ui, desk: Desk, width: number): Pane {
  switch (panel) {
    case 'table':
    case 'place':
      return desk.face.place.pane(desk, ui.place, width, besides(ui, desk));
    case 'log':
      return logPane(desk.log);
    case 'question':
      return questionPane(ui, desk, width);
    default:
      return panelNamed(desk, panel).pane(desk, width, besides(ui, desk));
  }
}

function besides(ui: Ui, desk: Desk): Beside {
  const { inspector, lower } = layoutOf(ui).regions;
  return {
    card: inspector !== undefined,
    underWay: lower !== undefined && lowerAside(ui, desk) === desk.face.underWayPanel,
  };
}

function panelNamed({ face }: Desk, name: Panel): PanelFace {
  const panel = face.panels.find((each) => each.name === name);
  if (panel === undefined) throw new Error(`this table has no panel '${name}'`);
  return panel;
}

/** Whether the zone that cards are picked from has a place of its own on the screen, and the question which card of it is asked there. */
export const isAskedAside = (ui: Ui, desk: Desk): boolean => {
  const { aside, question } = desk.face;
  const isAside = aside.upper !== null && aside.upper === question.picksFrom?.zone;
  return isAside && ui.panel === 'question' && layoutOf(ui).regions.upper !== undefined && asksWhereItLies(ui, desk);
};

/** The panel at the side below: that of what is under way, and without it, or where a play tells it, what else there is. */
export function lowerAside({ overlay }: Ui, { face, view }: Desk): Panel | null {
  const isTold = overlay?.kind === 'scene' || face.underWay(view).length === 0;
  return face.aside.lower === face.underWayPanel && isTold ? face.aside.idle : face.aside.lower;
}

/** The panel that the pane shows: the one with the focus, unless that has a place of its own on the screen. */
export function panelInPane(ui: Ui, desk: Desk): Panel {
  const { regions } = layoutOf(ui);
  const { upper } = desk.face.aside;
  const lower = lowerAside(ui, desk);
  const elsewhere =
    (ui.panel === upper && regions.upper !== undefined) ||
    (ui.panel === lower && regions.lower !== undefined) ||
    isAskedAside(ui, desk);
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

/** What the cursor points at in a panel. */
const entryAtCursor = (ui: Ui, desk: Desk): Entry | undefined =>
  pointable(paneOf(ui.panel, ui, desk, anyWidth))[cursorIn(ui.panel, ui, desk)];

/** The line of the log the cursor points at, where the log has the focus. */
export const logLineAtCursor = (ui: Ui, desk: Desk): LogLine | null =>
  ui.panel === 'log' ? (entryAtCursor(ui, desk)?.told ?? null) : null;

/** What happened since the last key, as it is shown; null where nothing is to be read. */
export const newsShown = (ui: Ui): Pane | null => (ui.news.length > 0 ? newsPane(ui.news, newsRoom(ui)) : null);

/** The line of what happened that the cursor points at. */
const newsAtCursor = (ui: Ui): LogLine | null => ui.news[Math.min(ui.newsAt, ui.news.length - 1)] ?? null;

/** What the inspector shows: the card the cursor points at, or what happened with the cards and rules of it. */
export function inspectedPane(ui: Ui, desk: Desk, width: number): Pane {
  const news = newsAtCursor(ui);
  if (news !== null) return toldPane(desk, news, width, false);
  const at = logLineAtCursor(ui, desk);
  return at === null ? cardPane(desk, cardAtCursor(ui, desk), width) : toldPane(desk, at, width, true);
}

/** The interface without the filter of a panel; the cursor stays at what it pointed at. */
export function unfiltered(ui: Ui, desk: Desk): Ui {
  const under = entryAtCursor(ui, desk);
  const next: Ui = { ...ui, filter: null };
  const all = pointable(paneOf(ui.panel, next, desk, anyWidth));
  const same = all.findIndex((entry) => isSameEntry(entry, under));
  return same < 0 ? next : { ...next, cursors: { ...ui.cursors, [ui.panel]: same } };
}

const isSameEntry = (entry: Entry, other: Entry | undefined): boolean =>
  other !== undefined &&
  (entry.told === undefined ? entry.card !== undefined && entry.card === other.card : entry.told === other.told);

/** The card the cursor points at, for the inspector. */
export function cardAtCursor(ui: Ui, desk: Desk): CardNumber | null {
  if (ui.panel === 'table') return ui.place;
  return entryAtCursor(ui, desk)?.card ?? (ui.panel === 'question' ? (desk.request?.source ?? null) : null);
}
