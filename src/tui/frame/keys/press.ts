/** One key pressed: the interface as it is then, and what it wants done outside itself. A pure function. */
import { pickLetter } from '../panels/question.ts';
import { layoutOf, newsRoom, unfiltered } from '../focus.ts';
import { lettered } from '../question/steps.ts';
import { mostScroll } from '../panels/popup.ts';
import { endKeys } from '../panels/result.ts';
import { goneTo, lookedBack, placeInLog } from '../past.ts';
import { nextStage } from '../scene.ts';
import type { Scene } from '../scene.ts';
import type { Desk, Overlay, Typing, Ui } from '../state.ts';
import { bindingOf, whereNow } from './bindings.ts';
import type { Outcome } from './bindings.ts';
import type { KeyEvent } from './decoder.ts';
import { accepted, completed } from './completion.ts';
import { edited } from './line-edit.ts';
import { scrolled } from './moves.ts';

/** Handles an event of the keyboard. Keys that mean nothing change nothing. */
export function press(ui: Ui, desk: Desk, event: KeyEvent): Outcome {
  if (event.kind === 'key' && always.has(event.name)) return bindingOf(desk, event, 'desk')?.run(ui, desk) ?? { ui };
  if (layoutOf(ui).mode === 'gate') return isKey(event, 'q') ? { ui, effect: { do: 'quit' } } : { ui };
  if (ui.confirming) return isKey(event, 'y') ? { ui, effect: { do: 'quit' } } : { ui: { ...ui, confirming: false } };
  if (ui.typing !== null) return typed(ui, desk, ui.typing, event);
  if (ui.curtain !== null) return { ui: isKey(event, 'enter') ? { ...ui, curtain: null } : ui };
  if (ui.overlay?.kind === 'result') {
    const further = afterTheGame(ui, desk, event);
    if (further !== null) return further;
  }
  if (ui.overlay?.kind === 'scene') return { ui: { ...ui, overlay: played(ui, desk, ui.overlay, event) } };
  if (ui.overlay !== null) {
    if (isOverTheTable(ui.overlay, event)) return press({ ...ui, overlay: null }, desk, event);
    return { ui: overlaid(ui, desk, ui.overlay, event) };
  }
  const read = readOn(ui, event);
  if (read !== null) return { ui: read };
  const clean: Ui = unasked({ ...ui, news: [], message: isKey(event, 'escape') ? ui.message : null }, event);
  if (clean.past !== null) {
    const watched = watchedOn(clean, desk, event);
    if (watched !== null) return { ui: watched };
  }
  const where = whereNow(clean, desk);
  if (where !== 'desk' && event.kind === 'key') {
    const step = lettered(clean, desk, event.text);
    if (step !== null)
      return step.answer === undefined
        ? { ui: step.ui }
        : { ui: step.ui, effect: { do: 'answer', answer: step.answer } };
    // A letter beyond the list is a slip, not an order.
    if (event.text !== '' && isLetter(event.text) && bindingOf(desk, event, where) === undefined) return { ui: clean };
  }
  return bindingOf(desk, event, where)?.run(clean, desk) ?? { ui: clean };
}

const walking: ReadonlyMap<string, 1 | -1> = new Map(Object.entries({ up: -1, k: -1, down: 1, j: 1 } as const));

/** Reads on in what happened: line by line, page by page, or a line with its cards and rules; null for any other key, which is done with it. */
function readOn(ui: Ui, event: KeyEvent): Ui | null {
  if (ui.news.length === 0 || event.kind !== 'key') return null;
  const room = newsRoom(ui);
  const page = { ...ui, news: ui.news.slice(room), newsAt: 0 };
  if (turnsPage(event)) return page;
  if (event.name === 'i') return { ...ui, overlay: { kind: 'inspector', scroll: 0 } };
  const step = walking.get(event.name);
  if (step === undefined) return null;
  const to = ui.newsAt + step;
  if (to >= room && page.news.length > 0) return page;
  return { ...ui, newsAt: Math.max(0, Math.min(to, room - 1, ui.news.length - 1)) };
}

/** Whether none is meant is asked anew unless Enter follows Enter. */
const unasked = (ui: Ui, event: KeyEvent): Ui =>
  ui.question?.asksNone !== true || isKey(event, 'enter')
    ? ui
    : { ...ui, question: { ...ui.question, asksNone: false } };

/** The keys of the end of the game; null for any other. */
function afterTheGame(ui: Ui, desk: Desk, event: KeyEvent): Outcome | null {
  const end = endKeys(desk).find(({ key }) => isKey(event, key));
  if (end === undefined) return null;
  const next: Ui = { ...ui, overlay: null };
  switch (end.does) {
    case 'watch': {
      const [first] = desk.log;
      return { ui: first === undefined ? next : lookedBack(next, desk, first, true) };
    }
    case 'leave':
      return { ui: next, effect: { do: 'quit' } };
    case 'rematch':
    case 'new seed':
    case 'swap':
    case 'menu':
      return { ui: { ...next, further: end.does }, effect: { do: 'quit' } };
  }
}

const watching: ReadonlyMap<string, number> = new Map(
  Object.entries({ space: 1, backspace: -1, pagedown: 10, pageup: -10, home: -Infinity, end: Infinity }),
);

/** Goes so many lines of the log on, or back, while the table is seen as it was; null for keys that do not. */
function watchedOn(ui: Ui, desk: Desk, event: KeyEvent): Ui | null {
  const { log } = desk;
  const by = event.kind === 'key' ? watching.get(event.name) : undefined;
  if (by === undefined || ui.past === null || ui.panel === 'log') return null;
  const to = Math.max(0, Math.min(log.length - 1, placeInLog(log, ui.past.line) + by));
  const line = log[to];
  return line === undefined ? ui : goneTo(ui, desk, line);
}

