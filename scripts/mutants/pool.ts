/** Workers and what they are given: one file's edits after another, each edit to the checks that come by its place. */
import { Worker } from 'node:worker_threads';
import type { Edit } from './edits.ts';
import type { Measured, Order, Outcome, Report, Wanted, WorkerStart } from './messages.ts';

/** What became of an edit; `by` names the check that failed of it. */
export interface Tried {
  readonly edit: Edit;
  readonly outcome: Outcome | 'untried';
  readonly by: string | null;
}

/** Silence after which a worker is given up: whatever it runs hangs where no round is counted. */
const SILENCE = 120_000;
/** How often a run may go round, as a multiple of what it takes without an edit. */
const ROUNDS = { times: 20, more: 5000 };

/** One worker, begun anew whenever it had to be given up. */
class Hand {
  readonly #program: string;
  readonly #start: WorkerStart;
  #worker: Worker | null = null;

  constructor(program: string, start: WorkerStart) {
    this.#program = program;
    this.#start = start;
  }

  /** Gives an order and waits; null if nothing comes of it. Errors of the worker itself are thrown. */
  ask(order: Order): Promise<Report | null> {
    const worker = (this.#worker ??= new Worker(this.#program, { eval: true, workerData: this.#start }));
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        finish();
        this.close();
        resolve(null);
      };
      let silence = setTimeout(giveUp, SILENCE);
      const heard = (report: Report): void => {
        clearTimeout(silence);
        if (report.is === 'alive') {
          silence = setTimeout(giveUp, SILENCE);
          return;
        }
        finish();
        resolve(report);
      };
      const broken = (error: Error): void => {
        finish();
        reject(error);
      };
      const finish = (): void => {
        clearTimeout(silence);
        worker.off('message', heard);
        worker.off('error', broken);
      };
      worker.on('message', heard);
      worker.on('error', broken);
      worker.postMessage(order);
    });
  }

  close(): void {
    void this.#worker?.terminate();
    this.#worker = null;
  }
}

/** Which checks come by which edit. */
class Reach {
  readonly #byEdit = new Map<number, Set<string>>();
  /** How many rounds each check takes. */
  readonly #ticks: ReadonlyMap<string, number>;
  /** Edits read while the source is loaded, and while scenarios are read. */
  readonly #loaded: ReadonlySet<number>;
  readonly #prepared: ReadonlySet<number>;

  constructor(measured: Measured) {
    this.#ticks = new Map(measured.checks.map(({ name, ticks }) => [name, ticks]));
    this.#loaded = new Set(measured.loaded);
    this.#prepared = new Set(measured.checks.flatMap(({ prepared }) => prepared));
    for (const { name, prepared, reached } of measured.checks)
      for (const edit of [...prepared, ...reached]) this.#add(edit, name);
  }

  #add(edit: number, check: string): void {
    const own = this.#byEdit.get(edit) ?? new Set();
    this.#byEdit.set(edit, own.add(check));
  }

  isEarly(edit: number): boolean {
    return this.#loaded.has(edit) || this.#prepared.has(edit);
  }

  isOfReading(edit: number): boolean {
    return this.#prepared.has(edit);
  }

  /** The checks to try an edit on: first those that other edits of the file have failed in, then the short ones. */
  wanted(edit: number, killers: readonly string[]): readonly Wanted[] {
    // What is read while loading may be used by any check: lists and numbers, and the tables made of them.
    const reached = this.#loaded.has(edit)
      ? new Set(this.#ticks.keys())
      : (this.#byEdit.get(edit) ?? new Set<string>());
    const first = killers.filter((check) => reached.has(check));
    const rest = [...reached].filter((check) => !first.includes(check));
    rest.sort((a, b) => this.#ticksOf(a) - this.#ticksOf(b) || (a < b ? -1 : 1));
    return [...first, ...rest].map((check) => ({
      check,
      limit: ROUNDS.times * this.#ticksOf(check) + ROUNDS.more,
    }));
  }

  #ticksOf(check: string): number {
    return this.#ticks.get(check) ?? 0;
  }
}

export interface RunSettings {
  readonly workers: number;
  /** Asked before each edit: is there time for it? */
  readonly hasTime: () => boolean;
  /** Told of each edit as it has been tried. */
  readonly tell: (one: Tried, done: number) => void;
}

/** What fails without any edit: then nothing can be said of edits. */
export class FailsAnyway extends Error {}

/** Tries every edit; the outcomes stand in the order of the edits, whatever the number of workers. */
export async function tryAll(
  edits: readonly Edit[],
  program: string,
  start: WorkerStart,
  { workers, hasTime, tell }: RunSettings,
): Promise<readonly Tried[]> {
  const hands = Array.from({ length: workers }, () => new Hand(program, start));
  const tried: Tried[] = edits.map((edit) => ({ edit, outcome: 'untried', by: null }));
  let done = 0;
  try {
    const reach = new Reach(await measuredBy(hands[0]));
    const files = [...new Set(edits.map(({ file }) => file))];
    const work = async (hand: Hand): Promise<void> => {
      for (let file = files.shift(); file !== undefined; file = files.shift()) {
        let killers: readonly string[] = [];
        for (const [number, edit] of edits.entries()) {
          if (edit.file !== file || !hasTime()) continue;
          const { outcome, by } = await tryOne(hand, number, reach, killers);
          const one = { edit, outcome, by };
          tried[number] = one;
          if (by !== null) killers = [by, ...killers.filter((other) => other !== by)];
          done += 1;
          tell(one, done);
        }
      }
    };
    await Promise.all(hands.map(work));
  } finally {
    for (const hand of hands) hand.close();
  }
  return tried;
}

async function measuredBy(hand: Hand | undefined): Promise<Measured> {
  const report = await hand?.ask({ is: 'measure' });
  if (report?.is !== 'measured') throw new FailsAnyway('the checks do not come to an end without any edit');
  const wrong = report.measured.checks.find(({ failure }) => failure !== null);
  if (wrong) throw new FailsAnyway(`${wrong.name} fails without any edit: ${wrong.failure ?? ''}`);
  return report.measured;
}

async function tryOne(
  hand: Hand,
  edit: number,
  reach: Reach,
  killers: readonly string[],
): Promise<{ readonly outcome: Outcome; readonly by: string | null }> {
  const checks = reach.wanted(edit, killers);
  if (checks.length === 0) return { outcome: 'survived', by: null };
  const [anew, isOfReading] = [reach.isEarly(edit), reach.isOfReading(edit)];
  const report = await hand.ask({ is: 'try', edit, checks, anew, isOfReading });
  return report?.is === 'tried' ? report : { outcome: 'endless', by: null };
}
