/** A filter for what no card bears finds nothing, without a word: there must be none. */
import { describe, expect, test } from 'vitest';
import { shippedLibrary } from '../../src/catalog/index.ts';
import { unborneWords, type Unborne } from '../../src/catalog/borne-words.ts';
import { notCarriedOut } from '../../src/effects/gate.ts';
import { SECOND_EDITION_LISTS } from '../../src/language/grammar/second-edition/lists.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';
import { haveCards, importedCards } from './imported.ts';
import { loadCards } from '../../src/catalog/load-cards.ts';

const told = (all: readonly Unborne[]): readonly string[] =>
  all.map(({ is, word, card }) => `${is} ${word} (${card.id})`);
/** Whether a title or a class is that of a card which is not at hand cannot be told. */
const isClosed = ({ is }: Unborne): boolean => is !== 'title' && is !== 'class';

test('what a card asks for and none bears is found', () => {
  const yaml = `
- {title: Old Hand, type: event, cost: 1, text: "Core. Each of your Praetor personnel: Strength +1."}
- {title: Old Guard, type: event, cost: 1, text: "Core. Each of your Kai personnel: Strength +1."}
- {title: Winn, type: personnel, affiliation: Bajoran, cost: 1, integrity: 1, cunning: 1, strength: 1, keywords: Kai.}
`;
  const { cards } = loadCards([{ name: 'test.yaml', text: yaml }], secondEditionWords.cardKinds);
  expect(told(unborneWords(cards, secondEditionWords.cardKinds))).toEqual(['keyword Praetor (Old Hand)']);
});

// The shipped cards are few: what some of their texts ask for is borne by cards that are not among them.
describe.runIf(haveCards)('over the corpus (skipped where ../shared is absent)', () => {
  const cards = haveCards ? importedCards().map(({ card }) => card) : [];

  test('the shipped texts ask for nothing that no card bears, shipped or not', () => {
    const shipped = shippedLibrary(secondEditionWords, notCarriedOut).all();
    const own = new Set(shipped);
    const unborne = unborneWords([...shipped, ...cards], secondEditionWords.cardKinds);
    expect(told(unborne.filter((one) => own.has(one.card) && isClosed(one)))).toEqual([]);
  });

  test('its texts ask for nothing that no card bears', () => {
    expect(told(unborneWords(cards, secondEditionWords.cardKinds).filter(isClosed))).toEqual([]);
  });

  test('every keyword that texts may speak of is borne by a card', () => {
    const borne = new Set(cards.flatMap(({ keywords }) => Object.keys(keywords)));
    expect(SECOND_EDITION_LISTS.keywords.filter((name) => !borne.has(name))).toEqual([]);
  });
});
