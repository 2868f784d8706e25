/** Declares the writers of house style that use each other (cards, amounts, requirements …); each is defined in a file of its own. */
import type { Dialect } from '../dialect.ts';
import type { Amount, Effect, PlayerRef, Requirement, Sel, State } from '../tree/index.ts';

/** A tree that the house style has no words for: our own error, never a user's. */
export class Unwritable extends Error {
  constructor(node: unknown) {
    super(`The house style has no words for ${JSON.stringify(node)}`);
  }
}

export const unwritable = (node: unknown): Unwritable => new Unwritable(node);

/** Refuses a tree where an expression is wanted. */
export function raise(node: unknown): never {
  throw unwritable(node);
}

type Write<Given extends readonly unknown[]> = ((...given: Given) => string) & {
  /** Defines the writer; once only. */
  is(write: (...given: Given) => string): void;
};
function writer<Given extends readonly unknown[]>(name: string): Write<Given> {
  let body: ((...given: Given) => string) | undefined;
  const write = (...given: Given): string => {
    if (!body) throw new Error(`The writer of ${name} is not defined.`);
    return body(...given);
  };
  const is = (defined: (...given: Given) => string): void => {
    if (body) throw new Error(`The writer of ${name} is defined twice.`);
    body = defined;
  };
  return Object.assign(write, { is });
}

/** A selector in words; `actor` is the player whose hand is 'hand'. */
export const cardWords = writer<[dialect: Dialect, sel: Sel, actor?: PlayerRef]>('cards');
export const amountWords = writer<[dialect: Dialect, amount: Amount]>('amounts');
/** A requirement in house style: 'and' inside alternatives, 'or' between them. */
export const requirementWords = writer<[dialect: Dialect, req: Requirement]>('requirements');
export const stateWords = writer<[dialect: Dialect, state: State]>('states');
/** Effects in order; `last` when nothing follows, so that a final clause with a condition needs no parentheses. */
export const effectsWords =
  writer<[dialect: Dialect, effects: readonly Effect[], actor: PlayerRef, last: boolean]>('effects');
