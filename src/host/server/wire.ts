/**
 * A visitor's wire: their keys come in and the screen goes out, over SSH or a socket. It is made to look like a terminal to what draws on it. Everything
 * is bounded: what waits to be read by a client that doesn't read, and for how long.
 */
import { EventEmitter } from 'node:events';
import type { HostLimits } from '../limits.ts';
import { clampedSize } from '../limits.ts';
import { Intake } from './intake.ts';
import type { Person } from '../people/person.ts';

/** What carries the bytes. */
export interface Carrier {
  write(bytes: string): void;
  complain(bytes: string): void;
  /** Bytes that were written and have not gone yet. */
  queued(): number;
  pause(): void;
  resume(): void;
  /** Ends in good order, with the status of what was done. */
  end(status: number): void;
  /** Ends at once. */
  destroy(): void;
}

/** Who comes, and what they want. */
export interface Visitor {
  readonly person: Person;
  /** Where from: what limits are counted by. */
  readonly address: string;
  /** The terminal; null: they have none, or asked for none. */
  readonly size: { readonly columns: number; readonly rows: number } | null;
  readonly environment: ReadonlyMap<string, string>;
  readonly wishes: { readonly ascii: boolean; readonly mono: boolean };
  /** A command to carry out; null: they want to play. */
  readonly command: string | null;
  /** A table to go to at once, by its id or the word of its invitation; null: the lobby. */
  readonly table: string | null;
}

/** What ends a program on the screen from outside: it looks like `process` to it. */
export class Door extends EventEmitter {
  readonly pid = 0;

  /** Nobody can be suspended here: who asks for it is back at once. */
  kill(): void {
    setImmediate(() => this.emit('SIGCONT'));
  }

  /** Ends what is on the screen now. */
  close(): void {
    this.emit('SIGHUP');
  }
}

/** Who takes what comes from the visitor. */
export interface Reader {
  push(bytes: Uint8Array): void;
  ended(): void;
}

/** What one program on the screen has: a keyboard, a display and a door, its own ones, so that nothing of it stays behind. */
export interface Screen {
  readonly keyboard: EventEmitter & { resume(): void; pause(): void };
  readonly display: WireDisplay;
  readonly host: Door;
}

/** Bytes that are kept while nobody reads; then the carrier has to wait. */
const mostHeld = 64 * 1024;
/** Bytes of keys that are handed on at once. */
const keysAtOnce = 32;

export class Wire {
  private readonly onGone = new Set<() => void>();
  private screen: Screen | null = null;
  private intake: Intake | null = null;
  private held: Uint8Array[] = [];
  private heldBytes = 0;
  private hasEnded = false;
  /** Whether the visitor sits at a table: there one may think for longer. */
  isAtTable = false;
  private size: { readonly columns: number; readonly rows: number };
  private isGone = false;
  private stalledSince: number | null = null;
  /** When the visitor last did something. */
  lastKey: number;

  constructor(
    readonly visitor: Visitor,
    private readonly carrier: Carrier,
    private readonly limits: Pick<HostLimits, 'queued' | 'stalled'>,
    private readonly now: () => number,
    /** A fault of ours in what the visitor's keys do. */
    private readonly broken: (error: unknown) => void,
  ) {
    this.size = visitor.size === null ? clampedSize(80, 24) : clampedSize(visitor.size.columns, visitor.size.rows);
    this.lastKey = now();
  }

  get columns(): number {
    return this.size.columns;
  }

  get rows(): number {
    return this.size.rows;
  }

  get isClosed(): boolean {
    return this.isGone;
  }

  /** What comes from the visitor. */
  push(bytes: Uint8Array): void {
    if (this.isGone) return;
    this.lastKey = this.now();
    const { intake } = this;
    if (intake !== null) return this.guarded(() => intake.push(bytes));
    this.held.push(bytes);
    this.heldBytes += bytes.length;
    if (this.heldBytes > mostHeld) this.carrier.pause();
  }

