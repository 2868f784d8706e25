/** What dilemmas say in several ways means the same, and what is not understood of them is refused: our own sentences. */
import { describe, expect, test } from 'vitest';
import { compilingWith, meaningOf } from './compiled.ts';

const compile = compilingWith(['Second Title']);
const meaning = (text: string): unknown => meaningOf(compile, 'Dilemma', text);

/** Two wordings of one meaning. */
const SAME: readonly (readonly [one: string, other: string])[] = [
  [
    'Randomly select a personnel to be killed. Your other personnel are stopped.',
    'Randomly select a personnel to be killed. Stop all your other personnel.',
  ],
  [
    'Unless you have 2 Medical, randomly select a personnel to be killed. Your opponent may then draw two cards.',
    'Unless you have 2 Medical, randomly select a personnel to be killed. Then your opponent may draw two cards.',
  ],
  // Where nobody was chosen nobody is another.
  [
    'Unless you have 2 Diplomacy, randomly select a personnel to be killed. Your opponent then chooses another personnel to be stopped.',
    'Unless you have 2 Diplomacy, randomly select a personnel to be killed, then your opponent chooses another personnel to be stopped.',
  ],
  [
    'Randomly select a personnel. Your opponent may discard a personnel from hand to kill that personnel.',
    'Randomly select a personnel (A). Your opponent may discard a personnel from hand to kill A.',
  ],
  [
    'Randomly select a personnel. Your opponent may discard a personnel from hand to place that personnel in his or her brig.',
    'Randomly select a personnel (A). Your opponent may discard a personnel from hand to place A in his or her brig.',
  ],
  [
    'When you reveal this dilemma, if this mission is worth 30 or less points, it is cost -1.',
    'When this dilemma is revealed, if this mission is worth 30 or less points, it is cost -1.',
  ],
  ['Stop your personnel who have Law.', 'Stop each of your personnel who has Law.'],
  [
    'Your opponent takes command of a personnel facing this dilemma.',
    "Your opponent chooses a personnel (A) facing this dilemma; give command of A to this card's owner.",
  ],
  [
    'Randomly select a personnel. He or she and a second randomly selected personnel are stopped.',
    'Randomly select a personnel. Randomly select another personnel. Both are stopped.',
  ],
  [
    'Place this dilemma on your ship. Damage - This ship is Range -1. At the start of each of your turns, randomly select a personnel aboard this ship to be killed.',
    'Place this dilemma on your ship. Damage - This ship is Range -1. Damage - At the start of each of your turns, randomly select a personnel aboard this ship to be killed.',
  ],
  [
    'Place this dilemma on your ship. Damage - At the end of each of your turns, discard a card from hand. This ship is Range -1.',
    'Place this dilemma on your ship. Damage - At the end of each of your turns, discard a card from hand. Damage - This ship is Range -1.',
  ],
  [
    'Your opponent draws two cards then discards a card from hand.',
    'Your opponent draws two cards, then discards a card from hand.',
  ],
  [
    'Place this dilemma on your ship. Damage - While you have two Engineers aboard this ship, it is Range +1.',
    'Place this dilemma on your ship. Damage - While you command two Engineer personnel aboard this ship, it is Range +1.',
  ],
  [
    'If your opponent commands a captive, lose 5 points.',
    'If your opponent has a captive in his or her brig, lose 5 points.',
  ],
  [
    'Randomly select two personnel. If they both have Honor, they are killed.',
    'Randomly select two personnel. If each of them has Honor, they are killed.',
  ],
  [
    'Randomly select three personnel. If all three have Honor, they are killed.',
    'Randomly select three personnel. If each of them has Honor, they are killed.',
  ],
  [
    'When this dilemma is revealed, your opponent may discard an event from hand to make it cost -2. Draw a card.',
    'When this dilemma is revealed, your opponent may discard an event from hand to make this dilemma cost -2. Draw a card.',
  ],
  [
    'Your opponent examines your hand and discards a card.',
    'Your opponent examines your hand and discards one of those cards.',
  ],
  [
    'Randomly select a personnel to be stopped. If that personnel has Honor, randomly select a second personnel to be stopped. If that personnel has Law, he or she is killed.',
    'Randomly select a personnel (A) to be stopped. If A has Honor, randomly select another personnel than A to be stopped. If A has Law, A is killed.',
  ],
  [
    'Place this dilemma in your core. When you play an event, choose a personnel to be stopped.',
    'Place this dilemma in your core. When you play an event, choose one of your personnel to be stopped.',
  ],
  [
    'Unless you have Law, Honor, or 2 Medical, all your personnel are stopped.',
    'Unless you have Law or Honor or 2 Medical, all your personnel are stopped.',
  ],
  [
    'Choose a personnel who has Law, Honor, or Cunning>6 to be stopped.',
    'Choose a personnel who has Law or Honor or Cunning>6 to be stopped.',
  ],
  [
    'Unless you have Law, Honor and Physics, or 2 Medical, all your personnel are stopped.',
    'Unless you have Law and Honor and Physics or 2 Medical, all your personnel are stopped.',
  ],
  [
    'Randomly select three personnel to be stopped. Your opponent chooses one to be killed.',
    'Randomly select three personnel to be stopped. Your opponent chooses one of those personnel to be killed.',
  ],
  [
    'Reveal the top three cards of your deck. Choose one to be discarded.',
    'Reveal the top three cards of your deck. Choose one of those cards to be discarded.',
  ],
  [
    'Randomly select two personnel to be stopped. If you still have nine personnel remaining, choose one to be killed.',
    'Randomly select two personnel to be stopped. If you still have nine personnel remaining, choose a personnel to be killed.',
  ],
  [
    'Unless two of your personnel have Honor, all your personnel are stopped.',
    'Unless you have two of your personnel who have Honor, all your personnel are stopped.',
  ],
  [
    'Randomly select three personnel. If one or more of those personnel has a [Cmd] icon, all three are stopped.',
    'Randomly select three personnel. If any of those personnel has a [Cmd] icon, all three are stopped.',
  ],
  [
    'Your opponent chooses two personnel. Choose one of them to be stopped and the other to be killed.',
    'Your opponent chooses two personnel. Choose one of them to be stopped. The other is killed.',
  ],
  [
    'Randomly select two personnel. If neither has Law, both are killed.',
    'Randomly select two personnel. If none of those personnel has Law, both are killed.',
  ],
  [
    'Randomly select two personnel. If either of those personnel has Law, both are killed.',
    'Randomly select two personnel. If one of those personnel has Law, both are killed.',
  ],
  [
    'Randomly select a personnel to be killed. If that personnel had Law, draw a card.',
    'Randomly select a personnel to be killed. If that personnel has Law, draw a card.',
  ],
  [
    'Your opponent names a skill. Unless you have 2 of that skill, draw a card.',
    'Your opponent names a skill (A). Unless you have 2 named skill A, draw a card.',
  ],
  [
    'Your opponent names a species. Randomly select a personnel of that species to be stopped.',
    'Your opponent names a species (A). Randomly select a personnel with named species A to be stopped.',
  ],
  [
    'Choose one personnel to be killed or three personnel to be stopped.',
    'Choose one: choose a personnel to be killed; or choose three personnel to be stopped.',
  ],
  [
    'Unless you have a personnel with both Medical and Integrity>6, draw a card.',
    'Unless you have a personnel who has Medical and Integrity>6, draw a card.',
  ],
  ['If you have no [Pa] personnel, draw a card.', 'If you do not command a [Pa] personnel involved, draw a card.'],
  [
    'Randomly select two personnel. The personnel with the highest Strength is killed.',
    'Randomly select two personnel (A). A with the highest Strength is killed.',
  ],
  [
    'Randomly select two personnel. Choose one to be stopped. If the other has Law, that personnel is killed.',
    'Randomly select two personnel (A). Choose 1 of A (B) to be stopped. If each of A other than B (C) has Law, C is killed.',
  ],
  [
    'Unless you have Law, stop each of your personnel. If this mission has no dilemmas beneath it, draw a card.',
    'Unless Law: stop each of your personnel. If this mission has no dilemmas beneath it, draw 1.',
  ],
  [
    'Unless you have Law, beam all your personnel on this planet aboard your ship at this mission. They are stopped. (If you have no ship at this mission, draw a card.)',
    'Unless you have Law, beam all your personnel on this planet (A) aboard your ship at this mission, then stop A, then if you have no ship at this mission, draw a card.',
  ],
  // What is said of those who were selected is said under the condition of that.
  [
    'Unless you have Law, randomly select a personnel to be stopped. Unless that personnel has Medical, all your personnel are stopped.',
    'Unless you have Law, randomly select a personnel (A) to be stopped, then if A does not have Medical, stop each of your personnel.',
  ],
  [
    'If you have Law, choose a personnel to be stopped. If that personnel has Medical, draw a card. Otherwise, lose 5 points.',
    'If you have Law, choose a personnel to be stopped. If that personnel has Medical, draw a card; otherwise, lose 5 points.',
  ],
  [
    'You may discard a card from hand. If you do not, lose 5 points. If you do, draw a card.',
    'You may discard a card from hand. If you do not, lose 5 points. Otherwise, draw a card.',
  ],
  [
    'Unless you have three [Stf] personnel or Law, Officer, or Honor, draw a card.',
    'Unless you have three [Stf] personnel or Law or Officer or Honor, draw a card.',
  ],
];

