/** Draws elements of ink (the library that lays out the screen) to whole frames, without a terminal of its own. */
import { render } from 'ink';
import type { ReactElement } from 'react';
import { Painter } from './rows.tsx';
import type { Look } from './looks.ts';
import { Theme } from './theme.ts';
import { InkStream, isInput, isOutput, NoInput } from './screen/ink-stream.ts';

export interface Drawing {
  /** Draws an element; the frame has been handed on when this returns. */
  show(element: ReactElement): void;
  resize(columns: number, rows: number): void;
  close(): void;
}

/** Starts ink for a screen of a size; every frame goes to `paint`, whether ink has drawn it or it is made of rows. */
export function createDrawing(
  columns: number,
  rows: number,
  paint: (frame: string) => void,
  theme: Look = 'usual',
): Drawing {
  let isOpen = true;
  const paintIfOpen = (frame: string): void => {
    if (isOpen) paint(frame);
  };
  const stdout = new InkStream(columns, rows, paintIfOpen);
  const stdin = new NoInput();
  if (!isOutput(stdout) || !isInput(stdin)) throw new Error('the streams for ink are not what ink needs');
  let instance: ReturnType<typeof render> | null = null;
  return {
    show(element) {
      const painted = (
        <Theme value={theme}>
          <Painter value={paintIfOpen}>{element}</Painter>
        </Theme>
      );
      if (instance === null)
        instance = render(painted, {
          stdout,
          stdin,
          stderr: stdout,
          debug: true,
          exitOnCtrlC: false,
          patchConsole: false,
        });
      else instance.rerender(painted);
    },
    resize(newColumns, newRows) {
      stdout.columns = newColumns;
      stdout.rows = newRows;
    },
    close() {
      isOpen = false;
      instance?.unmount();
      instance?.cleanup();
    },
  };
}
