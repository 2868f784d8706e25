/** A worker: holds the bundle and tries one edit after the other on the checks it is given. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { Control, TooLong } from './control.ts';
import type { Measured, Order, Wanted, Outcome, Report, WorkerStart } from './messages.ts';
import type { Scenario } from '../../src/scenarios/scenario.ts';
import type { Check } from './subject.ts';

const { code, edits, root, against } = workerData as WorkerStart;
const script = new Script(`(function (module, exports, require, __mutants) {${code}\n})`, { filename: 'mutants.cjs' });

type Loaded = { readonly start: (control: Control, read: Map<string, Scenario>) => Promise<readonly Check[]> };
type Wrapper = (module: { exports: unknown }, exports: unknown, require: NodeJS.Require, control: Control) => void;

/** The source, loaded once. */
interface Instance {
  readonly control: Control;
  readonly checks: ReadonlyMap<string, Check>;
}

/** The scenarios as they are read without an edit. */
const usualReading = new Map<string, Scenario>();

async function load(
  active: number,
  read: Map<string, Scenario>,
): Promise<Instance & { readonly loaded: readonly number[] }> {
  const control = new Control(edits);
  control.active = active;
  const module = { exports: {} };
  const wrapper = script.runInThisContext() as Wrapper;
  wrapper(module, module.exports, createRequire(join(root, 'package.json')), control);
  const loaded = control.takeHits();
  const all = await (module.exports as Loaded).start(control, read);
  const checks = all.filter(({ name }) => new RegExp(against).test(name)).map((check) => [check.name, check] as const);
  return { control, checks: new Map(checks), loaded };
}

const say = (report: Report): void => parentPort?.postMessage(report);

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

let usual: Instance | null = null;

/** Runs a check; what fails in it. */
async function failureOf(
  { control, checks }: Instance,
  name: string,
  { active, limit }: { readonly active: number; readonly limit: number },
): Promise<string | TooLong | null> {
  const check = checks.get(name);
  if (!check) throw new Error(`${name} is gone`);
  control.ticks = 0;
  control.active = active;
  control.limit = limit;
  try {
    return await check.run();
  } catch (error) {
    return error instanceof TooLong ? error : wordsOf(error);
  } finally {
    control.active = -1;
    control.limit = Infinity;
  }
}

const UNTOUCHED = { active: -1, limit: Infinity };

async function measure(): Promise<Measured> {
  const instance = await load(-1, usualReading);
  usual = instance;
  const { control, checks, loaded } = instance;
  const fromTests = control.takeHits();
  const measured: Measured['checks'][number][] = [];
  for (const check of checks.values()) {
    check.prepare();
    const prepared = control.takeHits();
    const failure = await failureOf(instance, check.name, UNTOUCHED);
    const { ticks } = control;
    measured.push({
      name: check.name,
      prepared,
      reached: control.takeHits(),
      ticks,
      failure: failure === null ? null : String(failure),
    });
    say({ is: 'alive' });
  }
  return { loaded: [...loaded, ...fromTests], checks: measured };
}

async function attempt(
  instance: Instance,
  edit: number,
  wanted: readonly Wanted[],
): Promise<readonly [Outcome, string | null]> {
  for (const { check, limit } of wanted) {
    const failure = await failureOf(instance, check, { active: edit, limit });
    if (failure instanceof TooLong) return ['endless', check];
    if (failure !== null) return ['killed', check];
    say({ is: 'alive' });
  }
  return ['survived', null];
}

/** So many scenarios are read anew with an edit of what is loaded at work; the others stand as they were read without it. */
const READ_ANEW = 60;

async function loadWith(edit: number, wanted: readonly Wanted[], isOfReading: boolean): Promise<Instance | null> {
  const read = new Map(isOfReading ? [] : usualReading);
  for (const { check } of wanted.slice(0, READ_ANEW)) read.delete(check);
  try {
    return await load(edit, read);
  } catch {
    return null; // What can't even be loaded has been noticed.
  }
}

async function tried({ edit, checks: wanted, anew, isOfReading }: Extract<Order, { is: 'try' }>): Promise<Report> {
  const told = ([outcome, by]: readonly [Outcome, string | null]): Report => ({ is: 'tried', edit, outcome, by });
  if (anew) {
    const instance = await loadWith(edit, wanted, isOfReading);
    return told(instance === null ? ['killed', null] : await attempt(instance, edit, wanted));
  }
  usual ??= await load(-1, usualReading);
  const first = await attempt(usual, edit, wanted);
  if (first[1] === null || (await failureOf(usual, first[1], UNTOUCHED)) === null) return told(first);
  // Something was left behind by an edit: begin again from a clean start.
  usual = await load(-1, usualReading);
  return told(await attempt(usual, edit, wanted));
}

async function carryOut(order: Order): Promise<void> {
  if (order.is === 'measure') say({ is: 'measured', measured: await measure() });
  else say(await tried(order));
}

parentPort?.on('message', (order: Order) => void carryOut(order));
