/** Notes what is being worked out just now: a continuous text that depends on itself does not count meanwhile. */
import type { Engine } from '../../engine/kernel/kernel.ts';

/** What is being worked out, one thing in the middle of another. */
export interface WorkingOut {
  /** The texts of which is being worked out whom they reach, and what keeps from remembering. */
  readonly texts: Set<string>;
  /** What the texts of circles are taken to reach while that is being worked out. */
  assumed: ReadonlySet<string> | null;
  /** For texts left out together something that stands for them, by their names. */
  readonly sets: Map<string, object>;
}

declare module '../../engine/ruleset/declared.ts' {
  interface Scratch {
    workingOut: WorkingOut;
  }
}

/** What is being worked out on this engine. */
export function workingOut({ scratch }: Engine): WorkingOut {
  return (scratch.workingOut ??= { texts: new Set(), assumed: null, sets: new Map() });
}

/** Is it being worked out whom this text reaches? */
export function isWorkingOut(engine: Engine, text: string): boolean {
  return workingOut(engine).texts.has(text);
}

/** Is it being worked out whom any text reaches? */
export const isWorkingOutAny = (engine: Engine): boolean => workingOut(engine).texts.size > 0;

/** Computes something for a text that does not count itself meanwhile. */
export function leavingOut<T>(engine: Engine, text: string, compute: () => T): T {
  const now = workingOut(engine);
  const { texts } = now;
  if (texts.has(text)) return compute();
  const { memory } = engine;
  const around = memory.within;
  texts.add(text);
  memory.isPartial = true;
  memory.within = withinOf(now);
  try {
    return compute();
  } finally {
    texts.delete(text);
    memory.isPartial = texts.size > 0;
    memory.within = around;
  }
}

/** So many sets of texts are kept in mind. */
const MOST_SETS = 1000;

/** Stands for the texts left out: with them the same is asked again and again, and would be worked out more often with each of them. */
function withinOf({ texts, assumed, sets }: WorkingOut): object | null {
  if (assumed !== null) return null;
  const [first = ''] = texts;
  const name = texts.size === 1 ? first : [...texts].sort().join('\n');
  const known = sets.get(name);
  if (known) return known;
  if (sets.size === MOST_SETS) sets.clear();
  const made = {};
  sets.set(name, made);
  return made;
}

const UNSETTLED = 'unsettled';
const UNREMEMBERED = 'unremembered';

/** Computes something before everything is settled: what is found is not what stands. */
export function unremembered<T>(engine: Engine, compute: () => T): T {
  return leavingOut(engine, UNSETTLED, compute);
}

/** Is something being computed before everything is settled? */
export function isUnsettled(engine: Engine): boolean {
  return workingOut(engine).texts.has(UNSETTLED);
}

/** Computes something afresh, whatever is being worked out around it; `settle` comes first and may be remembered. */
export function afresh<T>(engine: Engine, settle: () => void, compute: () => T): T {
  const { texts } = workingOut(engine);
  const outer = [...texts];
  const { memory } = engine;
  const around = memory.within;
  texts.clear();
  memory.isPartial = false;
  memory.within = null;
  try {
    settle();
    texts.add(UNREMEMBERED);
    memory.isPartial = true;
    return compute();
  } finally {
    texts.clear();
    for (const text of outer) texts.add(text);
    memory.isPartial = outer.length > 0;
    memory.within = around;
  }
}