describe('two wordings of one meaning', () => {
  test.each(SAME)('%s', (one, other) => {
    expect(meaning(one)).toEqual(meaning(other));
  });
});

test('levels of a skill aboard a ship are no personnel who have it', () => {
  const text = 'Place this dilemma on your ship. Damage - While you have 2 Engineer aboard this ship, it is Range +1.';
  expect(meaning(text)).toMatchObject([{}, { at: { while: { c: 'req', req: { r: 'skill', n: 2 } } }, damage: true }]);
});

test('who is chosen of a hand that was examined and goes into that deck is of that hand', () => {
  const text = 'Your opponent examines your hand and chooses a personnel to be placed on top of your deck.';
  expect(meaning(text)).toMatchObject([
    { do: [{ x: 'look', what: { as: 'a' } }, { x: 'pick', sel: { ref: 'a' } }, {}] },
  ]);
  const faced = 'Reveal your hand and choose a personnel to be stopped.';
  expect(meaning(faced)).not.toMatchObject([{ do: [{}, { x: 'pick', sel: { ref: 'a' } }, {}] }]);
});

test('what goes on about what was only named or seen unless something is so, is under that condition', () => {
  const text =
    'Unless you have 2 Law, your opponent names a card type. Reveal the top card of your deck. If it is that type, all your personnel are stopped. Otherwise, place it in your hand. Draw a card.';
  const then = [{ x: 'name' }, { x: 'look' }, { x: 'if', then: [{ x: 'stop' }], else: [{ x: 'put' }] }];
  expect(meaning(text)).toMatchObject([
    {
      do: [
        { x: 'if', then },
        { x: 'put', why: 'draw' },
      ],
    },
  ]);
});

