/** A host: the hall, the doors to it, and everybody who is there. */
import { join } from 'node:path';
import { makeFolder } from '../catalog/index.ts';
import { carryOut } from './commands/index.ts';
import { Programs } from './commands/programs.ts';
import type { Ground } from './ground.ts';
import { Hall } from './hall.ts';
import { Buckets, usualLimits, type HostLimits } from './limits.ts';
import { visitInLines } from './lobby/lines.ts';
import { visitOnScreen } from './lobby/screen.ts';
import { logTo } from './log.ts';
import { People } from './people/people.ts';
import { hostKeyIn } from './server/host-key.ts';
import { startSocket } from './server/socket.ts';
import { startSsh, type Received } from './server/ssh.ts';
import { Wire, type Carrier, type Visitor } from './server/wire.ts';
import { folderStore } from './tables/store.ts';

export interface HostOptions {
  /** The port of the SSH server; null: there is none, only the socket in the folder. */
  readonly port: number | null;
  readonly address: string;
  /** Where everything is kept. */
  readonly folder: string;
  /** What everybody is told as they come in, a line each. */
  readonly motd: readonly string[];
  readonly bots: readonly string[];
  readonly allowsGuests: boolean;
  readonly limits?: Partial<HostLimits>;
  readonly ground: Ground;
  /** Takes a line of the log. */
  readonly write: (line: string) => void;
  readonly now: () => number;
}

export interface Host {
  /** Null without an SSH server. */
  readonly port: number | null;
  /** The host key as OpenSSH shows it; empty without an SSH server. */
  readonly fingerprint: string;
  readonly hall: Hall;
  /** Says good bye to everybody; every game is kept. */
  stop(): Promise<void>;
}

/** How often it is looked whether somebody is idle or does not read. */
const LOOK_EVERY = 5000;
const FAREWELL = 'The host stops for a moment. Every game is kept: come back, and it goes on where it was.';

/** Opens a host. Rejects with what the system says where a port or a folder can't be had. */
export async function openHost(options: HostOptions): Promise<Host> {
  const { folder, ground, now, allowsGuests } = options;
  const limits: HostLimits = { ...usualLimits, ...options.limits };
  const log = logTo(options.write, now);
  makeFolder(folder);
  const people = new People(folder, limits);
  const hall = new Hall({ ground, store: folderStore(folder), people, limits, bots: options.bots, now, log });
  await hall.restore();
  const house = new House(options, limits, hall);
  const receive = (visitor: Visitor, carrier: Carrier): Received => house.receive(visitor, carrier);
  const socket = await startSocket({ folder, limits, people, receive, log });
  const key = options.port === null ? null : hostKeyIn(folder);
  const ssh =
    key === null || options.port === null
      ? null
      : await startSsh({
          port: options.port,
          address: options.address,
          hostKey: key.private,
          allowsGuests,
          limits,
          people,
          now,
          log,
          receive,
        });
  const looking = setInterval(() => house.lookAround(), LOOK_EVERY);
  log('open', { port: ssh?.port ?? 'none', folder: join(folder) });
  return {
    port: ssh?.port ?? null,
    fingerprint: key?.fingerprint ?? '',
    hall,
    async stop() {
      clearInterval(looking);
      log('stopping', { sessions: house.sessions });
      await house.close();
      await Promise.all([ssh?.close(), socket.close()]);
      log('stopped');
    },
  };
}

/** Everybody who is there. */
class House {
  private readonly wires = new Set<Wire>();
  private readonly commands: Buckets;
  private readonly programs: Programs;
  private readonly since: number;

  constructor(
    private readonly options: HostOptions,
    private readonly limits: HostLimits,
    private readonly hall: Hall,
  ) {
    this.commands = new Buckets(limits.commandBurst, limits.commandRefill, options.now);
    this.programs = new Programs(options.ground, limits);
    this.since = options.now();
  }

  get sessions(): number {
    return this.wires.size;
  }

  /** Takes somebody in. */
  receive(visitor: Visitor, carrier: Carrier): Received {
    const { log } = this.hall.options;
    const wire: Wire = new Wire(visitor, carrier, this.limits, this.options.now, (error) => {
      log('session-broken', { name: visitor.person.name, error: errorWords(error) });
      carrier.complain('A fault of the program ended this session; your games are kept.\r\n');
      wire.end(70);
    });
    this.wires.add(wire);
    wire.whenGone(() => this.wires.delete(wire));
    this.visit(wire).catch((error: unknown) => wire.guarded(() => rethrown(error)));
    return wire;
  }

  private async visit(wire: Wire): Promise<void> {
    const { command, size, person, address } = wire.visitor;
    if (command !== null) {
      if (!this.commands.take(address)) {
        wire.complain('spaceline: too many commands; wait a moment\n');
        wire.end(2);
        return;
      }
      const carried = {
        wire,
        hall: this.hall,
        programs: this.programs,
        sessions: () => this.sessions,
        since: this.since,
      };
      const before = command.trim() === '' ? 'help' : command;
      wire.end(await carryOut(carried, before));
      return;
    }
    const leave = this.hall.enter(person);
    wire.whenGone(leave);
    if (size === null) await visitInLines(wire, this.hall, this.options.motd);
    else await visitOnScreen(wire, this.hall, this.options.motd);
    wire.end(0);
  }

  /** Sends away who does nothing or reads nothing. */
  lookAround(): void {
    this.hall.look();
    for (const wire of this.wires) {
      wire.measure();
      const patience = wire.isAtTable ? this.limits.idleAtTable : this.limits.idleInLobby;
      if (this.options.now() - wire.lastKey > patience)
        this.farewell(wire, 'You did nothing for a long time. Your games are kept: come back.');
    }
  }

  /** Sends everybody away; what is on their screens ends first. */
  async close(): Promise<void> {
    this.hall.close(FAREWELL);
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const wire of this.wires) this.farewell(wire, FAREWELL);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }

  private farewell(wire: Wire, words: string): void {
    wire.closeScreen();
    wire.write(`${words}\n`);
    wire.end(0);
  }
}

const errorWords = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

function rethrown(error: unknown): never {
  throw error;
}
