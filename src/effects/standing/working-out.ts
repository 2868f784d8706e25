/** Notes what is being worked out just now: a continuous text that depends on itself does not count meanwhile. */
import type { Engine } from '../../engine/kernel/kernel.ts';

/** What is being worked out, one thing in the middle of another. */
export interface WorkingOut {
  /** The texts of which is being worked out whom they reach, and what keeps from remembering. */
  readonly texts: Set<string>;
  /** What the texts of circles are taken to reach while that is being worked out. */
  assumed: ReadonlySet<string> | null;
}

declare module '../../engine/ruleset/declared.ts' {
  interface Scratch {
    workingOut: WorkingOut;
  }
}

/** What is being worked out on this engine. */
export function workingOut({ scratch }: Engine): WorkingOut {
  return (scratch.workingOut ??= { texts: new Set(), assumed: null });
}

/** Is something being worked out just now? What is computed meanwhile may leave it out and is not remembered. */
export function isWorking(engine: Engine): boolean {
  return workingOut(engine).texts.size > 0;
}

/** Is it being worked out whom this text reaches? */
export function isWorkingOut(engine: Engine, text: string): boolean {
  return workingOut(engine).texts.has(text);
}

/** Computes something for a text that does not count itself meanwhile; `isOutermost`: nothing else is being worked out. */
export function leavingOut<T>(engine: Engine, text: string, compute: (isOutermost: boolean) => T): T {
  const { texts } = workingOut(engine);
  if (texts.has(text)) return compute(false);
  texts.add(text);
  engine.memory.isPartial = true;
  try {
    return compute(texts.size === 1);
  } finally {
    texts.delete(text);
    engine.memory.isPartial = texts.size > 0;
  }
}

const UNSETTLED = 'unsettled';
const UNREMEMBERED = 'unremembered';

/** Computes something of which nothing may be remembered: not everything is settled yet. */
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
  texts.clear();
  memory.isPartial = false;
  try {
    settle();
    texts.add(UNREMEMBERED);
    memory.isPartial = true;
    return compute();
  } finally {
    texts.clear();
    for (const text of outer) texts.add(text);
    memory.isPartial = outer.length > 0;
  }
}
