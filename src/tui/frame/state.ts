/** What the interface itself remembers: where the cursor is, what is being asked, what is being typed. Plain data. */
import type { Answer, CardNumber, Option, Request, RequestKind, Seat } from '../../engine/asking/request.ts';
import type { Definition } from '../../engine/definition.ts';
import type { View, Viewer } from '../../engine/showing/view.ts';
import type { Measured } from '../../engine/state/events.ts';
import { layout, rowLines } from './layout.ts';
import type { RowLines } from './layout.ts';
import { startingMarks } from './question/marking.ts';
import type { Marks } from './question/marking.ts';
import { optionsWith, stageOf } from './question/narrow.ts';
import type { Choice, Narrowing, Stage } from './question/narrow.ts';
import { seatOf } from './cards.ts';
import type { TableFace } from './face.ts';
import type { Goal } from './lessons.ts';
import type { About, Account, Further, LogLine, Happening } from '../../table/index.ts';
import type { Scene } from './scene.ts';

/** A panel by its name: `table`, `place`, `log` and `question` are the frame's, all others the face's. */
export type Panel = string;

/** The panels in the order of their numbers and of Tab, those with a key of their own last. */
export const panelsOf = ({ panels }: TableFace): readonly Panel[] => [
  'table',
  'place',
  ...panels.filter(({ key }) => key === undefined).map(({ name }) => name),
  'log',
  ...panels.filter(({ key }) => key !== undefined).map(({ name }) => name),
];

/** What the game shows at this moment, taken from the session once per change. */
export interface Desk {
  readonly face: TableFace;
  readonly view: View;
  readonly request: Request | null;
  /** Why the last answer does not count: it could not be written down. */
  readonly trouble: string | null;
  readonly log: readonly LogLine[];
  /** What a first game advises to do next. */
  readonly goal: Goal | null;
  /** Lines that go on from what has been typed. */
  readonly complete: (partial: string) => readonly string[];
  readonly describe: (option: Option) => string;
  readonly whyNot: (verb: string, about: About) => string;
  readonly explain: (card: CardNumber) => readonly string[];
  /** Everything that happened so far, oldest first, and the cards that were named in it as they are printed. */
  readonly past: readonly Happening[];
  readonly printed: (card: CardNumber) => Definition | null;
  /** What a team has against what a card asks of it. */
  readonly measure: (asking: CardNumber, team: readonly CardNumber[]) => readonly Measured[];
  readonly preview: (answer: Answer) => View | null;
  readonly afterwards: () => readonly string[];
  readonly accounts: () => readonly Account[];
  /** What may come after the game. */
  readonly further: readonly Further[];
  readonly viewAt: (answers: number, events?: number) => View;
  readonly rules: (ids: readonly string[]) => readonly string[];
}

/** A question being answered. `path`: the options that remained at each step, the last one now. */
export interface Question {
  readonly path: readonly (readonly number[])[];
  readonly byField: boolean;
  readonly marks: Marks;
  readonly filter: string;
  /** Its list is longer than the pane: it takes most of the log's place too. */
  readonly isLong: boolean;
  /** Nothing was marked at the last Enter: the next one means none. */
  readonly asksNone: boolean;
}

/** A line being typed: a command, or the filter of a list. */
export interface Typing {
  readonly what: 'command' | 'filter';
  readonly text: string;
  readonly at: number;
  /** Tab goes through the lines that go on from what was typed then. */
  readonly cycle?: { readonly from: string; readonly at: number };
}

export type Overlay = { readonly kind: 'help' | 'inspector' | 'result'; readonly scroll: number } | Page | Scene;

/** A box of text: an answer to be read, or a lesson, over which one may go on playing. */
export interface Page {
  readonly kind: 'text' | 'lesson';
  readonly title: string;
  readonly lines: readonly string[];
  readonly scroll: number;
}

/** Points that a player has scored, or lost, just now. */
export interface Flash {
  readonly seat: Seat;
  readonly points: number;
}

