/** The state of the interface, outside of React: keys and changes of the game go in, a screen to draw comes out. */
import type { Answer, CardNumber, Option } from '../../engine/asking/request.ts';
import type { View } from '../../engine/showing/view.ts';
import { placeWith, playerAt } from './cards.ts';
import type { Shortcut, TableFace } from './face.ts';
import { layoutOf } from './focus.ts';
import type { KeyEvent } from './keys/decoder.ts';
import { press } from './keys/press.ts';
import type { Effect } from './keys/bindings.ts';
import type { CommandOutcome, TableSession } from '../../table/index.ts';
import { condensedLines } from './panels/log.ts';
import { withKeys } from './question/remedies.ts';
import { deskSeen } from './past.ts';
import { closed, initialUi, isOpenEnded, settled } from './state.ts';
import type { Desk, Flash, Page, Ui } from './state.ts';
import { nextLesson, onScreen } from './lessons.ts';
import { nextStage, sceneSince } from './scene.ts';
import type { Pace, Scene } from './scene.ts';

export interface Store {
  ui(): Ui;
  desk(): Desk;
  /** Handles a key; what concerns the terminal or the end is left to the caller. */
  key(event: KeyEvent): 'quit' | 'repaint' | 'suspend' | null;
  resize(columns: number, rows: number): void;
  /** The play that is shown goes on by itself. */
  advance(): void;
  /** What was shown for a moment is over. */
  calm(): void;
  /** Takes what the game shows now. */
  refresh(): void;
}

/** No key answers more than so many questions. */
const MOST_ANSWERS = 200;

/** How large the screen is, and how plays are shown on it. */
export interface Sitting {
  readonly columns: number;
  readonly rows: number;
  readonly pace: Pace;
  /** Points are shown for a moment when they are scored. */
  readonly flash?: boolean;
}

/** Makes the store of one table. `changed` is called after every change, once the state is whole again. */
export function createStore(
  session: TableSession,
  face: TableFace,
  { columns, rows, pace, flash = true }: Sitting,
  changed: () => void,
): Store {
  let desk = deskOf(session, face);
  let ui = taught(settled(initialUi(columns, rows), desk), desk, session.isFirstGame === true);
  if (session.greeting !== undefined) ui = withLines(ui, 'Meanwhile', session.greeting);
  let busy = false;
  let notice = session.notice?.() ?? null;

  const noticed = (): void => {
    const next = session.notice?.() ?? null;
    if (next !== null && next !== notice) ui = { ...ui, message: { text: next, kind: 'note' } };
    notice = next;
  };
  const take = (): void => {
    const before = desk.view;
    desk = deskOf(session, face);
    const scored = flash ? scoredSince(before, desk.view) : null;
    ui = troubled(settled(scored === null ? ui : { ...ui, flash: scored }, desk), desk);
  };
  const refresh = (): void => {
    take();
    noticed();
    // While a key is being handled the game may change several times; one drawing at the end is enough.
    if (busy) return;
    ui = taught(ui, desk, session.isFirstGame === true);
    changed();
  };

  const perform = (effect: Effect): 'quit' | 'repaint' | 'suspend' | null => {
    switch (effect.do) {
      case 'answer': {
        const option = desk.request?.options[effect.answer.option];
        const refusal = session.answer(effect.answer);
        // A request that looks like the one just answered is a new one all the same.
        if (refusal === undefined) ui = following(closed(ui, desk), desk, option);
        else ui = { ...ui, message: { text: refusalText(refusal), kind: 'refusal' } };
        return null;
      }
      case 'command': {
        const outcome = session.command(effect.line);
        if (session.isLeft) return 'quit';
        if (!outcome.ok) ui = { ...ui, message: { text: remedied(desk, outcome), kind: 'refusal' } };
        else ui = withLines(ui, effect.line, outcome.lines ?? []);
        return null;
      }
      case 'shortcut':
        taken(effect.shortcut);
        return null;
      case 'quit':
      case 'repaint':
      case 'suspend':
        return effect.do;
    }
  };

  /** Gives the answers of a key, one after another where it goes on. */
  const taken = ({ at, answer, goesOn }: Shortcut): void => {
    const player = session.request()?.player;
    for (let given = 0; given < MOST_ANSWERS; given += 1) {
      const request = session.request();
      if (request === null || request.player !== player || !at.has(request.kind)) return;
      const next = answer(session.view(), request, given);
      const refusal = next === null ? undefined : session.answer(next);
      if (refusal !== undefined) ui = { ...ui, message: { text: refusalText(refusal), kind: 'refusal' } };
      if (next === null || refusal !== undefined) return;
      ui = following(closed(ui, desk), desk, request.options[next.option]);
      if (goesOn !== true) return;
    }
  };

  return {
    ui: () => ui,
    desk: () => deskSeen(ui, desk),
    key(event) {
      busy = true;
      const before = session.answers();
      const then = desk;
      if (ui.overlay === null) ui = { ...ui, flash: null };
      const outcome = press(ui, deskSeen(ui, desk), event);
      ui = outcome.ui;
      const rest = outcome.effect === undefined ? null : perform(outcome.effect);
      busy = false;
      if (outcome.effect !== undefined) {
        take();
        const scene = pace === 'off' ? null : sceneSince(desk, before, ui.staged);
        ui = withNews(withScene(goneOn(ui, verbOf(outcome.effect, then), then, desk), scene), desk, before, scene);
      }
      ui = taught(ui, desk, session.isFirstGame === true);
      changed();
      return rest;
    },
    resize(newColumns, newRows) {
      ui = { ...ui, columns: newColumns, rows: newRows };
      changed();
    },
    calm() {
      if (ui.flash === null) return;
      ui = { ...ui, flash: null };
      changed();
    },
    advance() {
      if (ui.overlay?.kind !== 'scene') return;
      ui = { ...ui, overlay: nextStage(ui.overlay) };
      changed();
    },
    refresh,
  };
}

