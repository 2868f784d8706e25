/** A table without a terminal: type keys, read the screen as text. The same ink, writer and store as in the program. */
import { createDrawing } from '../../src/tui/frame/drawing.tsx';
import { createKeyDecoder } from '../../src/tui/frame/keys/decoder.ts';
import { cellsOf } from '../../src/tui/frame/screen/cells.ts';
import type { CellOptions } from '../../src/tui/frame/screen/cells.ts';
import { createScreenWriter } from '../../src/tui/frame/screen/writer.ts';
import type { TableSession } from '../../src/table/index.ts';
import type { Pace } from '../../src/tui/frame/scene.ts';
import { createStore } from '../../src/tui/frame/store.ts';
import { Table } from '../../src/tui/frame/table.tsx';
import { faceOf } from '../../src/tui/faces.ts';

export const plain: CellOptions = { depth: 'none', ascii: true };

export function sitDown(
  session: TableSession,
  columns: number,
  rows: number,
  look: CellOptions = plain,
  pace: Pace = 'step',
) {
  let frame = '';
  let bytes = '';
  const writer = createScreenWriter({ ...look, columns, rows, write: (text) => (bytes += text) });
  const drawing = createDrawing(columns, rows, (next) => {
    frame = next;
    writer.paint(next);
  });
  const show = () => drawing.show(<Table ui={store.ui()} desk={store.desk()} />);
  const store = createStore(session, faceOf(session.view()), { columns, rows, pace }, show);
  const decoder = createKeyDecoder(
    (event) => store.key(event),
    (_after, run) => {
      run();
      return () => undefined;
    },
  );
  session.subscribe(() => store.refresh());
  show();
  return {
    store,
    type: (...keys: readonly string[]) => {
      for (const key of keys) decoder.push(new TextEncoder().encode(key));
    },
    resize: (newColumns: number, newRows: number) => {
      writer.resize(newColumns, newRows);
      drawing.resize(newColumns, newRows);
      store.resize(newColumns, newRows);
    },
    /** What the screen shows, a line a row. */
    text: (options: CellOptions = look) =>
      frame
        .split('\n')
        .map((line) =>
          cellsOf(line, options)
            .map(({ character }) => character)
            .join('')
            .trimEnd(),
        )
        .join('\n'),
    frame: () => frame,
    /** The bytes written since the last call. */
    written: () => {
      const last = bytes;
      bytes = '';
      return last;
    },
    close: () => drawing.close(),
  };
}
