/** The SSH server: connections, proofs of who somebody is, sessions. What a session does is told by whoever starts the server. */
import { createServer, type Server as NetServer, type Socket } from 'node:net';
import ssh2, { type Connection, type ServerChannel, type Session } from 'ssh2';
import { Buckets, Counts, type HostLimits } from '../limits.ts';
import type { Log } from '../log.ts';
import { wishesIn, type Person } from '../people/person.ts';
import type { People } from '../people/people.ts';
import type { Carrier, Visitor } from './wire.ts';
import { proofOf } from './proof.ts';

export interface SshOptions {
  readonly port: number;
  readonly address: string;
  readonly hostKey: string;
  readonly allowsGuests: boolean;
  readonly limits: HostLimits;
  readonly people: People;
  readonly now: () => number;
  readonly log: Log;
  /** Takes a visitor in; what comes from them is handed to what is returned. */
  readonly receive: (visitor: Visitor, carrier: Carrier) => Received;
}

/** Where what comes from a visitor goes. */
export interface Received {
  push(bytes: Uint8Array): void;
  inputEnded(): void;
  resize(columns: number, rows: number): void;
  gone(): void;
}

export interface SshServer {
  readonly port: number;
  /** Connections there are now. */
  connections(): number;
  close(): Promise<void>;
}

/** Variables that a client may set for its session, and how long their values may be. */
const taken: ReadonlySet<string> = new Set(['NO_COLOR', 'COLORTERM', 'LANG', 'LC_ALL', 'LC_CTYPE', 'TERM']);
const mostOfValue = 60;
/** Commands are no novels. */
const mostOfCommand = 2000;

/** Addresses of one network of IPv6 count as one. */
function addressOf(remote: string | undefined): string {
  const address = (remote ?? 'unknown').replace(/^::ffff:/, '');
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
}

/** Starts the server; rejects with what the system says where the port can't be had. */
export async function startSsh(options: SshOptions): Promise<SshServer> {
  const { limits, log, now } = options;
  const sockets = new Set<Socket>();
  const perAddress = new Counts();
  const arrivals = new Buckets(limits.burst, limits.refill, now);
  const bySource = new Map<string, Socket>();
  const gate = new Gate(options);
  const ssh = new ssh2.Server({
    hostKeys: [options.hostKey],
    ident: 'spaceline',
    keepaliveInterval: 15_000,
    keepaliveCountMax: 4,
  });
  ssh.on('connection', (connection: Connection, info: { ip: string; port: number }) => {
    const socket = bySource.get(sourceOf(info.ip, info.port));
    if (socket !== undefined) gate.take(connection, socket);
  });
  const server: NetServer = createServer({ noDelay: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    const address = addressOf(socket.remoteAddress);
    const isTooMany = sockets.size >= limits.connections || perAddress.of(address) >= limits.perAddress;
    if (isTooMany || !arrivals.take(address)) return void socket.destroy();
    const source = sourceOf(socket.remoteAddress ?? '', socket.remotePort ?? 0);
    sockets.add(socket);
    perAddress.add(address);
    bySource.set(source, socket);
    const patience = setTimeout(() => socket.destroy(), limits.handshake);
    gate.onProved(socket, () => clearTimeout(patience));
    socket.on('close', () => {
      clearTimeout(patience);
      sockets.delete(socket);
      perAddress.remove(address);
      bySource.delete(source);
    });
    ssh.injectSocket(socket);
  });
  server.on('error', (error) => log('server-error', { problem: error.message }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.address, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const at = server.address();
  return {
    port: typeof at === 'object' && at !== null ? at.port : options.port,
    connections: () => sockets.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Whoever was told good bye has read it by then, or never will.
        setTimeout(() => sockets.forEach((socket) => socket.destroy()), 300).unref();
        for (const socket of sockets) socket.end();
      }),
  };
}

const sourceOf = (ip: string, port: number): string => `${ip} ${port}`;

/** Lets connections in that prove who they are, and takes their sessions. */
class Gate {
  private readonly perPerson = new Counts();
  private readonly proved = new WeakMap<Socket, () => void>();

  constructor(private readonly options: SshOptions) {}

  /** What is done as soon as whoever is on a socket has proved who they are. */
  onProved(socket: Socket, act: () => void): void {
    this.proved.set(socket, act);
  }