  /** Hands what comes from the visitor to a reader from now on; what nobody has read yet comes first. */
  readBy(reader: Reader, piece = 4096): void {
    const intake = new Intake(
      this.carrier,
      (bytes) => this.guarded(() => (this.intake === intake ? reader.push(bytes) : this.push(bytes))),
      () => this.guarded(() => reader.ended()),
      piece,
    );
    this.intake = intake;
    const held = this.held;
    this.held = [];
    this.heldBytes = 0;
    this.carrier.resume();
    for (const bytes of held) this.guarded(() => intake.push(bytes));
    if (this.hasEnded || this.isGone) this.guarded(() => intake.end());
  }

  /** Lets more come from the visitor, or nothing for now. */
  flow(isOpen: boolean): void {
    if (isOpen) this.carrier.resume();
    else this.carrier.pause();
  }

  /** Nobody reads for a while. */
  readByNobody(): void {
    this.intake = null;
  }

  /** A screen for one program; call `leaveScreen` when it has ended. */
  enterScreen(): Screen {
    const keyboard = Object.assign(new EventEmitter(), { resume: () => undefined, pause: () => undefined });
    const display = new WireDisplay(this);
    const screen: Screen = { keyboard, display, host: new Door() };
    this.screen = screen;
    const reader = {
      push: (bytes: Uint8Array) => void keyboard.emit('data', bytes),
      ended: () => void keyboard.emit('end'),
    };
    this.readBy(reader, keysAtOnce);
    return screen;
  }

  leaveScreen(): void {
    this.screen = null;
    this.readByNobody();
  }

  /** Ends the program that is on the screen now. */
  closeScreen(): void {
    const { screen } = this;
    if (screen !== null) this.guarded(() => screen.host.close());
  }

  /** Calls when the visitor has gone; at once if they have already. */
  whenGone(act: () => void): void {
    if (this.isGone) act();
    else this.onGone.add(act);
  }

  /** The visitor has said all they wanted to say. */
  inputEnded(): void {
    this.hasEnded = true;
    const { intake } = this;
    if (intake !== null) this.guarded(() => intake.end());
  }

  resize(columns: number, rows: number): void {
    if (this.isGone) return;
    this.size = clampedSize(columns, rows);
    const { screen } = this;
    if (screen !== null) this.guarded(() => void screen.display.emit('resize'));
  }

  /** Writes to the visitor's terminal, or to their standard output. */
  write(text: string): void {
    if (this.isGone || text === '') return;
    this.carrier.write(this.visitor.size === null ? text : text.replaceAll(/\r?\n/g, '\r\n'));
    this.measure();
  }

  complain(text: string): void {
    if (this.isGone) return;
    this.carrier.complain(this.visitor.size === null ? text : text.replaceAll(/\r?\n/g, '\r\n'));
    this.measure();
  }

  /** Whether what is written waits: who has more to say had better wait too. */
  get isFull(): boolean {
    return this.carrier.queued() > this.limits.queued / 4;
  }

  /** Sees whether what was written goes: a client that doesn't read is let go. Called now and then. */
  measure(): void {
    if (this.isGone) return;
    const queued = this.carrier.queued();
    if (queued === 0) this.stalledSince = null;
    else this.stalledSince ??= this.now();
    const isStalled = this.stalledSince !== null && this.now() - this.stalledSince > this.limits.stalled;
    if (queued > this.limits.queued || isStalled) this.drop();
  }

  /** Ends in good order. */
  end(status: number): void {
    if (this.isGone) return;
    this.carrier.end(status);
    this.gone();
  }

  /** Ends at once. */
  drop(): void {
    if (this.isGone) return;
    this.carrier.destroy();
    this.gone();
  }

  /** The visitor has gone: whatever is on the screen ends. */
  gone(): void {
    if (this.isGone) return;
    this.isGone = true;
    const { intake } = this;
    if (intake !== null) this.guarded(() => intake.end());
    this.closeScreen();
    for (const act of this.onGone) this.guarded(act);
  }

  /** Lets something happen for this visitor; a fault of ours in it ends their session alone. */
  guarded(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.broken(error);
    }
  }
}

/** A wire as a program on the screen sees it. */
class WireDisplay extends EventEmitter {
  constructor(private readonly wire: Wire) {
    super();
  }

  get columns(): number {
    return this.wire.columns;
  }

  get rows(): number {
    return this.wire.rows;
  }

  write(bytes: string): void {
    this.wire.write(bytes);
  }
}
