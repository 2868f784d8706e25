/** The socket in the data folder: a machine's own SSH server, or anybody who may open it, comes in by it. Who may is for the file's mode to say. */
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import type { HostLimits } from '../limits.ts';
import { idOfName, wishesIn } from '../people/person.ts';
import type { People } from '../people/people.ts';
import { FrameReader, framesOf, type Frame } from './frames.ts';
import type { Received, SshOptions } from './ssh.ts';
import type { Carrier, Visitor } from './wire.ts';

/** Where the socket of a host lies. */
export const socketIn = (folder: string): string => join(folder, 'host.sock');

const size = v.strictObject({ columns: v.number(), rows: v.number() });
const shortText = v.pipe(v.string(), v.maxLength(200));

/** What whoever comes in by the socket says first. */
export const helloSchema = v.strictObject({
  as: shortText,
  size: v.nullable(size),
  environment: v.array(v.tuple([shortText, shortText])),
  command: v.nullable(v.pipe(v.string(), v.maxLength(2000))),
  /** A table to go to at once. */
  table: v.exactOptional(shortText),
});

export type Hello = v.InferOutput<typeof helloSchema>;

export interface SocketOptions extends Pick<SshOptions, 'people' | 'receive' | 'log'> {
  readonly folder: string;
  readonly limits: Pick<HostLimits, 'handshake'>;
}

/** Listens on the socket of a folder; rejects with what the system says where it can't. */
export async function startSocket(options: SocketOptions): Promise<{ close(): Promise<void> }> {
  const path = socketIn(options.folder);
  // One host a folder: what lies there is left over.
  rmSync(path, { force: true });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    welcome(socket, options);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  chmodSync(path, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        setTimeout(() => sockets.forEach((socket) => socket.destroy()), 300).unref();
      }),
  };
}

/** Takes what comes over a socket: a hello first, then keys. */
function welcome(socket: Socket, options: SocketOptions): void {
  let received: Received | null = null;
  const patience = setTimeout(() => socket.destroy(), options.limits.handshake);
  const take = ({ kind, bytes }: Frame): void => {
    if (received === null) {
      clearTimeout(patience);
      const visitor = kind === 'hello' ? visitorOf(bytes, options.people) : null;
      if (visitor === null) return void socket.destroy();
      received = options.receive(visitor, carrierOver(socket));
      return;
    }
    if (kind === 'keys') received.push(bytes);
    else if (kind === 'end') received.inputEnded();
    else if (kind === 'size') resize(received, bytes, socket);
    else socket.destroy();
  };
  const reader = new FrameReader(take, () => socket.destroy());
  socket.on('data', (bytes) => reader.push(bytes));
  socket.on('close', () => {
    clearTimeout(patience);
    received?.gone();
  });
}

function resize(received: Received, bytes: Uint8Array, socket: Socket): void {
  const read = v.safeParse(size, valueOf(bytes));
  if (read.success) received.resize(read.output.columns, read.output.rows);
  else socket.destroy();
}

function visitorOf(bytes: Uint8Array, people: People): Visitor | null {
  const read = v.safeParse(helloSchema, valueOf(bytes));
  if (!read.success) return null;
  const { as, size: of, environment, command, table = null } = read.output;
  const wishes = wishesIn(as);
  if (wishes.name === '') return null;
  const person = people.arrive(idOfName(wishes.name), wishes.name);
  return {
    person,
    // Who brought them here answers for them: each is counted alone.
    address: person.id,
    size: of,
    environment: new Map(environment.slice(0, 20)),
    wishes,
    command,
    table,
  };
}

/** The value of a JSON text; undefined where it is none. */
function valueOf(bytes: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
    return value;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const carrierOver = (socket: Socket): Carrier => ({
  write: (bytes) => void socket.write(framesOf('shown', bytes)),
  complain: (bytes) => void socket.write(framesOf('complaint', bytes)),
  queued: () => socket.writableLength,
  pause: () => void socket.pause(),
  resume: () => void socket.resume(),
  end: (status) => void socket.end(framesOf('status', String(status))),
  destroy: () => void socket.destroy(),
});
