/** What cards may say in further words of players, turns and what is done to whom: what it means, or that it is refused. Our own sentences. */
import { describe, test } from 'vitest';
import { compilingWith, expectMeant } from './compiled.ts';

const compile = compilingWith([]);

/** Words and what they mean, in house style; nothing for what is refused. */
const MEANT: readonly (readonly [type: string, said: string, house: string])[] = [
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
  // By what it happens is told with it.
  [
    'Personnel',
    "When an opponent's personnel is placed in your brig by an interrupt, draw a card.",
    "When an opponent's personnel is placed in your brig by an interrupt: draw 1.",
  ],
  // Two sides of a mission.
  [
    'Mission',
    'When you complete this mission, flip it over. On the other side. Order - Draw a card to flip this mission.',
    'On completing this: flip this. On the other side. Order: draw 1 -> flip this.',
  ],
  [
    'Mission',
    "At the start of each opponent's turn, if their personnel here have this mission's printed requirements, score 5 points.",
    "Opponent turn start, if an opponent's personnel here have the printed requirements of this: score 5 points.",
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
  // This personnel and another, together.
  [
    'Personnel',
    'While this personnel is present with another Vulcan, each of them is Cunning +1.',
    'While this is present with another Vulcan (A) than this: Cunning +1; A: Cunning +1.',
  ],
  [
    'Personnel',
    'While this personnel and your Klingon are present together, they gain Honor.',
    'While this is present with your Klingon (A): gains Honor; A: gains Honor.',
  ],
  ['Personnel', 'While this personnel is present with two other Vulcans, each of them is Cunning +1.', ''],
  // So many others and no more.
  [
    'Dilemma',
    'If this is the second dilemma faced this mission attempt, randomly select a personnel to be killed.',
    'If exactly 1: another dilemma than this was faced this mission attempt, randomly kill 1.',
  ],
  [
    'Mission',
    'When you complete this mission, if this is your second completed mission, draw two cards.',
    'On completing this, if the number of each of your completed missions = 2: draw 2.',
  ],
  // Fewer than another, more and less than the card spoken of.
  [
    'Personnel',
    'While you command fewer ships than an opponent, this personnel gains Leadership.',
    "While the number of your ships < the number of an opponent's ships: gains Leadership.",
  ],
  [
    'Personnel',
    'When you play a personnel, you may discard a personnel who costs more from hand to draw a card.',
    'When you play a personnel: may discard a personnel cost>the cost of that one from hand -> draw 1.',
  ],
  // By which skill, out of which deck, where it may be played.
  [
    'Mission',
    'When you complete this mission using Treachery, draw two cards.',
    'When your personnel uses Treachery to complete this: draw 2.',
  ],
  [
    'Event',
    'Search your deck for a [Baj] event and take it into hand. Shuffle your deck. Destroy this event.',
    'Take a [Baj] event in your deck into hand; shuffle your deck; destroy this.',
  ],
  [
    'Personnel',
    'This personnel may be played aboard your staffed ship.',
    'May play this card aboard your staffed ship.',
  ],
  [
    'Mission',
    'When you complete this mission, score 5 points for each different species involved (limit 15).',
    'On completing this: score 5 points per different species among personnel involved (max 15).',
  ],
  [
    'Personnel',
    'This personnel may not be stopped or returned to hand by dilemmas.',
    'Cannot be stopped by a dilemma, cannot be returned by a dilemma.',
  ],
  [
    'Event',
    'Plays in your core. At the end of your turn, if none of your personnel were killed this turn, draw a card.',
    'Core. Your turn end, if none of your personnel was killed this turn: draw 1.',
  ],
  [
    'Personnel',
    'Order - Each opponent discards a card of your choice from hand.',
    'Order: each opponent discards a card from hand chosen by you.',
  ],
  // Who is selected instead, and at random or not; with another fate he is not selected in that one's place.
  [
    'Personnel',
    'When this personnel is randomly selected to be killed by a dilemma, you may randomly select another personnel to be killed instead.',
    'When this is randomly selected to be killed by a dilemma: may randomly select another personnel than this instead.',
  ],
  [
    'Personnel',
    'When this personnel is randomly selected to be stopped by a dilemma, you may randomly select another personnel to be killed instead.',
    'When this is randomly selected to be stopped by a dilemma: may instead, (randomly kill another personnel than this).',
  ],
  // What comes of another player's choice is not left to that player, whenever the choice is made.
  [
    'Personnel',
    'Order - Your opponent may draw a card. If he or she does, you draw two cards. Otherwise, draw a card.',
    'Order: (opponent may draw 1); if opponent does, draw 2; otherwise, draw 1.',
  ],
  [
    'Event',
    "Plays in your core. At the start of each opponent's turn, that opponent may lose 5 points. If he or she does not, draw a card.",
    'Core. Opponent turn start: (opponent may lose 5 points); if opponent cannot, draw 1.',
  ],
  // What was called 'it' a moment ago.
  [
    'Personnel',
    'Order - Discard the top card of your deck. If it is a personnel, place it in your brig.',
    'Order: discard the top card of your deck (A); if A is a personnel, place A in your brig.',
  ],
  // Where a card is played, it is once it has been played.
  [
    'Personnel',
    'When you play a personnel here who has Honor, that personnel is cost -1.',
    'When you are about to play a personnel with Honor here: that one: cost -1.',
  ],
  // Of the cards that were seen.
  [
    'Event',
    'Reveal the top five cards of your deck. Place each Klingon revealed in your hand and each other card on the bottom of your deck. Destroy this event.',
    'Reveal the top 5 cards of your deck (A); place each Klingon (B) revealed in hand; place each of A other than B on the bottom of your deck; destroy this.',
  ],
  [
    'Event',
    'Examine the top five cards of your deck. Place one card in your hand. Destroy this event.',
    'Examine the top 5 cards of your deck (A); place 1 of A in hand; destroy this.',
  ],
  // What is done once, as soon as something is so.
  [
    'Event',
    'Plays in your core. When each opponent has no cards in hand, score 10 points and destroy this event.',
    "Core. When there are 0 or fewer cards in each opponent's hand: score 10 points; destroy this.",
  ],
];

describe('further words of players, turns and what is done to whom', () => {
  test.each(MEANT)('%s: %s', (type, said, house) => {
    expectMeant(compile, type, said, house);
  });
});
