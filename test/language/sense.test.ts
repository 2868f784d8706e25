/** Texts whose words fit the grammar and whose tree cannot be meant: they are refused, with the reason, rather than played. */
import { describe, expect, test } from 'vitest';
import { compilingWith } from './compiled.ts';

const compile = compilingWith(['Qonos Test']);

/** A text that cannot be meant, and part of the reason that is given. */
const REFUSED: readonly (readonly [type: string, text: string, why: string])[] = [
  ['Event', 'Choose your personnel. Place him or her in your dilemma pile.', 'place in a dilemmaPile personnel'],
  ['Event', 'Kill your ship.', 'kill ship'],
  ['Equipment', 'When you play this equipment, choose a skill. Each Human present gains that skill.', 'how long'],
  [
    'Equipment',
    'When your event is destroyed, you may discard this equipment to take it into hand.',
    'whether "it" is what was paid with',
  ],
  [
    'Equipment',
    'When you play this equipment, draw two cards, then place a card from hand on the bottom of your deck or discard it.',
    'of the option before',
  ],
  ['Personnel', 'When a dilemma present is overcome, draw a card.', 'overcome nothing'],
  ['Personnel', 'While you command a mission present, this personnel is Strength +1.', 'all of this at once'],
  ['Event', 'Stop your mission.', 'stop mission'],
  ['Event', 'Each player discards his or her hand and draws that many cards.', 'whose number'],
  ['Event', 'Capture a ship.', 'capture ship'],
  ['Event', 'Move your personnel to a mission.', 'move personnel'],
  ['Event', 'Take your mission into hand.', 'take in a hand mission'],
  ['Event', 'Place your mission aboard your ship.', 'place aboard a card mission'],
  ['Event', 'Your ship is Strength +2 until the end of this turn.', 'change the Strength of ship'],
  ['Event', 'Place this event on this event.', 'on itself'],
  ['Ship', 'Order - Place your personnel from your discard pile aboard this ship stopped.', 'which of both is stopped'],
  [
    'Event',
    'Plays in your core. When your ship moves from a mission where an opponent has a ship, you may stop that ship.',
    'which of both ships',
  ],
  ['Event', 'Place each card in your discard pile. Destroy this event.', 'not known which card'],
  ['Personnel', 'When a Klingon present is killed, you may place this from hand on your headquarters.', 'nowhere'],
  [
    'Personnel',
    'While your personnel facing a dilemma have a total Integrity less than 20, this personnel is Cunning +1.',
    'of nobody',
  ],
  [
    'Personnel',
    'When an opponent plays an event, that opponent must discard a card from hand to draw a card.',
    'another has to pay',
  ],
  ['Ship', 'This ship is Range +1 for each Navigation on your personnel aboard.', 'all of this at once'],
  [
    'Personnel',
    'While the total cost of your personnel attempting this mission is 15 or less, this personnel is Cunning +1.',
    'of nobody',
  ],
  [
    'Personnel',
    'While your personnel is attempting a mission, if you have two other personnel involved, he or she is Cunning +1.',
    'than which card another',
  ],
  ['Mission', 'When you complete this mission, flip it over.', 'not known what is on its other side'],
  ['Event', 'If you do not command a ship, place a card from hand aboard that ship.', 'nothing before fits'],
  ['Personnel', 'When this personnel is killed, he is cost -2.', 'paid already'],
  ['Event', 'Unless you command a Klingon (A), A is Strength +1 until the end of this turn.', '"a" is not known'],
  [
    'Personnel',
    'When you play this personnel, you may shuffle your hand and exchange it with a card in your deck.',
    'as a whole',
  ],
  ['Dilemma', 'Randomly select three personnel. Choose a Vorta to be killed.', 'nothing comes of choosing "a"'],
  ['Dilemma', 'Your opponent chooses another personnel to be stopped.', 'nothing before fits "other"'],
  [
    'Personnel',
    'When an opponent plays an event, you may draw a card unless that opponent discards a card from hand.',
    'left to somebody else',
  ],
  ['Personnel', 'When you play this personnel, each of your personnel present gains Law.', 'how long it lasts'],
  ['Event', 'Plays in your core. When you place a third card on this event, destroy it.', 'the first of them'],
  ['Personnel', 'When you complete your second mission, you may draw a card.', 'the first of them'],
  ['Event', 'Reveal the top three cards of your deck. Discard the events.', 'nothing before fits "the event"'],
  ['Event', 'Plays in your core. When you complete a mission, the ship is stopped.', 'nothing before fits "the ship"'],
  ['Dilemma', 'Randomly select a personnel to be stopped. If he or she is a Klingon, kill the Klingon.', 'Klingon'],
  ['Dilemma', 'Randomly select three personnel to be stopped. Kill the non-unique personnel.', 'personnel'],
  [
    'Personnel',
    'While this personnel is attempting a mission with a Klingon, he is Cunning +2.',
    'all of this at once',
  ],
  ['Personnel', 'While this personnel is facing a dilemma with an Android, he is Cunning +2.', 'all of this at once'],
  ['Dilemma', 'Unless you have Law, your opponent moves your ship to another mission.', 'mission'],
  ['Personnel', "Order - Discard an opponent's event.", 'in a hand'],
  [
    'Personnel',
    'While this personnel is at the same mission as your ship, both are Cunning +1.',
    'change the Cunning of mission',
  ],
  [
    'Interrupt',
    'When your personnel is about to be killed, if your Klingon is present, that personnel is killed instead.',
    'either of two',
  ],
  [
    'Interrupt',
    "Order - Stop your Klingon present with an opponent's Romulan to kill that Romulan.",
    'who of those present',
  ],
  [
    'Event',
    "Randomly select an opponent's personnel at each mission where you have a ship to be stopped.",
    'one by one',
  ],
  ['Interrupt', 'When an opponent draws a card from an event, draw a card.', 'nothing is drawn'],
  ['Interrupt', 'When your Klingon is about to be stopped, that Klingon is stopped instead.', 'the same card'],
  [
    'Event',
    'Plays in your core. When you play a Klingon, you may destroy this event to play it at cost -2.',
    'played already',
  ],
  [
    'Event',
    'Plays in your core. When you play a card, you may destroy this event to play it at cost -2.',
    'played already',
  ],
  [
    'Event',
    'Place a random card in your discard pile in hand. If you command a Klingon, choose that card instead.',
    'nothing comes of choosing',
  ],
  [
    'Event',
    'Plays in your core. When your Klingon is about to be killed, you may instead place that personnel and another of your personnel present at your headquarters mission. They are stopped.',
    'whether both',
  ],
  [
    'Personnel',
    'When two or more of your personnel are about to be killed by a dilemma, you may choose one of them. That personnel is stopped instead.',
    'the others are spared',
  ],
  ['Mission', 'Each personnel present at this mission is Integrity -1.', 'present with a mission'],
  ['Ship', 'Each of your personnel present is Strength +1.', 'present with a ship'],
  ['Ship', 'While this ship is present with your Klingon, it is Shields +2.', 'present with a ship'],
  ['Personnel', 'While this personnel is present with your ship, he is Strength +1.', 'present with a ship'],
  ['Equipment', 'Order - If your Thief is present with this equipment, destroy it to draw a card.', 'either of two'],
  [
    'Personnel',
    'When you play this personnel, if an opponent commands a personnel who has the same card title as one of your personnel, that personnel is stopped.',
    'either of two',
  ],
  [
    'Personnel',
    "Order - If an opponent's ship is here, stop your ship here to stop that ship.",
    'nothing before fits "ship"',
  ],
  [
    'Mission',
    "While any player commands a ship here, that player's personnel are Strength +1.",
    'which of the players',
  ],
  ['Personnel', 'When this personnel is killed, if you command two Vulcans, stop one of them.', 'only counted'],
  ['Personnel', 'While your personnel are at three different missions, this personnel is Strength +1.', 'at once'],
  ['Personnel', 'When you play an event from your discard pile, draw a card.', 'from where'],
  ['Personnel', "Order - Stop this personnel to place a Damage card on an opponent's ship.", 'Damage card comes from'],
  [
    'Personnel',
    'Each of your personnel who has the same species as another of your personnel present is Strength +1.',
    'than whom another',
  ],
  [
    'Personnel',
    'While your opponent has three or more personnel here, this personnel is Strength +2 for each of them.',
    'each of them',
  ],
  ['Ship', 'Order - Destroy this ship to draw a card for each personnel aboard.', 'what was paid with'],
  [
    'Personnel',
    "Order - Stop this personnel to choose one: take command of an opponent's equipment present; or return it to its owner's hand.",
    'of the option before',
  ],
  [
    'Personnel',
    'Order - Discard a card from hand to place an equipment from hand aboard your ship. That ship is Range +2 until the end of this turn.',
    'nothing before fits "ship"',
  ],
  [
    'Personnel',
    'Order - Discard a personnel from hand to place an equipment from your discard pile on your personnel present. That personnel gains Law until the end of this turn.',
    'nothing before fits "personnel"',
  ],
  // As long as it is so, it would be done again and again.
  ['Personnel', 'When you command three Klingons, draw a card.', 'draw a card'],
  ['Personnel', 'When you command three Klingons, you may score 5 points.', 'score 5 points'],
  ['Personnel', 'At the end of your turn, if you did not complete a mission, draw a card.', 'draw a card'],
  ['Equipment', 'One of your personnel present is Strength +3.', 'nobody chooses'],
  ['Personnel', "Order - Choose an opponent's ship. This ship is Range +2 until the end of this turn.", 'this ship'],
  ['Personnel', 'While this personnel is present with your Klingon, they are each Strength +2.', 'they'],
  ['Personnel', 'While your Vulcan is present with your Klingon, each of them is Strength +2.', 'several'],
  ['Personnel', 'When this personnel is killed, an opponent gives command of a ship to you.', 'you'],
  ['Event', 'Choose an opponent. That opponent begins combat with your personnel.', 'personnel'],
  ['Personnel', "When an opponent's personnel is killed by your personnel in combat, draw a card.", 'by whom'],
  [
    'Event',
    'Plays in your core. When your personnel is killed, each of your personnel present is Strength +1 until the end of this turn.',
    'present with nobody',
  ],
  [
    'Personnel',
    'When this personnel is killed, each of your other personnel present is Strength +1 until the end of this turn.',
    'present with nobody',
  ],
  ['Event', 'Choose your Klingons to be stopped.', 'stopped'],
  [
    'Dilemma',
    'Your opponent may place this dilemma on one of your missions. You cannot attempt this mission until the end of your next turn.',
    'only where this card was placed',
  ],
  [
    'Personnel',
    'Order - Place your equipment aboard a ship. This ship is Range +2 until the end of this turn.',
    'this ship',
  ],
  // Whether you have done it is asked of what others do, of what you have, or of nothing at all.
  ['Event', 'Each opponent discards a card from hand. If you do, draw a card.', 'what you would have done'],
  ['Event', 'Each opponent may draw a card. If you do, score 5 points.', 'what you would have done'],
  [
    'Dilemma',
    'Unless you have Law, all your personnel are stopped. If you do, draw a card.',
    'what you would have done',
  ],
  ['Dilemma', 'Your opponent chooses a personnel to be stopped. If you do, draw a card.', 'what you would have done'],
  [
    'Dilemma',
    'Unless you have Law, place this dilemma on your ship at this mission. This ship is Range -2. If you cannot, stop all your personnel.',
    'nothing was done before it',
  ],
  // An opponent's personnel is not put in your deck.
  [
    'Mission',
    'When you complete this mission, you may place a personnel here on top of your deck to score 5 points.',
    'whose card',
  ],
  [
    'Personnel',
    'When this personnel completes a mission, you may take another personnel present into hand.',
    'whose card',
  ],
  // One of them or all?
  ['Personnel', 'When your Klingon present is killed, unstop your other personnel present.', 'present'],
  ['Personnel', 'Order - Discard a card from hand to return your other personnel here to hand.', 'hand'],
  ['Dilemma', 'Each player discards a card from hand. If you cannot, lose 5 points.', 'what you would have done'],
  ['Dilemma', 'Each opponent discards a card from hand. If he or she cannot, lose 5 points.', 'would have done'],
  ['Dilemma', 'If this is a ship, lose 5 points.', 'never that'],
  ['Dilemma', 'Choose two personnel to be stopped. Draw a card for each personnel stopped.', 'which stopped ones'],
  [
    'Event',
    'Plays in your core. When your personnel are stopped, draw a card for each personnel stopped.',
    'which stopped ones',
  ],
  ['Dilemma', 'Stop each Vulcan. If all your personnel were stopped, lose 5 points.', 'no longer faces it'],
  [
    'Dilemma',
    'Randomly select a personnel to be killed. You may discard a card from hand to stop that personnel instead.',
    'not stopped instead',
  ],
  [
    'Dilemma',
    'Choose two personnel to be stopped. If all your personnel were stopped by this dilemma, draw a card.',
    'draw a card',
  ],
  ['Personnel', 'When you play this personnel, if all your events have been destroyed this turn, draw a card.', 'draw'],
];

