/** The table as ink components: pure functions of what the game shows and what the interface remembers. */
import { Text } from 'ink';
import type { Seat } from '../../engine/asking/request.ts';
import {
  cursorIn,
  inspectedPane,
  isAskedAside,
  layoutOf,
  lowerAside,
  newsShown,
  panelInPane,
  paneOf,
} from './focus.ts';
import type { Rect, Regions, Region } from './layout.ts';
import { divided, smallest } from './layout.ts';
import { hintLine, promptLine } from './panels/foot.ts';
import { headerLine } from './panels/header.ts';
import { logLines } from './panels/log.ts';
import { paneLines, rowsNeeded } from './panels/pane.ts';
import type { Entry, Pane } from './panels/pane.ts';
import { keysPane } from './panels/help.ts';
import { legendPane, stacked } from './panels/legend.ts';
import type { Below, Meaning } from './panels/legend.ts';
import { popup } from './panels/popup.ts';
import { recentPane } from './panels/recent.ts';
import { doing } from '../../table/index.ts';
import { Rows, type Block } from './rows.tsx';
import { nameOf, seatOf } from './cards.ts';
import { uiSeen } from './past.ts';
import { beginning, behind, laysAtPlace } from './state.ts';
import type { Desk, Panel, Ui } from './state.ts';
import { cut, fill, line, span } from './text.ts';
import type { Line } from './text.ts';
import { ansi } from './theme.ts';

export interface TableProps {
  readonly ui: Ui;
  readonly desk: Desk;
}

/** The whole screen. */
export function Table({ ui: whole, desk }: TableProps) {
  const ui = uiSeen(whole);
  const { mode, regions } = layoutOf(ui);
  if (mode === 'gate') return <TooSmall columns={ui.columns} rows={ui.rows} />;
  if (ui.curtain !== null) return <Curtain ui={ui} name={nameOf(desk.view, ui.curtain)} />;
  const over = ui.overlay === null ? null : popup(ui, desk, ui.overlay);
  const around = fittedTo(ui, desk, regions);
  const fitted = ui.overlay?.kind === 'scene' && over !== null ? belowPlay(ui, desk, around, over.rect) : around;
  const blocks = drawn.flatMap((name): Block[] => {
    const rect = fitted[name];
    return rect === undefined ? [] : [{ rect, lines: regionLines(name, rect, ui, desk) }];
  });
  return <Rows columns={ui.columns} rows={ui.rows} blocks={over === null ? blocks : [...blocks, over]} />;
}

const drawn: readonly Region[] = [
  'header', 'theirs', 'mine', 'upper', 'lower', 'pane', 'inspector', 'recent', 'log', 'prompt', 'hint',
]; // prettier-ignore

/** The rows that the lower of two regions keeps, whatever the upper one holds. */
const leastRows = 8;
const roomyRows = 30;

/** Where there is room, what stands one above the other shares its rows by what there is to show, so that none stay empty above what goes on below. */
function fittedTo(ui: Ui, desk: Desk, regions: Regions): Regions {
  const { upper, lower, inspector, recent, pane, log } = regions;
  const isRoomy = ui.rows >= roomyRows && pane !== undefined && log !== undefined;
  const middle = isRoomy ? middleOf(ui, desk, pane, log) : {};
  const card = rightOf(ui, desk, inspector, recent);
  if (upper === undefined || lower === undefined) return { ...regions, ...middle, ...card };
  const first = isAskedAside(ui, desk) ? 'question' : desk.face.aside.upper;
  const needed = first === null ? 0 : rowsNeeded(paneOf(first, ui, desk, upper.width));
  const isAlone = lowerAside(ui, desk) === null;
  const [left, below] = isAlone
    ? [{ ...upper, height: upper.height + lower.height }, undefined]
    : divided(upper, lower, needed, leastRows);
  const { lower: _, ...others } = regions;
  return {
    ...others,
    ...middle,
    upper: left,
    ...(below === undefined ? {} : { lower: below }),
    ...card,
  };
}

