/** What a player could take hidden cards for: a game as it could be, for all the player knows (2E-SHOW-02, 2E-LOOK-07 to -12). */
import { expect, test } from 'vitest';
import { position } from './positions.ts';

const PERSONNEL =
  'type: personnel, affiliation: Federation, cost: 1, skills: Law, integrity: 5, cunning: 5, strength: 5';
const CARDS = `
  - {title: Red, ${PERSONNEL}}
  - {title: Blue, ${PERSONNEL}}
  - {title: Green, ${PERSONNEL}}
  - {title: Kit, type: equipment, cost: 1}
  - {title: Box, type: equipment, cost: 1}
  - {title: Feast, type: event, cost: 1, text: "Plays in your core."}
  - {title: Levy, type: event, cost: 1, text: "Plays in your core."}
  - {title: Sand, type: dilemma, dilemma: dual, cost: 1, text: "Randomly stop 1."}
  - {title: Dust, type: dilemma, dilemma: dual, cost: 1, text: "Randomly stop 1."}
  - {title: Home, type: mission, mission: headquarters, quadrant: alpha, span: 2, text: "You may play [Fed] cards at this mission."}
`;
const REST = `
players:
  kirk:
    missions: [{mission: Home, here: [{card: Red, as: r}, {card: Blue, as: b}, {card: Kit, as: k}, {card: Box, as: x}, {card: Green, as: lent, owner: kirk, commander: spock}]}]
    hand: [{card: Feast, as: f}, {card: Green, as: g}]
    deck: [{card: Levy, as: l}]
    dilemmas: [{card: Sand, as: s}, {card: Dust, as: d}]
  spock: {}
`;

/** What each card is taken for by a player, in many games as they could be. */
function guesses(player: number): Readonly<Record<string, string>> {
  const { game, aliases } = position(CARDS, REST);
  const titles = (card: number): string => {
    const seeds = Array.from({ length: 60 }, (_, seed) => seed);
    const found = seeds.map((seed) => game.imagine(player, seed).definition(card).title);
    return [...new Set(found)].toSorted().join(' ');
  };
  return Object.fromEntries([...aliases].map(([name, card]) => [name, titles(card)]));
}

test('an opponent’s concealed cards in play could be others of their type there, those of hand and deck each other, dilemmas dilemmas', () => {
  const [personnel, equipment, hidden, dilemmas] = ['Blue Red', 'Box Kit', 'Feast Green Levy', 'Dust Sand'];
  expect(guesses(1)).toEqual({
    ...{ r: personnel, b: personnel, k: equipment, x: equipment, lent: 'Green' },
    ...{ f: hidden, g: hidden, l: hidden, s: dilemmas, d: dilemmas },
  });
});

test('what others command is hidden from its owner and no card of the owner’s own could be it; one’s own cards are known', () => {
  expect(guesses(0)).toEqual({
    ...{ r: 'Red', b: 'Blue', k: 'Kit', x: 'Box', lent: 'Green' },
    ...{ f: 'Feast', g: 'Green', l: 'Levy', s: 'Dust Sand', d: 'Dust Sand' },
  });
});