  /** Takes a connection. */
  take(connection: Connection, socket: Socket): void {
    const { limits, allowsGuests, log } = this.options;
    const address = addressOf(socket.remoteAddress);
    let person: Person | null = null;
    let user = '';
    let attempts = 0;
    // Whatever a client does wrong ends its connection, and nothing else.
    connection.on('error', () => socket.destroy());
    connection.on('authentication', (context) => {
      attempts += 1;
      if (attempts > limits.proofs) return void socket.destroy();
      try {
        const proof = proofOf(context, allowsGuests);
        if (proof.is === 'refused') return context.reject([...proof.left]);
        if (proof.is === 'proved') {
          user = context.username;
          person = this.personOf(proof.id, proof.isGuest, user);
          if (this.perPerson.of(person.id) >= limits.perPerson) return void socket.destroy();
        }
        context.accept();
      } catch {
        // A key or a signature that nobody can read proves nothing.
        context.reject();
      }
    });
    connection.on('ready', () => {
      if (person === null) return void socket.destroy();
      const { id, name } = person;
      this.proved.get(socket)?.();
      this.perPerson.add(id);
      log('came', { name, address });
      socket.once('close', () => {
        this.perPerson.remove(id);
        log('went', { name, address });
      });
    });
    let channels = 0;
    connection.on('session', (accept, reject) => {
      if (person === null || channels >= limits.channels) return reject();
      channels += 1;
      new ChannelSession(
        accept(),
        { person, address, wishes: wishesIn(user) },
        socket,
        this.options.receive,
        () => (channels -= 1),
      );
    });
  }

  private personOf(id: string, isGuest: boolean, user: string): Person {
    const { name } = wishesIn(user);
    if (!isGuest) return this.options.people.arrive(id, name);
    return { id, name: `guest-${name === '' ? id.slice(1, 5) : name}`, isGuest };
  }
}

/** One session of a connection: what it asks for, then a shell or a command. */
class ChannelSession {
  private size: { columns: number; rows: number } | null = null;
  private readonly environment = new Map<string, string>();
  private received: Received | null = null;
  private isClosed = false;

  constructor(
    session: Session,
    private readonly who: Pick<Visitor, 'person' | 'address' | 'wishes'>,
    private readonly socket: Socket,
    private readonly receive: SshOptions['receive'],
    private readonly ended: () => void,
  ) {
    session.on('pty', (accept, _reject, info) => {
      this.size = { columns: info.cols, rows: info.rows };
      if ('term' in info && typeof info.term === 'string') this.set('TERM', info.term);
      accept();
    });
    session.on('window-change', (accept, _reject, info) => {
      this.received?.resize(info.cols, info.rows);
      // Clients ask for no answer to this, and ssh2 then gives none to accept with.
      callIfThere(accept);
    });
    session.on('env', (accept, reject, info) => {
      const isTaken = this.set(info.key, info.val);
      callIfThere(isTaken ? accept : reject);
    });
    session.on('shell', (accept) => this.begin(accept(), null));
    session.on('exec', (accept, reject, info) => {
      if (info.command.length > mostOfCommand) reject();
      else this.begin(accept(), info.command);
    });
    session.on('close', () => this.close());
  }

  private set(name: string, value: string): boolean {
    const isTaken = taken.has(name) && value.length <= mostOfValue;
    if (isTaken) this.environment.set(name, value);
    return isTaken;
  }

  private begin(channel: ServerChannel, command: string | null): void {
    if (this.received !== null) return channel.close();
    const visitor: Visitor = { ...this.who, size: this.size, environment: this.environment, command, table: null };
    channel.on('error', () => this.socket.destroy());
    channel.stderr.on('error', () => this.socket.destroy());
    const received = this.receive(visitor, carrierOver(channel, this.socket));
    this.received = received;
    channel.on('data', (bytes: Uint8Array) => received.push(bytes));
    // Not the session's own `end`: that comes before what was sent last is read.
    channel.on('end', () => received.inputEnded());
    channel.on('close', () => this.close());
    this.socket.once('close', () => this.close());
  }

  private close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.ended();
    this.received?.gone();
  }
}

/** Requests that want no answer come without a way to give one, whatever their types say. */
const callIfThere = (act: (() => void) | undefined): void => act?.();

const carrierOver = (channel: ServerChannel, socket: Socket): Carrier => ({
  write: (bytes) => void channel.write(bytes),
  complain: (bytes) => void channel.stderr.write(bytes),
  queued: () => channel.writableLength + channel.stderr.writableLength + socket.writableLength,
  pause: () => void channel.pause(),
  resume: () => void channel.resume(),
  end(status) {
    channel.exit(status);
    channel.end();
  },
  destroy: () => void socket.destroy(),
});
