/**
 * A recording of what the terminal showed, in asciicast v2 (https://docs.asciinema.org/manual/asciicast/v2/): a line that
 * says how large the terminal was, then a line an event, with a marker at the start of each turn.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import { visible } from '../../catalog/plain.ts';
import { attempt, tried } from '../files/system-error.ts';

/** What a recording needs of `process.stdout`. */
export interface Recorded {
  readonly columns?: number;
  readonly rows?: number;
  write(chunk: Uint8Array | string, ...rest: readonly never[]): boolean;
  on(event: 'resize', listener: () => void): unknown;
  off(event: 'resize', listener: () => void): unknown;
}

export interface Cast {
  /** Tells whose turn it is: the first time a turn is told, it is marked. */
  readonly turn: (number: number, name: string) => void;
  /** Ends the recording and hands the stream back; what the system said if it had to end before. */
  readonly end: () => string | null;
}

/** Seconds, as players of recordings take them. */
type Clock = () => number;

const sinceNow = (): Clock => {
  const begun = performance.now();
  return () => Math.round((performance.now() - begun) * 1000) / 1_000_000;
};

/** Records what is written to a stream from now on; a string says why it can't be. The file is whole after every event. */
export function beginCast(file: string, stream: Recorded, clock: Clock = sinceNow()): Cast | string {
  const opened = tried(() => openSync(file, 'w'));
  if (opened.failure !== null) return `the cast can't be written: ${opened.failure}`;
  const descriptor = opened.value;
  const write = stream.write.bind(stream);
  const size = () => ({ width: stream.columns ?? usualSize.width, height: stream.rows ?? usualSize.height });
  let failure: string | null = null;
  let isOpen = true;
  let lastTurn = '';
  const line = (value: object): void => {
    if (failure !== null || !isOpen) return;
    failure = attempt(() => void writeSync(descriptor, `${JSON.stringify(value)}\n`));
  };
  const resized = (): void => line([clock(), 'r', `${size().width}x${size().height}`]);
  line({ version: 2, ...size(), title: 'spaceline' });
  stream.on('resize', resized);
  stream.write = (chunk, ...rest) => {
    line([clock(), 'o', asTerminal(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8'))]);
    return write(chunk, ...rest);
  };
  return {
    turn(number, name) {
      const label = visible(`Turn ${number}: ${name}`);
      if (label !== lastTurn) line([clock(), 'm', label]);
      lastTurn = label;
    },
    end() {
      if (!isOpen) return failure;
      isOpen = false;
      stream.off('resize', resized);
      stream.write = write;
      closeSync(descriptor);
      return failure;
    },
  };
}

/** For a program that writes to no terminal. */
const usualSize = { width: 80, height: 24 };

/** A terminal begins a new line at its left edge; a player of recordings has to be told so. */
const asTerminal = (text: string): string => text.replace(/(?<!\r)\n/g, '\r\n');
