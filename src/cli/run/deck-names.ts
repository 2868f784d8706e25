/** What the decks of a game are called: journals hold their cards, and no names. */
import { readDeckList, readTextFile, shippedDecks, type Source } from '../../catalog/index.ts';
import { editionWords } from '../../rules/card-editions.ts';
import type { JournalHeader } from '../../table/index.ts';
import { readSettings } from '../settings/index.ts';
import { deckName, deckPath } from './decks.ts';

/** The cards of a deck in the order of their names, so that decks can be compared. */
const fingerprintOf = (cards: readonly string[]): string => cards.toSorted().join('\n');

function cardsOfFile(source: Source, ruleset: string): readonly string[] {
  const { list } = readDeckList(source, editionWords(ruleset).deckParts);
  return list.sections.flatMap(({ entries }) =>
    entries.flatMap(({ count, name }) => Array.from({ length: count }, () => name)),
  );
}

/** The names of the seats' decks, by their cards: of those shipped, those in the settings and those named; empty for any other. */
export function deckNames({ ruleset, seats }: JournalHeader, named: readonly string[] = []): readonly string[] {
  const { settings } = readSettings();
  const others = [...named, settings.deck, settings.versus].filter((path) => path !== '');
  const known = new Map(
    [...shippedDecks(ruleset), ...others.map((path) => deckPath(path, ruleset))].flatMap((path) => {
      const source = readTextFile(path, 'a deck file');
      return 'severity' in source ? [] : [[fingerprintOf(cardsOfFile(source, ruleset)), deckName(path)] as const];
    }),
  );
  return seats.map((seat) => {
    const cards = Object.values(seat).flatMap((part) => (typeof part === 'string' ? [] : part));
    return known.get(fingerprintOf(cards)) ?? '';
  });
}