const always = new Set(['ctrl-c', 'ctrl-z', 'ctrl-l']);
const isKey = (event: KeyEvent, name: string): boolean => event.kind === 'key' && event.name === name;
/** Goes on reading what happened; any other key is done with it and means what it always does. */
const turnsPage = (event: KeyEvent): boolean =>
  ['space', 'enter', 'escape', 'pagedown'].some((name) => isKey(event, name));
const isLetter = (text: string): boolean => Array.from({ length: 52 }, (_, index) => pickLetter(index)).includes(text);

/** A line being typed: Enter gives it, Escape takes it back; a filter works while it is typed. */
function typed(ui: Ui, desk: Desk, typing: Typing, event: KeyEvent): Outcome {
  const isFilter = typing.what === 'filter';
  if (isKey(event, 'escape'))
    return { ui: isFilter ? found({ ...ui, typing: null }, desk, '') : { ...ui, typing: null } };
  const by = isFilter && event.kind === 'key' ? picking.get(event.name) : undefined;
  if (by !== undefined) return { ui: scrolled(ui, desk, by) };
  if (isKey(event, 'enter')) {
    const line = typing.text.trim();
    if (isFilter || line === '') return { ui: { ...ui, typing: null } };
    const history = [...ui.history.filter((each) => each !== line), line];
    return { ui: { ...ui, typing: null, history, message: null }, effect: { do: 'command', line } };
  }
  const going = isFilter ? null : goingOn(typing, desk, event);
  if (going !== null) return { ui: { ...ui, typing: going } };
  const next = edited(typing, event, isFilter ? [] : ui.history);
  if (next === null) return { ui: { ...ui, typing: null } };
  return { ui: isFilter ? found({ ...ui, typing: next }, desk, next.text) : { ...ui, typing: next } };
}

/** Tab and Shift-Tab complete; right and End at the end take what stands there as it may go on. Null for any other key. */
function goingOn(typing: Typing, desk: Desk, event: KeyEvent): Typing | null {
  if (isKey(event, 'tab')) return completed(typing, desk, 1);
  if (isKey(event, 'shift-tab')) return completed(typing, desk, -1);
  const isAtEnd = typing.at === typing.text.length && (isKey(event, 'right') || isKey(event, 'end'));
  return isAtEnd ? accepted(typing, desk) : null;
}

/** While a filter is typed the arrows point at what it lets through. */
const picking: ReadonlyMap<string, number> = new Map(Object.entries({ up: -1, down: 1, pageup: -10, pagedown: 10 }));

/** The list of a question, or of another panel, as a filter lets it through; of the log its latest line is pointed at. */
function found(ui: Ui, desk: Desk, text: string): Ui {
  const { panel, question } = ui;
  if (panel === 'question')
    return question === null
      ? ui
      : { ...ui, question: { ...question, filter: text }, cursors: { ...ui.cursors, question: 0 } };
  if (text === '') return unfiltered(ui, desk);
  return { ...ui, filter: { panel, text }, cursors: { ...ui.cursors, [panel]: panel === 'log' ? Infinity : 0 } };
}

const scrolling: ReadonlyMap<string, number> = new Map(
  Object.entries({
    up: -1,
    k: -1,
    down: 1,
    j: 1,
    pageup: -10,
    pagedown: 10,
    space: 10,
    home: -Infinity,
    end: Infinity,
  }),
);

/** A play goes on with Enter, and is over with `s`; other keys are not meant for the table behind it. */
function played(ui: Ui, desk: Desk, scene: Scene, event: KeyEvent): Overlay | null {
  if (event.kind !== 'key') return scene;
  if (event.name === 's' || event.name === 'escape') return scene.then;
  if (event.name === 'enter' || event.name === 'space') return nextStage(scene);
  return { ...scene, scroll: scrolledBy(ui, desk, scene, scrolling.get(event.name) ?? 0) };
}

/** A lesson names keys to try: any but those that turn its pages or put it away mean on the table what they always do. */
const isOverTheTable = (overlay: Exclude<Overlay, Scene>, event: KeyEvent): boolean =>
  overlay.kind === 'lesson' && event.kind === 'key' && !scrolling.has(event.name) && !turnsPage(event);

const NO_LESSONS = ['Lessons come up by themselves in a first game: spaceline play --hints.'];

/** The lessons given so far, to be read again. */
const lessonsGiven = ({ lessons }: Ui): Overlay => ({
  kind: 'text',
  title: 'Lessons',
  lines: lessons.length === 0 ? NO_LESSONS : lessons.flatMap(({ title, lines }) => [title, ...lines.map(indented), '']),
  scroll: 0,
});

const indented = (line: string): string => (line === '' ? '' : `  ${line}`);

function overlaid(ui: Ui, desk: Desk, overlay: Exclude<Overlay, Scene>, event: KeyEvent): Ui {
  if (event.kind !== 'key') return ui;
  if (overlay.kind === 'help' && event.name === 'l') return { ...ui, overlay: lessonsGiven(ui) };
  const by = overlay.kind === 'lesson' && event.name === 'space' ? undefined : scrolling.get(event.name);
  if (by === undefined) return { ...ui, overlay: null };
  return { ...ui, overlay: { ...overlay, scroll: scrolledBy(ui, desk, overlay, by) } };
}

/** So many lines on, as far as there are any. */
const scrolledBy = (ui: Ui, desk: Desk, overlay: Overlay, by: number): number =>
  Math.max(0, Math.min(mostScroll(ui, desk, overlay), overlay.scroll + by));
