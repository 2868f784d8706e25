/** A deck whose names are resolved to cards, and its check against an edition's rules of construction. */
import type { Definition } from '../engine/definition.ts';
import type { DeckParts, DeckRule, DeckWarning } from '../engine/ruleset/deck-rules.ts';
import type { DeckLayout, DeckPart } from '../engine/ruleset/deck-layout.ts';
import { blankCard } from './blank.ts';
import type { Card } from './compile-card.ts';
import { isPartly, isSupported } from './coverage.ts';
import { readDeckList } from './deck-list.ts';
import type { DeckEntry, DeckList } from './deck-section.ts';
import type { Library } from './library.ts';
import type { Source } from './load-cards.ts';
import { errorAt, warningAt, type Problem, type Where } from './problem.ts';
import { shortened } from './shown.ts';

export interface DeckCards extends DeckEntry {
  /** Null if the name fits no card, or several. */
  readonly card: Card | null;
}

export interface Deck {
  readonly file: string;
  readonly name: string | null;
  readonly ruleset: string | null;
  /** The parts that decks of its edition have. */
  readonly layout: DeckLayout;
  readonly sections: readonly { readonly name: string; readonly cards: readonly DeckCards[] }[];
}

/** Where the cards of a deck are looked up. */
export type NamedCards = Pick<Library, 'edition' | 'find' | 'misspelt' | 'nearest'>;

/**
 * Reads a deck file and finds its cards; unreadable lines, unknown names and names that fit several cards are problems. `others`: the cards of
 * other editions, so that one whose kind this edition has not is told from one that nobody knows.
 */
export function loadDeck(
  source: Source,
  library: NamedCards,
  others: () => readonly Library[] = () => [],
): { readonly deck: Deck; readonly problems: readonly Problem[] } {
  const { list, problems } = readDeckList(source, library.edition.deckParts);
  const resolved = resolveDeck(list, library, others);
  return { deck: resolved.deck, problems: [...problems, ...resolved.problems] };
}

/** Finds the cards of a deck list. */
function resolveDeck(
  list: DeckList,
  library: NamedCards,
  others: () => readonly Library[],
): { readonly deck: Deck; readonly problems: readonly Problem[] } {
  const layout = library.edition.deckParts;
  const problems: Problem[] = [];
  const sections = list.sections.map(({ name, entries }) => ({
    name,
    cards: entries.map((entry): DeckCards => {
      const { card, problem } = cardOf(entry, name, library, others);
      if (problem) problems.push(problem);
      return { ...entry, card };
    }),
  }));
  return { deck: { ...list, layout, sections }, problems };
}

interface Found {
  readonly card: Card | null;
  readonly problem: Problem | null;
}

/**
 * A title that fits several cards is settled by the section it stands in, if that leaves one. A long name with one wrong
 * letter means the only card that it can.
 */
function cardOf(entry: DeckEntry, section: string, library: NamedCards, beside: () => readonly Library[]): Found {
  const { name, where } = entry;
  const found = library.find(name);
  const [meant, ...more] = found.length > 0 ? [] : library.misspelt(name);
  if (meant && more.length === 0)
    return { card: meant, problem: warningAt(where, `"${name}" is taken for ${meant.id}`, `write ${meant.id}`) };
  const fitting = found.filter(({ type }) => partOfType(type, library.edition.deckParts)?.name === section);
  const [only, ...others] = fitting.length > 0 ? fitting : found;
  if (!only) return { card: null, problem: ofAnotherKind(entry, library, beside()) ?? unknown(entry, library) };
  if (others.length === 0) return { card: only, problem: null };
  const names = [only, ...others].map(({ id }) => id);
  return { card: null, problem: errorAt(where, `"${name}" fits several cards`, `write one of: ${names.join('; ')}`) };
}

function unknown({ name, where }: DeckEntry, library: NamedCards): Problem {
  const near = library.nearest(name);
  const remedy = near.length > 0 ? `nearest: ${near.join('; ')}` : 'no title is like it';
  return errorAt(where, `unknown card "${shortened(name)}"`, remedy);
}

/** That a card is of a kind which only other editions have; null where none of them knows one of that name. */
function ofAnotherKind(
  { name, where }: DeckEntry,
  { edition }: NamedCards,
  others: readonly Library[],
): Problem | null {
  const { types, elsewhere, rules = [] } = edition.cardKinds;
  for (const library of others) {
    const card = library.find(name).find(({ type }) => !types.has(type));
    if (!card) continue;
    const what = `${card.id} is a card of type ${card.type}, and ${edition.name} has none`;
    const remedy = elsewhere?.get(card.type) ?? `it is played in ${library.edition.name}`;
    return { ...errorAt(where, what, remedy), rules };
  }
  return null;
}

