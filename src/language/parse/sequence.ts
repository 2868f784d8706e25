/** Reads literal words, and phrases with literal words between them. */
import { mayBegin, type Reader } from './begins.ts';
import { isSpent, spend } from './budget.ts';
import { Linked } from './linked.ts';
import type { KnownSteps } from './known-steps.ts';
import { NONE, type Reading, type Readings } from './readings.ts';
import { Step } from './steps.ts';
import { copied } from '../tree/copies.ts';

type SequenceStep = Step | Linked<unknown>;

/** A sequence as far as it is read. */
interface Way {
  readonly reader: Reader;
  /** What its phrases meant so far. */
  readonly said: unknown[];
}

/** Literal words with phrases between them; means the list of what the phrases mean. */
export class Sequence extends Linked<unknown[]> {
  readonly #make: () => readonly SequenceStep[];
  readonly #steps: KnownSteps;
  #made: readonly SequenceStep[] | undefined;

  /** @param make its steps, taken apart when a text is first read */
  constructor(make: () => readonly SequenceStep[], steps: KnownSteps) {
    super();
    this.#make = make;
    this.#steps = steps;
  }

  get #all(): readonly SequenceStep[] {
    return (this.#made ??= this.#make());
  }

  parse(reader: Reader, at: number): Readings<unknown[]> {
    const [first] = this.#all;
    if (first && !mayBegin(asStep(first).begins, reader, at)) return NONE;
    const found: Reading<unknown[]>[] = [];
    this.#goOn(found, { reader, said: [] }, 0, at, 0, false);
    return isSpent(reader) ? NONE : found;
  }

  /** Reads on from a step, each way to its end before the next: a list of what was said is made only there. */
  #goOn(into: Reading<unknown[]>[], way: Way, index: number, at: number, cost: number, tie: boolean): void {
    const { reader, said } = way;
    const step = this.#all[index];
    if (!step) into.push({ end: at, cost, tie, value: [...said] });
    // Of the first step it is known that it may begin here.
    else if (index > 0 && !mayBegin(asStep(step).begins, reader, at)) return;
    else if (step instanceof Linked) {
      for (const next of step.parse(reader, at)) {
        if (!spend(reader, 1)) return;
        said.push(next.value);
        this.#goOn(into, way, index + 1, next.end, cost + next.cost, tie || next.tie);
        said.pop();
      }
    } else
      for (const end of step.ends(reader, at)) {
        if (!spend(reader, 1)) return;
        this.#goOn(into, way, index + 1, end, cost, tie);
      }
  }

  protected asStep(): Step {
    return this.#steps.row(this.#all.map(asStep));
  }
}

const asStep = (step: SequenceStep): Step => (step instanceof Step ? step : step.step);

/** Literal words that stand for a value; each place has its own copy, since references in it are resolved in place. */
export class Literal<T> extends Linked<T> {
  readonly #make: () => Step;
  readonly #value: T;

  constructor(make: () => Step, value: T) {
    super();
    this.#make = make;
    this.#value = value;
  }

  parse(reader: Reader, at: number): Readings<T> {
    const ends = this.step.ends(reader, at);
    return ends.length === 0 ? NONE : ends.map((end) => ({ end, cost: 0, value: copied(this.#value), tie: false }));
  }

  protected asStep(): Step {
    return this.#make();
  }
}
