/** The program around the table: terminal, keys, store, ink and screen writer put together. */
import type { ReactElement } from 'react';
import { createDrawing } from './drawing.tsx';
import type { TableFace } from './face.ts';
import type { KeyEvent, Timer } from './keys/decoder.ts';
import type { ColourDepth } from './screen/colours.ts';
import { createScreenWriter } from './screen/writer.ts';
import type { TableSession } from '../../table/index.ts';
import type { Ui } from './state.ts';
import { createStore } from './store.ts';
import { Table } from './table.tsx';
import { openTerminal } from './terminal/session.ts';
import type { Display, Ending, Host, Keyboard } from './terminal/session.ts';

/** How the screen looks, and where it is; the process's own streams unless others are given. */
export interface ScreenSettings {
  readonly depth: ColourDepth;
  readonly ascii: boolean;
  readonly keyboard?: Keyboard;
  readonly display?: Display;
  readonly host?: Host;
  readonly timer?: Timer;
}

export interface TableOptions extends ScreenSettings {
  readonly session: TableSession;
  /** What the table of its edition looks like. */
  readonly face: TableFace;
}

/** How the table was left. */
export type TableResult = { readonly ended: 'quit' } | { readonly ended: 'interrupted'; readonly by: Ending };

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
    const drawing = createDrawing(columns, rows, (frame) => writer.paint(frame));
    const program = begin(columns, rows, () => drawing.show(program.element()));
    drawing.show(program.element());
  });
}

/** Nobody has read a box before this many milliseconds. */
const UNREAD = 200;

/** Whether a lesson has just come up: what is typed then was meant for the table as it was before, and is let go. */
function freshLesson(timer: Timer) {
  let last = '';
  let unread = false;
  return {
    isUnread: () => unread,
    shown({ overlay }: Ui): void {
      if (overlay?.kind !== 'lesson' || overlay.title === last) return;
      last = overlay.title;
      unread = true;
      timer(UNREAD, () => (unread = false));
    },
  };
}

/** Sits a player at a table until they leave it. The session is told so, unless a signal ended it. */
export async function runTable({ session, face, ...settings }: TableOptions): Promise<TableResult> {
  let unsubscribe = (): void => undefined;
  const result = await runOnScreen(settings, (columns, rows, redraw) => {
    const lesson = freshLesson(settings.timer ?? clock);
    const store = createStore(session, face, columns, rows, () => {
      lesson.shown(store.ui());
      redraw();
    });
    lesson.shown(store.ui());
    unsubscribe = session.subscribe(() => store.refresh());
    return {
      element: () => <Table ui={store.ui()} desk={store.desk()} />,
      key(event) {
        if (lesson.isUnread() && !(event.kind === 'key' && event.name === 'ctrl-c')) return null;
        const wish = store.key(event);
        return wish === 'quit' ? 'leave' : wish;
      },
      resize: (newColumns, newRows) => store.resize(newColumns, newRows),
    };
  });
  unsubscribe();
  session.quit();
  return result;
}
