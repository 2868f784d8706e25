/** What is being worked out just now: a continuous text that depends on itself does not count meanwhile. */

/** The texts of which is being worked out whom they reach, and what keeps from remembering. */
const working = new Set<string>();

/** Is something being worked out just now? What is computed meanwhile may leave it out and is not remembered. */
export function isWorking(): boolean {
  return working.size > 0;
}

/** Is it being worked out whom this text reaches? */
export function isWorkingOut(text: string): boolean {
  return working.has(text);
}

/** Computes something for a text that does not count itself meanwhile; `isOutermost`: nothing else is being worked out. */
export function leavingOut<T>(text: string, compute: (isOutermost: boolean) => T): T {
  if (working.has(text)) return compute(false);
  working.add(text);
  try {
    return compute(working.size === 1);
  } finally {
    working.delete(text);
  }
}

const UNSETTLED = 'unsettled';
const UNREMEMBERED = 'unremembered';

/** Computes something of which nothing may be remembered: not everything is settled yet. */
export function unremembered<T>(compute: () => T): T {
  return leavingOut(UNSETTLED, compute);
}

/** Is something being computed before everything is settled? */
export function isUnsettled(): boolean {
  return working.has(UNSETTLED);
}

/** Computes something afresh, whatever is being worked out around it; `settle` comes first and may be remembered. */
export function afresh<T>(settle: () => void, compute: () => T): T {
  const outer = [...working];
  working.clear();
  try {
    settle();
    working.add(UNREMEMBERED);
    return compute();
  } finally {
    working.clear();
    for (const key of outer) working.add(key);
  }
}
