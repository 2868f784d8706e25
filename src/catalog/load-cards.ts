/** Card files: lists of cards in YAML. What is wrong in one card does not keep the others from loading. */
import { isMap, isNode, isSeq } from 'yaml';
import type { CardKinds } from '../engine/ruleset/card-kinds.ts';
import type { Lexicon } from '../language/index.ts';
import { compileCard, lexiconOf, type Card } from './compile-card.ts';
import { fold } from './names.ts';
import { errorAt, type Problem } from './problem.ts';
import type { CardFacts } from './card-facts.ts';
import { readCard } from './read-card.ts';
import { parseYaml, type YamlSource } from './yaml-source.ts';

/** A file by name and content. */
export interface Source {
  readonly name: string;
  readonly text: string;
}

export interface ReadCards {
  readonly cards: readonly CardFacts[];
  readonly problems: readonly Problem[];
}

export interface LoadedCards {
  readonly cards: readonly Card[];
  readonly problems: readonly Problem[];
}

/** Loads card files whole: facts checked, texts compiled. Every problem is reported at its place; cards with faulty fields are left out. */
export function loadCards(sources: readonly Source[], kinds: CardKinds, base: Lexicon = kinds.lexicon): LoadedCards {
  return compiled(readCardFiles(sources, kinds), kinds, base);
}

/** Reads card files without compiling texts: the fields of each card, checked, and every problem at its place. Cards that are faulty or defined twice are left out. */
export function readCardFiles(sources: readonly Source[], kinds: CardKinds): ReadCards {
  const read = sources.map((source) => readCardFile(source, kinds));
  return withoutTwins({
    cards: read.flatMap(({ cards }) => cards),
    problems: read.flatMap(({ problems }) => problems),
  });
}

/**
 * Cards defined inside another YAML document, with the fields and checks of a card file: `node` is the list, `source` the
 * document it stands in, `kinds` what cards there are, `base` what texts may speak of besides these cards.
 */
export function defineCards(
  node: unknown,
  source: YamlSource,
  kinds: CardKinds,
  base: Lexicon = kinds.lexicon,
): LoadedCards {
  return compiled(withoutTwins(readList(node, source, kinds)), kinds, base);
}

/** A card from one YAML map, as `defineCards`; null if its fields are faulty. */
export function defineCard(
  node: unknown,
  source: YamlSource,
  kinds: CardKinds,
  base: Lexicon = kinds.lexicon,
): { readonly card: Card | null; readonly problems: readonly Problem[] } {
  const { cards, problems } = compiled(readItem(node, source, kinds), kinds, base);
  return { card: cards[0] ?? null, problems };
}

function compiled({ cards, problems }: ReadCards, kinds: CardKinds, base: Lexicon): LoadedCards {
  const lexicon = lexiconOf(cards, kinds, base);
  const made = cards.map((facts) => compileCard(facts, kinds, lexicon));
  return {
    cards: made.map(({ card }) => card),
    problems: [...problems, ...made.flatMap((one) => one.problems)],
  };
}

function readCardFile({ name, text }: Source, kinds: CardKinds): ReadCards {
  if (isBinary(text)) {
    return {
      cards: [],
      problems: [errorAt({ file: name, line: 1, column: 1 }, 'not a text file', 'give a card file (YAML, UTF-8)')],
    };
  }
  const { source, problems, broken } = parseYaml(text, name);
  const list = source.resolved(source.document.contents);
  if (list === null || (broken.length > 0 && !isSeq(list))) return { cards: [], problems };
  const read = readList(list, source, kinds, broken);
  return { cards: read.cards, problems: [...problems, ...read.problems] };
}

/** Whether a file is no text at all: it holds the character NUL. */
export function isBinary(text: string): boolean {
  return text.includes('\0');
}

/** Cards in which the YAML is broken (at these offsets) are left out: the syntax is what to mend, the rest is guesswork. */
function readList(node: unknown, source: YamlSource, kinds: CardKinds, broken: readonly number[] = []): ReadCards {
  const list = source.resolved(node);
  if (!isSeq(list)) {
    const remedy = 'begin each card with "- " and indent its fields';
    return { cards: [], problems: [errorAt(source.where(list), 'a list of cards is needed here', remedy)] };
  }
  const whole = list.items.filter((item) => !broken.some((offset) => holds(item, offset)));
  const read = whole.map((item) => readItem(item, source, kinds));
  return { cards: read.flatMap(({ cards }) => cards), problems: read.flatMap(({ problems }) => problems) };
}

function holds(node: unknown, offset: number): boolean {
  const range = isNode(node) ? node.range : null;
  return range ? range[0] <= offset && offset <= range[2] : false;
}

function readItem(node: unknown, source: YamlSource, kinds: CardKinds): ReadCards {
  const map = source.resolved(node);
  if (!isMap(map)) {
    const remedy = 'write its fields as NAME: VALUE, beginning with title and type';
    return { cards: [], problems: [errorAt(source.where(node), 'a card is needed here', remedy)] };
  }
  const { read, problems } = readCard(map, source, kinds);
  return { cards: read ? [read] : [], problems };
}

/** A second card of the same name is an error; the first counts. */
function withoutTwins({ cards, problems }: ReadCards): ReadCards {
  const first = new Map<string, CardFacts>();
  const twins: Problem[] = [];
  for (const card of cards) {
    const key = fold(card.facts.id);
    const before = first.get(key);
    if (!before) {
      first.set(key, card);
      continue;
    }
    const { file, line } = before.where;
    twins.push(
      errorAt(
        card.where,
        `${card.facts.id} is defined twice (first in ${file}, line ${line})`,
        'leave one of them out',
      ),
    );
  }
  return { cards: [...first.values()], problems: [...problems, ...twins] };
}