/** The same with what can be meant. */
const MEANT: readonly (readonly [type: string, text: string])[] = [
  ['Event', 'Each player may discard a card from hand to draw two cards.'],
  ['Personnel', 'When you play this personnel, you may have each opponent draw a card. If you do, draw two cards.'],
  ['Event', 'Plays in your core. When this event is destroyed, you may take each card here into hand.'],
  ['Personnel', 'When your Klingon present is killed, unstop another of your personnel present.'],
  ['Dilemma', 'Randomly select three personnel. Choose one of those personnel to be killed.'],
  ['Dilemma', 'Randomly select three personnel. Each Officer personnel selected is stopped.'],
  ['Event', "Choose your dilemma. Place it in its owner's dilemma pile."],
  ['Event', 'Kill your personnel.'],
  ['Event', 'Stop your ship.'],
  ['Event', 'Move your ship to a mission.'],
  ['Event', 'Place your personnel aboard your ship.'],
  ['Event', 'Your personnel is Strength +2 until the end of this turn.'],
  ['Event', 'Place this event on your ship. Damage - This ship is Range -2.'],
  ['Personnel', 'When you play this personnel, he is cost -2.'],
  ['Event', 'If you command a Klingon (A), A is Strength +1 until the end of this turn.'],
  ['Ship', 'Order - Place your Klingon at {Qonos Test} aboard this ship.'],
  ['Dilemma', 'Randomly stop the personnel with the highest Cunning.'],
  [
    'Interrupt',
    'To play this interrupt, you must command a Thief or Smuggler. Order - Kill the Thief or Smuggler you command.',
  ],
];

