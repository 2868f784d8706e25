/** What the switches in the instrumented source ask: which edit is at work, and whether a run has gone on too long. */
import type { Engine } from '../../src/engine/kernel/kernel.ts';
import type { Step } from '../../src/engine/kernel/procedure.ts';
import type { Frame } from '../../src/engine/state/state.ts';

/** A run took far more rounds than it does without an edit. */
export class TooLong extends Error {}

export class Control {
  /** The edit at work; -1 for none. */
  active = -1;
  /** Rounds that the present run may take. */
  limit = Infinity;
  ticks = 0;
  /** The edits whose place was come by, one byte each. */
  readonly hits: Uint8Array;

  constructor(edits: number) {
    this.hits = new Uint8Array(edits);
  }

  is(edit: number): boolean {
    this.hits[edit] = 1;
    return this.active === edit;
  }

  tick(): void {
    this.ticks += 1;
    if (this.ticks > this.limit) throw new TooLong(`more than ${this.limit} rounds`);
  }

  /** The step with a switch: while its edit is at work it does nothing and asks nobody. */
  step(edit: number, step: Step): Step {
    const isGone = (): boolean => this.is(edit);
    if ('does' in step) {
      const does = (engine: Engine, frame: Frame): void => {
        if (!isGone()) step.does(engine, frame);
      };
      return { ...step, does };
    }
    const { asks } = step;
    return {
      ...step,
      asks:
        'groups' in asks
          ? { ...asks, question: (engine) => (isGone() ? null : asks.question(engine)) }
          : { ...asks, request: (engine, frame) => (isGone() ? null : asks.request(engine, frame)) },
    };
  }

  /** What was come by since the last call. */
  takeHits(): readonly number[] {
    const taken = [...this.hits.keys()].filter((edit) => this.hits[edit] === 1);
    this.hits.fill(0);
    return taken;
  }
}