test('what is said of those who were selected unless something is so, is under that condition', () => {
  const text = (more: string): string => `Unless you have Law, two personnel (your choice) are stopped. ${more}`;
  const inside = (what: object): object => [{ do: [{ x: 'if', then: [{ x: 'stop' }, what] }] }];
  const outside = (what: object): object => [{ do: [{ x: 'if', then: [{ x: 'stop' }] }, what] }];
  const choice = { x: 'if', then: [{ x: 'points' }], else: [{ x: 'put' }] };
  const asks = 'If one of those personnel is a Human, lose 5 points; otherwise, your opponent draws a card.';
  expect(meaning(text(asks))).toMatchObject(inside(choice));
  expect(meaning(text('If no personnel are stopped this way, lose 5 points.'))).toMatchObject(inside({ x: 'if' }));
  expect(meaning(text('If you have Medical, lose 5 points.'))).toMatchObject(outside({ x: 'if' }));
  expect(meaning(text('Your opponent draws a card.'))).toMatchObject(outside({ x: 'put' }));
});

test('so many of those selected must each have it', () => {
  const text = 'Randomly select four personnel. If at least two of those personnel have Law, they are stopped.';
  const some = { c: 'some', n: 2, sel: { ref: 'a', f: { f: 'skill', is: 'Law' } } };
  expect(meaning(text)).toMatchObject([
    { do: [{ x: 'pick' }, { if: some, then: [{ x: 'stop', what: { ref: 'a' } }] }] },
  ]);
});

test('how few attempt a mission can be asked', () => {
  const few = (words: string): unknown => meaning(`If you have ${words}, draw a card.`);
  const of = { f: { f: 'kind', is: 'personnel' }, of: 'you', at: { p: 'involved' } };
  expect(few('seven or fewer personnel')).toMatchObject([{ do: [{ if: { c: 'some', sel: of, n: 7, op: '<=' } }] }]);
  expect(few('fewer than seven personnel')).toMatchObject([{ do: [{ if: { n: 6, op: '<=' } }] }]);
  expect(few('exactly six personnel')).toMatchObject([
    { do: [{ if: { c: 'and', of: [{ n: 6 }, { n: 6, op: '<=' }] } }] },
  ]);
  expect(few('completed more missions than your opponent')).toMatchObject([{ do: [{ if: { c: 'cmp', op: '>' } }] }]);
  expect(few('more than 60 points')).toMatchObject([{ do: [{ if: { c: 'cmp', op: '>', b: 60 } }] }]);
});

test('what several have together is not what each of them has', () => {
  const text = 'Randomly select two personnel. If they have Honor, they are killed.';
  expect(meaning(text)).toMatchObject([{ do: [{ x: 'pick' }, { x: 'if', if: { c: 'req' } }] }]);
});

test('what is put off to a moment is put off as the dilemma is faced', () => {
  const text =
    'Place this dilemma on this mission. At the start of each of your turns, lose 5 points. At the end of your next turn, this dilemma is overcome.';
  expect(meaning(text)).toMatchObject([{}, { at: { t: 'clock' }, do: [{ x: 'points' }] }, { do: [{ x: 'later' }] }]);
});

