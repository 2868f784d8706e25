/** What may be said in several ways, or in a place of its own, means the same: our own sentences. */
import { describe, expect, test } from 'vitest';
import { compileText } from '../../src/language/index.ts';
import { compilingWith, lexiconWith, meaningOf } from './compiled.ts';

const TITLES = ['Second Title', 'Klingon', 'Honor'];
const lexicon = lexiconWith(TITLES);
const compile = compilingWith(TITLES);
const meaning = (type: string, text: string): unknown => meaningOf(compile, type, text);

/** Two wordings of one meaning. */
const SAME: readonly (readonly [type: string, one: string, other: string])[] = [
  [
    'Personnel',
    'While {Second Title} is present, this personnel and he are Integrity +2.',
    'While {Second Title} is present, this personnel and that personnel are Integrity +2.',
  ],
  [
    'Personnel',
    'Order - Stop your Vorta and your Human present to draw a card.',
    'Order - Stop your Vorta present and your Human present to draw a card.',
  ],
  [
    'Personnel',
    'This personnel is Strength +1 for each equipment and each Vorta present.',
    'This personnel is Strength +1 for each equipment present and each Vorta present.',
  ],
  [
    'Personnel',
    'Order - Discard a card from hand to make your Vorta and your Human present Strength +1 until the end of this turn.',
    'Order - Discard a card from hand to make your Vorta present and your Human present Strength +1 until the end of this turn.',
  ],
  [
    'Personnel',
    "Order - Exchange your Vorta with an opponent's Human present.",
    "Order - Exchange your Vorta present with an opponent's Human present.",
  ],
  [
    'Personnel',
    'Order - Place your Vorta from this planet aboard your ship.',
    'Order - Place your Vorta on this planet aboard your ship.',
  ],
  [
    'Event',
    "Plays in your core. Order - Place your Vorta on any player's ship or planet mission.",
    "Plays in your core. Order - Place your Vorta on a player's ship or a player's planet mission.",
  ],
  [
    'Personnel',
    'When a Damage card is about to be placed on your ship, you may lose 5 points to remove it from the game instead.',
    'When a Damage card is about to be placed on your ship, you may lose 5 points to remove that card from the game instead.',
  ],
  [
    'Personnel',
    'When you play this personnel, you can draw a card.',
    'When you play this personnel, you may draw a card.',
  ],
  [
    'Personnel',
    'This personnel gains Law while you command a Vorta.',
    'While you command a Vorta, this personnel gains Law.',
  ],
  ['Event', 'Plays in your core. Your Vorta are each Cunning +1.', 'Plays in your core. Your Vorta are Cunning +1.'],
  [
    'Dilemma',
    'Unless you have a personnel that has Law, all your personnel are stopped.',
    'Unless you have a personnel who has Law, all your personnel are stopped.',
  ],
  [
    'Dilemma',
    'Choose a skill. Randomly kill a personnel who has that skill.',
    'Name a skill. Randomly kill a personnel who has that skill.',
  ],
  [
    'Dilemma',
    'Your opponent chooses a Law personnel to be killed. If there are none, lose 5 points.',
    'Your opponent chooses a Law personnel to be killed. If you cannot, lose 5 points.',
  ],
  [
    'Interrupt',
    'Order - Move your ship to a mission at which you command a Vorta.',
    'Order - Move your ship to a mission where you command a Vorta.',
  ],
  [
    'Personnel',
    'Once each turn, when you play an event, you may draw a card.',
    'When you play an event, you may draw a card. You may do this only once each turn.',
  ],
  [
    'Personnel',
    'Order - Stop two Engineers present to draw a card.',
    'Order - Stop two Engineer personnel present to draw a card.',
  ],
  [
    'Mission',
    'When you complete this mission, score an additional 5 points.',
    'When you complete this mission, score 5 points.',
  ],
  [
    'Personnel',
    'While you have an empty hand, this personnel gains Law.',
    'While you have no cards in hand, this personnel gains Law.',
  ],
  [
    'Personnel',
    'While you have fewer than four cards in hand, this personnel gains Law.',
    'While you have three or fewer cards in hand, this personnel gains Law.',
  ],
  // What a player has in play is that player's, whatever else lies on the table.
  ['Event', 'If you have two ships in play, draw a card.', 'If you command two ships, draw a card.'],
  ['Event', 'If you have no ships in play, draw a card.', 'If you do not command a ship, draw a card.'],
  [
    'Event',
    'If an opponent has no ships in play, draw a card.',
    'If an opponent does not command a ship, draw a card.',
  ],
  ['Ship', 'While this ship is undamaged, it is Range +1.', 'While this ship is not damaged, it is Range +1.'],
  [
    'Ship',
    'While this ship has no Damage cards on it, it is Range +1.',
    'While this ship is not damaged, it is Range +1.',
  ],
  [
    'Personnel',
    'While you command a Vorta, a Klingon, and a ship, this personnel gains Law.',
    'While you command a Vorta and you command a Klingon and you command a ship, this personnel gains Law.',
  ],
  [
    'Personnel',
    'While present with a Vorta, a Klingon, and an Android, this personnel gains Law.',
    'While this personnel is present with a Vorta, a Klingon, and an Android, this personnel gains Law.',
  ],
  [
    'Personnel',
    'When you play this personnel, if you command two Vorta or a ship, draw a card.',
    'When you play this personnel, if you command two Vorta or you command a ship, draw a card.',
  ],
  [
    'Event',
    'Plays in your core. Your opponents may not play interrupts.',
    'Plays in your core. Each opponent cannot play interrupts.',
  ],
  [
    'Event',
    'Take a personnel and an equipment from your discard pile into hand. Destroy this event.',
    'Take a personnel from your discard pile into hand. Take an equipment from your discard pile into hand. Destroy this event.',
  ],
  [
    'Personnel',
    'When you play this personnel, download a Vorta and an equipment.',
    'When you play this personnel, download a Vorta. Download an equipment.',
  ],
  [
    'Event',
    'Reveal the top three cards of your deck. Take any of those cards into hand. Destroy this event.',
    'Reveal the top three cards of your deck. Take any number of those cards into hand. Destroy this event.',
  ],
];

