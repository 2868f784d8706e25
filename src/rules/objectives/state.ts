/** What the objectives variant keeps in the state beside what the Second Edition does. */
import type { BattleKind } from '../../effects/undertakings.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { StateRules } from '../../engine/ruleset/state-rules.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { GameEvent } from '../../engine/state/events.ts';
import type { State } from '../../engine/state/state.ts';
import { stateRules as shared } from '../second-edition/state.ts';

/** Whom an attack is made on: a ship; the personnel of an opponent on a planet or aboard a ship. */
export interface Target {
  readonly what: BattleKind;
  readonly target: CardNumber;
  readonly opponent: Seat;
}

declare module '../../engine/ruleset/declared.ts' {
  interface Slices {
    /** The game ends after so many turns of all players together; 0: after no number of them (OBJ-WIN-06). */
    turnLimit: number;
    /** Attacks that were called off this turn (OBJ-RESTR-10). */
    calledOff: readonly Target[];
  }
  interface CardNumbers {
    /** Of a completed objective: the location where it was completed (OBJ-REQ-07). */
    completedAt: true;
  }
  interface CardDetails {
    /** Of a completed objective: the location where it was completed. */
    completedAt: CardNumber;
  }
  interface Movements {
    installed: true;
    uninstalled: true;
    laid: true;
  }
  interface EditionEvents {
    'called off': Target & { readonly type: 'called off'; readonly player: Seat; readonly reason: string };
    /** Used tactics are shuffled and turned down, since no others are left. */
    regenerated: { readonly type: 'regenerated'; readonly player: Seat; readonly zone: string };
  }
  interface RequestKinds {
    exchange: true;
    'draw-tactics': true;
    'lay-tactic': true;
    counterattack: true;
  }
}

export const stateRules: StateRules = {
  ...shared,
  slices: () => ({ ...shared.slices(), turnLimit: 0, calledOff: [] }),
  numbers: [...shared.numbers, { name: 'completedAt' }],
  reduce: (rules, state, event) => {
    shared.reduce(rules, state, event);
    if (event.type === 'called off') {
      const { what, target, opponent } = event;
      state.slices.calledOff = [...known(state.slices.calledOff), { what, target, opponent }];
    }
    if (event.type === 'began' && event.what === 'turn') state.slices.calledOff = [];
    if (event.type === 'completed') remember(state, event);
  },
  changesNothing: [...shared.changesNothing, 'regenerated'],
  position: (state) => [...shared.position(state), state.slices.turnLimit, state.slices.calledOff],
};

/** @throws Error if the event does not say where, or in a game that does not remember it */
function remember({ numbers }: State, { mission, place }: Extract<GameEvent, { type: 'completed' }>): void {
  if (!numbers.completedAt || place === undefined) throw new Error('nothing remembers where it was completed');
  numbers.completedAt[mission] = place;
}

/** Where a completed objective was completed. */
export const completedAt = (engine: Engine, objective: CardNumber): CardNumber =>
  engine.numberOn(objective, 'completedAt');

/** OBJ-RESTR-10: was an attack on them called off this turn? */
export const wasCalledOff = (engine: Engine, { what, target, opponent }: Target): boolean =>
  known(engine.slice('calledOff')).some(
    (one) => one.what === what && one.target === target && one.opponent === opponent,
  );

/** @throws Error in a game that keeps no account of attacks called off */
function known(calledOff: readonly Target[] | undefined): readonly Target[] {
  if (!calledOff) throw new Error('a game without attacks called off');
  return calledOff;
}
