/** Card texts to trees: wordings, references, the gate. */
import { SECOND_EDITION } from '../../src/language/grammar/second-edition/index.ts';
import { describe, expect, test } from 'vitest';
import { renderProgram } from '../../src/language/index.ts';
import type { Ability } from '../../src/language/tree/index.ts';
import { compilingWith, meaningOf } from './compiled.ts';

const compile = compilingWith(['Test Station', 'Second Title']);
const abilities = (type: string, text: string): Omit<Ability, 'src'>[] => meaningOf(compile, type, text);

/** Printed wording, the house style of its tree, and the card type. */
const PAIRS: readonly (readonly [type: string, printed: string, house: string])[] = [
  [
    'Personnel',
    'Order - One of your unique personnel present is Cunning +1 and gains Law. This effect lasts until this order is executed again.',
    'Order: your unique personnel present: Cunning +1, gains Law until next use.',
  ],
  [
    'Personnel',
    'While this personnel is aboard a ship with a printed attribute>9, he gains Law.',
    'While this is aboard a ship with a printed attribute>9: gains Law.',
  ],
  [
    'Interrupt',
    'Order - Examine the top three cards of your deck. Take one card into hand, place one card on the bottom of your deck, and remove one card from the game.',
    'Order: examine the top 3 cards of your deck (A); take 1 of A (B) into hand; place 1 of A other than B (C) on the bottom of your deck; remove 1 of A other than B or C from the game.',
  ],
  [
    'Interrupt',
    'When your personnel is facing a dilemma, reveal a ship from hand to make him or her gain Law until the end of that dilemma.',
    'When your personnel is facing a dilemma: reveal a ship from hand -> that one: gains Law this dilemma.',
  ],
  [
    'Interrupt',
    "When an opponent is about to play an equipment or a non-unique ship, prevent that and place the ship in its owner's discard pile.",
    "When opponent is about to play an equipment or a non-unique ship: prevent it; place that one in its owner's discard pile.",
  ],
  [
    'Dilemma',
    'Unless you have 2 Law, randomly select two personnel. Place this dilemma in your core, then place those personnel on this dilemma.',
    'Unless 2 Law: randomly select 2 personnel (A); place this in your core; place A on this.',
  ],
  [
    'Dilemma',
    'Choose a unique personnel to be attributes +3 until the end of this mission attempt.',
    'Choose a unique personnel (A); A: attributes +3 this attempt.',
  ],
  [
    'Dilemma',
    'Choose one of your stopped personnel on this ship to be killed.',
    'Choose your stopped personnel aboard the ship a personnel involved is aboard to kill.',
  ],
  [
    'Equipment',
    'While this equipment is aboard your staffed ship, this ship is Shields +2.',
    'While this is aboard your staffed ship (A): A: Shields +2.',
  ],
  [
    'Dilemma',
    'Choose a personnel. If you have Law, choose another personnel to be stopped. Otherwise, he or she is killed.',
    'Choose a personnel (A); if you have Law, choose another personnel than A to stop; otherwise, kill A.',
  ],
  [
    'Interrupt',
    'Order - Your [Fer] ship is Range +2 until the end of this turn.',
    'Order: your [Fer] ship: Range +2 this turn.',
  ],
  [
    'Personnel',
    'When you play this personnel, each opponent loses 5 points, then draws a card.',
    'On play: each opponent loses 5 points; each opponent draws 1.',
  ],
  [
    'Personnel',
    'Order - Examine the top two cards of your deck or examine the top two cards of your dilemma pile. Replace those cards in any order.',
    'Order: one of (examine the top 2 cards of your deck (A); place A on the top of your deck in any order / examine the top 2 cards of your dilemma pile (B); place B on the top of your dilemma pile in any order).',
  ],
  [
    'Personnel',
    'While this personnel is facing a dilemma, she gains Physics and Science.',
    'Facing a dilemma: gains Physics, Science.',
  ],
  [
    'Personnel',
    'When you play this personnel, you may download a Maneuver card.',
    'On play: may download a Maneuver card.',
  ],
  [
    'Personnel',
    'When this personnel is about to be stopped by a dilemma, you may discard an event from hand to prevent that.',
    'About to be stopped by a dilemma: may discard an event from hand -> prevent it.',
  ],
  [
    'Personnel',
    'When you play this personnel, if you command a Treachery personnel, he is cost -1.',
    'On play, if you command a Treachery personnel: cost -1.',
  ],
  ['Personnel', 'You may play this personnel at cost +1 to draw two cards.', 'On play: may cost +1 -> draw 2.'],
  [
    'Ship',
    'Order - Discard a card from hand to begin an engagement involving this ship.',
    'Order: discard a card from hand -> begin an engagement with this.',
  ],
  [
    'Event',
    'To play this event, you must command three [Kli] personnel. Plays in your core.',
    'Need: 3 [Kli] personnel. Core.',
  ],
  [
    'Event',
    'Plays in your core. Order - Destroy this event to begin combat involving your [Baj] personnel. If you win, score 15 points.',
    'Core. Order: destroy this -> begin combat with your [Baj] personnel; if you win, score 15 points.',
  ],
  [
    'Dilemma',
    'Randomly select a personnel to be stopped. If you still have nine personnel remaining, randomly select a second personnel to be stopped.',
    'Randomly stop a personnel (A); if 9 remain, randomly stop another personnel than A.',
  ],
  [
    'Dilemma',
    'Choose a personnel who has Honor or Law to be stopped. If you cannot, randomly select a personnel to be killed.',
    'Choose a personnel with Honor or Law to stop; if you cannot, randomly kill 1.',
  ],
  [
    'Dilemma',
    "Unless you have 3 Security or Telepathy and Cunning>28, all your personnel are stopped and this dilemma returns to its owner's dilemma pile.",
    'Unless 3 Security or Telepathy and Cunning>28: stop each of your personnel; return this.',
  ],
  [
    'Personnel',
    'This personnel is Cunning +1 for each Maneuver event in your discard pile (limit +5).',
    'Cunning +1 per Maneuver event in your discard pile (max 5).',
  ],
  [
    'Equipment',
    'Each of your Science personnel present gains Geology.',
    'Each of your Science personnel present: gains Geology.',
  ],
  [
    'Dilemma',
    'Place this dilemma on your ship. Damage - This ship is Range -2.',
    'Place this on your ship. Damage: Range -2.',
  ],
  [
    'Mission',
    'You may play [Fed][DS9] cards, [NA] cards, and equipment at this mission.',
    'HQ: [Fed] [DS9] cards, [NA] cards, equipment.',
  ],
  [
    'Dilemma',
    'Your opponent names a skill. Randomly select two personnel. Each of those personnel that has that skill is killed.',
    "This card's owner names a skill (A); randomly select 2 personnel (B); kill each of B with named skill A.",
  ],
  [
    'Dilemma',
    'Randomly select three personnel. If any of those personnel has an attribute>7, all three are stopped. Otherwise, choose one of those personnel to be stopped.',
    'Randomly select 3 personnel (A); if 1 of A has any attribute>7, stop A; otherwise, choose 1 of A to stop.',
  ],
  [
    'Dilemma',
    'Randomly select two personnel. If their total Cunning is odd, both are killed.',
    'Randomly select 2 personnel (A); if the total Cunning of A is odd, kill A.',
  ],
  [
    'Dilemma',
    'Randomly select two personnel. Unless they share a skill, they are both stopped.',
    'Randomly select 2 personnel (A); if not (A share a skill), stop A.',
  ],
  [
    'Dilemma',
    'Unless you choose to discard three cards from hand, your opponent chooses a personnel to be stopped.',
    "(You may pay (discard 3 cards from hand)); if you cannot, this card's owner chooses 1 to stop.",
  ],
  [
    'Dilemma',
    'Choose a personnel to be stopped for each completed mission you command (limit two).',
    'For each your completed mission (max 2): choose 1 to stop.',
  ],
  [
    'Dilemma',
    'Randomly select three personnel. Unless those personnel have Cunning>20 or 2 Law, they are killed.',
    'Randomly select 3 personnel (A); if A do not have Cunning>20 or 2 Law, kill A.',
  ],
  [
    'Dilemma',
    'Your opponent names a skill (except Law or Telepathy). Choose a personnel (except an Android or a Hologram) to be stopped.',
    "This card's owner names a skill (except Law or Telepathy) (A); choose a personnel without an Android or a Hologram to stop.",
  ],
  [
    'Dilemma',
    'Choose two personnel to be stopped. If no Cardassian was stopped by this dilemma, randomly select a personnel with a skill required by this mission to be killed.',
    'Choose 2 to stop; if there are no Cardassians stopped this way, randomly kill a personnel with a skill required by this mission.',
  ],
  [
    'Dilemma',
    'Randomly select a personnel. Unless she has 2 Law, she and a second randomly selected personnel are stopped.',
    'Randomly select a personnel (A); if A does not have 2 Law, randomly select another personnel (B) than A; stop each selected personnel.',
  ],
  [
    'Mission',
    'Your [Bor] personnel may attempt this mission, making it worth 35 points and replacing its requirements during that attempt with 2 Physics and Cunning>30.',
    'Also your [Bor] personnel for 35 points: 2 Physics and Cunning>30.',
  ],
  [
    'Event',
    'If you have a lower score than each of your opponents, search your deck for an Artifact and place it in your core. Destroy this event.',
    '(If each opponent has more points than you, place an Artifact card in your deck in your core); destroy this.',
  ],
];