/** The card with as much as it needs, what the others did last with the rest. */
function rightOf(ui: Ui, desk: Desk, inspector: Rect | undefined, recent: Rect | undefined): Regions {
  if (inspector === undefined || recent === undefined) return {};
  const least = ui.rows < leastRows * 5 ? leastBelowCard : leastRows;
  const [card, below] = divided(inspector, recent, rowsNeeded(inspectedPane(ui, desk, inspector.width)), least);
  return { inspector: card, recent: below };
}
const leastBelowCard = 5;

/** The pane with as much as it needs, the log with the rest, but never less than it has. */
function middleOf(ui: Ui, desk: Desk, pane: Rect, log: Rect): Regions {
  const panel = panelInPane(ui, desk);
  const shown = paneOf(panel, ui, desk, pane.width);
  const about = panel === 'question' ? rowsNeeded(aboutOf(shown, ui, desk, pane.width)) : 0;
  const needed = rowsNeeded(shown) + about;
  const [above, below] = divided(pane, log, needed + 1, log.height);
  return { pane: above, log: below };
}

/** Pane and log below a play, where there is room for both: what they begin with is not hidden by it. */
function belowPlay(ui: Ui, desk: Desk, regions: Regions, play: Rect): Regions {
  const { pane, log } = regions;
  if (pane === undefined || log === undefined) return regions;
  const y = play.y + play.height;
  const rows = log.y + log.height - y;
  if (rows < 2 * leastBelow) return regions;
  const needed = rowsNeeded(paneOf(panelInPane(ui, desk), ui, desk, pane.width));
  const upper = { ...pane, y, height: rows - leastBelow };
  const [above, below] = divided(upper, { ...log, height: leastBelow }, needed + 1, leastBelow);
  return { ...regions, pane: above, log: below };
}
const leastBelow = 6;

/** The lines of one region, exactly as many and as wide as its rectangle. */
function regionLines(name: Region, rect: Rect, ui: Ui, desk: Desk): readonly Line[] {
  const { width, height } = rect;
  const { view, face } = desk;
  const cursor = (panel: Panel): number | null => (ui.panel === panel ? cursorIn(panel, ui, desk) : null);
  const aside = (panel: Panel | null): readonly Line[] =>
    panel === null ? empty(width, height) : paneLines(paneOf(panel, ui, desk, width), width, height, cursor(panel));
  switch (name) {
    case 'header':
      // Behind a play the score is still what it was.
      return [headerLine(desk, width, ui.overlay?.kind === 'scene' ? null : ui.flash)];
    case 'theirs':
      return rowOf(ui, desk, ui.opponent, rect);
    case 'mine':
      return rowOf(ui, desk, seatOf(view), rect);
    case 'upper':
      return aside(isAskedAside(ui, desk) ? 'question' : face.aside.upper);
    case 'lower':
      return lowerLines(rect, ui, desk);
    case 'recent':
      return stacked(
        recentPane(desk, ui.opponent, width),
        meaningsBelow('Signs', face.signs, width),
        width,
        height,
        null,
      );
    case 'pane': {
      const news = newsShown(ui);
      if (news !== null) return paneLines(news, width, height, ui.newsAt);
      const panel = panelInPane(ui, desk);
      const pane = paneOf(panel, ui, desk, width);
      const own =
        panel === 'question' && beginning(ui, face) === 'table'
          ? 1 + pane.entries.length + (pane.foot?.length ?? 0)
          : 0;
      // A short question leaves what it is about in sight.
      const least = behind(ui, desk) === face.underWayPanel ? underWayRows : contextRows;
      if (own === 0 || height - own < least) return paneLines(pane, width, height, cursor(panel));
      const about = aboutOf(pane, ui, desk, width);
      return [
        ...paneLines(about, width, height - own, null),
        ...paneLines({ ...pane, isPart: true }, width, own, cursor(panel)),
      ];
    }
    case 'inspector':
      return paneLines(inspectedPane(ui, desk, width), width, height, null);
    case 'log':
      return logLines(paneOf('log', ui, desk, width), ui, desk, cursor('log'), width, height, (rest) =>
        keysPane(desk, width, rest),
      );
    case 'prompt':
      return [promptLine(ui, desk, width)];
    case 'hint':
      return [hintLine(ui, desk, width)];
  }
}

