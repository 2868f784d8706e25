/** Literal words, and phrases with literal words between them. */
import { mayBegin, sequenceBegins, type Begins, type Reader, type Step } from './begins.ts';
import { spend } from './budget.ts';
import { Linked } from './linked.ts';
import type { Pattern } from './patterns.ts';
import { NONE, type Reading, type Readings } from './readings.ts';
import { copied } from '../tree/copies.ts';

/** What the phrases of a sequence meant so far, the last one first: a list is made of it only where the sequence comes to its end. */
interface Meant {
  readonly before: Meant | undefined;
  readonly value: unknown;
}

/** A sequence as far as it is read. */
interface Way {
  readonly end: number;
  readonly cost: number;
  readonly tie: boolean;
  readonly meant: Meant | undefined;
}

type SequenceStep = Pattern | Linked<unknown>;

/** Literal words with phrases between them; means the list of what the phrases mean. */
export class Sequence extends Linked<unknown[]> {
  readonly #make: () => readonly SequenceStep[];
  #made: readonly SequenceStep[] | undefined;

  /** @param make its steps, taken apart when a text is first read */
  constructor(make: () => readonly SequenceStep[]) {
    super();
    this.#make = make;
  }

  get #all(): readonly SequenceStep[] {
    return (this.#made ??= this.#make());
  }

  parse(reader: Reader, at: number): Readings<unknown[]> {
    let open: readonly Way[] = [{ end: at, cost: 0, tie: false, meant: undefined }];
    for (const step of this.#all) {
      const next: Way[] = [];
      for (const before of open) goOn(next, before, step, reader);
      if (next.length === 0 || !spend(reader, next.length)) return NONE;
      open = next;
    }
    return open.map(asReading);
  }

  protected begin(): Begins {
    return sequenceBegins(this.#all.map((step) => () => step.begins));
  }

  protected override parts(): readonly Step[] {
    return this.#all.flatMap((step) => step.steps);
  }
}

/** Adds the ways that go on with a step. */
function goOn(into: Way[], before: Way, step: SequenceStep, reader: Reader): void {
  if (!mayBegin(step.begins, reader, before.end)) return;
  const { cost, tie, meant } = before;
  if (step instanceof Linked)
    for (const next of step.parse(reader, before.end))
      into.push({
        end: next.end,
        cost: cost + next.cost,
        tie: tie || next.tie,
        meant: { before: meant, value: next.value },
      });
  else for (const end of step.ends(reader, before.end)) into.push({ end, cost, tie, meant });
}

function asReading({ end, cost, tie, meant }: Way): Reading<unknown[]> {
  const value: unknown[] = [];
  for (let one = meant; one !== undefined; one = one.before) value.push(one.value);
  return { end, cost, tie, value: value.reverse() };
}

/** Literal words that stand for a value; each place has its own copy, since references in it are resolved in place. */
export class Literal<T> extends Linked<T> {
  readonly #make: () => Pattern;
  readonly #value: T;
  #made: Pattern | undefined;

  constructor(make: () => Pattern, value: T) {
    super();
    this.#make = make;
    this.#value = value;
  }

  get #pattern(): Pattern {
    return (this.#made ??= this.#make());
  }

  parse(reader: Reader, at: number): Readings<T> {
    const ends = this.#pattern.ends(reader, at);
    return ends.length === 0 ? NONE : ends.map((end) => ({ end, cost: 0, value: copied(this.#value), tie: false }));
  }

  protected begin(): Begins {
    return this.#pattern.begins;
  }

  protected override parts(): readonly Step[] {
    return this.#pattern.steps;
  }
}