describe('printed and house wording end in the same tree', () => {
  test.each(PAIRS)('%s: %s', (type, printed, house) => {
    const tree = abilities(type, printed);
    expect(renderProgram({ keywords: [], abilities: tree, gaps: [] }, SECOND_EDITION)).toBe(house);
    expect(abilities(type, house)).toEqual(tree);
  });
});

test('a dilemma chooses through its owner and says what happens if that fails', () => {
  const text =
    'Unless you have a personnel who has 2 Medical or a personnel who has 2 Science, your opponent chooses a Medical or Science ' +
    "personnel to be stopped. If your opponent cannot, all your personnel are stopped and this dilemma returns to its owner's dilemma pile.";
  const [resolve] = abilities('Dilemma', text);
  expect(resolve?.at).toEqual({ t: 'resolve' });
  expect(resolve?.do[0]).toMatchObject({
    x: 'if',
    if: {
      c: 'not',
      of: { c: 'req', who: { n: 'all', at: { p: 'involved' } }, req: { r: 'or', of: [{ r: 'one' }, { r: 'one' }] } },
    },
  });
  expect(JSON.stringify(resolve)).toContain('"by":{"owner":"this"}');
  expect(JSON.stringify(resolve)).toContain('{"c":"ok","value":false,"who":{"owner":"this"}}');
});

