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

/** Adds the places in the order of what can be read on at a place of the text. */
type Walk = (reader: Reader, at: number, into: number[]) => void;

/** The alternatives that may be read at a place, in their order. */
export function choiceOf<A extends Step>(all: readonly A[]): (reader: Reader, at: number) => readonly A[] {
  let walk: Walk | undefined;
  return (reader, at) => {
    walk ??= walking(all.map(({ steps, begins }, index) => ({ index, steps, begins })));
    const chosen: number[] = [];
    walk(reader, at, chosen);
    if (chosen.length === 0) return NONE;
    return inOrder(chosen)
      .map((index) => all[index])
      .filter((one) => one !== undefined);
  };
}
const NONE: readonly never[] = [];

function inOrder(chosen: readonly number[]): readonly number[] {
  return chosen.length < 2 ? chosen : [...new Set(chosen)].sort((one, other) => one - other);
}

/** Of several rests, those that go on with the token at a place: looked up by its word and its kinds of open words. */
function walking(all: readonly Rest[]): Walk {
  const { words, open: kinds } = eitherBegins(all.map((one) => one.begins));
  const table = new Map<number, Walk>();
  const alike = new Map<string, Walk>();
  /** Tokens are alike where the same words and kinds of open words matter. */
  const look = (reader: Reader, at: number): Walk => {
    const here = reader.tokens[at];
    const word = here && here.kind !== 'title' && words.has(here.low) ? here.low : '';
    const key = here ? `${(reader.open[at] ?? 0) & kinds} ${word}` : '';
    let walk = alike.get(key);
    if (!walk) alike.set(key, (walk = sharing(all.filter((one) => mayBegin(one.begins, reader, at)))));
    return walk;
  };
  return (reader, at, into) => {
    const shape = reader.shapes[at] ?? AT_END;
    let walk = table.get(shape);
    if (!walk) table.set(shape, (walk = look(reader, at)));
    walk(reader, at, into);
  };
}
/** The shape of no token. */
const AT_END = -1;

/** Reads once what several rests share as their next step. */
function sharing(all: readonly Rest[]): Walk {
  const byStep = new Map<Step, Rest[]>();
  for (const one of all) {
    const [step] = one.steps;
    if (step) byStep.set(step, [...(byStep.get(step) ?? []), one]);
  }
  const shared = [...byStep].filter(([, some]) => some.length > 1);
  const together = new Set(shared.flatMap(([, some]) => some));
  const alone = all.filter((one) => !together.has(one)).map((one) => one.index);
  const branches = shared.map(([step, some]) => {
    let walk: Walk | undefined;
    return { step, next: (): Walk => (walk ??= walking(some.map(behindFirst))) };
  });
  return (reader, at, into) => {
    into.push(...alone);
    for (const { step, next } of branches) for (const end of step.ends(reader, at)) next()(reader, end, into);
  };
}

function behindFirst({ index, steps: [, ...steps] }: Rest): Rest {
  return { index, steps, begins: sequenceBegins(steps.map((step) => () => step.begins)) };
}
