/** What a variant of the Second Edition says otherwise, deep in rules that it shares with it; the edition itself is one of them. */
import type { Battle } from '../../effects/undertakings.ts';
import type { CardNumber, RuleId, Seat } from '../../engine/asking/request.ts';
import type { Definition } from '../../engine/definition.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Movement } from '../../engine/ruleset/declared.ts';
import type { StaffingRules } from '../shared/staffing.ts';

/** A task that a player has done, and what kind of place it was done at. */
export interface Done {
  readonly task: CardNumber;
  readonly kind: 'planet' | 'space' | 'headquarters';
}

/** Cards of a type that are played on other cards than their text names: where they lie, and on which they may be put now. */
export interface Attached {
  /** The verb of the command that plays them, and how the log tells it. */
  readonly verb: string;
  readonly movement: Movement;
  readonly relation: string;
  readonly hosts: (engine: Engine, card: CardNumber, player: Seat) => readonly CardNumber[];
  readonly rules: readonly RuleId[];
}

export interface Variant {
  /** What players call a place where personnel and ships are, and a task that is attempted. */
  readonly words: { readonly place: string; readonly task: string };
  /** The zone in which a player's places lie in a row. */
  readonly row: string;
  readonly staffing: StaffingRules;
  /** More Range to another quadrant. */
  readonly otherQuadrant: number;
  /** Does the order to move lead the ship to this place of another quadrant? */
  readonly mayCross: (engine: Engine, ship: CardNumber, to: CardNumber) => boolean;
  /** Beside its text: may the card be played at a headquarters of this quadrant? */
  readonly isNative: (card: Definition, quadrant: string | undefined) => boolean;
  /** By type of card. */
  readonly attached: ReadonlyMap<string, Attached>;
  /** What is added to the total of a side of a battle, once. */
  readonly battleBonus: (engine: Engine, battle: Battle, side: 0 | 1) => number;
  readonly done: (engine: Engine, player: Seat) => readonly Done[];
}

declare module '../../engine/ruleset/declared.ts' {
  interface RulesetParts {
    /** Of the Second Edition and its variants. */
    readonly variant?: Variant;
  }
}

/** What the edition that is played says of it. @throws Error for one that does not build on the Second Edition */
export function variantOf({ ruleset }: Engine): Variant {
  if (!ruleset.variant) throw new Error(`${ruleset.name} is no variant of the Second Edition`);
  return ruleset.variant;
}

/** What players call a place, and a task. */
export const placeWord = (engine: Engine): string => variantOf(engine).words.place;
export const taskWord = (engine: Engine): string => variantOf(engine).words.task;

/** A task with its article. */
export const aTask = (engine: Engine): string =>
  `${/^[aeiou]/.test(taskWord(engine)) ? 'an' : 'a'} ${taskWord(engine)}`;