/** Who has scored or lost points between two looks, the one whose score has changed most; null: nobody, or time went back. */
function scoredSince(before: View, after: View): Flash | null {
  if (before.viewer !== after.viewer || after.turn.number < before.turn.number) return null;
  const changes = after.players.map(({ seat, score }) => ({
    seat,
    points: score - (playerAt(before, seat)?.score ?? score),
  }));
  const [most] = changes.toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
  return most === undefined || most.points === 0 ? null : most;
}

/** What was ordered by an effect, as it was picked or typed; empty: nothing. */
function verbOf(effect: Effect, { request }: Desk): string {
  if (effect.do === 'command') return effect.line.trim().replace(/\s.*$/, '').toLowerCase();
  return effect.do === 'answer' ? (request?.options[effect.answer.option]?.verb ?? '') : '';
}

/** That a segment has ended by itself is said, where nothing else is: it was not what the key was for. */
function goneOn(ui: Ui, verb: string, { view: { turn: was }, request, face }: Desk, { view: { turn: is } }: Desk): Ui {
  const isSameTurn = was.player === is.player && was.number === is.number;
  const isOther = request !== null && isOpenEnded(face, request) && !'end'.startsWith(verb);
  if (!isSameTurn || !isOther || was.segment === is.segment || ui.message !== null) return ui;
  return { ...ui, message: { text: `Nothing else was left to do: on to ${is.segment}.`, kind: 'note' } };
}

/** While an answer can't be written down, that is said again after every key. */
function troubled(ui: Ui, { trouble }: Desk): Ui {
  return trouble === null || ui.message !== null ? ui : { ...ui, message: { text: trouble, kind: 'refusal' } };
}

const atBeginning = 2;

/** In the first game a lesson comes as soon as nothing else has to be read: two at the beginning, then one a question. */
function taught(ui: Ui, desk: Desk, isFirstGame: boolean): Ui {
  if (!isFirstGame || ui.overlay !== null || ui.news.length > 0 || ui.past !== null) return ui;
  if (ui.taughtAt === desk.request && ui.lessons.length >= atBeginning) return ui;
  const given = ui.lessons.map(({ title }) => title);
  const lesson = nextLesson(desk.face.lessons, desk, given);
  if (lesson === null) return ui;
  const overlay: Page = { kind: 'lesson', title: lesson.title, lines: onScreen(lesson, desk), scroll: 0 };
  return { ...ui, overlay, lessons: [...ui.lessons, overlay], taughtAt: desk.request };
}

