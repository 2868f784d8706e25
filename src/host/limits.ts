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
  /** Tables that are not over: in all, opened from one address, of one person. */
  readonly tables: number;
  readonly tablesPerAddress: number;
  readonly tablesPerPerson: number;
  /** New tables from one address: so many at once, then one in so many milliseconds. */
  readonly tableBurst: number;
  readonly tableRefill: number;
  /** Milliseconds: nobody is at a game until it is put away; nobody sits down at a table until it is closed; nobody answers in a game until it is over. */
  readonly rest: number;
  readonly waits: number;
  readonly abandoned: number;
  /** Decks of one person, and the bytes of each; those brought from one address: so many at once, then one in so many milliseconds. */
  readonly decks: number;
  readonly deckBytes: number;
  readonly deckBurst: number;
  readonly deckRefill: number;
  /** Commands of the program that run at once, that wait for their turn, and for how many milliseconds one may run. */
  readonly running: number;
  readonly waiting: number;
  readonly runTime: number;
  /** Milliseconds after which a bot takes the seat of who is gone, where both agreed. */
  readonly gone: number;
  /** Milliseconds for which the clock of a game stands still at most when the host was started again. */
  readonly grace: number;
}

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

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
  tablesPerAddress: 50,
  tablesPerPerson: 8,
  tableBurst: 12,
  tableRefill: minute,
  rest: 10 * minute,
  waits: 7 * day,
  abandoned: 30 * day,
  decks: 40,
  deckBytes: 64 * 1024,
  deckBurst: 40,
  deckRefill: minute,
  running: 2,
  waiting: 16,
  runTime: 20 * second,
  gone: minute,
  grace: minute,
};

/** Tables that one address may open: never more than half of all. */
export const tablesOfAddress = ({ tables, tablesPerAddress }: HostLimits): number =>
  Math.min(tablesPerAddress, Math.ceil(tables / 2));

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

  /** Whether there is one left. */
  has(key: string): boolean {
    return this.level(key, this.now()) >= 1;
  }

  /** Takes one; false where there is none left. */
  take(key: string): boolean {
    const now = this.now();
    const tokens = this.level(key, now);
    if (this.levels.size >= mostKeys) this.forget(now);
    this.levels.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now });
    return tokens >= 1;
  }

  private level(key: string, now: number): number {
    const known = this.levels.get(key);
    return known === undefined ? this.burst : Math.min(this.burst, known.tokens + (now - known.at) / this.refill);
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
