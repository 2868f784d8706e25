/** What cards of every type may say in further words: what it means, or that it is refused. Our own sentences. */
import { describe, expect, test } from 'vitest';
import { notCarriedOut } from '../../src/effects/gate.ts';
import { renderProgram } from '../../src/language/index.ts';
import { SECOND_EDITION } from '../../src/language/grammar/second-edition/index.ts';
import { compilingWith } from './compiled.ts';

const compile = compilingWith([]);

/** Words and what they mean, in house style; nothing for what is refused. */
const MEANT: readonly (readonly [type: string, said: string, house: string])[] = [
  // Battles, said of the cards that fight them.
  ['Personnel', 'When this personnel wins combat, draw a card.', 'When you win combat involving this: draw 1.'],
  ['Personnel', 'When this personnel loses combat, draw a card.', 'When opponent wins combat involving this: draw 1.'],
  [
    'Event',
    "Plays in your core. When an opponent's ship begins an engagement, draw a card.",
    "Core. When opponent begins an engagement involving an opponent's ship: draw 1.",
  ],
  ['Personnel', 'When any personnel wins combat, draw a card.', ''],
  // Into whose hand a card is returned.
  ['Personnel', "When this personnel is returned to its owner's hand, draw a card.", 'Returned: draw 1.'],
  [
    'Personnel',
    'When this personnel is returned to your hand, draw a card.',
    'When this is returned to your hand: draw 1.',
  ],
  [
    'Personnel',
    'When your personnel is about to be returned to hand by a dilemma, you may discard a card from hand to prevent that.',
    'When your personnel is about to be returned by a dilemma: may discard a card from hand -> prevent it.',
  ],
  // What takes a card away does not matter.
  ['Ship', 'When this ship leaves play, draw a card.', 'When this leaves play: draw 1.'],
  // Skills used for a dilemma.
  [
    'Personnel',
    'When this personnel uses a skill to meet the requirements of a dilemma, you may draw a card.',
    'When this uses a skill to meet a requirement on a dilemma or mission: may draw 1.',
  ],
  [
    'Personnel',
    "When your personnel uses Law to meet that dilemma's requirements, draw a card.",
    'When your personnel uses Law to meet its requirements: draw 1.',
  ],
  // What cards share; more and less than another.
  [
    'Personnel',
    'Each of your personnel present who shares a species with this personnel is Strength +1.',
    'Each of your personnel present with the same species as this: Strength +1.',
  ],
  [
    'Dilemma',
    'Choose two personnel who share a skill to be stopped.',
    'Choose 2 personnel of the same skills to stop.',
  ],
  [
    'Personnel',
    "Order - Stop this personnel to stop an opponent's personnel present who has less Strength than this personnel.",
    "Order: stop this -> stop an opponent's personnel present with Strength<the Strength of this.",
  ],
  [
    'Personnel',
    'Order - Discard a personnel from hand to take a personnel with a lower cost from your discard pile into hand.',
    'Order: discard a personnel (A) from hand -> take a personnel cost<the cost of A in your discard pile into hand.',
  ],
  ['Interrupt', 'Order - Take a personnel with a lower cost from your discard pile into hand.', ''],
  // Quadrants: of where a card is, of a ship that is placed its own.
  [
    'Personnel',
    'Each of your personnel in this quadrant is Strength +1.',
    'Each of your personnel in the same quadrant as this: Strength +1.',
  ],
  [
    'Personnel',
    'While this personnel is in the Gamma Quadrant, he is Cunning +2.',
    'While this is at a [GQ] mission: Cunning +2.',
  ],
  [
    'Personnel',
    'When you play this personnel, if you command a mission in the Delta Quadrant, draw a card.',
    'On play, if you command a [DQ] mission: draw 1.',
  ],
  ['Event', 'Plays in your core. Each of your ships in this quadrant is Range +1.', ''],
  [
    'Event',
    'Plays in your core. Order - Place your ship at another mission in the same quadrant.',
    'Core. Order: choose your ship (G); place G at a mission that has no G at it in the same quadrant as G.',
  ],
  [
    'Personnel',
    'Order - Stop this personnel to place your ship at a different mission.',
    'Order: stop this -> choose your ship (G); place G at a mission that has no G at it.',
  ],
  // The pile spoken of last.
  [
    'Personnel',
    'Order - Examine the top two cards of your dilemma pile and place one of them on the bottom of that pile.',
    'Order: examine the top 2 cards of your dilemma pile (A); place 1 of A on the bottom of your dilemma pile.',
  ],
  [
    'Personnel',
    'Order - Examine the top two cards of your deck. Place one on the bottom.',
    'Order: examine the top 2 cards of your deck (A); place 1 of A on the bottom of your deck.',
  ],
  ['Personnel', 'When this personnel is stopped, place a card from hand on the bottom of that pile.', ''],
  // 'If not' is 'otherwise'.
  [
    'Personnel',
    'Order - Reveal the top card of your deck. If it is a personnel, take it into hand. If not, discard it.',
    'Order: reveal the top card of your deck (A); if A is a personnel, take A into hand; otherwise, discard A.',
  ],
  // What was done this turn.
  [
    'Personnel',
    'When you play this personnel, each of your personnel who was stopped this turn is unstopped.',
    'On play: unstop each of your personnel that was stopped this turn.',
  ],
  [
    'Personnel',
    'This personnel is Cunning +1 for each personnel you have played this turn.',
    'Cunning +1 per personnel you have played this turn.',
  ],
  [
    'Dilemma',
    'For each dilemma you have overcome this turn, randomly select a personnel to be stopped.',
    'For each dilemma you have overcome this turn: randomly stop 1.',
  ],
  [
    'Dilemma',
    'For each other dilemma you have faced this turn, randomly select a personnel to be stopped.',
    'For each another dilemma you have faced this turn than this: randomly stop 1.',
  ],
  ['Dilemma', 'For each dilemma you have faced this turn, randomly select a personnel to be stopped.', ''],
  [
    'Personnel',
    'This personnel is Cunning +1 for each dilemma overcome this turn.',
    'Cunning +1 per dilemma that was overcome this turn.',
  ],
  // First and second times.
  [
    'Personnel',
    'When you play your first personnel each turn, you may draw a card.',
    'When you play a personnel, if you have not played another personnel than that one this turn: may draw 1.',
  ],
  [
    'Event',
    'Plays in your core. When an opponent plays their second event each turn, draw a card.',
    'Core. When opponent plays an event, if opponent has played another event than that one this turn and opponent has not played 2 other events than that one this turn: draw 1.',
  ],
  [
    'Personnel',
    'When you complete a mission, if it is the second mission you have completed this turn, draw a card.',
    'On completing a mission, if you have completed another mission than that one this turn and you have not completed 2 other missions than that one this turn: draw 1.',
  ],
  [
    'Dilemma',
    'If this is the first dilemma you have faced this turn, choose a personnel to be stopped.',
    'If you have not faced another dilemma than this this turn, choose 1 to stop.',
  ],
  ['Personnel', 'The first time this personnel is stopped each turn, draw a card.', 'Stopped: draw 1 (1/turn).'],
  ['Personnel', 'The first time this personnel is stopped each turn, you may draw a card.', ''],
  // Of each player by itself.
  [
    'Event',
    'Each player who has more than two cards in hand discards a card from hand. Destroy this event.',
    "(For each player, if there are 3 cards in each player's hand: discard a card from hand); destroy this.",
  ],
  [
    'Event',
    'Each opponent who commands three or more events loses 5 points. Destroy this event.',
    '(For each opponent, if each opponent commands 3 events: lose 5 points); destroy this.',
  ],
  [
    'Event',
    'Each player who does not command a completed mission may draw a card. Destroy this event.',
    '(For each player, if each player does not command a completed mission: each player may draw 1); destroy this.',
  ],
  [
    'Event',
    'Each opponent who has fewer points than you draws two cards, then discards a card. Destroy this event.',
    '(For each opponent, if each opponent has fewer points than you: draw 2; discard a card from hand); destroy this.',
  ],
  // Turns.
  [
    'Personnel',
    'During your turn, each of your Klingons is Strength +1.',
    'While it is your turn: each of your Klingons: Strength +1.',
  ],
  [
    'Personnel',
    "During each opponent's turn, while this personnel is stopped, opponents cannot play interrupts.",
    "While it is an opponent's turn and this is stopped: each opponent cannot play an interrupt.",
  ],
  [
    'Personnel',
    'During your turn, when you draw a card, score 5 points.',
    'When you draw a card, if it is your turn: score 5 points.',
  ],
  ['Personnel', 'During your turn, you may discard a card from hand to draw a card.', ''],
  // Half, the lowest of those, somebody else's choice.
  [
    'Dilemma',
    'Randomly select half of your personnel (rounded up) to be stopped.',
    'Randomly stop half of each of your personnel (rounded up).',
  ],
  [
    'Event',
    'Discard half of the cards in your hand, rounded down. Destroy this event.',
    'Discard half of hand (rounded down); destroy this.',
  ],
  [
    'Dilemma',
    'Randomly select two personnel. The one with the lower cost is killed.',
    'Randomly select 2 personnel (A); kill 1 of A with the lowest cost.',
  ],
  [
    'Dilemma',
    "Randomly select three personnel. One of them (your opponent's choice) is killed.",
    "Randomly select 3 personnel (A); kill 1 of A (opponent's choice).",
  ],
  [
    'Dilemma',
    'Randomly select three personnel. One of them (your choice) is killed.',
    'Randomly select 3 personnel (A); kill 1 of A.',
  ],
  [
    'Dilemma',
    'Choose two personnel. Unless they have total Strength>13, both are stopped.',
    'Choose 2 personnel (A); if A do not have Strength>13, stop A.',
  ],
  [
    'Dilemma',
    'Each Treachery personnel is stopped. If no personnel are stopped this way, randomly select a personnel to be killed.',
    'Stop each Treachery personnel; if no personnel was stopped this way, randomly kill 1.',
  ],
  // What cannot be used or done.
  [
    'Personnel',
    "Each opponent's personnel present cannot use Honor or Law.",
    "Each opponent's personnel present: cannot use Honor, cannot use Law.",
  ],
  ['Event', 'Plays in your core. Opponents cannot download cards.', 'Core. Each opponent cannot download cards.'],
  ['Event', 'Plays in your core. Opponents cannot download personnel.', ''],
  // Where a personnel is.
  ['Personnel', "This personnel's ship is Range +1.", 'The ship this is aboard: Range +1.'],
  [
    'Personnel',
    "Order - Stop your Engineer personnel aboard this personnel's ship to make that ship Range +4 until the end of this turn.",
    'Order: stop your Engineer personnel aboard the ship (A) this is aboard -> A: Range +4 this turn.',
  ],
  // Plays for less, fewer dilemmas.
  [
    'Personnel',
    'Order - Stop this personnel to play an event from hand at cost -2.',
    'Order: stop this -> play an event from hand at cost -2.',
  ],
  [
    'Personnel',
    'When you begin a mission attempt involving this personnel, your opponent draws one fewer dilemma.',
    'When you begin a mission attempt involving this: opponent dilemmas: draw -1.',
  ],
  // Captures.
  [
    'Dilemma',
    'Randomly select a personnel to be captured.',
    "Randomly select a personnel (A); this card's owner captures A.",
  ],
  [
    'Personnel',
    "When this personnel wins combat, randomly select an opponent's personnel involved to be captured.",
    "When you win combat involving this: randomly select an opponent's personnel (A) involved; capture A.",
  ],
  ['Personnel', 'Order - Choose one of your personnel to be captured.', ''],
  // In the place of what would happen.
  [
    'Personnel',
    'When your personnel present is about to be killed, you may have him or her stopped instead.',
    'When your personnel present is about to be killed: may instead, (stop that one).',
  ],
  [
    'Personnel',
    'When this personnel is randomly selected by a dilemma, you may choose another personnel present to be selected instead.',
    'When this is randomly selected by a dilemma: may select another personnel present than this instead.',
  ],
  [
    'Event',
    "Plays in your core. When a card an opponent owns causes you to lose command of this event, return it to its owner's hand.",
    "Core. When a card an opponent owns causes you to lose command of this: return this to its owner's hand.",
  ],
  // What is done once, as soon as something is so.
  [
    'Event',
    'Plays in your core. When each opponent has no cards in hand, score 10 points and destroy this event.',
    "Core. When there are 0 or fewer cards in each opponent's hand: score 10 points; destroy this.",
  ],
];

describe('further words', () => {
  test.each(MEANT)('%s: %s', (type, said, house) => {
    const { program, leftover, ambiguous } = compile(type, said);
    const isUnderstood = leftover.length === 0 && ambiguous.length === 0 && notCarriedOut(program).length === 0;
    expect(isUnderstood ? renderProgram(program, SECOND_EDITION) : '').toBe(house);
    if (house === '') return;
    const again = compile(type, house);
    expect(again.leftover).toEqual([]);
    expect(renderProgram(again.program, SECOND_EDITION)).toBe(house);
  });
});