/** The play of what happened since comes before anything else there is to read. */
function withScene(ui: Ui, scene: Scene | null): Ui {
  if (scene === null) return ui;
  const staged = scene.stages.filter(({ isOpen }) => isOpen).map(({ name }) => name);
  const then = ui.overlay?.kind === 'scene' ? null : ui.overlay;
  return { ...ui, overlay: { ...scene, then }, staged };
}

/** What happened since, but for what a play tells; not where the log shows all of it anyway, or a question has the place where it would stand. */
function withNews(ui: Ui, { log }: Desk, before: number, scene: Scene | null): Ui {
  const shown = Math.max(0, (layoutOf(ui).regions.log?.height ?? 0) - 1);
  const told = new Set(scene?.stages.flatMap(({ happened }) => happened.map(({ line }) => line)));
  const lines = log.filter((line) => line.answers > before && !told.has(line));
  const news = condensedLines(lines);
  return { ...ui, newsAt: 0, news: ui.question === null && ui.message === null && news.length > shown ? news : [] };
}

/** The place that an order was about is the selected one after it, unless something else is under way by then. */
function following(ui: Ui, { face, view }: Desk, option: Option | undefined): Ui {
  if (face.underWay(view).some((each) => each.place !== null)) return ui;
  const card = [option?.to, option?.at, option?.card].find((each) => each !== undefined);
  const place = card === undefined ? null : placeWith(face, view, card);
  return place === null ? ui : { ...ui, place };
}

/** Why a command was refused, and what would help. */
const remedied = (desk: Desk, { message, verb }: Extract<CommandOutcome, { ok: false }>): string =>
  verb === undefined ? message : withKeys(desk, verb, message);

/** The reason, and by which rules. */
function refusalText({ rules, reason }: { readonly rules: readonly string[]; readonly reason: string }): string {
  return rules.length === 0 ? reason : `${reason} [${rules.join(', ')}]`;
}

/** What was worked out once for the same question is not worked out again at every drawing. */
function remembered<Asked extends readonly unknown[], Found>(
  keyOf: (...asked: Asked) => unknown,
  make: (...asked: Asked) => Found,
): (...asked: Asked) => Found {
  const known = new Map<unknown, { readonly found: Found }>();
  return (...asked) => {
    const key = keyOf(...asked);
    const kept = known.get(key) ?? { found: make(...asked) };
    known.set(key, kept);
    return kept.found;
  };
}

/** One line of an answer is a note by the log, several are a page of their own. */
function withLines(ui: Ui, title: string, lines: readonly string[]): Ui {
  const [first, ...more] = lines;
  if (first === undefined) return ui;
  if (more.length === 0) return { ...ui, message: { text: first, kind: 'note' } };
  return { ...ui, overlay: { kind: 'text', title, lines, scroll: 0 } };
}

function deskOf(session: TableSession, face: TableFace): Desk {
  const [view, request] = [session.view(), session.request()];
  return {
    face,
    view,
    request,
    goal: session.isFirstGame === true && request !== null ? face.nextGoal(view, request) : null,
    trouble: session.trouble(),
    log: session.log(),
    complete: remembered(
      (partial: string) => partial,
      (partial: string) => session.complete(partial),
    ),
    describe: remembered(
      (option: Option) => option,
      (option: Option) => session.describe(option),
    ),
    whyNot: (verb, about) => session.whyNot(verb, about),
    explain: (card) => session.explain(card),
    past: session.past(),
    printed: (card) => session.printed(card),
    measure: remembered(
      (asking: CardNumber, team: readonly CardNumber[]) => `${asking}:${team.join(',')}`,
      (asking: CardNumber, team: readonly CardNumber[]) => session.measure(asking, team),
    ),
    preview: remembered(
      ({ option, chosen = [] }: Answer) => `${option}:${chosen.join(',')}`,
      (answer: Answer) => session.preview(answer),
    ),
    afterwards: () => session.afterwards(),
    accounts: () => session.accounts(),
    further: session.further ?? [],
    viewAt: remembered(
      (answers: number, events?: number) => `${answers}:${events ?? 'all'}`,
      (answers: number, events?: number) => session.viewAt(answers, events),
    ),
    rules: (ids) => session.rules(ids),
  };
}
