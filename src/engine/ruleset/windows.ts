/** Windows of responses as a ruleset orders them: who comes when, what is taken first, and in which periods text may be used. */
import type { RuleId, Seat } from '../asking/request.ts';
import type { Engine } from '../kernel/kernel.ts';
import type { Frame, Occurrence, Responder } from '../state/state.ts';
import type { Scope } from './declared.ts';

/** Which responses a window takes: those that change the cost, those before the effect, or those after it. */
export type WindowKind = 'cost' | 'about' | 'did';

/** What one round of a window takes: everything, or first what prevents and then everything else. */
export const ROUNDS = ['all', 'preventing', 'others'] as const;
export type Round = (typeof ROUNDS)[number];

/** A time in which text may be used between any two actions: while something is being faced, while a battle goes on. */
export interface PeriodRule {
  /** What goes on, as something to respond to; null while it does not. */
  readonly occurrence: (engine: Engine) => Occurrence | null;
  /** Texts that listen to this key are used in it as well, once in the scope. */
  readonly once?: { readonly key: string; readonly scope: Scope };
}

export interface WindowRules {
  /** The players in the order in which they respond just now. */
  readonly seats: (engine: Engine) => readonly Seat[];
  /** The rounds of a window, one after the other; `period` is empty outside all. */
  readonly rounds: (kind: WindowKind, period: string) => readonly Round[];
  readonly periods: ReadonlyMap<string, PeriodRule>;
  /** The period open between two actions of a text (`Action.gap`). */
  readonly gap: string;
  /** Does a response wait for another window, though it listens to what this one is about? */
  readonly waits: (engine: Engine, frame: Frame, responder: Responder) => boolean;
  /** The rules by which just this window is held. */
  readonly rulesOf: (frame: Frame) => readonly RuleId[];
  /** The rules by which something that is responded to may be responded to. */
  readonly rulesFor: (occurrence: Occurrence) => readonly RuleId[];
  /** An occurrence or a period by its name, in words after a player's name: `plays a card`. */
  readonly occasionOf: (name: string) => string;
  /** Whose doing a period is. */
  readonly actorIn: (engine: Engine) => Seat;
}
