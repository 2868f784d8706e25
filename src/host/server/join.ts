/** The other end of the socket: somebody on the host's own machine, perhaps brought there by its SSH server. */
import { createConnection } from 'node:net';
import { FrameReader, framesOf } from './frames.ts';
import { socketIn, type Hello } from './socket.ts';

/** What the visitor sits at. */
export interface Ends {
  readonly input: {
    on(event: 'data', listener: (bytes: Uint8Array) => void): unknown;
    on(event: 'end', listener: () => void): unknown;
  };
  readonly show: (bytes: Uint8Array) => void;
  readonly complain: (bytes: Uint8Array) => void;
  /** Calls when the terminal has another size. */
  readonly onResize: (listener: (columns: number, rows: number) => void) => void;
}

/** Connects to the host of a folder; resolves with the status, or with a string that says why there is no host. */
export function joinHost(
  folder: string,
  hello: Hello,
  { input, show, complain, onResize }: Ends,
): Promise<number | string> {
  return new Promise((resolve) => {
    const socket = createConnection(socketIn(folder));
    let status: number | null = null;
    const reader = new FrameReader(
      ({ kind, bytes }) => {
        if (kind === 'shown') show(bytes);
        else if (kind === 'complaint') complain(bytes);
        else if (kind === 'status') status = Number(Buffer.from(bytes).toString('utf8'));
      },
      () => socket.destroy(),
    );
    socket.on('connect', () => {
      socket.write(framesOf('hello', JSON.stringify(hello)));
      input.on('data', (bytes) => void socket.write(framesOf('keys', bytes)));
      input.on('end', () => void socket.write(framesOf('end', '')));
      onResize((columns, rows) => void socket.write(framesOf('size', JSON.stringify({ columns, rows }))));
    });
    socket.on('data', (bytes) => reader.push(bytes));
    socket.on('error', (error) => resolve(`no host answers in ${folder}: ${error.message}`));
    socket.on('close', () => resolve(status ?? 'the host has gone; your games are kept'));
  });
}
