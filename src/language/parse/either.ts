/**
 * Which of many alternatives stand at a place of a text, and where they end. Most of a grammar begins alike ("the cards …",
 * "your ship …"), so alternatives are kept as a tree of their steps: of those that go on with the same step it is asked once
 * where that step ends. What can go on with a token is looked up in tables, filled when a word is first met.
 */
import { eitherBegins, mayBegin, NOWHERE, sequenceBegins, type Begins, type Reader } from './begins.ts';
import { spend } from './budget.ts';
import { Memory } from './memory.ts';
import { Step, type Row } from './steps.ts';

/** Which alternatives stand at a place, in their order, and where they end. */
export interface Found {
  readonly chosen: readonly number[];
  readonly ends: readonly number[];
}

const NONE: Found = { chosen: [], ends: NOWHERE };

/** Any of several rows. */
export class Either extends Step {
  readonly #ways: readonly Row[];
  readonly #memory = new Memory<Found>();
  #table: Table | undefined;

  constructor(id: string, ways: readonly Row[]) {
    super(id);
    this.#ways = ways;
  }

  override get ways(): readonly Row[] {
    return this.#ways;
  }

  ends(reader: Reader, at: number): readonly number[] {
    const known = this.#memory.at(reader, at);
    if (known) return known.ends;
    return mayBegin(this.begins, reader, at) ? this.#find(reader, at).ends : NOWHERE;
  }

  found(reader: Reader, at: number): Found {
    return this.#memory.at(reader, at) ?? this.#find(reader, at);
  }

  #find(reader: Reader, at: number): Found {
    this.#table ??= new Table(this.#ways.flatMap((way, index) => spread(way).map((row) => ({ index, row }))));
    const { standing } = reader;
    const before = standing.length;
    this.#table.walk(reader, at);
    const found = foundOf(standing, before);
    standing.length = before;
    if (!spend(reader, 1 + found.ends.length)) return NONE;
    return this.#memory.keep(reader, at, found);
  }

  protected begin(): Begins {
    return eitherBegins(this.#ways.map(rowBegins));
  }
}

/** The rows of a step that is one of several are as many alternatives. */
function spread(row: Row): readonly Row[] {
  const [only, ...others] = row;
  if (!only || others.length > 0) return [row];
  const { ways } = only;
  return ways.length === 1 && ways[0]?.[0] === only ? ways : ways.flatMap(spread);
}

const rowBegins = (row: Row): Begins => sequenceBegins(row.map((step) => () => step.begins));

/** What a walk has found: the place of an alternative in the order and where it ends, again and again. */
function foundOf(standing: readonly number[], from: number): Found {
  if (standing.length === from) return NONE;
  const chosen: number[] = [];
  const ends: number[] = [];
  for (let at = from; at < standing.length; at += 2) {
    add(chosen, standing[at]);
    add(ends, standing[at + 1]);
  }
  return { chosen: chosen.length > 1 ? chosen.sort((one, other) => one - other) : chosen, ends };
}

function add(to: number[], one: number | undefined): void {
  if (one !== undefined && !to.includes(one)) to.push(one);
}

/** An alternative, or what is left of it behind the steps it shares with others, and its place in the order. */
interface Rest {
  readonly index: number;
  readonly row: Row;
}

/** Of several rests, those that are at their end, and those that go on with the token at a place. */
class Table {
  readonly #done: readonly number[];
  readonly #branches: readonly Branch[];
  /** By the shape of a token: the branches that can go on with it. */
  readonly #byShape = new Map<number, readonly Branch[]>();

  constructor(all: readonly Rest[]) {
    this.#done = [...new Set(all.filter(({ row }) => row.length === 0).map(({ index }) => index))];
    const byStep = new Map<Step, Rest[]>();
    for (const one of all) {
      const [step] = one.row;
      if (!step) continue;
      const some = byStep.get(step);
      if (some) some.push(one);
      else byStep.set(step, [one]);
    }
    this.#branches = [...byStep].map(([step, some]) => new Branch(step, some));
  }

  walk(reader: Reader, at: number): void {
    for (const index of this.#done) reader.standing.push(index, at);
    for (const branch of this.#at(reader, at)) branch.walk(reader, at);
  }

  #at(reader: Reader, at: number): readonly Branch[] {
    if (this.#branches.length < FEW) return this.#branches;
    const shape = reader.shapes[at] ?? AT_END;
    const known = this.#byShape.get(shape);
    if (known) return known;
    const found = this.#branches.filter((branch) => mayBegin(branch.begins, reader, at));
    this.#byShape.set(shape, found);
    return found;
  }
}

/** The shape of no token. */
const AT_END = -1;
/** So few are tried one after another. */
const FEW = 3;

/** A step that several rests share, and what is left of them behind it. */
class Branch {
  readonly #step: Step;
  readonly #rests: readonly Rest[];
  /** The only one. */
  readonly #alone: Rest | undefined;
  #next: Table | undefined;

  constructor(step: Step, rests: readonly Rest[]) {
    this.#step = step;
    this.#rests = rests;
    this.#alone = rests.length === 1 ? rests[0] : undefined;
  }

  get begins(): Begins {
    const { begins } = this.#step;
    return begins.empty ? eitherBegins(this.#rests.map(({ row }) => rowBegins(row))) : begins;
  }

  walk(reader: Reader, at: number): void {
    if (this.#alone) follow(this.#alone, 0, reader, at);
    else
      for (const end of this.#step.ends(reader, at)) {
        if (!spend(reader, 1)) return;
        this.#next ??= new Table(this.#rests.map(({ index, row: [, ...row] }) => ({ index, row })));
        this.#next.walk(reader, end);
      }
  }
}

/** Follows a row from one of its steps to its end. */
function follow(rest: Rest, from: number, reader: Reader, at: number): void {
  const step = rest.row[from];
  if (!step) reader.standing.push(rest.index, at);
  else
    for (const end of step.ends(reader, at)) {
      if (!spend(reader, 1)) return;
      follow(rest, from + 1, reader, end);
    }
}