export interface Ui {
  readonly columns: number;
  readonly rows: number;
  /** How many lines the places of each player have. */
  readonly rowLines: RowLines;
  readonly panel: Panel;
  /** The place that is selected. */
  readonly place: CardNumber | null;
  /** The opponent whose row is shown. */
  readonly opponent: Seat | null;
  /** Where the cursor is in each panel, counting what can be pointed at. */
  readonly cursors: Readonly<Record<Panel, number>>;
  readonly question: Question | null;
  readonly typing: Typing | null;
  readonly overlay: Overlay | null;
  /** Waiting for the key that confirms leaving. */
  readonly confirming: boolean;
  readonly message: { readonly text: string; readonly kind: 'refusal' | 'note' } | null;
  /** What happened since the last key, where it is more than the log shows, and which line of it the cursor is on. */
  readonly news: readonly LogLine[];
  readonly newsAt: number;
  /** The filter of a panel that is no question; it counts while that panel has the focus. */
  readonly filter: { readonly panel: Panel; readonly text: string } | null;
  readonly lastTeam: readonly CardNumber[];
  readonly history: readonly string[];
  /** The lessons of a first game that were given. */
  readonly lessons: readonly Page[];
  /** The stages of a play that were shown before they were over. */
  readonly staged: readonly string[];
  /** The question at which the last of them was given. */
  readonly taughtAt: Request | null;
  /** The segment in which the player was asked last: each begins with what it is about. */
  readonly segment: RequestKind | null;
  /** Two people at one keyboard: whose eyes the table is for next; nothing is shown until they are there. */
  readonly curtain: Seat | null;
  /** Whose eyes the table was for when the interface last looked. */
  readonly eyes: Viewer | null;
  /** Points that are shown for a moment where the score stands. */
  readonly flash: Flash | null;
  /** What is to come after the table is left. */
  readonly further: Further | null;
  /** Whether the end of the game has been shown. */
  readonly hasEnded: boolean;
  /** The request that the question belongs to. */
  readonly seen: Request | null;
  /** What was under way when the interface last looked. */
  readonly underWay: readonly string[];
  /** The table is seen as it was after a line of the log; the question that is open now waits. */
  readonly past: {
    readonly line: LogLine;
    readonly question: Question | null;
    /** The whole game is watched again from its end. */
    readonly isWatched: boolean;
  } | null;
}

export const initialUi = (columns: number, rows: number): Ui => ({
  columns,
  rows,
  rowLines,
  panel: 'table',
  place: null,
  opponent: null,
  cursors: {},
  question: null,
  typing: null,
  overlay: null,
  confirming: false,
  message: null,
  news: [],
  newsAt: 0,
  filter: null,
  lastTeam: [],
  history: [],
  lessons: [],
  staged: [],
  taughtAt: null,
  segment: null,
  curtain: null,
  eyes: null,
  flash: null,
  further: null,
  hasEnded: false,
  seen: null,
  underWay: [],
  past: null,
});

/** Requests that stay open while the player looks around and gives orders; any other opens its question by itself. */
export const isOpenEnded = (face: Pick<TableFace, 'openEnded'>, { kind }: Request): boolean => face.openEnded.has(kind);

/** Whether the open question is what to lay at the place that is selected. */
export const laysAtPlace = (ui: Ui, { request, face }: Desk): boolean =>
  ui.question?.path.length === 1 && request !== null && face.question.laidAt.has(request.kind);

export const allOptions = (request: Request): readonly number[] => request.options.map((_, index) => index);

export const asking = (pool: readonly number[], byField: boolean): Question => ({
  path: [pool],
  byField,
  marks: [],
  filter: '',
  isLong: false,
  asksNone: false,
});

/** The interface after the game changed: a question that is not asked any more is gone, a new one opens. */
export function settled(before: Ui, desk: Desk): Ui {
  const { view, request, face } = desk;
  const ui = seated({ ...before, rowLines: face.rowLines }, view);
  const seats = view.players.map(({ seat }) => seat).filter((seat) => seat !== seatOf(view));
  const opponent = ui.opponent !== null && seats.includes(ui.opponent) ? ui.opponent : (seats[0] ?? null);
  const places = view.players.flatMap(({ seat }) => face.places(view, seat));
  const place = places.some(({ number }) => number === ui.place)
    ? ui.place
    : (face.places(view, seatOf(view))[0]?.number ?? places[0]?.number ?? null);
  const next = ended(followed({ ...ui, opponent, place }, desk), view);
  if (isSame(request, next.seen)) return next;
  const asked = { ...inSegment(closed(next, desk), face, request), seen: request };
  return request === null || isOpenEnded(face, request)
    ? asked
    : opened(asked, desk, asking(allOptions(request), false));
}

/** The interface without a question; what was behind it has the focus again. */
export function closed(ui: Ui, desk: Desk): Ui {
  const panel = ui.panel === 'question' ? behind(ui, desk) : ui.panel;
  return { ...ui, panel, question: null, seen: null, cursors: { ...ui.cursors, question: 0 } };
}

/** The panel behind an open question. */
export const behind = (ui: Ui, { face, view }: Desk): Panel => {
  if (face.underWay(view).length > 0) return face.underWayPanel;
  return view.asked === view.viewer ? beginning(ui, face) : 'table';
};

/** The panel that the segment begins with in which the player was asked last. */
export const beginning = ({ segment }: Ui, { openEnded }: TableFace): Panel =>
  (segment === null ? undefined : openEnded.get(segment)) ?? 'table';