/** The panel at the side below, and below it what else there is to see; what the middle shows is left out. */
function lowerLines({ width, height }: Rect, ui: Ui, desk: Desk): readonly Line[] {
  const first = lowerAside(ui, desk);
  if (first === null) return empty(width, height);
  const inPane = panelInPane(ui, desk);
  const others = desk.face.aside.below.filter((panel) => panel !== first && panel !== inPane);
  const shown = others
    .map((panel) => paneOf(panel, ui, desk, width))
    .filter(({ entries }) => entries.some(({ points }) => points === true));
  const below = [...shown.map((pane) => () => pane), ...meaningsBelow('Words', desk.face.words, width)];
  const cursor = ui.panel === first ? cursorIn(first, ui, desk) : null;
  return stacked(paneOf(first, ui, desk, width), below, width, height, cursor);
}

/** What nothing else has the room of is left to what words or signs mean. */
const meaningsBelow = (title: string, meanings: readonly Meaning[], width: number): readonly Below[] =>
  meanings.length === 0 ? [] : [(rows) => legendPane(title, meanings, width, rows)];

/** What a question is about, without what stands in the question already: who can be chosen, and lines that say the same. */
function aboutOf(question: Pane, ui: Ui, desk: Desk, width: number): Pane {
  const about = paneOf(panelInPane({ ...ui, panel: behind(ui, desk) }, desk), ui, desk, width);
  const chosen = new Set(question.entries.flatMap(({ card }) => card ?? []));
  const said = new Set(question.entries.map(({ line: spans }) => textOf(spans)));
  const isNew = ({ card, line: spans }: Entry): boolean =>
    (card === undefined || !chosen.has(card)) && !said.has(textOf(spans));
  return { ...about, entries: about.entries.filter(isNew) };
}

const textOf = (spans: Line): string => spans.map(({ text }) => text).join('');

/** A player's row of places; empty where there is no such player. */
function rowOf(ui: Ui, desk: Desk, seat: Seat | null, { width, height }: Rect): readonly Line[] {
  if (seat === null) return empty(width, height);
  const { face, view } = desk;
  const hasFocus = ui.panel === 'table' || (ui.panel === 'question' && laysAtPlace(ui, desk));
  return face.row(view, seat, { selected: ui.place, hasFocus }, width, height);
}

const empty = (width: number, height: number): readonly Line[] => Array.from({ length: height }, () => fill([], width));

/** Between two people at one keyboard: nothing of either is seen. */
function Curtain({ ui, name }: { readonly ui: Ui; readonly name: string }) {
  const text = [
    `Now ${doing(name, 'is')} asked.`,
    '',
    `${name}: Enter shows your table. Everybody else: look away, please.`,
  ];
  const lines = text.map((each, index) => {
    const shown = cut(each, ui.columns);
    const indent = ' '.repeat(Math.max(0, Math.floor((ui.columns - shown.length) / 2)));
    return [span(indent), span(shown, index === 0 ? 'heading' : 'plain')];
  });
  const y = Math.max(0, Math.floor(ui.rows / 2) - 2);
  const rect = { x: 0, y, width: ui.columns, height: lines.length };
  return <Rows columns={ui.columns} rows={ui.rows} blocks={[{ rect, lines }]} />;
}

/** What a short question is about is shown above it where at least so many rows are left. */
const contextRows = 3;
/** What is under way is told in the question too: beside that it needs more rows to be worth it. */
const underWayRows = 10;

function TooSmall({ columns, rows }: { readonly columns: number; readonly rows: number }) {
  const text = [`now ${columns}x${rows}, need ${smallest.columns}x${smallest.rows}`, 'q leaves'];
  return <Text>{text.map((each) => ansi(line(each.slice(0, columns)))).join('\n')}</Text>;
}
