/**
 * Which of many alternatives are worth trying at a place of a text. Most of a grammar begins alike ("the cards …", "your
 * ship …"), so alternatives are kept as a tree of their steps: of those that begin with the same step it is asked once where
 * that step ends, and only those remain that can go on with the token there. What can go on with a token is looked up in
 * tables, filled when a word is first met. Nothing is left out that could have been read, and the order stays.
 */
import { eitherBegins, mayBegin, sequenceBegins, type Begins, type Reader, type Step } from './begins.ts';

/** What is left of an alternative behind the steps it shares with others, and its place in the order. */
interface Rest {
  readonly index: number;
  readonly steps: readonly Step[];
  readonly begins: Begins;
}

const NONE: readonly never[] = [];
/** The shape of no token. */
const AT_END = -1;

/** The alternatives of a choice. */
export class Choices<A extends Step> {
  readonly #all: readonly A[];
  /** By the shape of a token: what may be read there, or the steps that say so where the token alone does not. */
  readonly #byShape = new Map<number, Sharing | readonly A[]>();
  #table: Table | undefined;

  constructor(all: readonly A[]) {
    this.#all = all;
  }

  /** The alternatives that may be read at a place, in their order. */
  at(reader: Reader, at: number): readonly A[] {
    const shape = reader.shapes[at] ?? AT_END;
    const known = this.#byShape.get(shape) ?? this.#look(reader, at, shape);
    return known instanceof Sharing ? this.#behind(known, reader, at) : known;
  }

  #look(reader: Reader, at: number, shape: number): Sharing | readonly A[] {
    this.#table ??= new Table(this.#all.map(({ steps, begins }, index) => ({ index, steps, begins })));
    const sharing = this.#table.look(reader, at);
    const found = sharing.isShared ? sharing : this.#behind(sharing, reader, at);
    this.#byShape.set(shape, found);
    return found;
  }

  #behind(sharing: Sharing, reader: Reader, at: number): readonly A[] {
    const chosen: number[] = [];
    sharing.walk(reader, at, chosen);
    if (chosen.length === 0) return NONE;
    const found: A[] = [];
    for (const index of chosen) {
      const one = this.#all[index];
      if (one !== undefined) found.push(one);
    }
    return found;
  }
}

/** Of several rests, those that go on with the token at a place: looked up by its word and its kinds of open words. */
class Table {
  readonly #all: readonly Rest[];
  readonly #begins: Begins;
  readonly #byShape = new Map<number, Sharing>();
  readonly #alike = new Map<string, Sharing>();

  constructor(all: readonly Rest[]) {
    this.#all = all;
    this.#begins = eitherBegins(all.map((one) => one.begins));
  }

  /** Adds the places in the order of what can be read on at a place of the text. */
  walk(reader: Reader, at: number, into: number[]): void {
    const shape = reader.shapes[at] ?? AT_END;
    let sharing = this.#byShape.get(shape);
    if (!sharing) this.#byShape.set(shape, (sharing = this.look(reader, at)));
    sharing.walk(reader, at, into);
  }

  /** Tokens are alike where the same words and kinds of open words matter. */
  look(reader: Reader, at: number): Sharing {
    const { words, open } = this.#begins;
    const here = reader.tokens[at];
    const word = here && here.kind !== 'title' && words.has(here.low) ? here.low : '';
    const key = here ? `${(reader.open[at] ?? 0) & open} ${word}` : '';
    let sharing = this.#alike.get(key);
    if (!sharing)
      this.#alike.set(key, (sharing = new Sharing(this.#all.filter((one) => mayBegin(one.begins, reader, at)))));
    return sharing;
  }
}

/** A step that several rests share, and what is left of them behind it. */
class Branch {
  readonly step: Step;
  readonly #rests: readonly Rest[];
  #next: Table | undefined;

  constructor(step: Step, rests: readonly Rest[]) {
    this.step = step;
    this.#rests = rests;
  }

  get next(): Table {
    return (this.#next ??= new Table(this.#rests.map(behindFirst)));
  }
}

/** Reads once what several rests share as their next step. */
class Sharing {
  readonly #alone: readonly number[];
  readonly #branches: readonly Branch[];

  constructor(all: readonly Rest[]) {
    const byStep = new Map<Step, Rest[]>();
    for (const one of all) {
      const [step] = one.steps;
      if (!step) continue;
      const some = byStep.get(step);
      if (some) some.push(one);
      else byStep.set(step, [one]);
    }
    const shared = [...byStep].filter(([, some]) => some.length > 1);
    const together = new Set(shared.flatMap(([, some]) => some));
    this.#alone = all.filter((one) => !together.has(one)).map((one) => one.index);
    this.#branches = shared.map(([step, some]) => new Branch(step, some));
  }

  /** Whether it depends on more than the next token what can be read. */
  get isShared(): boolean {
    return this.#branches.length > 0;
  }

  walk(reader: Reader, at: number, into: number[]): void {
    for (const index of this.#alone) insert(into, index);
    for (const branch of this.#branches)
      for (const end of branch.step.ends(reader, at)) branch.next.walk(reader, end, into);
  }
}

/** Puts a place into those in order, once. */
function insert(into: number[], index: number): void {
  let at = into.length;
  while (at > 0 && (into[at - 1] ?? index) > index) at -= 1;
  if (at === into.length) {
    if (into[at - 1] !== index) into.push(index);
  } else if (into[at - 1] !== index) into.splice(at, 0, index);
}

function behindFirst({ index, steps: [, ...steps] }: Rest): Rest {
  return { index, steps, begins: sequenceBegins(steps.map((step) => () => step.begins)) };
}
