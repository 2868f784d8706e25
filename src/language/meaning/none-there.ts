/** Finds which cards 'if there is no ship' means in a dilemma: such as it spoke of before, not those anywhere. */
import { copied } from '../tree/copies.ts';
import type { Ability, Sel } from '../tree/index.ts';
import { partsOf, type TreeNode } from '../tree/visit.ts';
import { kindOf } from './topics.ts';

/** Of personnel a dilemma means those who face it. */
const thingOf = ({ f }: Sel): string | undefined => {
  const kind = kindOf(f);
  return kind === 'personnel' ? undefined : kind;
};

/** A kind of cards and nothing else. */
const isBare = (sel: Sel): boolean => sel.f?.f === 'kind' && Object.keys(sel).length === 1;

/** Says of each 'there is no …' with nothing but a kind where and whose it is, as it was said before. */
export function meanThere(abilities: readonly Ability[]): readonly Ability[] {
  const said = new Map<string, Sel>();
  const visit = (given: TreeNode): void => {
    if (given.is === 'condition' && given.node.c === 'some' && isBare(given.node.sel)) {
      const kind = thingOf(given.node.sel);
      const before = kind === undefined ? undefined : said.get(kind);
      if (before) Object.assign(given.node.sel, copied(before));
      return;
    }
    if (given.is === 'cards' && given.node.at && given.node.ref === undefined) {
      const { of, f, at } = given.node;
      const kind = thingOf(given.node);
      if (kind !== undefined && f) said.set(kind, { ...(of !== undefined && { of }), f, at });
    }
    partsOf(given).forEach(visit);
  };
  abilities.forEach((node) => {
    visit({ is: 'ability', node });
  });
  return abilities;
}
