/** Keeps the results of computations about a game until something that they were worked out from changes. */
import type { CardNumber, Seat } from '../asking/request.ts';
import { CHANNEL } from './channels.ts';
import type { Engine } from './kernel.ts';
import { isAlike } from './alike.ts';
import type { Part, Reads } from './memory.ts';

/** On what terms a result stands. */
export interface Terms {
  /** The channels that void it, whatever else was read for it; left out: all that was read. */
  readonly until?: number;
  /** It is the same whatever is being worked out around it: no text has a say in it, or its own text is left out always. */
  readonly isPlain?: true;
  /** It can be worked out only by who asks for it, because something around it has to be left out. */
  readonly isInner?: true;
}

/** A computation, and on what terms its results stand. */
interface Computation<A, V> extends Terms {
  readonly compute: (engine: Engine, about: A, before?: V) => V;
}

/** One result, with what was read for it. */
class Remembered<A, V> implements Part, Reads {
  value: V;
  channels = 0;
  cells: readonly number[] = NONE;
  parts: readonly Part[] = NONE;
  /** When it was computed, and at which tick it still stood. */
  private since: number;
  private checked: number;
  changed: number;
  seesFrames: boolean;
  readBy = 0;

  constructor(
    private readonly computation: Computation<A, V>,
    private readonly engine: Engine,
    private readonly about: A,
  ) {
    this.value = this.computed();
    this.since = this.checked = this.changed = engine.memory.tick;
    this.seesFrames = seesFrames(this);
  }

  private computed(before?: V): V {
    const { computation, engine, about } = this;
    const { until = 0, compute } = computation;
    if (until === 0) return engine.memory.reading(() => compute(engine, about, before), this);
    this.channels = until;
    return engine.memory.unread(() => compute(engine, about, before));
  }

  /** Does it stand? */
  stands(): boolean {
    const { memory } = this.engine;
    if (memory.isWatched && !memory.isQuietSince(this.since)) return false;
    if (this.checked >= memory.latest(this.seesFrames)) return true;
    if (!memory.isSame(this, this.checked)) return false;
    this.checked = memory.tick;
    // A part that came out alike may have looked further than before.
    this.seesFrames = memory.seesFrames;
    return true;
  }

  /** Works it out once more; what comes out the same stays the same thing. */
  renew(): void {
    const value = this.computed(this.value);
    const { tick } = this.engine.memory;
    this.seesFrames = seesFrames(this);
    this.since = this.checked = tick;
    if (isAlike(value, this.value)) return;
    this.value = value;
    this.changed = tick;
  }

  settle(): boolean {
    if (this.stands()) return true;
    const { isInner, isPlain } = this.computation;
    if (isInner === true || (isPlain !== true && this.engine.memory.isPartial)) return false;
    this.renew();
    return true;
  }
}

const NONE: readonly never[] = [];

function seesFrames({ channels, parts }: Reads): boolean {
  if ((channels & CHANNEL.frames) !== 0) return true;
  for (const part of parts) if (part.seesFrames) return true;
  return false;
}

/**
 * The computation with a memory; what came out last, whether or not it still stands, is `before` to it, so that what has not changed
 * can stay the same thing for those who remember something about it. It must read the game by the engine's own ways of asking only, and nothing else that changes
 * (`engine.scratch` is not recorded). While texts are left out of what is being worked out, what is remembered is so of these texts left out
 * (`Memory.within`), or nothing is.
 */
export function remembering<A, V>(
  compute: (engine: Engine, about: A, before?: V) => V,
  terms: Terms = {},
): (engine: Engine, about: A) => V {
  const computation: Computation<A, V> = { compute, ...terms };
  const tables = new WeakMap<Engine, Map<A, Remembered<A, V>>>();
  // One game is asked about many times before another is.
  let latest: Engine | null = null;
  let table = new Map<A, Remembered<A, V>>();
  // Found in the midst of something else: nobody can work it out once more from the outside.
  const inner: Computation<A, V> = { ...computation, isInner: true };
  const innerTables = new WeakMap<object, Map<A, Remembered<A, V>>>();
  return (engine, about) => {
    const { memory } = engine;
    if (memory.isAfresh) return compute(engine, about);
    if (memory.isPartial && terms.isPlain !== true) {
      const { within } = memory;
      return within ? recalled(tableOf(innerTables, within), inner, engine, about) : compute(engine, about);
    }
    if (engine !== latest) {
      table = tableOf(tables, engine);
      latest = engine;
    }
    return recalled(table, computation, engine, about);
  };
}

/** What is remembered about this, worked out where nothing is or it does not stand. */
function recalled<A, V>(table: Map<A, Remembered<A, V>>, computation: Computation<A, V>, engine: Engine, about: A): V {
  const { memory } = engine;
  let known = table.get(about);
  if (known === undefined) {
    known = new Remembered(computation, engine, about);
    table.set(about, known);
  } else if (!known.stands()) known.renew();
  else if (memory.probe) tryAfresh(engine, about, known.value, computation.compute);
  memory.readPart(known);
  return known.value;
}

function tableOf<K extends object, A, V>(
  tables: WeakMap<K, Map<A, Remembered<A, V>>>,
  key: K,
): Map<A, Remembered<A, V>> {
  const known = tables.get(key);
  if (known) return known;
  const table = new Map<A, Remembered<A, V>>();
  tables.set(key, table);
  return table;
}

/** For tests: the same once more, without telling anybody that reads along. */
function tryAfresh<A>(engine: Engine, about: A, kept: unknown, compute: (engine: Engine, about: A) => unknown): void {
  const { memory } = engine;
  memory.isAfresh = true;
  try {
    memory.reading(() => memory.probe?.(kept, compute(engine, about)), { channels: 0, cells: NONE, parts: NONE });
  } finally {
    memory.isAfresh = false;
  }
}

/** As `remembering`, for a computation about the game as a whole. */
export function rememberingOnce<V>(compute: (engine: Engine) => V, terms: Terms = {}): (engine: Engine) => V {
  const one = remembering((engine: Engine, _whole: null) => compute(engine), terms);
  return (engine) => one(engine, null);
}

/** So many bits say a seat. Bits and no division, which makes fractions: whatever holds a number from one is read by slower code. */
const SEAT_BITS = 6;
const SEAT = (1 << SEAT_BITS) - 1;

/** As `remembering`, for a computation about a card as it concerns a player. */
export function rememberingFor<V>(
  compute: (engine: Engine, card: CardNumber, seat: Seat) => V,
): (engine: Engine, card: CardNumber, seat: Seat) => V {
  const both = remembering((engine: Engine, about: number) => compute(engine, about >> SEAT_BITS, about & SEAT));
  return (engine, card, seat) => both(engine, (card << SEAT_BITS) | seat);
}

/**
 * The list with its items as they were before where they are alike; that very list where all are. Both are in one order. What is
 * remembered about an item stands as long as the item does.
 */
export function keeping<T>(
  before: readonly T[] | undefined,
  now: readonly T[],
  isAlike: (one: T, other: T) => boolean,
): readonly T[] {
  if (!before) return now;
  let next = 0;
  let isSame = now.length === before.length;
  const kept = now.map((item) => {
    for (let at = next; at < before.length; at++) {
      const known = before[at];
      if (known === undefined || !isAlike(known, item)) continue;
      next = at + 1;
      return known;
    }
    isSame = false;
    return item;
  });
  return isSame ? before : kept;
}
