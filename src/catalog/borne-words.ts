/** Finds what card texts ask for (a keyword, an icon, a species …) that no card has: such a text never finds anything. */
import { everyNode, type TreeNode } from '../language/tree/visit.ts';
import type { Filter, Trait } from '../language/tree/index.ts';
import type { CardKinds } from '../engine/ruleset/card-kinds.ts';
import type { Card } from './compile-card.ts';

/** What a card bears by name. */
export type Borne = 'affiliation' | 'class' | 'icon' | 'keyword' | 'skill' | 'species' | 'title';

/** A filter for what no card bears, and on which card it stands. */
export interface Unborne {
  readonly is: Borne;
  readonly word: string;
  readonly card: Card;
}

/** Every word in a filter of these cards' texts that none of them bears, prints or gives to another. */
export function unborneWords(cards: readonly Card[], kinds: CardKinds): readonly Unborne[] {
  const borne = new Set(cards.flatMap((card) => [...printed(card, kinds), ...given(card)]));
  return cards.flatMap((card) =>
    [...new Map(asked(card).map((one) => [keyOf(one.is, one.word), one]))]
      .filter(([key]) => !borne.has(key))
      .map(([, one]) => ({ ...one, card })),
  );
}

const keyOf = (is: Borne, word: string): string => `${is} ${word.toLowerCase()}`;

function printed(card: Card, kinds: CardKinds): readonly string[] {
  const { title, id, affiliations, icons, staffing, keywords, skills, species } = card;
  const all: readonly (readonly [Borne, readonly (string | undefined)[]])[] = [
    ['title', [title, id, kinds.linesOf(card).place]],
    ['affiliation', affiliations],
    ['icon', [...icons, ...staffing]],
    ['keyword', Object.entries(keywords).flatMap(([name, arg]) => [name, `${name}: ${arg}`])],
    ['skill', Object.keys(skills)],
    ['species', species?.split('/') ?? []],
    ['class', [card.class]],
  ];
  const invited = filtersIn(card.compiled.attemptBy).flatMap(wordOf);
  const words = all.flatMap(([is, some]) => some.flatMap((word) => (word === undefined ? [] : [keyOf(is, word)])));
  return [...words, ...invited.map(({ is, word }) => keyOf(is, word))];
}

/** What a text makes of cards: they bear it from then on. */
function given(card: Card): readonly string[] {
  return nodesOf(card).flatMap((node) => {
    if (node.is !== 'mod' || (node.node.m !== 'gain' && node.node.m !== 'become')) return [];
    const trait = traitOf(node.node.trait);
    return trait ? [keyOf(trait.is, trait.word)] : [];
  });
}

function traitOf(trait: Trait): { readonly is: Borne; readonly word: string } | undefined {
  if ('keyword' in trait) return { is: 'keyword', word: trait.keyword };
  if ('icon' in trait) return { is: 'icon', word: trait.icon };
  if ('species' in trait) return { is: 'species', word: trait.species };
  return 'affiliation' in trait ? { is: 'affiliation', word: trait.affiliation } : undefined;
}

const asked = (card: Card): readonly { is: Borne; word: string }[] =>
  nodesOf(card).flatMap((node) => (node.is === 'filter' ? wordOf(node.node) : []));

function wordOf(filter: Filter): readonly { is: Borne; word: string }[] {
  switch (filter.f) {
    case 'affiliation':
    case 'class':
    case 'icon':
    case 'skill':
    case 'species':
    case 'title':
      return [{ is: filter.f, word: filter.is }];
    case 'keyword':
      return [{ is: 'keyword', word: filter.arg === undefined ? filter.is : `${filter.is}: ${filter.arg}` }];
    case 'staffs':
      return [{ is: 'icon', word: filter.is }];
    default:
      return [];
  }
}

function nodesOf({ compiled: { program, requirements } }: Card): readonly TreeNode[] {
  const roots: readonly TreeNode[] = [
    ...program.abilities.map((node): TreeNode => ({ is: 'ability', node })),
    ...(requirements ? [{ is: 'requirement' as const, node: requirements }] : []),
  ];
  return roots.flatMap(everyNode);
}

function filtersIn(filter: Filter | null): readonly Filter[] {
  if (filter === null) return [];
  return everyNode({ is: 'filter', node: filter }).flatMap((node) => (node.is === 'filter' ? [node.node] : []));
}
