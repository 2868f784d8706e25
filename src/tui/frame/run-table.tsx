/** The program around the table: terminal, keys, store, ink and screen writer put together. */
import type { ReactElement } from 'react';
import { createDrawing } from './drawing.tsx';
import type { TableFace } from './face.ts';
import type { KeyEvent, Timer } from './keys/decoder.ts';
import type { ColourDepth } from './screen/colours.ts';
import { createScreenWriter } from './screen/writer.ts';
import type { Further, TableSession } from '../../table/index.ts';
import type { Flash, Ui } from './state.ts';
import { standsFor } from './scene.ts';
import type { Pace, Scene } from './scene.ts';
import { createStore } from './store.ts';
import { Table } from './table.tsx';
import type { Look } from './looks.ts';
import { openTerminal } from './terminal/session.ts';
import type { Display, Ending, Host, Keyboard } from './terminal/session.ts';

/** How the screen looks, and where it is; the process's own streams unless others are given. */
export interface ScreenSettings {
  readonly depth: ColourDepth;
  readonly ascii: boolean;
  /** The theme; the usual one where nothing is said. */
  readonly look?: Look;
  readonly keyboard?: Keyboard;
  readonly display?: Display;
  readonly host?: Host;
  readonly timer?: Timer;
}

export interface TableOptions extends ScreenSettings {
  readonly session: TableSession;
  /** What the table of its edition looks like. */
  readonly face: TableFace;
  /** How attempts and battles are shown; step by step unless it is said. */
  readonly pace?: Pace;
  /** Points are shown for a moment when they are scored. */
  readonly flash?: boolean;
}

/** How the table was left. */
export type TableResult =
  { readonly ended: 'quit'; readonly further?: Further } | { readonly ended: 'interrupted'; readonly by: Ending };

const clock: Timer = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** What a program on the whole screen does: it draws, and takes keys. */
export interface Program {
  element(): ReactElement;
  /** Handles a key; `leave` ends the program. */
  key(event: KeyEvent): 'leave' | 'repaint' | 'suspend' | null;
  resize(columns: number, rows: number): void;
}

/** Runs a program on the whole screen until it leaves or is interrupted; the terminal is given back either way. */
export function runOnScreen(
  settings: ScreenSettings,
  begin: (columns: number, rows: number, redraw: () => void) => Program,
): Promise<TableResult> {
  return new Promise((resolve) => {
    const finish = (result: TableResult): void => {
      drawing.close();
      terminal.leave();
      resolve(result);
    };
    const terminal = openTerminal({
      keyboard: settings.keyboard ?? process.stdin,
      display: settings.display ?? process.stdout,
      host: settings.host ?? process,
      timer: settings.timer ?? clock,
      onKey(event) {
        const wish = program.key(event);
        const isInterrupt = event.kind === 'key' && event.name === 'ctrl-c';
        if (wish === 'leave') finish(isInterrupt ? { ended: 'interrupted', by: 'SIGINT' } : { ended: 'quit' });
        else if (wish === 'suspend') terminal.suspend();
        else if (wish === 'repaint') writer.repaint();
      },
      onResize(columns, rows) {
        writer.resize(columns, rows);
        drawing.resize(columns, rows);
        program.resize(columns, rows);
      },
      onReturn: () => writer.repaint(),
      onEnd: (by) => finish({ ended: 'interrupted', by }),
    });
    const { columns, rows } = terminal.size();
    const writer = createScreenWriter({ ...settings, columns, rows, write: (bytes) => terminal.write(bytes) });
    const drawing = createDrawing(columns, rows, (frame) => writer.paint(frame), settings.look);
    const program = begin(columns, rows, () => drawing.show(program.element()));
    drawing.show(program.element());
  });
}

/** Nobody has read a box before this many milliseconds. */
const UNREAD = 200;
/** Who skips through the last scenes means no key of the result. */
const UNREAD_RESULT = 700;

/** What a box is called that comes up by itself and is to be read; empty for any other. */
function unasked({ overlay }: Ui): string {
  if (overlay?.kind === 'lesson') return overlay.title;
  if (overlay?.kind === 'result') return 'result';
  return overlay?.kind === 'scene' && overlay.at === 0 ? (overlay.stages[0]?.name ?? '') : '';
}

/** Whether such a box has just come up: what is typed then was meant for the table as it was before, and is let go. */
function freshBox(timer: Timer) {
  let last = '';
  let unread = false;
  return {
    isUnread: () => unread,
    shown(ui: Ui): void {
      const name = unasked(ui);
      if (name === '' || name === last) return;
      last = name;
      unread = true;
      timer(ui.overlay?.kind === 'result' ? UNREAD_RESULT : UNREAD, () => (unread = false));
    },
  };
}

/** Lets a play go on by itself, where it is to. */
function pacing(timer: Timer, pace: Pace, advance: () => void) {
  let scene: Scene | null = null;
  let stop = (): void => undefined;
  return {
    shown({ overlay }: Ui): void {
      const next = overlay?.kind === 'scene' ? overlay : null;
      if (next === scene) return;
      stop();
      stop = () => undefined;
      scene = next;
      const stage = next?.stages[next.at];
      const milliseconds = stage === undefined ? null : standsFor(stage, pace);
      if (milliseconds !== null) stop = timer(milliseconds, advance);
    },
    stop: () => stop(),
  };
}

/** So long points flash when they are scored, in milliseconds. */
const FLASH = 1500;

/** Lets what flashes be calm again after a moment in which it could be seen. */
function flashes(timer: Timer, calm: () => void): (ui: Ui) => void {
  let last: Flash | null = null;
  let stop = (): void => undefined;
  return ({ flash, overlay }) => {
    const next = overlay === null ? flash : null;
    if (next === last) return;
    stop();
    last = next;
    if (next !== null) stop = timer(FLASH, calm);
  };
}

/** Sits a player at a table until they leave it. The session is told so, unless a signal ended it. */
export async function runTable({
  session,
  face,
  pace = 'step',
  flash = true,
  ...settings
}: TableOptions): Promise<TableResult> {
  let unsubscribe = (): void => undefined;
  const left: { further: Further | null } = { further: null };
  let stopPlay = (): void => undefined;
  const result = await runOnScreen(settings, (columns, rows, redraw) => {
    const timer = settings.timer ?? clock;
    const box = freshBox(timer);
    const paced = pacing(timer, pace, () => store.advance());
    const flashing = flashes(timer, () => store.calm());
    const shown = (): void => {
      flashing(store.ui());
      box.shown(store.ui());
      paced.shown(store.ui());
    };
    const changed = (): void => {
      shown();
      redraw();
    };
    const store = createStore(session, face, { columns, rows, pace, flash }, changed);
    shown();
    stopPlay = paced.stop;
    unsubscribe = session.subscribe(() => store.refresh());
    return {
      element: () => <Table ui={store.ui()} desk={store.desk()} />,
      key(event) {
        if (box.isUnread() && !(event.kind === 'key' && event.name === 'ctrl-c')) return null;
        const wish = store.key(event);
        left.further = store.ui().further;
        return wish === 'quit' ? 'leave' : wish;
      },
      resize: (newColumns, newRows) => store.resize(newColumns, newRows),
    };
  });
  stopPlay();
  unsubscribe();
  session.quit();
  return result.ended === 'quit' && left.further !== null ? { ...result, further: left.further } : result;
}
