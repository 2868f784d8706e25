/** How much of everything a client may have. Whatever comes from outside is measured against one of these before it is kept. */

export interface HostLimits {
  /** Milliseconds until a client has to have proved who it is. */
  readonly handshake: number;
  /** Connections at once: in all, from one address, of one key. */
  readonly connections: number;
  readonly perAddress: number;
  readonly perPerson: number;
  /** New connections from one address: so many at once, then one in so many milliseconds. */
  readonly burst: number;
  readonly refill: number;
  /** Commands of one address: so many at once, then one in so many milliseconds. */
  readonly commandBurst: number;
  readonly commandRefill: number;
  /** Failed proofs of who somebody is, on one connection. */
  readonly proofs: number;
  /** Sessions in one connection. */
  readonly channels: number;
  /** Milliseconds without a key before somebody is sent away: in the lobby, at a table. */
  readonly idleInLobby: number;
  readonly idleAtTable: number;
  /** Bytes that may wait for a client that doesn't read, and for how many milliseconds they may. */
  readonly queued: number;
  readonly stalled: number;
  /** Tables in all, and unfinished games and open tables of one person. */
  readonly tables: number;
  readonly tablesPerPerson: number;
  /** Decks of one person, and the bytes of each. */
  readonly decks: number;
  readonly deckBytes: number;
  /** Commands of the program that run at once, that wait for their turn, and for how many milliseconds one may run. */
  readonly running: number;
  readonly waiting: number;
  readonly runTime: number;
  /** Milliseconds after which a bot takes the seat of who is gone, where both agreed. */
  readonly gone: number;
}

const second = 1000;
const minute = 60 * second;

export const usualLimits: HostLimits = {
  handshake: 20 * second,
  connections: 400,
  perAddress: 40,
  perPerson: 8,
  burst: 20,
  refill: second,
  commandBurst: 30,
  commandRefill: second,
  proofs: 12,
  channels: 4,
  idleInLobby: 10 * minute,
  idleAtTable: 120 * minute,
  queued: 512 * 1024,
  stalled: minute,
  tables: 200,
  tablesPerPerson: 8,
  decks: 40,
  deckBytes: 64 * 1024,
  running: 2,
  waiting: 16,
  runTime: 20 * second,
  gone: minute,
};

/** Sizes of a terminal that are drawn on; absurd ones become the nearest of these. */
const sizes = { columns: { least: 1, most: 500 }, rows: { least: 1, most: 200 } } as const;

/** A size as it is drawn on: what is no size at all is the usual one. */
export function clampedSize(columns: number, rows: number): { readonly columns: number; readonly rows: number } {
  return { columns: clamped(columns, sizes.columns, 80), rows: clamped(rows, sizes.rows, 24) };
}

const clamped = (value: number, { least, most }: { least: number; most: number }, usual: number): number =>
  !Number.isSafeInteger(value) || value < least ? usual : Math.min(most, value);

/** Keys of a bucket that are remembered at most; when there are more, those that are full again are forgotten. */
const mostKeys = 10_000;

/** So many at once and then one after a while, for each key by itself. */
export class Buckets {
  private readonly levels = new Map<string, { tokens: number; at: number }>();

  constructor(
    private readonly burst: number,
    private readonly refill: number,
    private readonly now: () => number,
  ) {}

  /** Takes one; false where there is none left. */
  take(key: string): boolean {
    const now = this.now();
    const known = this.levels.get(key) ?? { tokens: this.burst, at: now };
    const tokens = Math.min(this.burst, known.tokens + (now - known.at) / this.refill);
    if (this.levels.size >= mostKeys) this.forget(now);
    this.levels.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now });
    return tokens >= 1;
  }

  private forget(now: number): void {
    for (const [key, { tokens, at }] of this.levels)
      if (tokens + (now - at) / this.refill >= this.burst) this.levels.delete(key);
    // Somebody with more addresses than are remembered begins anew with all of them.
    if (this.levels.size >= mostKeys) this.levels.clear();
  }
}

/** How many there are of each key at once. */
export class Counts {
  private readonly counts = new Map<string, number>();

  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  add(key: string): void {
    this.counts.set(key, this.of(key) + 1);
  }

  remove(key: string): void {
    const left = this.of(key) - 1;
    if (left > 0) this.counts.set(key, left);
    else this.counts.delete(key);
  }
}
