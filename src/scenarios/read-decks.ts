/** `decks`: a game that begins with decks; `faulty`: cards that must not load. */
import { isMap, isScalar, type Node } from 'yaml';
import {
  defineCard,
  LIMITS,
  loadDeck,
  partsOf,
  type Library,
  type NamedCards,
  type YamlSource,
} from '../catalog/index.ts';
import type { Definition } from '../engine/definition.ts';
import type { CardKinds } from '../engine/ruleset/card-kinds.ts';
import type { BlankCard, ScenarioDecks } from '../engine/ruleset/scenario-words.ts';
import type { ScenarioCards } from './cards.ts';
import type { Field, Nodes } from './nodes.ts';
import { definitionOf } from './read-position.ts';
import type { FaultyCard, WrittenDeck } from './scenario.ts';

/** The decks of all players, in seat order; problems go to `nodes`. */
export function readDecks(
  nodes: Nodes,
  cards: ScenarioCards,
  decks: readonly Field[],
  written: ScenarioDecks,
  library: Library,
): readonly WrittenDeck[] {
  if (written === 'files') return decks.map((deck) => readDeckFile(nodes, cards, deck, library));
  const { parts } = written;
  return decks.map(({ key: name, value }) => {
    const fields = nodes.fields(value, `the deck of ${name}`);
    for (const field of fields)
      if (!parts.has(field.key)) nodes.unknown(field, `the deck of ${name}`, [...parts.keys()]);
    const part = ([key, blank]: readonly [string, (index: number) => BlankCard]): readonly [string, Definition[]] => {
      const field = fields.find((one) => one.key === key);
      return [key, field ? readPart(nodes, cards, field, blank) : []];
    };
    return { name, parts: Object.fromEntries([...parts].map(part)), problems: [] };
  });
}

/** The text of a deck file as one block; its cards are those of the scenario first. */
function readDeckFile(
  nodes: Nodes,
  cards: ScenarioCards,
  { key: name, value, where }: Field,
  library: Library,
): WrittenDeck {
  const text = isScalar(value) && typeof value.value === 'string' ? value.value : null;
  if (text === null)
    nodes.fail(where, `the deck of ${name} must be a text`, 'write "|" and then the lines of the deck');
  const shelf: NamedCards = {
    edition: library.edition,
    find: (title) => cards.named(title),
    misspelt: (title) => library.misspelt(title),
    nearest: (title) => cards.nearest(title),
  };
  const { deck, problems } = loadDeck({ name: `the deck of ${name}`, text: text ?? '' }, shelf);
  return { name, parts: partsOf(deck), problems };
}

/** Titles, and so many blank cards. */
function readPart(
  nodes: Nodes,
  cards: ScenarioCards,
  { key, value }: Field,
  blank: (index: number) => BlankCard,
): Definition[] {
  let blanks = 0;
  return nodes.items(value, key).flatMap((item): Definition[] => {
    const where = nodes.where(item);
    if (!isMap(item)) {
      const name = nodes.text(item, where, `an entry of ${key}`);
      const card = name === null ? null : cards.find(name, where, nodes);
      return card ? [card] : [];
    }
    return nodes.fields(item, `an entry of ${key}`).flatMap((field) => {
      if (field.key !== 'blank') {
        nodes.unknown(field, `an entry of ${key}`, ['blank']);
        return [];
      }
      const count = Math.min(nodes.number(field.value, field.where, 'blank') ?? 0, LIMITS.positionCards);
      return Array.from({ length: count }, () => definitionOf(blank((blanks += 1))));
    });
  });
}

/** The cards of a list that must each be reported as an error when it is loaded. */
export function readFaulty(
  nodes: Nodes,
  field: Field | undefined,
  source: YamlSource,
  kinds: CardKinds,
  { lexicon }: Library,
): readonly FaultyCard[] {
  return nodes.items(field?.value ?? null, 'faulty').map((item) => {
    const { problems } = defineCard(item, source, kinds, lexicon);
    return {
      where: nodes.where(item),
      name: said(nodes, item, 'title'),
      problems,
      rules: rulesFor(nodes, item, kinds),
    };
  });
}

/** The rules of its type; of a type that there is not, those that say which there are. */
function rulesFor(nodes: Nodes, item: Node, { types, rules = [] }: CardKinds): readonly string[] {
  const type = types.get(said(nodes, item, 'type'));
  return type ? (type.rules ?? []) : rules;
}

function said(nodes: Nodes, item: Node, key: string): string {
  const value = isMap(item) ? nodes.fields(item, 'a card').find((field) => field.key === key)?.value : null;
  return isScalar(value) && typeof value.value === 'string' ? value.value : '';
}