test('what becomes of it later becomes of it where it was placed', () => {
  const text =
    'Unless you have Law, place this dilemma on this mission. You cannot attempt this mission. At the end of this turn, this dilemma is overcome.';
  expect(meaning(text)).toMatchObject([
    { do: [{ x: 'if', then: [{ x: 'put' }, { x: 'later' }] }] },
    { at: { t: 'static' } },
  ]);
  const other = text.replace('this dilemma is overcome', 'lose 5 points');
  expect(meaning(other)).toMatchObject([{ do: [{ x: 'if', then: [{ x: 'put' }] }] }, {}, { do: [{ x: 'later' }] }]);
});

test('a dilemma that lies on a ship speaks of that one', () => {
  const [, holds] = [meaning('Place this dilemma on your ship at this mission. This ship cannot move.')].flat();
  expect(JSON.stringify(holds)).toContain('"how":"on","sel":{"ref":"this"}');
});

test('that one does not have something is true of one without; that none has it is said of there being one', () => {
  const has = { s: 'isA', f: { f: 'skill', is: 'Law' } };
  expect(meaning('If a personnel facing this dilemma does not have Law, draw a card.')).toMatchObject([
    { do: [{ if: { c: 'is', state: { s: 'isA', f: { f: 'not', of: has.f } } } }] },
  ]);
  expect(meaning('Unless a personnel facing this dilemma has Law, draw a card.')).toMatchObject([
    { do: [{ if: { c: 'not', of: { c: 'is', state: has } } }] },
  ]);
});

/** What no dilemma can mean. */
const REFUSED: readonly (readonly [text: string, words: string])[] = [
  // One of those who were asked for, or of all?
  ['If you have a Medical personnel, choose one to be stopped.', 'nothing before fits'],
  ["If you have an equipment present, choose one to be returned to its owner's hand.", 'no card is all of this'],
  // One of them or all?
  ['Randomly select a personnel to be killed. Stop your other personnel.', 'personnel'],
  ['Randomly select a Security personnel to be stopped. That Medical personnel is killed.', 'nothing before fits'],
  ['Unless you have Telepathy or Cunning>7 on one personnel, all your personnel are stopped.', 'stopped'],
  ['Unless you have 2 Navigation, your ship is damaged: all your personnel are stopped.', 'all your personnel'],
  ['If each of your personnel does not have Law, draw a card.', 'draw a card'],
  [
    'Randomly select three personnel. Choose one of those personnel. He or she and a second randomly selected personnel are killed.',
    'nothing before fits',
  ],
  [
    "Randomly select a ship. Your opponent may discard a ship from hand to return that ship to its owner's hand.",
    'nothing before fits',
  ],
  [
    'Place this dilemma on your ship. Damage - This ship is Range -1. Your opponent draws a card.',
    'Your opponent draws',
  ],
  ['Place this dilemma on your ship. Damage - This ship is Range -1. Order - Draw a card.', 'Order - Draw a card'],
  ['Randomly select a personnel to be stopped for each two events your opponent commands.', 'commands'],
  ['Unless you have a Hand Weapon for each personnel, randomly select a personnel to be killed.', 'killed'],
  // A battle is begun by who the text calls you.
  ['Your opponent may begin an engagement involving his or her ship here.', 'nobody else begins a battle'],
  // Where the card was not drawn, or where nothing was offered?
  ['Unless you have Law, your opponent may draw a card. Otherwise, lose 5 points.', 'lose 5 points'],
  [
    'Each player stops one of his or her personnel. If your opponent cannot, choose two personnel to be killed.',
    'what you would have done',
  ],
  [
    "Place this dilemma in your opponent's core. When you attempt a mission, your opponent may draw a card.",
    'where its owner has it',
  ],
  // Its owner reveals it, but elsewhere on it that is not who 'you' is.
  ['When you reveal this dilemma, draw a card. Choose a personnel to be stopped.', 'owner or who faces it'],
  // Nowhere it lies would that be heard.
  ['Draw a card. At the start of each of your turns, lose 5 points.', 'it lies nowhere'],
  [
    "Draw a card. When your opponent commands three captives, return this dilemma to its owner's dilemma pile.",
    'it lies nowhere',
  ],
  ['Draw a card. While this dilemma is beneath this mission, your personnel here are Strength -1.', 'it lies nowhere'],
  [
    'If this dilemma is prevented, draw a card. Randomly select a personnel to be killed.',
    'what is prevented does nothing',
  ],
];

describe('refused', () => {
  test.each(REFUSED)('%s', (text, words) => {
    expect(compile('Dilemma', text).leftover.join(' | ')).toContain(words);
  });
});