/** Each segment begins with what it is about. */
function inSegment(ui: Ui, { openEnded }: TableFace, request: Request | null): Ui {
  const panel = request === null ? undefined : openEnded.get(request.kind);
  if (request === null || panel === undefined || request.kind === ui.segment) return ui;
  return { ...ui, segment: request.kind, panel, cursors: {} };
}

/** Another pair of eyes at the same keyboard: nothing is shown until they say that they are there. */
function seated(ui: Ui, { viewer, over }: View): Ui {
  if (viewer === ui.eyes) return ui;
  const isOther = typeof ui.eyes === 'number' && typeof viewer === 'number' && over === null;
  const fresh = { ...initialUi(ui.columns, ui.rows), history: ui.history };
  return { ...(isOther ? fresh : ui), eyes: viewer, curtain: isOther ? viewer : ui.curtain };
}

/** The end of the game is shown once. */
function ended(ui: Ui, { over }: View): Ui {
  if (ui.hasEnded === (over !== null)) return ui;
  return { ...ui, hasEnded: over !== null, overlay: over === null ? null : { kind: 'result', scroll: 0 } };
}

/** Whether two requests ask the same: a session may make a new object each time it is asked. */
const isSame = (a: Request | null, b: Request | null): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Something that begins and goes on for a while is shown; when nothing is under way any more, the table is. */
function followed(ui: Ui, { face, view }: Desk): Ui {
  const all = face.underWay(view);
  const underWay = all.map(({ name }) => name);
  if (underWay.join() === ui.underWay.join()) return ui;
  const place = all.find((each) => each.place !== null)?.place ?? ui.place;
  const seen = { ...ui, underWay, place };
  if (underWay.some((name) => !ui.underWay.includes(name))) return { ...seen, panel: face.underWayPanel };
  return { ...seen, panel: ui.panel === face.underWayPanel && underWay.length === 0 ? 'table' : ui.panel };
}

export const narrowingOf = ({ question }: Ui, desk: Desk): Narrowing | null =>
  desk.request === null || question === null
    ? null
    : {
        view: desk.view,
        request: desk.request,
        describe: desk.describe,
        asks: desk.face.question.asks,
        laidAt: desk.face.question.laidAt.get(desk.request.kind) ?? null,
        byField: question.byField,
      };

/** What the open question asks now. */
export function currentStage(ui: Ui, desk: Desk): Stage | null {
  const narrowing = narrowingOf(ui, desk);
  const remaining = ui.question?.path.at(-1);
  if (narrowing === null || remaining === undefined || ui.question === null) return null;
  return stageOf(narrowing, remaining, ui.question.path.length > 1);
}

/** The interface with a question open, or gone a step on in it; a selection starts with the marks it asks for. */
export function opened(ui: Ui, desk: Desk, question: Question): Ui {
  const place = placeToLay(ui, desk);
  const asked: Ui = { ...ui, place, panel: 'question', question };
  const stage = currentStage(asked, desk);
  const row = stage?.is === 'pick' ? advisedRow(desk, stage.choices) : 0;
  const next: Ui = { ...asked, cursors: { ...ui.cursors, question: row } };
  const marks = stage?.is === 'mark' ? startingMarks(stage.selection) : [];
  return {
    ...next,
    question: { ...question, marks, filter: '', isLong: 1 + linesOf(stage) > paneRows(ui), asksNone: false },
  };
}

/** The row of the choice that is advised, so that Enter follows the advice; the first where none of them is. */
function advisedRow({ goal, request }: Desk, choices: readonly Choice[]): number {
  if (goal === null) return 0;
  const isAdvised = (option: number): boolean =>
    request?.options[option]?.verb === goal.verb &&
    goal.cards.every((card) => optionsWith(request, card).includes(option));
  return Math.max(
    0,
    choices.findIndex(({ options }) => options.some(isAdvised)),
  );
}

/** Where something could be laid: the selected place, or the first where anything can. */
function placeToLay({ place }: Ui, { request, face }: Desk): CardNumber | null {
  const field = request === null ? undefined : face.question.laidAt.get(request.kind);
  if (request === null || field === undefined) return place;
  const places = request.options.flatMap((option) => option[field] ?? []);
  return place !== null && places.includes(place) ? place : (places[0] ?? place);
}

const paneRows = ({ columns, rows, rowLines: lines }: Ui): number =>
  layout(columns, rows, 'pane', lines).regions.pane?.height ?? 0;

/** About how many lines a question takes: its list, and around a selection what it is about and how far it is. */
const linesOf = (stage: Stage | null): number => {
  if (stage === null || stage.is === 'ready') return 1;
  return stage.is === 'pick' ? stage.choices.length : stage.selection.from.length + aroundSelection;
};
const aroundSelection = 3;
