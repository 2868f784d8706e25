/** The table as it was: while an attempt or a battle is still being told, and after a line of the log. */
import type { View } from '../../engine/showing/view.ts';
import type { LogLine } from '../../table/index.ts';
import { placeWith } from './cards.ts';
import type { Desk, Ui } from './state.ts';

/** What the desk shows: what is, but for what a play has yet to tell; or the table as it was, where nothing is asked. */
export function deskSeen({ past, overlay }: Ui, desk: Desk): Desk {
  if (overlay?.kind === 'scene') return beforehand(desk, overlay.since);
  if (past === null) return desk;
  const view: View = { ...desk.viewAt(past.line.answers, past.line.events), asked: null, request: null };
  return { ...desk, view, request: null, explain: () => [], whyNot: () => 'This is the past: Esc returns to now.' };
}

/** The table behind a play as it was before it: nothing of it tells yet how it goes on, and nothing is asked there. */
function beforehand(desk: Desk, since: number): Desk {
  return {
    ...desk,
    view: { ...desk.viewAt(since), asked: null, request: null },
    request: null,
    goal: null,
    explain: () => [],
    log: desk.log.filter(({ answers }) => answers <= since),
    past: desk.past.filter(({ answers }) => answers <= since),
  };
}

/** What is drawn behind a play: the place where it goes on, without the question that follows it. */
export function uiSeen(ui: Ui): Ui {
  const { overlay } = ui;
  if (overlay?.kind !== 'scene') return ui;
  const place = overlay.stages[overlay.at]?.place ?? ui.place;
  return { ...ui, place, question: null, message: null, news: [], panel: 'table' };
}

/** The table as it was after a line of the log, where that happened. */
export function lookedBack(ui: Ui, desk: Desk, line: LogLine, isWatched = false): Ui {
  const next: Ui = {
    ...ui,
    past: { line, question: ui.question, isWatched },
    question: null,
    message: null,
    flash: null,
  };
  return goneTo(next, desk, line);
}

/** Another line of the log, while the table is seen as it was: what was under way then is shown, and the place where it happened. */
export function goneTo(ui: Ui, { face, viewAt }: Desk, line: LogLine): Ui {
  const view = viewAt(line.answers, line.events);
  const under = face.underWay(view);
  const places = line.cards.map((card) => placeWith(face, view, card));
  const place = places.find((each) => each !== null) ?? under.find((each) => each.place !== null)?.place ?? ui.place;
  const past = ui.past === null ? null : { ...ui.past, line };
  return { ...ui, past, place, panel: under.length > 0 ? face.underWayPanel : 'table' };
}

/** Where a line of the log stands in it, though the log was told anew. */
export function placeInLog(log: readonly LogLine[], line: LogLine): number {
  const same = log.indexOf(line);
  return same >= 0 ? same : log.findIndex(({ answers, text }) => answers === line.answers && text === line.text);
}

/** Back to the table as it is. */
export const returned = (ui: Ui): Ui =>
  ui.past === null
    ? ui
    : {
        ...ui,
        past: null,
        question: ui.past.question,
        panel: ui.past.isWatched ? 'table' : 'log',
        overlay: ui.past.isWatched ? { kind: 'result', scroll: 0 } : null,
      };
