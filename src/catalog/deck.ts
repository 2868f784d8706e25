/** A deck whose names are resolved to cards, and its check against an edition's rules of construction. */
import type { Definition } from '../engine/definition.ts';
import type { DeckParts, DeckRule } from '../engine/ruleset/deck-rules.ts';
import { blankCard } from './blank.ts';
import type { Card } from './compile-card.ts';
import { readDeckList } from './deck-list.ts';
import type { DeckEntry, DeckList } from './deck-section.ts';
import type { Library } from './library.ts';
import type { Source } from './load-cards.ts';
import { errorAt, warningAt, type Problem } from './problem.ts';
import { shortened } from './shown.ts';

export interface DeckCards extends DeckEntry {
  /** Null if the name fits no card, or several. */
  readonly card: Card | null;
}

export interface Deck {
  readonly file: string;
  readonly name: string | null;
  readonly ruleset: string | null;
  readonly sections: readonly { readonly name: string; readonly cards: readonly DeckCards[] }[];
}

/** Reads a deck file and finds its cards; unreadable lines, unknown names and names that fit several cards are problems. */
export function loadDeck(
  source: Source,
  library: Library,
): { readonly deck: Deck; readonly problems: readonly Problem[] } {
  const { list, problems } = readDeckList(source);
  const resolved = resolveDeck(list, library);
  return { deck: resolved.deck, problems: [...problems, ...resolved.problems] };
}

/** Finds the cards of a deck list. */
function resolveDeck(list: DeckList, library: Library): { readonly deck: Deck; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const sections = list.sections.map(({ name, entries }) => ({
    name,
    cards: entries.map((entry): DeckCards => {
      const { card, problem } = cardOf(entry, name, library);
      if (problem) problems.push(problem);
      return { ...entry, card };
    }),
  }));
  return { deck: { ...list, sections }, problems };
}

interface Found {
  readonly card: Card | null;
  readonly problem: Problem | null;
}

/**
 * A title that fits several cards is settled by the section it stands in, if that leaves one. A long name with one wrong
 * letter means the only card that it can.
 */
function cardOf({ name, where }: DeckEntry, section: string, library: Library): Found {
  const found = library.find(name);
  const [meant, ...more] = found.length > 0 ? [] : library.misspelt(name);
  if (meant && more.length === 0)
    return { card: meant, problem: warningAt(where, `"${name}" is taken for ${meant.id}`, `write ${meant.id}`) };
  const fitting = found.filter(({ type }) => sectionOf(type) === section);
  const [only, ...others] = fitting.length > 0 ? fitting : found;
  if (!only) {
    const near = library.nearest(name);
    const remedy = near.length > 0 ? `nearest: ${near.join('; ')}` : 'no title is like it';
    return { card: null, problem: errorAt(where, `unknown card "${shortened(name)}"`, remedy) };
  }
  if (others.length === 0) return { card: only, problem: null };
  const names = [only, ...others].map(({ id }) => id);
  return { card: null, problem: errorAt(where, `"${name}" fits several cards`, `write one of: ${names.join('; ')}`) };
}

function sectionOf(type: string): string {
  if (type === 'mission') return 'missions';
  return type === 'dilemma' ? 'dilemmas' : 'deck';
}

/** The parts of a deck, one entry a copy. Cards that were not found are left out. */
export function partsOf(deck: Deck): DeckParts {
  return cardsByPart(deck, () => []);
}

/**
 * Every breach of the rules of construction with its rule id, and every card whose text is not understood or not carried
 * out (a warning where such cards are allowed, to be played with blank text). A card that was
 * not found still counts, so that one misspelling is not reported as a deck too small as well.
 */
export function checkDeck(deck: Deck, rules: readonly DeckRule[], allowUnsupported = false): readonly Problem[] {
  const parts = cardsByPart(deck, (entry, section) => [standIn(entry, section)]);
  const start = { file: deck.file, line: 1, column: 1 };
  const breaches = rules.flatMap((rule): readonly Problem[] => {
    const breach = rule.check(parts);
    return breach === null ? [] : [{ ...errorAt(start, breach, ''), rules: rule.rules }];
  });
  return [...unsupported(deck, allowUnsupported), ...breaches];
}

function unsupported(deck: Deck, isAllowed: boolean): readonly Problem[] {
  const problemAt = isAllowed ? warningAt : errorAt;
  const remedy = isAllowed
    ? 'it is played with blank text'
    : 'leave the card out, or play it with blank text (--allow-unsupported)';
  return deck.sections.flatMap(({ cards }) =>
    cards.flatMap(({ card, where }) => {
      if (!card || card.leftover.length === 0) return [];
      const words = card.leftover.map((one) => `"${shortened(one)}"`).join(', ');
      return [problemAt(where, `${card.id} is not supported: ${words}`, remedy)];
    }),
  );
}

function cardsByPart(deck: Deck, unknown: (entry: DeckEntry, section: string) => readonly Definition[]): DeckParts {
  const of = (wanted: (section: string) => boolean): readonly Definition[] =>
    deck.sections
      .filter(({ name }) => wanted(name))
      .flatMap(({ name, cards }) =>
        cards.flatMap((entry) => copies(entry.count, entry.card ? [entry.card] : unknown(entry, name))),
      );
  return {
    missions: of((section) => section === 'missions'),
    dilemmas: of((section) => section === 'dilemmas'),
    deck: of((section) => section !== 'missions' && section !== 'dilemmas'),
  };
}

function copies(count: number, cards: readonly Definition[]): readonly Definition[] {
  return Array.from({ length: count }, () => cards).flat();
}

/** Something for the rules to count in place of a card that was not found. */
function standIn({ name }: DeckEntry, section: string): Definition {
  const type = section === 'missions' ? 'mission' : section === 'dilemmas' ? 'dilemma' : 'unknown';
  return blankCard(name, type);
}
