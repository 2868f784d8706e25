/** Computations about a game whose results stand until something changes that was read for them. */
import type { CardNumber, Seat } from '../asking/request.ts';
import type { Engine } from './kernel.ts';
import type { Remembered } from './memory.ts';

/** On what terms a result stands. */
export interface Terms {
  /** The channels that void it, whatever else was read for it; left out: all that was read. */
  readonly until?: number;
  /** It is the same whatever is being worked out around it: no text has a say in it, or its own text is left out always. */
  readonly isPlain?: true;
}

/**
 * The computation with a memory; what came out last, whether or not it still stands, is `before` to it, so that what has not changed
 * can stay the same thing for those who remember something about it. It must read the game by the engine's own ways of asking only, and nothing else that changes
 * (`engine.scratch` is not recorded). While a text is left out of what is being worked out, nothing is remembered or taken from memory.
 */
export function remembering<A, V>(
  compute: (engine: Engine, about: A, before?: V) => V,
  { until = 0, isPlain }: Terms = {},
): (engine: Engine, about: A) => V {
  const tables = new WeakMap<Engine, Map<A, Remembered<V>>>();
  return (engine, about) => {
    const { memory } = engine;
    if (memory.isAfresh || (memory.isPartial && isPlain !== true)) return compute(engine, about);
    const table = tables.get(engine) ?? newTable(tables, engine);
    const known = table.get(about);
    if (known !== undefined && memory.stands(known)) {
      memory.read(known.channels);
      memory.readPlaces(known.places);
      if (memory.probe) tryAfresh(engine, known.value, () => compute(engine, about));
      return known.value;
    }
    const { tick: since, channels: outer, places: outerPlaces } = memory;
    memory.begin();
    let channels = 0;
    let places = 0;
    try {
      const value = compute(engine, about, known?.value);
      channels = until === 0 ? memory.channels : until;
      places = until === 0 ? memory.places : 0;
      table.set(about, { value, channels, places, since, checked: since });
      return value;
    } finally {
      memory.end(outer, outerPlaces, channels, places);
    }
  };
}

function newTable<A, V>(tables: WeakMap<Engine, Map<A, Remembered<V>>>, engine: Engine): Map<A, Remembered<V>> {
  const table = new Map<A, Remembered<V>>();
  tables.set(engine, table);
  return table;
}

/** For tests: the same once more, without telling anybody that reads along. */
function tryAfresh(engine: Engine, kept: unknown, compute: () => unknown): void {
  const { memory } = engine;
  const { channels, places } = memory;
  memory.isAfresh = true;
  try {
    memory.probe?.(kept, compute());
  } finally {
    memory.isAfresh = false;
    memory.end(channels, places, 0, 0);
  }
}

/** The same for a computation about the game as a whole. */
export function rememberingOnce<V>(compute: (engine: Engine) => V, terms: Terms = {}): (engine: Engine) => V {
  const one = remembering((engine: Engine, _whole: null) => compute(engine), terms);
  return (engine) => one(engine, null);
}

/** More seats than any game has. */
const SEATS = 64;

/** The same for a computation about a card as it concerns a player. */
export function rememberingFor<V>(
  compute: (engine: Engine, card: CardNumber, seat: Seat) => V,
): (engine: Engine, card: CardNumber, seat: Seat) => V {
  const both = remembering((engine: Engine, about: number) =>
    compute(engine, Math.floor(about / SEATS), about % SEATS),
  );
  return (engine, card, seat) => both(engine, card * SEATS + seat);
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