describe('two wordings of one meaning', () => {
  test.each(SAME)('%s: %s', (type, one, other) => {
    expect(meaning(type, one)).toEqual(meaning(type, other));
  });
});

test('of a personnel it is known whether it is he: he or she is somebody else', () => {
  const text = 'When your Vorta present is selected by a dilemma, you may replace him or her with this personnel.';
  expect(meaning('Personnel', text)).toMatchObject([{ do: [{ x: 'reselect', to: { ref: 'this' } }] }]);
  const beside = 'While your [Fed] personnel is present, he or she gains Law.';
  expect(meaning('Personnel', beside)).toMatchObject([{ do: [{ x: 'mod', what: { ref: 'a' } }] }]);
});

test("what is added to a number of this card is another card's, if one was spoken of", () => {
  const text =
    "When you play this ship, reveal the top card of your deck. If it is a ship, add its Weapons to this ship's Weapons until the end of this turn.";
  expect(JSON.stringify(meaning('Ship', text))).toContain('"prop":"Weapons","of":{"ref":"a"}');
});

test('who is with that personnel, or at the same mission, is not so with himself', () => {
  const beside =
    'When your personnel is about to be killed, if your Honor personnel is present with that personnel, prevent that.';
  expect(JSON.stringify(meaning('Personnel', beside))).toContain('"with":{"ref":"that"}');
  const there =
    "While this ship is at your mission and an opponent's ship is at the same mission, your other ships cannot move to that mission.";
  expect(JSON.stringify(meaning('Ship', there))).toContain('"place":{"p":"here"}');
});

test('who is aboard is not aboard himself', () => {
  const text = 'While {Second Title} is aboard, this personnel gains Law.';
  const [ability] = [meaning('Personnel', text)].flat();
  expect(JSON.stringify(ability)).toContain('"ship":{"n":"all","f":{"f":"and","of":[{"f":"kind","is":"ship"}');
});

test('a skill or a species is that rather than a card of that name', () => {
  expect(meaning('Personnel', 'While you command a Klingon, this personnel gains Honor.')).toMatchObject([
    { at: { while: { sel: { f: { f: 'species', is: 'Klingon' } } } } },
  ]);
});

test('a card that one owns and does not command is commanded by another', () => {
  expect(meaning('Interrupt', 'Order - Stop a personnel you own but do not command.')).toMatchObject([
    {
      do: [
        { x: 'stop', what: { of: 'you', via: 'own', f: { of: [{}, { f: 'not', of: { f: 'whose', of: 'you' } }] } } },
      ],
    },
  ]);
});

test('one verb for two cards that go to two places', () => {
  const text =
    'When you play this personnel, examine the top three cards of your deck. Place one on top of your deck and the rest on the bottom of your deck in any order.';
  expect(meaning('Personnel', text)).toMatchObject([
    {
      do: [{ x: 'look' }, { why: 'place', to: { pos: 'top' } }, { why: 'place', to: { pos: 'bottom' }, order: 'any' }],
    },
  ]);
});

describe('words that no card at hand had so far', () => {
  const read = (text: string, more: Partial<typeof lexicon> = {}): readonly string[] =>
    compileText(text, { title: 'Test', type: 'Personnel', lexicon: { ...lexicon, ...more } }).leftover;

  test('a keyword, a species and a class are known as soon as a card has them', () => {
    const text = 'While you command a Tinker, each of your Zibblians present gains Law.';
    expect(read(text)).not.toEqual([]);
    const learnt = { keywords: [...lexicon.keywords, 'Tinker'], species: [...lexicon.species, 'Zibblian'] };
    expect(read(text, learnt)).toEqual([]);
    expect(read('When you play this personnel, you may download a Kreppel-class ship.')).toEqual([]);
  });

  test.each([
    "When an opponent's ship moves to this mission, if you command a ship here, you may stop that ship.",
    "When you play this personnel, choose an opponent's event. If you command an Assault event, destroy that event.",
    "Order - Choose an opponent's ship here. If your [Kli] ship is here, that ship is Range -2 until the end of this turn.",
    "When you play an event, if you command a [Rom] event, you may return it to its owner's hand.",
    'When your personnel present is randomly selected by a dilemma, if your Security personnel is present, he or she is stopped instead.',
  ])('which of two cards is meant, the one spoken of or the one asked for, is not guessed: %s', (text) => {
    expect(read(text)).not.toEqual([]);
  });

  test('of which of two hands a card is, is not guessed', () => {
    const text =
      "When you play this personnel, examine an opponent's hand. You may discard a card of the same type as a card in that hand to draw a card.";
    expect(read(text)).not.toEqual([]);
  });

  test('a title in braces is a title, whoever has it', () => {
    expect(read('While you command {Nobody Yet}, this personnel gains Law.')).toEqual([]);
  });

  test('an unknown icon or word is left over, not taken for something else', () => {
    expect(read('Each of your [Xyz] personnel present gains Law.')[0]).toContain('[Xyz]');
    expect(read('Each of your Frobnicators present gains Law.')[0]).toContain('Frobnicators');
    expect(read('Each of your Klingon Frobnicator personnel present gains Law.')[0]).toContain('Frobnicator');
  });
});
