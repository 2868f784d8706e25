/** The printed cards a scenario may name: those it defines, then those of its cast, then those of the card files. */
import { fold, nearest, type Card, type Library, type Where } from '../catalog/index.ts';
import { namesOf } from '../commands/index.ts';
import type { Nameable } from '../engine/index.ts';
import type { EditionWords } from '../engine/ruleset/edition-words.ts';
import type { Nodes } from './nodes.ts';

export class ScenarioCards {
  readonly #words: EditionWords;
  readonly #own: readonly Card[];
  readonly #libraries: readonly Library[];

  /** @param own the scenario's own cards; a name that fits one of them means no other. @param libraries where else to look, in order */
  constructor(words: EditionWords, own: readonly Card[], libraries: readonly Library[]) {
    this.#words = words;
    this.#own = own;
    this.#libraries = libraries;
  }

  /** All of them can be named, whatever of them is in the game. */
  get nameable(): Nameable {
    return { cards: () => [...this.#own, ...this.#libraries.flatMap((library) => library.printed())], words: [] };
  }

  /** What a card is called. */
  names(card: Card): readonly string[] {
    return namesOf(card, this.#words);
  }

  /** The card of a title; null with a problem if there is none, or more than one. */
  find(name: string, where: Where, nodes: Nodes): Card | null {
    const own = this.#own.filter((card) => this.names(card).includes(fold(name)));
    const exact = own.filter((card) => fold(card.id) === fold(name));
    const found = exact.length > 0 ? exact : own.length > 0 ? own : this.#shared((library) => library.find(name));
    const [card, ...others] = found;
    if (card && others.length === 0) return card;
    if (card) {
      nodes.fail(where, `"${name}" fits several cards`, `write one of: ${found.map(({ id }) => `"${id}"`).join(', ')}`);
      return null;
    }
    const meant = this.nearest(name);
    const remedy =
      meant.length > 0 ? `did you mean ${meant.map((one) => `"${one}"`).join(' or ')}?` : 'define it under "cards:"';
    nodes.fail(where, `there is no card "${name}"`, remedy);
    return null;
  }

  /** The cards that a name means, for deck lists. */
  named(name: string): readonly Card[] {
    const own = this.#own.filter((card) => this.names(card).includes(fold(name)));
    return own.length > 0 ? own : this.#shared((library) => library.find(name));
  }

  /** Names of cards that a misspelt one may have meant. */
  nearest(name: string): readonly string[] {
    const near = nearest(name, [...this.#own.map(({ id }) => id), ...this.#own.map(({ title }) => title)]);
    return near.length > 0 ? near : this.#shared((library) => library.nearest(name));
  }

  /** What the first library finds that finds anything. */
  #shared<Found>(find: (library: Library) => readonly Found[]): readonly Found[] {
    for (const library of this.#libraries) {
      const found = find(library);
      if (found.length > 0) return found;
    }
    return [];
  }
}
