/** What events and interrupts may say in printed words: what it means, or that it is refused. Our own sentences. */
import { describe, expect, test } from 'vitest';
import { renderProgram } from '../../src/language/index.ts';
import { SECOND_EDITION } from '../../src/language/grammar/second-edition/index.ts';
import { compilingWith } from './compiled.ts';

const compile = compilingWith(['Second Title']);

/** Printed words and what they mean, in house style. */
const MEANT: readonly (readonly [type: string, printed: string, house: string])[] = [
  // A ship's own Commander, whatever is paid with.
  [
    'Ship',
    'When you play this ship, you may discard a card from hand to download its Commander.',
    'On play: may discard a card from hand -> download a Commander of this.',
  ],
  // So many together, on whichever of them; one on each is something else.
  ['Event', 'Stop two personnel aboard your ships.', 'Stop 2 personnel aboard any of your ships.'],
  [
    'Event',
    'Unstop up to three personnel at your missions.',
    'Unstop up to 3 stopped personnel at any of your missions.',
  ],
  ['Event', 'Stop a personnel at each of your missions.', ''],
  // Where nothing was seen nothing is said of it.
  [
    'Event',
    'If you command a Klingon, reveal the top card of your deck. If it is a personnel, draw a card. Otherwise, lose 5 points.',
    'If you command a Klingon, reveal the top card of your deck (A); if A is a personnel, draw 1; otherwise, lose 5 points.',
  ],
  // At which mission both must be is not said; at the headquarters both are.
  ['Event', 'To play this event, you must command a Klingon and a Romulan at a mission. Draw two cards.', ''],
  [
    'Event',
    'To play this event, you must command a Klingon and a Romulan at your headquarters mission. Draw two cards.',
    'Need: you command a Klingon at your headquarters and you command a Romulan at your headquarters. Draw 2.',
  ],
  // Where are there none, among those who attempt or anywhere?
  ['Personnel', 'While you have no Klingons, this personnel is Strength +1.', ''],
  ['Personnel', 'While this personnel is present with two Klingons, each of those Klingons is Strength +1.', ''],
  ['Personnel', 'While your Klingon and your Romulan are present, both are Strength +1.', ''],
  [
    'Personnel',
    'While you have completed more missions than each opponent, this personnel is Strength +1.',
    "While the number of each opponent's completed missions < the number of your completed missions: Strength +1.",
  ],
  // The mathematician's minus sign is a dash as well.
  [
    'Event',
    'Plays in your core. Order − Your Klingon is Integrity −1 until the end of this turn.',
    'Core. Order: your Klingon: Integrity -1 this turn.',
  ],
  // What it is played on is what the text calls so, and has an owner of its own.
  [
    'Event',
    'Plays on your Cadet. When this personnel is killed, its owner draws a card.',
    "Plays on your Cadet card. When the personnel this is on is killed: that one's owner draws 1.",
  ],
  [
    'Event',
    "Plays on a ship. When this ship moves, this ship's owner draws a card.",
    "Plays on a ship. When the ship this is on moves: that one's owner draws 1.",
  ],
  ['Event', "Plays on a ship. At the start of each turn, this ship's owner draws a card.", ''],
  ['Event', 'Plays in your core. When this personnel uses a skill, draw a card.', ''],
  // An interrupt in hand hears of no clock, and is never played for what is always so.
  ['Interrupt', 'At the start of your turn, draw a card.', ''],
  // Who fights that ship for you? And are the others killed?
  [
    'Event',
    "Plays in your core. When an opponent's ship moves to your mission, you may begin an engagement involving that ship.",
    '',
  ],
  ['Event', "Choose an opponent's ship. Begin an engagement involving that ship.", ''],
  [
    'Interrupt',
    'When two or more of your personnel are about to be killed by a dilemma, choose one of them to be stopped instead.',
    '',
  ],
  [
    'Interrupt',
    'When any number of your personnel are about to be killed by a dilemma, prevent that. Stop one of those personnel.',
    'When any number of your personnel are about to be killed by a dilemma: prevent it; stop 1 of that one.',
  ],
  // What is done in a way that the text tells of nowhere is never done.
  ['Event', 'Plays in your core. When you complete a mission this way, score 5 points.', ''],
  ['Event', 'When you play a personnel, draw a card for each personnel killed this way.', ''],
  // Ships move, nobody else.
  ['Personnel', 'When this personnel moves to a mission, you may draw a card.', ''],
  // What happens to a card happens where that is.
  [
    'Personnel',
    'When your personnel is killed at a space mission, draw a card.',
    'When your personnel at a space mission is killed: draw 1.',
  ],
  // Without an article a plural is all of them.
  ['Event', 'Klingons lose Honor until the end of this turn.', 'Each Klingon: loses Honor this turn.'],
  [
    'Interrupt',
    'When your personnel are facing a dilemma, personnel facing that dilemma lose Honor until the end of this mission attempt.',
    'When your personnel is facing a dilemma (A): each personnel facing A: loses Honor this attempt.',
  ],
  // Both stand where the last is said to be.
  [
    'Event',
    'Plays in your core. While you command a Klingon and a Romulan at {Second Title}, each of your ships is Range +1.',
    'Core. While you command a Klingon at {Second Title} and you command a Romulan at {Second Title}: each of your ships: Range +1.',
  ],
  [
    'Ship',
    'While you have a Klingon and a Romulan aboard, this ship is Range +1.',
    'While you command a Klingon aboard this and you command a Romulan aboard this: Range +1.',
  ],
  [
    'Mission',
    'When you complete this mission, if you have a Klingon and Law here, draw a card.',
    'On completing this, if you command a Klingon here and you command a Law personnel here: draw 1.',
  ],
  // Where, of those who attempt or of all?
  ['Event', 'Plays in your core. While you have a Klingon and a Romulan, each of your ships is Range +1.', ''],
  // Which of both are those?
  ['Event', 'Plays in your core. While you command a Klingon and a Romulan, those personnel are Strength +1.', ''],
  ['Personnel', 'While you have a Klingon and a Romulan present, they are Strength +1.', ''],
  // Other than the event, or than the card that does it?
  [
    'Interrupt',
    "When your event is about to be destroyed by an opponent's card, take that event into hand and discard two other cards.",
    '',
  ],
  // Whoever bears it is one of those who are weaker, by its words alone.
  [
    'Event',
    'Plays on your personnel. This personnel cannot be killed, and each other personnel present is Strength -1.',
    '',
  ],
  ['Ship', 'When this ship is destroyed, you may return each personnel aboard to hand.', ''],
  // A limit below what one of them brings counts them.
  ['Event', 'Score 5 points for each Vorta you command (limit 3).', 'Score 5 points per your Vorta (max 15).'],
  ['Event', 'Score 5 points for each Vorta you command (limit 15).', 'Score 5 points per your Vorta (max 15).'],
  // What a text says itself is replaced by something else.
  [
    'Event',
    'Draw a card. If you command three Vorta, draw two cards instead.',
    'If you command 3 Vorta, draw 2; otherwise, draw 1.',
  ],
  [
    'Interrupt',
    'When you complete a mission, draw two cards. If that mission is worth 40 or more points, draw three cards instead.',
    'On completing a mission: (if that one is worth >=40, draw 3; otherwise, draw 2).',
  ],
  ['Event', 'Randomly select a personnel to be stopped. If that personnel has Law, kill him or her instead.', ''],
  // Who is killed, not with whom there was a fight.
  [
    'Event',
    "Plays in your core. When an opponent's personnel is killed in combat involving your Vorta, that personnel's owner loses 5 points.",
    "Core. When an opponent's personnel is killed in combat involving your Vorta: that one's owner loses 5 points.",
  ],
  // Lost by you, whoever else may fight.
  ['Interrupt', 'When you lose combat, draw three cards.', 'When opponent wins combat involving your card: draw 3.'],
  // At the same mission as whom?
  [
    'Interrupt',
    'Order - Stop your Leadership personnel to unstop two of your personnel at the same mission.',
    'Order: stop your Leadership personnel (A) -> unstop 2 of your stopped personnel at A.',
  ],
  ['Event', 'Unstop three of your personnel at the same mission.', ''],
  ['Interrupt', "Order - Kill your personnel to stop an opponent's personnel at the same mission.", ''],
  // As the one it is exchanged for, not as the dilemma.
  [
    'Interrupt',
    'When your personnel is facing a dilemma, exchange that personnel with a personnel from your hand who has the same cost.',
    'When your personnel is facing a dilemma: exchange that one with a personnel with the same cost as that one from hand.',
  ],
  [
    'Interrupt',
    'When your personnel is facing a dilemma, its owner must discard a card from hand or prevent and overcome that dilemma.',
    "When your personnel is facing a dilemma (A): A's owner chooses one of (discard a card from hand / prevent A; overcome A).",
  ],
  // Who is killed is a personnel; which of both costs something, nobody knows.
  [
    'Interrupt',
    'When your personnel is killed by a dilemma, if it was a unique personnel, draw a card.',
    'When your personnel is killed by a dilemma, if that one is a unique personnel: draw 1.',
  ],
  ['Interrupt', 'When your personnel is killed by a dilemma, if it costs 3 or more, draw a card.', ''],
  // Who is paid with is not who is then put away, where another was spoken of.
  [
    'Event',
    "Plays in your core. When you win an engagement, randomly select an opponent's personnel involved. You may stop your Law personnel involved to place that personnel in your brig.",
    '',
  ],
  [
    'Interrupt',
    'Order - Destroy your event to draw a card. You may discard a card from hand to destroy another event with the same cost.',
    '',
  ],
  // One ship or all, and for how long?
  ['Event', 'Plays in your core. When you begin an engagement, your ship is Weapons +1.', ''],
  ['Interrupt', 'Order - Your ship is Range +1 for each of your Law personnel aboard until the end of this turn.', ''],
  // What was taken is none of those that are taken next.
  [
    'Event',
    'Examine the bottom four cards of your deck. Take one into hand, place one on top of your deck, and replace the others on the bottom of your deck in any order. Destroy this event.',
    'Examine the bottom 4 cards of your deck (A); take 1 of A (B) into hand; place 1 of A other than B (C) on the top of your deck; place each of A other than B or C on the bottom of your deck in any order; destroy this.',
  ],
  // Who was aboard is gone with the ship; discarded from where?
  [
    'Event',
    "Plays in your core. When your ship is about to be destroyed, you may place that ship on top of its owner's deck instead and place each personnel aboard it on your headquarters mission.",
    '',
  ],
  [
    'Event',
    'Plays in your core. When an opponent plays a Vorta, that opponent discards the top card of his or her deck. If that card is a personnel, he or she discards an additional card.',
    '',
  ],
  // What it would be otherwise it is not now.
  [
    'Interrupt',
    'When your Vorta is facing a dilemma, reveal the top card of your deck. If it is an event, draw a card. If it is a personnel, place it on the bottom of your deck.',
    'When your Vorta is facing a dilemma: reveal the top card of your deck (A); (if A is an event, draw 1); if A is a personnel, place A on the bottom of your deck.',
  ],
  [
    'Event',
    'Plays in your core. When you play an event, you may discard the top card of your deck. If it is a personnel, take it into hand.',
    'Core. When you play an event: may discard the top card of your deck (A); if A is a personnel, take A into hand.',
  ],
  // They need not all lie beneath the same one.
  [
    'Event',
    'Remove two dilemmas beneath your missions from the game. Destroy this event.',
    'Remove 2 dilemmas from beneath any of your missions from the game; destroy this.',
  ],
  // Who is stopped in another's place is another.
  [
    'Interrupt',
    'When your Vorta is about to be stopped by a dilemma, stop your Law personnel present to prevent that.',
    'When your Vorta is about to be stopped by a dilemma: stop your other Law personnel than that one present with that one -> prevent it.',
  ],
  [
    'Event',
    "Plays in your core. Order - Destroy this event to take command of up to two events you own in opponent's cores.",
    "Core. Order: destroy this -> take command of up to 2 events you own in each opponent's core.",
  ],
  // Several were counted: that one is not some of them.
  [
    'Interrupt',
    'When your personnel is facing a dilemma, if there are more than six personnel present, stop one of them.',
    '',
  ],
  // What is said of a name that was given as the card was played holds as long as the card stays.
  [
    'Event',
    'Plays in your core. When you play this event, name an event. Opponents cannot play that event.',
    'Core. On play: name an event (N). Each opponent cannot play an event with named title N.',
  ],
  [
    'Event',
    'Plays in your core. When you play this event, name a keyword. Personnel with that keyword cannot be stopped by dilemmas.',
    'Core. On play: name a keyword (N). Each personnel with named keyword N: cannot be stopped by a dilemma.',
  ],
  // Present with whom?
  [
    'Interrupt',
    "Order - Stop your Assassin to kill an opponent's personnel present.",
    "Order: stop your Assassin card (A) -> kill an opponent's personnel present with A.",
  ],
  ['Interrupt', "Order - Kill an opponent's personnel present.", ''],
  // Other than whom?
  ['Event', 'Plays in your core. Your other missions are worth 5 fewer points.', ''],
  [
    'Interrupt',
    'When your personnel is about to be stopped, discard a personnel with the same species from hand to stop another personnel present instead.',
    'When your personnel is about to be stopped: discard a personnel with the same species as that one from hand -> instead, (stop another personnel than that one present with that one).',
  ],
  [
    'Interrupt',
    'Order - Discard a personnel from hand to download a different personnel with the same card title.',
    '',
  ],
  // From whose hand.
  [
    'Interrupt',
    'When an opponent discards a personnel from hand, draw a card.',
    "When opponent discards a personnel in an opponent's hand: draw 1.",
  ],
  [
    'Event',
    'Shuffle this event and up to five personnel from your discard pile into your deck.',
    'Place this in your deck; place up to 5 personnel in your discard pile in your deck; shuffle your deck.',
  ],
  // Of those in the battle, as long as it goes on.
  [
    'Event',
    'Plays in your core. Order - Begin combat involving your Vorta. Each of your Vorta involved is Strength +1. If you win, score 5 points.',
    'Core. Order: begin combat with your Vorta; each of your Vorta involved: Strength +1; if you win, score 5 points.',
  ],
  ['Event', 'Plays in your core. Each of your Vorta is Strength +1. If you win, score 5 points.', ''],
  [
    'Interrupt',
    'When your personnel is killed by a card, if that card is an event, destroy it.',
    'When your personnel is killed by a card (A), if A is an event: destroy A.',
  ],
  [
    'Personnel',
    'Order - Choose a Klingon present to lose all skills until the end of this turn.',
    'Order: choose a Klingon (A) present; A: loses all skills this turn.',
  ],
  // Each sentence under its own condition.
  [
    'Event',
    'Plays in your core. At the start of each of your turns, if you command no ship, you may draw a card. If you command six ships, destroy this event.',
    'Core. Your turn start: (if you do not command a ship, you may draw 1); if you command 6 ships, destroy this.',
  ],
  [
    'Event',
    'Plays in your core. When your personnel is about to be stopped, you may instead discard a card from hand.',
    'Core. When your personnel is about to be stopped: may instead, (discard a card from hand).',
  ],
  [
    'Event',
    "Plays in your core. When an opponent's personnel is placed in your brig, examine its owner's hand.",
    "Core. When you place an opponent's personnel in your brig: examine that one's owner's hand.",
  ],
  // What lies in a core, or nowhere, is at no mission.
  ['Event', 'Plays in your core. This mission is worth 5 more points.', ''],
  ['Interrupt', 'Order - Each personnel at this mission is attributes +1 until the end of this turn.', ''],
  [
    'Event',
    'Plays on your ship. Your personnel at this mission are Cunning +1.',
    'Plays on your ship. Each of your personnel here: Cunning +1.',
  ],
];

/** The text in house style; empty where it is refused. */
function written(type: string, text: string): string {
  const { program, leftover, ambiguous } = compile(type, text);
  expect(ambiguous, text).toEqual([]);
  return leftover.length > 0 ? '' : renderProgram(program, SECOND_EDITION).replaceAll('\n', ' ');
}

describe('printed words mean', () => {
  test.each(MEANT)('%s: %s', (type, printed, house) => {
    expect(written(type, printed)).toBe(house);
  });
});
