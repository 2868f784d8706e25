/** The options of a game: the table "Options" of the ledger, with the basic game as default (94-ADV-11). */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Agreed, ReadOptions } from '../../engine/ruleset/scenario-words.ts';

export interface GameOptions {
  /** 94-ADV-02, -09: locations of the spaceline. */
  readonly 'line.length': number;
  /** 94-DECK-01, 94-ADV-09: cards of a deck. */
  readonly 'deck.size': number;
  /** 94-ADV-03: is that the exact number, or the least? */
  readonly 'deck.limit': 'exact' | 'none';
  /** 94-ADV-08: may cards stand in for others? */
  readonly 'deck.stand-ins': boolean;
  /** 94-ADV-09: may deck and spaceline be smaller? */
  readonly small: boolean;
  /** 94-ADV-05: points to win. */
  readonly 'win.points': 100 | 150 | 200;
  /** 94-ADV-06: does the game last an hour? */
  readonly 'win.minutes': 'none' | 60;
  /** 94-ADV-07: whose copies of a unique card are in each other's way. */
  readonly uniqueness: 'player' | 'game';
  /** 94-OP-36. */
  readonly stakes: 'note' | 'off';
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
  'line.length': 12,
  'deck.size': 60,
  'deck.limit': 'exact',
  'deck.stand-ins': false,
  small: false,
  'win.points': 100,
  'win.minutes': 'none',
  uniqueness: 'player',
  stakes: 'note',
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

/** Takes one option over: the options with it, or what it may be. */
type Take = (options: GameOptions, value: Agreed) => GameOptions | string;

/** One of a few values. */
function oneOf<Name extends keyof GameOptions>(name: Name, ...values: readonly GameOptions[Name][]): Take {
  return (options, given) => {
    const value = values.find((one) => one === given);
    return value === undefined ? values.join(', ') : { ...options, [name]: value };
  };
}

/** A number of cards. */
function number(name: 'line.length' | 'deck.size'): Take {
  return (options, given) =>
    typeof given === 'number' && Number.isInteger(given) && given > 0 ? { ...options, [name]: given } : 'a number';
}

const TAKES: ReadonlyMap<string, Take> = new Map([
  ['line.length', number('line.length')],
  ['deck.size', number('deck.size')],
  ['deck.limit', oneOf('deck.limit', 'exact', 'none')],
  ['deck.stand-ins', oneOf('deck.stand-ins', true, false)],
  ['small', oneOf('small', true, false)],
  ['win.points', oneOf('win.points', 100, 150, 200)],
  ['win.minutes', oneOf('win.minutes', 'none', 60)],
  ['uniqueness', oneOf('uniqueness', 'player', 'game')],
  ['stakes', oneOf('stakes', 'note', 'off')],
  ['line.first', oneOf('line.first', 'chance', 'agreed')],
  ['turn.first', oneOf('turn.first', 'second', 'last-placed')],
  ['seed.mistakes', oneOf('seed.mistakes', 'refuse', 'allow')],
  ['range.used-up', oneOf('range.used-up', 'no-movement', 'stopped')],
  ['retaliation', oneOf('retaliation', 'if-safe', 'always')],
  ['repair.done', oneOf('repair.done', 'end-of-turn', 'start-of-turn')],
  ['win.deck-out', oneOf('win.deck-out', 'empty', 'no-draw')],
]);

/** What options that stand together forbid (94-ADV-02, -09). */
function faultOf(options: GameOptions): { readonly option: string; readonly message: string } | null {
  const { 'line.length': length, 'deck.size': size, small } = options;
  if (length % 2 !== 0) return { option: 'line.length', message: `a spaceline of ${length} locations is not even` };
  if (length < DEFAULTS['line.length'] && !small)
    return { option: 'line.length', message: `a spaceline of ${length} locations is for small games` };
  if (size < DEFAULTS['deck.size'] && !small)
    return { option: 'deck.size', message: `a deck of ${size} cards is for small games` };
  return null;
}

/** 94-ADV-10: what was agreed, on top of the basic game; an option that there is not is told, and so is what it can't be. */
export const readOptions: ReadOptions = (agreed) => {
  const problems: { readonly option: string; readonly message: string; readonly remedy: string }[] = [];
  let options = DEFAULTS;
  for (const [name, value] of agreed) {
    const take = TAKES.get(name);
    const taken = take?.(options, value);
    if (taken === undefined) {
      const remedy = `there are: ${[...TAKES.keys()].join(', ')}`;
      problems.push({ option: name, message: `this ruleset knows no option "${name}"`, remedy });
    } else if (typeof taken === 'string')
      problems.push({ option: name, message: `the option "${name}" can't be ${value}`, remedy: `write: ${taken}` });
    else options = taken;
  }
  const fault = faultOf(options);
  if (fault) problems.push({ ...fault, remedy: 'see the options of the ledger (small: true)' });
  return { slices: { options }, problems };
};
