/** What cards may say in further words of cards, places and what was done: what it means, or that it is refused. Our own sentences. */
import { describe, test } from 'vitest';
import { compilingWith, expectMeant } from './compiled.ts';

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
  [
    'Event',
    'Each player discards his or her entire hand, then draws five cards. Destroy this event.',
    'Each player discards hand; each player draws 5; destroy this.',
  ],
  // Who has fewer cards than must be discarded discards them all; of anything else that is said for nothing.
  [
    'Event',
    'Each player discards three cards from hand. If a player cannot, he or she discards his or her entire hand. Destroy this event.',
    'Each player discards 3 cards from hand; destroy this.',
  ],
  [
    'Event',
    'Each player reveals a personnel from hand. If a player cannot, he or she discards his or her hand. Destroy this event.',
    '',
  ],
  // What is demanded of who attempts a mission.
  [
    'Mission',
    'To attempt this mission, you must command three Androids.',
    'While you do not command 3 Androids: you cannot attempt this.',
  ],
  [
    'Mission',
    'To attempt this mission, you must have completed a planet mission.',
    'While you have not completed a planet mission: you cannot attempt this.',
  ],
  // Where each of several cards goes to one of several.
  [
    'Event',
    'Plays in your core. Order - Place two cards from hand on your missions.',
    'Core. Order: choose 2 cards (A) from hand; for each A: place that one on your mission.',
  ],
  [
    'Event',
    'Plays in your core. Order - Place each of your events on your missions.',
    'Core. Order: for each your event: place that one on your mission.',
  ],
  // What is searched for, and what comes of it in a sentence of its own.
  [
    'Personnel',
    'When you play this personnel, you may search your deck and choose an event. Shuffle your deck. Place the chosen event on top of your deck.',
    'On play: may choose an event (A) in your deck; shuffle your deck; place A on the top of your deck.',
  ],
  [
    'Personnel',
    'When you play this personnel, you may draw cards up to the cost of an event you command.',
    'On play: may choose your event (A); draw cards up to the cost of A.',
  ],
  // What is paid in the place of another cost.
  [
    'Event',
    'Plays in your core. When you are about to stop two personnel to pay the cost of an event you own, you may destroy this event instead to pay that cost.',
    'Core. May pay the cost of stopping 2 personnel to play or use an ability on an event you own by destroying this.',
  ],
  [
    'Personnel',
    'When you are about to discard two cards from hand to use the game text of an event you own, if you have 10 points, you may stop this personnel to pay that cost.',
    'While you have 10 or more points: may pay the cost of discarding 2 cards from hand to use an ability on an event you own by stopping this.',
  ],
  [
    'Mission',
    'When you complete this mission, score 5 points for each dilemma on or beneath this mission.',
    'On completing this: score 5 points per dilemma on this and each dilemma from beneath this.',
  ],
  [
    'Personnel',
    'At the start of your turn, if this is your first turn and you command an event, you may download an event.',
    'Your first turn start, if you command an event: may download an event.',
  ],
  [
    'Personnel',
    'At the start of your turn, make this personnel Strength +1 for each card in your hand (limit +3) until the end of the turn.',
    'Your turn start: Strength +1 per card in your hand this turn (max 3).',
  ],
  [
    'Personnel',
    'When you play this personnel, discard two cards from hand. Then draw the same number of cards.',
    'On play: discard 2 cards from hand; draw that many cards.',
  ],
  // Of some of several players: what is said of 'that player' behind it, and who is paid.
  [
    'Event',
    'Each opponent who commands a ship discards a card from hand. That opponent draws a card. Destroy this event.',
    '',
  ],
  [
    'Event',
    'Each player who commands a ship may discard a card from hand. If he or she does, he or she draws a card. Destroy this event.',
    '',
  ],
  ['Event', 'Each opponent who commands a ship may discard a card from hand to draw a card. Destroy this event.', ''],
  [
    'Event',
    'Each opponent who commands a ship discards a card from hand. Each opponent draws a card. Destroy this event.',
    '(For each opponent, if each opponent commands a ship: discard a card from hand); each opponent draws 1; destroy this.',
  ],
  // On a dilemma too, one number or the other; what else befalls others 'instead' is not known to be instead of what.
  [
    'Dilemma',
    'All your personnel are Cunning -1 until the end of this mission attempt. If you have Treachery, all your personnel are Cunning -2 instead.',
    'If you have Treachery, each of your personnel: Cunning -2 this attempt; otherwise, each of your personnel: Cunning -1 this attempt.',
  ],
  [
    'Dilemma',
    'Lose 5 points. If you have Treachery, lose 10 points instead.',
    'If you have Treachery, lose 10 points; otherwise, lose 5 points.',
  ],
  [
    'Dilemma',
    'Randomly select a personnel to be stopped. If you have Treachery, randomly select two personnel to be stopped instead.',
    '',
  ],
  [
    'Dilemma',
    'Choose a personnel to be stopped. If you have Treachery, that personnel is killed instead.',
    'Choose a personnel (A) to stop; if you have Treachery, instead, (kill A).',
  ],
  // Whose pile, and who chooses.
  ['Event', "Place a card from hand on the bottom of any player's deck. Destroy this event.", ''],
  ['Dilemma', 'A personnel is captured.', ''],
  [
    'Personnel',
    'When your personnel is captured here, score 5 points.',
    'When your personnel here is captured: score 5 points.',
  ],
  ['Event', 'Your opponent plays an event at cost -2. Destroy this event.', ''],
  ['Dilemma', 'Your opponent captures a personnel.', "This card's owner captures a personnel."],
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
    'When this facing a dilemma uses a skill to meet a requirement on a dilemma or mission: may draw 1.',
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
    'Core. When opponent plays an event, if opponent has played exactly 1: another event than that one this turn: draw 1.',
  ],
  [
    'Personnel',
    'When you complete a mission, if it is the second mission you have completed this turn, draw a card.',
    'On completing a mission, if you have completed exactly 1: another mission than that one this turn: draw 1.',
  ],
  [
    'Dilemma',
    'If this is the first dilemma you have faced this turn, choose a personnel to be stopped.',
    'If you have not faced another dilemma than this this turn, choose 1 to stop.',
  ],
  ['Personnel', 'The first time this personnel is stopped each turn, draw a card.', 'Stopped: draw 1 (1/turn).'],
  [
    'Event',
    'Plays in your core. The first time each turn you play a personnel, score 5 points.',
    'Core. When you play a personnel, if you have not played another personnel than that one this turn: score 5 points (1/turn).',
  ],
  ['Personnel', 'The first time this personnel is stopped each turn, you may draw a card.', ''],
];

describe('further words of cards, places and what was done', () => {
  test.each(MEANT)('%s: %s', (type, said, house) => {
    expectMeant(compile, type, said, house);
  });
});
