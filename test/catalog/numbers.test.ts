/** What the shipped cards and decks offer, counted: many kinds of text, few cards without one. */
import { describe, expect, it } from 'vitest';
import { loadDeck, readTextFile, shippedDecks, shippedLibrary, type Card } from '../../src/catalog/index.ts';
import { notCarriedOut } from '../../src/effects/gate.ts';
import type { Ability, Timing } from '../../src/language/tree/index.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

const cards = shippedLibrary(secondEditionWords, notCarriedOut).all();
const ofType = (type: string): readonly Card[] => cards.filter((card) => card.type === type);
const dilemmas = ofType('dilemma');
const abilities = (card: Card): readonly Ability[] => card.compiled.program.abilities;
const withTiming = (...kinds: readonly Timing['t'][]): readonly Card[] =>
  cards.filter((card) => abilities(card).some(({ at }) => kinds.includes(at.t)));
const saying = (words: RegExp): number => dilemmas.filter((card) => words.test(card.text)).length;

describe('the shipped cards', () => {
  it.each([
    ['cards', cards, 200],
    ['dilemmas', dilemmas, 60],
    ['events', ofType('event'), 15],
    ['interrupts', ofType('interrupt'), 15],
    ['equipment', ofType('equipment'), 8],
    ['missions', ofType('mission'), 16],
    ['cards with responses or uses', withTiming('on', 'window', 'order', 'clock'), 40],
    ['cards with responses', withTiming('on'), 40],
    ['cards with orders', withTiming('order'), 15],
    ['cards that do something at the start or end of a turn', withTiming('clock'), 3],
    ['damage', withTiming('damage'), 3],
    ['missions with another way to attempt', withTiming('attemptAs'), 1],
  ] as const)('hold enough %s', (_, found, wanted) => {
    expect(found.length).toBeGreaterThanOrEqual(wanted);
  });

  it('hold "while" abilities', () => {
    const found = cards.filter((card) => abilities(card).some(({ at }) => at.t === 'static' && at.while !== undefined));
    expect(found.length).toBeGreaterThanOrEqual(20);
  });

  it('are seldom without text', () => {
    expect(cards.filter((card) => card.text === '').length * 6).toBeLessThanOrEqual(cards.length);
  });
});

describe('the shipped dilemmas', () => {
  it.each([
    ['unless', /\bunless\b/i, 20],
    ['choose', /\bchooses? \w+/i, 10],
    ['if you cannot', /\bif (you|opponent) cannot\b/i, 8],
    ['random selection', /\brandomly\b/i, 20],
    ['each or all', /\b(each|all)\b/i, 15],
    ['placed on a mission', /\bplaces? this on (this|your completed) mission\b/i, 2],
    ['placed on a ship', /\bplace this on your ship\b/i, 3],
    ['placed in a core', /\bplace this in your core\b/i, 1],
    ['a captive', /\bbrig\b/i, 2],
    ['back to the pile', /\breturn this\b/i, 15],
    ['more dilemmas', /dilemmas: draw \+\d, spend \+\d/i, 1],
    ['a cost that changes', /\bcost [+-]\d/i, 3],
    ['points lost', /\blose \d/i, 2],
  ] as const)('have the shape: %s', (_, words, wanted) => {
    expect(saying(words)).toBeGreaterThanOrEqual(wanted);
  });

  it('consume, and are of all three types', () => {
    const consuming = dilemmas.filter((card) => card.compiled.program.keywords.some(({ name }) => name === 'Consume'));
    expect(consuming.length).toBeGreaterThanOrEqual(5);
    for (const type of ['planet', 'space', 'dual'])
      expect(dilemmas.filter((card) => card.dilemma === type).length).toBeGreaterThanOrEqual(15);
  });
});

describe.each(shippedDecks('second-edition'))('the shipped deck %s', (path) => {
  const source = readTextFile(path, 'a deck');
  if ('severity' in source) throw new Error(source.message);
  const { deck } = loadDeck(source, shippedLibrary(secondEditionWords, notCarriedOut));

  it('says its plan', () => {
    expect(source.text).toMatch(/^# plan: \S.{20,}/m);
  });

  it('has 40 to 50 cards, and events and interrupts among them', () => {
    const copies = deck.sections.flatMap((section) => (section.name === 'deck' ? section.cards : []));
    const copiesOf = (type?: string): number =>
      copies.reduce((sum, { card, count }) => (type === undefined || card?.type === type ? sum + count : sum), 0);
    expect(copiesOf()).toBeGreaterThanOrEqual(40);
    expect(copiesOf()).toBeLessThanOrEqual(50);
    expect(copiesOf('event')).toBeGreaterThanOrEqual(4);
    expect(copiesOf('interrupt')).toBeGreaterThanOrEqual(3);
  });
});

it('there are at least four decks', () => {
  expect(shippedDecks('second-edition').length).toBeGreaterThanOrEqual(4);
});
