/** The printed cards a scenario may name: those it defines, then those of its cast, then those of the card files; and blank ones. */
import { blankCard, fold, nearest, type Card, type Library, type Where } from '../catalog/index.ts';
import { namesOf } from '../commands/index.ts';
import type { Nodes } from './nodes.ts';

export class ScenarioCards {
  readonly #own: readonly Card[];
  readonly #libraries: readonly Library[];

  /** @param own the scenario's own cards; a name that fits one of them means no other. @param libraries where else to look, in order */
  constructor(own: readonly Card[], libraries: readonly Library[]) {
    this.#own = own;
    this.#libraries = libraries;
  }

  /** The card of a title; null with a problem if there is none, or more than one. */
  find(name: string, where: Where, nodes: Nodes): Card | null {
    const own = this.#own.filter((card) => namesOf(card).includes(fold(name)));
    const exact = own.filter((card) => fold(card.id) === fold(name));
    const found = exact.length > 0 ? exact : own.length > 0 ? own : this.#shared((library) => library.find(name));
    const [card, ...others] = found;
    if (card && others.length === 0) return card;
    if (card) {
      nodes.fail(where, `"${name}" fits several cards`, `write one of: ${found.map(({ id }) => `"${id}"`).join(', ')}`);
      return null;
    }
    const near = nearest(name, [...this.#own.map(({ id }) => id), ...this.#own.map(({ title }) => title)]);
    const meant = near.length > 0 ? near : this.#shared((library) => library.nearest(name));
    const remedy =
      meant.length > 0 ? `did you mean ${meant.map((one) => `"${one}"`).join(' or ')}?` : 'define it under "cards:"';
    nodes.fail(where, `there is no card "${name}"`, remedy);
    return null;
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

/** A mission nobody may attempt, for a place in a row that a scenario leaves open. The bracket keeps it out of the way of prefixes. */
export function blankMission(index: number): Card {
  const title = `(blank mission ${index})`;
  const mission = { kind: 'planet', quadrant: 'alpha', span: 2, points: 0, attempt: '', requirements: '' } as const;
  return blankCard(title, 'mission', { unique: true, mission });
}

/** A card that cannot be played, for decks. */
export const BLANK_CARD: Card = blankCard('(blank card)', 'blank');
