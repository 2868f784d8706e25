/** The options of a game: the table "Options" of the ledger, with the basic game as default (94-ADV-11). */
import type { Engine } from '../../engine/kernel/kernel.ts';

export interface GameOptions {
  /** 94-ADV-05: points to win. */
  readonly 'win.points': 100 | 150 | 200;
  /** 94-ADV-07: whose copies of a unique card are in each other's way. */
  readonly uniqueness: 'player' | 'game';
  /** 94-OP-01. */
  readonly 'line.first': 'chance' | 'agreed';
  /** 94-OP-02. */
  readonly 'turn.first': 'second' | 'last-placed';
  /** 94-OP-05. */
  readonly 'seed.mistakes': 'refuse' | 'allow';
  /** 94-OP-10. */
  readonly 'range.used-up': 'no-movement' | 'stopped';
  /** 94-OP-20. */
  readonly retaliation: 'if-safe' | 'always';
  /** 94-OP-26. */
  readonly 'repair.done': 'end-of-turn' | 'start-of-turn';
  /** 94-OP-30. */
  readonly 'win.deck-out': 'empty' | 'no-draw';
}

declare module '../../engine/ruleset/declared.ts' {
  interface Slices {
    options: GameOptions;
  }
}

export const DEFAULTS: GameOptions = {
  'win.points': 100,
  uniqueness: 'player',
  'line.first': 'chance',
  'turn.first': 'second',
  'seed.mistakes': 'refuse',
  'range.used-up': 'no-movement',
  retaliation: 'if-safe',
  'repair.done': 'end-of-turn',
  'win.deck-out': 'empty',
};

/** What was agreed under this name. @throws Error in a game without options */
export function option<Name extends keyof GameOptions>(engine: Engine, name: Name): GameOptions[Name] {
  const options = engine.slice('options');
  if (!options) throw new Error('a game of First Edition without options');
  return options[name];
}