describe('texts that cannot be meant', () => {
  test.each(REFUSED)('%s: %s', (type, text, why) => {
    const { leftover } = compile(type, text);
    expect(leftover).toHaveLength(1);
    expect(leftover[0]).toContain(why);
  });

  test.each(MEANT)('%s: %s', (type, text) => {
    expect(compile(type, text).leftover).toEqual([]);
  });
});

/** What 'it', 'other' and a mission's place come to mean. */
const MEANING: readonly (readonly [type: string, text: string, part: object])[] = [
  [
    'Dilemma',
    'Choose two personnel. Your opponent may discard a card from hand to choose one of those personnel to be killed. Otherwise, both are stopped.',
    { x: 'stop', what: { ref: 'a' } },
  ],
  [
    'Dilemma',
    'Your opponent examines your hand and chooses a personnel to be discarded.',
    { x: 'pick', as: 'b', sel: { ref: 'a', n: 1, f: { f: 'kind', is: 'personnel' } } },
  ],
  [
    'Dilemma',
    "Randomly select a personnel to be stopped, then return it to its owner's dilemma pile.",
    { why: 'return', what: { ref: 'this' } },
  ],
  [
    'Personnel',
    "When your personnel present is stopped by a dilemma, you may discard a card from hand to return it to its owner's dilemma pile.",
    { by: { as: 'a', f: { f: 'kind', is: 'dilemma' } } },
  ],
  [
    'Dilemma',
    'Choose a ship. Place this dilemma on it.',
    { what: { ref: 'this' }, to: { p: 'on', card: { ref: 'a' } } },
  ],
  [
    'Personnel',
    'When you play an event, you may discard a card from hand to take it into hand.',
    { why: 'take', what: { ref: 'that' } },
  ],
  ['Event', 'Each opponent must discard a card from hand and lose 5 points.', { x: 'points', who: 'eachOpponent' }],
  [
    'Personnel',
    'While you command another Cardassian, your other personnel present are Strength +1.',
    { x: 'mod', what: { other: ['this'] } },
  ],
  [
    'Personnel',
    'Order - Choose your ship. Your personnel at the same mission are Strength +1 until the end of this turn.',
    { x: 'mod', what: { at: { p: 'at', mission: { ref: 'a' } } } },
  ],
  [
    'Personnel',
    'Order - Discard a Klingon from hand to download a different Klingon.',
    {
      why: 'download',
      what: { f: { f: 'and', of: [{}, { f: 'not', of: { f: 'same', prop: 'title', as: { ref: 'a' } } }] } },
    },
  ],
  [
    'Event',
    'Randomly select a personnel. Choose a different personnel to be stopped.',
    { x: 'pick', sel: { other: ['a'] } },
  ],
  [
    'Personnel',
    'While your personnel are in the same quadrant as this personnel, they are Strength +1.',
    { x: 'mod', what: { ref: 'a' } },
  ],
  [
    'Personnel',
    'When your Vulcan is killed, you may stop this personnel to return him to hand.',
    { why: 'return', what: { ref: 'that' } },
  ],
  [
    'Personnel',
    'When a dilemma is placed on this mission, you may discard an event from hand to place it beneath this mission.',
    { why: 'place', what: { ref: 'that' } },
  ],
  [
    'Personnel',
    'When an opponent discards a card from hand, draw a card.',
    { e: 'discard', what: { at: { p: 'zone', zone: 'hand', of: 'opponent' } } },
  ],
  [
    'Personnel',
    'Order - Discard a card from hand to unstop your Klingons present.',
    { x: 'unstop', what: { n: 'all' } },
  ],
  [
    'Personnel',
    'Order - Unstop your Klingon present.',
    { x: 'unstop', what: { of: 'you', f: { of: [{ is: { s: 'stopped' } }, { f: 'species' }] } } },
  ],
  [
    'Personnel',
    'Order - Discard a card from hand to make your ships here Range +1 until the end of this turn.',
    { x: 'mod', what: { n: 'all' } },
  ],
  [
    'Personnel',
    'When you play this personnel, you may draw a card. If you command a Klingon, draw two cards instead.',
    { x: 'if', then: [{ why: 'draw', what: { n: 2 } }], else: [{ why: 'draw' }] },
  ],
  [
    'Personnel',
    'Order - Each of your Klingons present is Strength +1 until the end of this turn. If you command a ship, each of your Klingons present is Strength +2 instead.',
    { x: 'if', then: [{ x: 'mod', until: 'turn' }], else: [{ x: 'mod', until: 'turn' }] },
  ],
  [
    'Personnel',
    'Order - Discard a personnel from hand to unstop another personnel present.',
    { x: 'unstop', what: { other: ['this'] } },
  ],
  [
    'Dilemma',
    'Unless you have Law, lose 5 points. Then, all your personnel are stopped.',
    { x: 'if', then: [{ x: 'points' }, { x: 'stop' }] },
  ],
  [
    'Dilemma',
    'If you have Law, lose 5 points. Then your opponent draws a card. Stop all your personnel.',
    { do: [{ x: 'if', then: [{ x: 'points' }, { why: 'draw' }] }, { x: 'stop' }] },
  ],
  [
    'Personnel',
    'When an opponent moves a ship here, that opponent discards a card from hand or that ship is stopped.',
    { x: 'oneOf', who: 'opponent', of: [[{ why: 'discard' }], [{ x: 'stop', what: { ref: 'that' } }]] },
  ],
  [
    'Personnel',
    'When an engagement involving your ship begins at this mission, your ships here may join that engagement.',
    { x: 'join', what: { n: { min: 1 } } },
  ],
  [
    'Personnel',
    'Order - Place this personnel aboard your ship. This ship is Range +2 until the end of this turn.',
    { x: 'mod', what: { n: 'all', f: { of: [{}, { f: 'carries', how: 'aboard', sel: { ref: 'this' } }] } } },
  ],
  ['Ship', 'When this ship moves to a mission, you may return it to hand.', { why: 'return', what: { ref: 'this' } }],
  ['Ship', 'Order - Discard a card from hand to unstop it.', { x: 'unstop', what: { ref: 'this' } }],
  ['Ship', 'Personnel aboard this ship cannot be killed.', { x: 'mod', what: { n: 'all' } }],
  [
    'Ship',
    'Order - Place your Klingon at {Qonos Test} aboard this ship.',
    { to: { p: 'aboard', ship: { ref: 'this' } }, what: { at: { p: 'at' } } },
  ],
  [
    'Dilemma',
    'If this is a planet mission, draw a card.',
    { c: 'is', who: { f: { f: 'kind', is: 'mission' }, at: { p: 'here' } } },
  ],
  [
    'Event',
    'Plays in your core. When your personnel are killed, score 5 points for each of those personnel.',
    { e: 'kill', what: { n: 'any' } },
  ],
  ['Event', 'Plays in your core. When your personnel is killed, draw a card.', { e: 'kill', what: { of: 'you' } }],
  [
    'Event',
    'Plays in your core. When a dilemma is about to return to your dilemma pile, you may overcome that dilemma instead.',
    { e: 'return', what: { of: 'you', via: 'own' } },
  ],
  [
    'Event',
    "Plays in your core. When a dilemma returns to an opponent's dilemma pile, draw a card.",
    { e: 'return', what: { of: 'opponent', via: 'own' } },
  ],
];

/** Is there a node in the tree with these parts? */
function has(node: unknown, part: object): boolean {
  if (typeof node !== 'object' || node === null) return false;
  try {
    expect(node).toMatchObject(part);
    return true;
  } catch {
    return Object.values(node).some((inner) => has(inner, part));
  }
}

describe('what is spoken of', () => {
  test.each(MEANING)('%s: %s', (type, text, part) => {
    const { program, leftover } = compile(type, text);
    expect(leftover).toEqual([]);
    expect(has(program.abilities, part)).toBe(true);
  });
});
