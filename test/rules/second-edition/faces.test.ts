/** Which way up cards lie where a text puts them (2E-SETUP-03, 2E-SHOW-07, 2E-DISCARD-04, 2E-DIL-08, 2E-LOOK-10). */
import { expect, test } from 'vitest';
import { interpret } from '../../../src/commands/index.ts';
import { position } from './positions.ts';

const CARDS = `
  - {title: Red, type: personnel, affiliation: Federation, cost: 1, skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Sand, type: dilemma, dilemma: dual, cost: 1, text: "Randomly stop 1."}
  - {title: To Hand, type: interrupt, text: "Order - Return your personnel to its owner's hand."}
  - {title: To Deck, type: interrupt, text: "Order - Place a personnel from your discard pile on top of your deck."}
  - {title: To Discard, type: interrupt, text: "Order - Discard a personnel from hand."}
  - {title: To Top, type: interrupt, text: "Order - Place a dilemma beneath your {World} on top of its owner's dilemma pile."}
  - {title: To Bottom, type: interrupt, text: "Order - Place a dilemma beneath your {World} on the bottom of its owner's dilemma pile."}
  - {title: World, type: mission, mission: planet, quadrant: alpha, span: 2, points: 30, attempt: [Fed], requirements: Law}
`;
const REST = `
players:
  kirk:
    missions: [{mission: World, here: [{card: Red, as: outside}], beneath: [Sand]}]
    hand: [{card: Red, as: inside}, To Hand, To Deck, To Discard, To Top, To Bottom]
    discard: [{card: Red, as: gone}]
    deck: [To Hand, To Hand]
  spock: {dilemmas: [Sand]}
segment: orders
`;

test.each([
  ['To Hand', 'hand down'],
  ['To Deck', 'deck down'],
  ['To Discard', 'discard up'],
  ['To Top', 'dilemmas down'],
  ['To Bottom', 'dilemmas up'],
])('%s: %s', (title, lies) => {
  const { game, aliases } = position(CARDS, REST);
  const read = interpret(game, `play ${title}`, aliases);
  if (read.kind !== 'answer') throw new Error(`${title} cannot be played: ${JSON.stringify(read)}`);
  const events = game.answer(read.answer);
  if ('refused' in events) throw new Error(events.reason);
  const put = events.flatMap(({ event }) => {
    if (event.type !== 'place' || !('zone' in event.to)) return [];
    const [card = 0] = event.cards;
    return game.definition(card).title === title ? [] : [`${event.to.zone} ${event.face ?? 'as it was'}`];
  });
  expect(put).toEqual([lies]);
});