test('an outcome of a battle belongs to the battle', () => {
  const [, order] = abilities(
    'Event',
    'Plays in your core. Order - Destroy this event to begin combat involving your [Baj] personnel. If you win, score 15 points.',
  );
  expect(order?.do).toEqual([
    {
      x: 'battle',
      kind: 'combat',
      of: {
        of: 'you',
        f: {
          f: 'and',
          of: [
            { f: 'affiliation', is: 'Bajoran' },
            { f: 'kind', is: 'personnel' },
          ],
        },
      },
      win: [{ x: 'points', who: 'you', by: 15 }],
    },
  ]);
});

describe('references', () => {
  test('"that personnel" is what the event happened to, not what was paid', () => {
    const text =
      "When your other personnel present is about to be killed, you may discard a card from hand to place that personnel on top of its owner's deck.";
    const [ability] = abilities('Personnel', text);
    expect(ability?.do[0]).toMatchObject({ x: 'put', why: 'place', what: { ref: 'that' } });
  });
  test('where the price is a card alike, "that card" is what the event spoke of', () => {
    const text =
      'When you are about to play a [TOS] card, you may place a [TOS] card from hand on this event to make that card cost -1.';
    expect(abilities('Event', text)[0]?.do).toMatchObject([{ x: 'mod', what: { ref: 'that' } }]);
  });
  test('"he" is who was killed, not the card that did it', () => {
    const text = 'When your Dissident is killed by a card an opponent owns, you may place him or her on this event.';
    expect(abilities('Event', text)[0]?.do).toMatchObject([{ x: 'put', what: { ref: 'that' } }]);
  });
  test('"he" is this personnel, not one that a condition names', () => {
    const [ability] = abilities(
      'Personnel',
      'When you play this personnel, if you command a Treachery personnel, he is cost -1.',
    );
    expect(ability?.do[0]).toMatchObject({ x: 'mod', what: { ref: 'this' } });
  });
  test('a reference without an antecedent is refused', () => {
    expect(compile('Event', 'Place that ship in your core.').leftover).toHaveLength(1);
  });
  test('the pile of "their" is the pile of the player who acts', () => {
    const [ability] = abilities(
      'Personnel',
      'When you play this personnel, each player discards the top card of his or her deck.',
    );
    expect(ability?.do[0]).toMatchObject({ who: 'eachPlayer', what: { at: { zone: 'deck', of: 'eachPlayer' } } });
  });
});

describe('the gate', () => {
  test.each([
    ['Event', 'Frobnicate the dilemma.', 'Frobnicate'],
    ['Personnel', 'When you play this personnel, draw a card and sing.', 'sing'],
    ['Personnel', 'When you complete this mission requiring Science, draw a card.', 'this mission'],
    ['Personnel', 'Draw a card.', 'Draw a card'],
    ['Event', 'Plays in your core. Draw a card.', 'Draw a card'],
  ])('%s: %s', (type, text, word) => {
    const { leftover } = compile(type, text);
    expect(leftover.join(' ')).toContain(word);
  });
  test('one word that is not understood refuses the card and says where', () => {
    expect(compile('Personnel', 'Each of your Klingons is Strength +1. Each of your Borg hums.').leftover).toEqual([
      'hums',
    ]);
  });
});

test('limits and durations in sentences of their own belong to the ability before', () => {
  const text =
    'Order - Stop this personnel to name a skill. Each of your Borg gains Law. This effect lasts until the end of this turn. You may do this only once each turn.';
  const [order] = abilities('Personnel', text);
  expect(order?.limit).toEqual({ times: 1, per: 'turn' });
  expect(order?.do[1]).toMatchObject({ x: 'mod', until: 'turn' });
});
