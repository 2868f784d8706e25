/** Grammars: which alternatives each phrase has. The texts of each edition have a grammar of their own over the same phrases. */
import { Alternatives, Choice, Phrase } from './linked-phrases.ts';
import type { Linked } from './linked.ts';
import { Parser } from './parser.ts';
import { KnownSteps } from './known-steps.ts';
import { pattern } from './patterns.ts';
import type { Row } from './steps.ts';

/** Alternatives that a family of sentences gives to a phrase. */
export type Definition = (grammar: Grammar) => void;

/** The alternatives of all phrases, from families of definitions: what is known of reading hangs on it. */
export class Grammar {
  readonly steps = new KnownSteps();
  readonly #inItsWords: (words: string) => string;

  /** @param inItsWords the literal words of a phrase as this language says them, where it has others for the same */
  constructor(families: readonly (readonly Definition[])[], inItsWords: (words: string) => string = (words) => words) {
    this.#inItsWords = inItsWords;
    for (const define of families.flat()) define(this);
  }

  /** The pattern of some literal words (see `pattern`). */
  pattern(words: string, whole: boolean): Row {
    return pattern(this.#inItsWords(words), whole, this.steps);
  }
}

/** What has a name and the alternatives that a grammar gives it; without any it reads nothing there. */
class Named<T> extends Parser<T> {
  readonly name: string;
  readonly #alternatives = new WeakMap<Grammar, Parser<T>[]>();
  constructor(name: string, link: (body: () => Choice<T>, steps: KnownSteps) => Linked<T>) {
    super((grammar) => {
      const { steps } = grammar;
      let body: Choice<T> | undefined;
      const made = (): Choice<T> =>
        new Choice(
          (this.#alternatives.get(grammar) ?? []).map((one) => one.in(grammar)),
          steps,
        );
      return link(() => (body ??= made()), steps);
    });
    this.name = name;
  }

  /** Gives the phrase alternatives, behind those it has already. */
  is(...alternatives: readonly Parser<T>[]): Definition {
    return (grammar) => {
      this.#alternatives.set(grammar, [...(this.#alternatives.get(grammar) ?? []), ...alternatives]);
    };
  }

  /** Has the phrase any alternatives in this grammar? */
  isIn(grammar: Grammar): boolean {
    return this.#alternatives.has(grammar);
  }
}
export type { Named };

/** Declares a phrase: of its readings the cheapest for each end is kept. */
export function phrase<T>(name: string): Named<T> {
  return new Named<T>(name, (body, steps) => new Phrase(body, steps));
}

/** Declares alternatives inside a phrase that several families add to: all their readings are kept. */
export function alternatives<T>(name: string): Named<T> {
  return new Named<T>(name, (body, steps) => new Alternatives(body, steps));
}
