/** Procedures: the rulebook's tables of steps, as data the kernel runs. */
import type { Engine } from './kernel.ts';
import type { Group } from '../asking/offered.ts';
import type { Candidate, Option, Question, Request, RuleId } from '../asking/request.ts';
import type { RuleKey } from '../ruleset/rule-keys.ts';
import type { Frame } from '../state/state.ts';

/** What a player's answer to a step brings about. */
interface Answered {
  readonly answered: (engine: Engine, frame: Frame, option: Option, chosen: readonly Candidate[]) => void;
}

/** A step that asks a player; null when there is nothing to ask here. */
interface AskingAtOnce extends Answered {
  /** Always put the question, even if only one answer is legal (the segments of a turn, `stack`). */
  readonly always?: boolean;
  readonly request: (engine: Engine, frame: Frame) => Request | null;
}

/** A step that always asks, and whose options are so many that they are listed only for who looks at them. */
export interface AskingInGroups extends Answered {
  readonly question: (engine: Engine) => Question | null;
  readonly groups: readonly Group[];
}

export type Asking = AskingAtOnce | AskingInGroups;

interface Labelled {
  /** The rulebook's label, `ATT 3f`, or a name of ours. */
  readonly label: string;
  /** As it is told, where the edition has another name for the step than the one it took it from. */
  readonly told?: string;
  /** The label is a name of ours (`mechanism`). */
  readonly isInner?: true;
}

/** The rules something carries out: ids of a ledger, or what is shared by editions, keys that the ruleset maps to its ids. */
export type Rules = { readonly rules: readonly RuleId[] } | { readonly keys: readonly RuleKey[] };

/** A step carries a label, names the rules it carries out, and either does something or asks. */
export type Step = Labelled &
  Rules &
  ({ readonly does: (engine: Engine, frame: Frame) => void } | { readonly asks: Asking });

export interface Procedure {
  readonly name: string;
  readonly steps: readonly Step[];
}

/** A procedure from its table. Steps run in the order written; a step may go on elsewhere by `engine.goto`. */
export function procedure(name: string, steps: readonly Step[]): Procedure {
  return { name, steps };
}

/** A procedure that no rulebook has a table for: what its steps do is told under the step that brought it about. */
export function mechanism(name: string, steps: readonly Step[]): Procedure {
  return { name, steps: steps.map((step): Step => ({ ...step, isInner: true })) };
}

/** What an edition says otherwise of one step of another. */
export interface Change {
  readonly before?: readonly Step[];
  /** The steps that stand in its place; none to leave it out. */
  readonly instead?: readonly Step[];
  readonly after?: readonly Step[];
  /** The rules that the step, if it stays, carries out here. */
  readonly rules?: readonly RuleId[];
}

/** What an edition says otherwise of the steps of a procedure that it takes from another. */
export interface Changes {
  /** By label of the step that is meant. */
  readonly steps: Readonly<Record<string, Change>>;
  /** How a step is told that has a label of the other edition; undefined: by that label. */
  readonly told?: (label: string) => string | undefined;
}

/** A procedure of another edition with some of its steps changed. @throws Error for a label that it does not have */
export function changed(from: Procedure, { steps, told }: Changes): Procedure {
  for (const label of Object.keys(steps))
    if (!from.steps.some((step) => step.label === label)) throw new Error(`no step ${label} in ${from.name}`);
  const own = from.steps.flatMap((step) => {
    const { before = [], rules, instead = [rules ? { ...step, rules } : step], after = [] } = steps[step.label] ?? {};
    return [...before, ...instead, ...after];
  });
  return {
    name: from.name,
    steps: told ? own.map((step) => ({ told: told(step.label) ?? step.label, ...step })) : own,
  };
}

/** A step as the kernel runs it. All are of one shape: code that gets objects of many shapes is slow. */
export class PlannedStep {
  readonly label: string;
  /** The name under which the edition tells it: its label, unless it took the step from another edition and calls it otherwise. */
  readonly name: string;
  readonly isInner: boolean;
  readonly rules: Rules;
  readonly does: ((engine: Engine, frame: Frame) => void) | null;
  readonly asks: Asking | null;

  constructor(step: Step) {
    this.label = step.label;
    this.name = step.told ?? step.label;
    this.isInner = step.isInner === true;
    this.rules = 'rules' in step ? { rules: step.rules } : { keys: step.keys };
    this.does = 'does' in step ? step.does : null;
    this.asks = 'asks' in step ? step.asks : null;
  }
}

/** The procedures of an edition, by name. */
export type Procedures = ReadonlyMap<string, readonly PlannedStep[]>;

/** Merges procedures into one table by name; two of one name are an error of ours. */
export function procedureTable(...lists: readonly (readonly Procedure[])[]): Procedures {
  const table = new Map<string, readonly PlannedStep[]>();
  for (const { name, steps } of lists.flat()) {
    if (table.has(name)) throw new Error(`two procedures named ${name}`);
    table.set(
      name,
      steps.map((step) => new PlannedStep(step)),
    );
  }
  return table;
}

/** A frame that stands at a step of a procedure. @throws Error for a procedure or a label that there is not */
export function frameAt(procedures: Procedures, name: string, label: string): Frame {
  return { procedure: name, step: indexOfStep(procedures, name, label), cards: {}, numbers: {}, words: {} };
}

/** The steps of a procedure. @throws Error for a procedure that there is not */
export function stepsOf(procedures: Procedures, name: string): readonly PlannedStep[] {
  const steps = procedures.get(name);
  if (!steps) throw new Error(`no procedure ${name}`);
  return steps;
}

/** Which step of a procedure has this label. @throws Error for a procedure or a label that there is not */
export function indexOfStep(procedures: Procedures, name: string, label: string): number {
  const step = stepsOf(procedures, name).findIndex((one) => one.label === label);
  if (step < 0) throw new Error(`no step ${label} in ${name}`);
  return step;
}
