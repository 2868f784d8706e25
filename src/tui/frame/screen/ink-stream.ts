/** What ink takes for its terminal: every commit arrives as one whole frame and goes to the screen writer. */
import { EventEmitter } from 'node:events';

/** Cursor and mode switches that ink sends by itself; the terminal session alone decides those. */
// eslint-disable-next-line no-control-regex
const switches = /^(?:\x1b\[\??[0-9;]*[A-Za-z])+$/;

/** A stand-in for `process.stdout`, given to ink together with `debug: true`. */
export class InkStream extends EventEmitter {
  readonly isTTY = true;
  columns: number;
  rows: number;
  readonly #paint: (frame: string) => void;

  constructor(columns: number, rows: number, paint: (frame: string) => void) {
    super();
    this.columns = columns;
    this.rows = rows;
    this.#paint = paint;
  }

  write(frame: string): boolean {
    // Of rows that have gone to the painter nothing is left for ink to draw.
    if (frame !== '' && !switches.test(frame)) this.#paint(frame);
    return true;
  }
}

/** ink asks for a whole terminal stream but uses only what this has; the check says so to the compiler. */
export function isOutput(stream: unknown): stream is NodeJS.WriteStream {
  return stream instanceof EventEmitter && 'write' in stream && 'columns' in stream && 'rows' in stream;
}

/** What ink takes for its keyboard: nothing ever comes from it, keys are decoded by ourselves. */
export class NoInput extends EventEmitter {
  readonly isTTY = false;
}

/** See `isOutput`. */
export function isInput(stream: unknown): stream is NodeJS.ReadStream {
  return stream instanceof NoInput || (stream instanceof EventEmitter && 'setRawMode' in stream);
}
