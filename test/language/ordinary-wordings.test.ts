/** Ordinary templating that no card at hand has: what it means, in house style, or that it is refused. Our own sentences. */
import { describe, expect, test } from 'vitest';
import { renderProgram } from '../../src/language/index.ts';
import { SECOND_EDITION } from '../../src/language/grammar/second-edition/index.ts';
import { compilingWith } from './compiled.ts';

const compile = compilingWith(['Second Title']);

/** Printed words and what they mean, in house style; empty where they are refused. */
const MEANT: readonly (readonly [type: string, printed: string, house: string])[] = [
  [
    'Event',
    'Plays in your core. When you complete a mission with {Second Title} present, score 5 points.',
    'Core. On completing a mission, if there is {Second Title} present with a personnel involved: score 5 points.',
  ],
  [
    'Event',
    'Plays in your core. When you complete a mission with three Science personnel present, draw a card.',
    'Core. On completing a mission, if there are 3 Science personnel present with a personnel involved: draw 1.',
  ],
  [
    'Dilemma',
    'If there are fewer than three personnel aboard, randomly select a personnel to be killed.',
    'If there are 2 or fewer personnel aboard the ship a personnel involved is aboard, randomly kill 1.',
  ],
  [
    'Dilemma',
    'Unless you have fewer than three personnel aboard, randomly select a personnel to be killed.',
    'If not (you command 2 or fewer personnel aboard the ship a personnel involved is aboard), randomly kill 1.',
  ],
  [
    'Ship',
    'This ship has no staffing requirements while a Vulcan is aboard.',
    'While a Vulcan is aboard this: has no staffing requirements.',
  ],
  ['Event', 'Plays in your core. Your personnel have no staffing requirements.', ''],
  ['Event', "Reveal a card at random from your opponent's hand.", "Reveal a random card in an opponent's hand."],
  [
    'Event',
    'Plays on a personnel. Each of your other personnel present is Strength +1.',
    'Plays on a personnel. Each of your personnel present that this is not on: Strength +1.',
  ],
  [
    'Interrupt',
    'Order - Begin combat involving your Klingon personnel. If you lose, discard two cards from hand.',
    'Order: begin combat with your Klingon personnel; if you lose, discard 2 cards from hand.',
  ],
  // Of a battle that the text has not begun, how it ends is an event of its own.
  ['Event', 'Plays in your core. When you begin combat, if you win, draw a card.', ''],
  ['Event', 'Plays in your core. When your personnel are in combat, if you lose, draw a card.', ''],
  [
    'Event',
    'Plays in your core. When your Medical personnel overcome a dilemma, you may draw a card.',
    'Core. When your Medical personnel overcomes a dilemma: may draw 1.',
  ],
  [
    'Event',
    'Plays in your core. When your ship is about to be damaged by a dilemma, prevent that.',
    'Core. When a Damage card is about to be placed on your ship by a dilemma: prevent it.',
  ],
  [
    'Event',
    'Plays in your core. Your Klingon personnel are cost -1 to a minimum of 1.',
    'Core. Each of your Klingon personnel: cost -1 (minimum 1).',
  ],
  [
    'Mission',
    'When you begin an attempt of this mission, draw a card.',
    'When you begin a mission attempt here: draw 1.',
  ],
  [
    'Mission',
    'When you complete this mission, if you used Diplomacy, score 5 points.',
    'On completing this, if your personnel used Diplomacy to complete this mission: score 5 points.',
  ],
  ['Dilemma', 'Choose a personnel to be stopped. If you used Diplomacy, draw a card.', ''],
  [
    'Personnel',
    'This personnel is Strength +1 for each Android, Vulcan, and Klingon you command.',
    'Strength +1 per your Android or Vulcan or Klingon card.',
  ],
  [
    'Event',
    'Name a skill. If no personnel has that skill, your opponent loses 5 points.',
    'Name a skill (A); if there are no personnel with named skill A, opponent loses 5 points.',
  ],
  [
    'Personnel',
    'If this personnel is about to be stopped by a dilemma, you may discard a card from hand to prevent that.',
    'About to be stopped by a dilemma: may discard a card from hand -> prevent it.',
  ],
  [
    'Mission',
    'Once this mission is completed, each of your personnel here is Strength +1.',
    'While this is complete: each of your personnel here: Strength +1.',
  ],
  ['Mission', 'Once you command a Vulcan, each of your personnel here is Strength +1.', ''],
  [
    'Event',
    'Plays in your core. Order - Once each turn, discard a card from hand to draw a card.',
    'Core. Order: discard a card from hand -> draw 1 (1/turn).',
  ],
  ['Event', 'Plays in your core. Each Klingon you play costs 1 less.', 'Core. Each of your Klingons: cost -1.'],
  [
    'Interrupt',
    'When your opponent reveals a dilemma, its cost is increased by 2.',
    'When opponent reveals a dilemma: that one: cost +2.',
  ],
  [
    'Personnel',
    'While your Klingon is aboard the same ship, this personnel is Cunning +2.',
    'While your Klingon is aboard the ship this is aboard: Cunning +2.',
  ],
  [
    'Personnel',
    'While this personnel is at a [GQ] mission, he gains the [Cmd] icon.',
    'While this is at a [GQ] mission: gains [Cmd].',
  ],
  [
    'Personnel',
    'While this personnel is the only Klingon you command, he is Strength +3.',
    'While you do not command another Klingon than this: Strength +3.',
  ],
  [
    'Dilemma',
    "Return your lowest cost personnel to his or her owner's hand.",
    "Return your personnel with the lowest cost to its owner's hand.",
  ],
  [
    'Interrupt',
    'When an opponent begins an engagement against your ship, that ship is Shields +3 until the end of that engagement.',
    'When opponent begins an engagement involving your ship (A): A: Shields +3 this battle.',
  ],
  [
    'Dilemma',
    'Unless you have Medical, the ship is stopped.',
    'Unless Medical: stop the ship a personnel involved is aboard.',
  ],
  ['Event', 'Plays in your core. When you complete a mission, the ship is stopped.', ''],
  [
    'Event',
    "Plays on an opponent's ship. While this ship has fewer than four personnel aboard, it cannot move.",
    "Plays on an opponent's ship. While there are 3 or fewer personnel aboard the ship this is on: the ship this is on cannot move.",
  ],
  [
    'Event',
    'Plays in your core. During each of your turns, the first event you play is cost -2.',
    'Core. The first event you play each turn: cost -2.',
  ],
  [
    'Dilemma',
    'Unless you have Cunning of 30 or more, all your personnel are stopped.',
    'Unless Cunning>=30: stop each of your personnel.',
  ],
  [
    'Event',
    'Plays in your core. When your personnel is placed in your discard pile, score 5 points.',
    'Core. When you place your personnel in your discard pile: score 5 points.',
  ],
  // Of others that hold it, so it is said of those present; a ship is present with nobody.
  [
    'Personnel',
    'Your Hologram personnel cannot be killed while this personnel is present.',
    'Each of your Hologram personnel present: cannot be killed.',
  ],
  ['Personnel', 'While this personnel is present, your ship is Range +1.', ''],
  // What is chosen is chosen once, as the dilemma is faced.
  [
    'Personnel',
    'While facing a dilemma, this personnel is attributes +1 and gains a skill of your choice.',
    'When this is facing a dilemma: attributes +1, gains a skill of your choice this dilemma.',
  ],
  [
    'Dilemma',
    'Discard the top card of your deck for each Science personnel you have.',
    'For each your Science personnel: discard the top card of your deck.',
  ],
  [
    'Event',
    'Plays in your core. Players cannot play interrupts during your turn.',
    'Core. While it is your turn: each player cannot play an interrupt.',
  ],
  [
    'Mission',
    'When you complete this mission, if no personnel were killed during the attempt, score 10 points.',
    'On completing this, if no personnel was killed this mission attempt: score 10 points.',
  ],
];

/** The text in house style; empty where it is refused. */
function written(type: string, text: string): string {
  const { program, leftover, ambiguous } = compile(type, text);
  expect(ambiguous, text).toEqual([]);
  return leftover.length > 0 ? '' : renderProgram(program, SECOND_EDITION).replaceAll('\n', ' ');
}

describe('ordinary words mean', () => {
  test.each(MEANT)('%s: %s', (type, printed, house) => {
    expect(written(type, printed)).toBe(house);
  });
  test.each(MEANT.filter(([, , house]) => house !== ''))('%s: %s, and are read again', (type, printed, house) => {
    expect(compile(type, house).leftover).toEqual([]);
    expect(written(type, house)).toBe(written(type, printed));
  });
});
