/** What a ruleset says of actions: what performs each verb, and what an action brings about beside itself. */
import type { CardNumber, RuleId } from '../asking/request.ts';
import type { Engine } from '../kernel/kernel.ts';
import type { Action, Occurrence, Ref } from '../state/state.ts';

/** To come into a zone, by whatever is done: something that may be responded to by itself. */
export interface Arrival {
  /** Its name, as texts listen to it. */
  readonly event: string;
  readonly zone: string;
  /** Verbs that put cards there, wherever the action says they go. */
  readonly verbs: ReadonlySet<string>;
}

export interface ActionRules {
  /** What each verb does when it is performed; may mark objects impossible. Gives the action as it came out. */
  readonly perform: Readonly<Record<string, (engine: Engine, action: Action) => Action>>;
  /** Can it be done to this card, or is that forbidden? */
  readonly isReached: (engine: Engine, action: Action, card: CardNumber) => boolean;
  /** Do cards leave their commander by it? */
  readonly isParting: (engine: Engine, action: Action) => boolean;
  readonly arrivals: readonly Arrival[];
  /** What else an action that was carried out has brought about, to be responded to by itself. */
  readonly besides: (engine: Engine, action: Action) => readonly Occurrence[];
  /** Is where its cards go a part of what happens, so that texts ask about it? */
  readonly tellsWhere: (action: Action) => boolean;
  /** For a trace: by which rules what was done to these cards is responded to just once. */
  readonly rulesOf: (engine: Engine, done: readonly Ref[]) => readonly RuleId[];
}
