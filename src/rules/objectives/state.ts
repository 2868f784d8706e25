/** What the objectives variant keeps in the state beside what the Second Edition does. */
import type { CardNumber } from '../../engine/asking/request.ts';
import type { StateRules } from '../../engine/ruleset/state-rules.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { stateRules as shared } from '../second-edition/state.ts';

declare module '../../engine/ruleset/declared.ts' {
  interface Slices {
    /** The game ends after so many turns of all players together; 0: after no number of them (OBJ-WIN-06). */
    turnLimit: number;
  }
  interface CardNumbers {
    /** Of a completed objective: the location where it was completed (OBJ-REQ-07). */
    completedAt: true;
  }
  interface Movements {
    installed: true;
    uninstalled: true;
    laid: true;
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
  slices: () => ({ ...shared.slices(), turnLimit: 0 }),
  numbers: [...shared.numbers, { name: 'completedAt' }],
  reduce: (rules, state, event) => {
    shared.reduce(rules, state, event);
    if (event.type !== 'completed' || event.place === undefined) return;
    const { completedAt } = state.numbers;
    if (!completedAt) throw new Error('nothing remembers where it was completed');
    completedAt[event.mission] = event.place;
  },
  position: (state) => [...shared.position(state), state.slices.turnLimit],
};

/** Where a completed objective was completed. */
export const completedAt = (engine: Engine, objective: CardNumber): CardNumber =>
  engine.numberOn(objective, 'completedAt');
