/** Grammars: which alternatives each phrase has. The texts of each edition have a grammar of their own over the same phrases. */
import { Alternatives, Choice, Phrase } from './linked-phrases.ts';
import type { Linked } from './linked.ts';
import { Parser } from './parser.ts';
import { pattern, type Pattern, type Patterns } from './patterns.ts';

/** Alternatives that a family of sentences gives to a phrase. */
export type Definition = (grammar: Grammar) => void;

/** The alternatives of all phrases, from families of definitions: what is known of reading hangs on it. */
export class Grammar {
  readonly #patterns: Patterns = new Map();
  readonly #shapes = new Map<string, number>();
  readonly #inItsWords: (words: string) => string;

  /** @param inItsWords the literal words of a phrase as this language says them, where it has others for the same */
  constructor(families: readonly (readonly Definition[])[], inItsWords: (words: string) => string = (words) => words) {
    this.#inItsWords = inItsWords;
    for (const define of families.flat()) define(this);
  }

  /** The pattern of some literal words (see `pattern`). */
  pattern(words: string, whole: boolean): Pattern {
    return pattern(this.#inItsWords(words), whole, this.#patterns);
  }

  /** A number for each word together with what can begin there: the same where both are the same. */
  shapeOf(word: string, open: number): number {
    const key = `${open} ${word}`;
    const known = this.#shapes.get(key) ?? this.#shapes.size;
    this.#shapes.set(key, known);
    return known;
  }
}

/** What has a name and the alternatives that a grammar gives it; without any it reads nothing there. */
class Named<T> extends Parser<T> {
  readonly name: string;
  readonly #alternatives = new WeakMap<Grammar, Parser<T>[]>();
  constructor(name: string, link: (body: () => Linked<T>) => Linked<T>) {
    super((grammar) => {
      let body: Linked<T> | undefined;
      return link(() => (body ??= new Choice((this.#alternatives.get(grammar) ?? []).map((one) => one.in(grammar)))));
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
  return new Named<T>(name, (body) => new Phrase(body));
}

/** Declares alternatives inside a phrase that several families add to: all their readings are kept. */
export function alternatives<T>(name: string): Named<T> {
  return new Named<T>(name, (body) => new Alternatives(body));
}
