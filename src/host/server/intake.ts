/**
 * What comes from a visitor, handed on in small pieces. Who sends more than can be done waits for their own doings, a few times as long as these took,
 * so that the others have their turn: a flood of keys, each with a new screen, would stop everybody else.
 */

/** For one part of time spent on a flood, others have so many. */
const share = 4;
/** Bytes that are kept; then the carrier has to wait until there are fewer. */
const most = 64 * 1024;
const escape = 0x1b;
/** Longer than any key is in bytes. */
const longestKey = 8;

export class Intake {
  private held: Buffer = Buffer.alloc(0);
  private isHanding = false;
  private isPaused = false;
  private isOver = false;

  constructor(
    private readonly flow: { pause(): void; resume(): void },
    private readonly handOn: (bytes: Uint8Array) => void,
    /** Called when everything has been handed on after the end of it was told. */
    private readonly ended: () => void,
    /** Bytes handed on at once: of keys few, since each may draw a screen. */
    private readonly piece: number,
  ) {}

  push(bytes: Uint8Array): void {
    this.held = Buffer.concat([this.held, bytes]);
    if (this.held.length > most && !this.isPaused) {
      this.isPaused = true;
      this.flow.pause();
    }
    if (!this.isHanding) this.next();
  }

  /** Nothing more comes. */
  end(): void {
    this.isOver = true;
    if (!this.isHanding) this.next();
  }

  private next(): void {
    this.isHanding = false;
    if (this.held.length === 0) {
      if (this.isOver) this.ended();
      return;
    }
    const size = this.pieceSize();
    const bytes = this.held.subarray(0, size);
    this.held = this.held.subarray(size);
    if (this.isPaused && this.held.length < most / 4) {
      this.isPaused = false;
      this.flow.resume();
    }
    this.isHanding = true;
    const begun = performance.now();
    this.handOn(bytes);
    const spent = performance.now() - begun;
    if (this.held.length === 0 && !this.isOver) this.isHanding = false;
    else if (spent < 1) setImmediate(() => this.next());
    else setTimeout(() => this.next(), this.held.length === 0 ? 0 : spent * share);
  }

  /** A piece that does not end in the middle of a key, as far as can be told. */
  private pieceSize(): number {
    const { piece, held } = this;
    if (held.length <= piece) return held.length;
    const at = held.subarray(0, piece).lastIndexOf(escape);
    return at > piece - longestKey ? at : piece;
  }
}