/** The part in which cards of a type lie. */
function partOfType(type: string, { parts }: DeckLayout): DeckPart | undefined {
  return parts.find(({ types }) => types?.includes(type)) ?? parts.find(({ types }) => types === null);
}

/** The parts of a deck as a seat takes them, one entry a copy. Cards that were not found are left out. */
export function partsOf(deck: Deck): DeckParts {
  return cardsByPart(deck, () => []);
}

/**
 * Every breach of the rules of construction with its rule id, and every card whose text is not understood or not carried
 * out (a warning where such cards are allowed, to be played with blank text). A card that was
 * not found still counts, so that one misspelling is not reported as a deck too small as well. `warnings`: what else is told.
 */
export function checkDeck(
  deck: Deck,
  rules: readonly DeckRule[],
  allowUnsupported = false,
  warnings: readonly DeckWarning[] = [],
): readonly Problem[] {
  const parts = cardsByPart(deck, ({ name }, type) => [blankCard(name, type)]);
  const start = { file: deck.file, line: 1, column: 1 };
  const breaches = rules.flatMap((rule): readonly Problem[] => {
    const breach = rule.check(parts);
    return breach === null ? [] : [{ ...errorAt(start, breach, ''), rules: rule.rules }];
  });
  const hints = warnings.flatMap((warning) =>
    warning.of(parts).map(({ message, cards }): Problem => ({
      ...warningAt(lineOf(deck, cards) ?? start, message, ''),
      rules: warning.rules,
    })),
  );
  return [...unsupported(deck, allowUnsupported), ...breaches, ...hints];
}

/** Where the first of these cards stands. */
function lineOf(deck: Deck, titles: readonly string[]): Where | undefined {
  const entries = deck.sections.flatMap(({ cards }) => cards);
  return entries.find(({ card }) => card !== null && titles.includes(card.title))?.where;
}

/** A deck in figures; of its cards every copy counts. */
export interface DeckSummary {
  readonly cards: number;
  /** Whose name fits one card. */
  readonly resolved: number;
  readonly supported: number;
  /** Not supported, but for some of their lines. */
  readonly partly: number;
  /** Every card is known, and no rule of construction is broken. */
  readonly legal: boolean;
}

/** How many cards a deck has, how many of them are known and supported, and whether it may be played by the rules. */
export function summaryOf(deck: Deck, rules: readonly DeckRule[]): DeckSummary {
  const entries = deck.sections.flatMap(({ cards }) => cards);
  const count = (is: (card: Card) => boolean): number =>
    entries.reduce((sum, { card, count: copies }) => sum + (card && is(card) ? copies : 0), 0);
  const parts = partsOf(deck);
  const cards = entries.reduce((sum, entry) => sum + entry.count, 0);
  const resolved = count(() => true);
  return {
    cards,
    resolved,
    supported: count(isSupported),
    partly: count(isPartly),
    legal: resolved === cards && rules.every((rule) => rule.check(parts) === null),
  };
}

function unsupported(deck: Deck, isAllowed: boolean): readonly Problem[] {
  const problemAt = isAllowed ? warningAt : errorAt;
  return deck.sections.flatMap(({ cards }) =>
    cards.flatMap(({ card, where }) => {
      if (!card || card.leftover.length === 0) return [];
      const words = quoted(card.leftover);
      const message = isPartly(card)
        ? `${card.id} is only partly supported: ${words}`
        : `${card.id} is not supported: ${words}`;
      return [problemAt(where, message, isAllowed ? blankOf(card) : ALLOW)];
    }),
  );
}

const ALLOW = 'leave the card out, or play it with blank text (--allow-unsupported)';

/** What of its text is blank where it is played all the same. */
const blankOf = (card: Card): string =>
  isPartly(card) ? `it is played, but blank is ${quoted(card.blank)}` : 'it is played with blank text';

const quoted = (lines: readonly string[]): string => lines.map((one) => `"${shortened(one)}"`).join(', ');

type StandIn = (entry: DeckEntry, type: string) => readonly Definition[];

/** The cards of each part, one entry a copy; a section that is none of the parts belongs to the main one. */
function cardsByPart(deck: Deck, standIn: StandIn): DeckParts {
  const { parts, main } = deck.layout;
  const partOf = (section: string): string => parts.find(({ name }) => name === section)?.name ?? main;
  const cardsOf = ({ name: part, unknown }: DeckPart): readonly Definition[] =>
    deck.sections
      .filter(({ name }) => partOf(name) === part)
      .flatMap(({ cards }) =>
        cards.flatMap((entry) => copies(entry.count, entry.card ? [entry.card] : standIn(entry, unknown))),
      );
  return Object.fromEntries(parts.map((part) => [part.name, cardsOf(part)]));
}

function copies(count: number, cards: readonly Definition[]): readonly Definition[] {
  return Array.from({ length: count }, () => cards).flat();
}
