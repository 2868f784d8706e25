/** Games to try commands on: the shipped decks, and positions written as scenarios. */
import {
  loadDeck,
  partsOf,
  readTextFile,
  shippedCasts,
  shippedDecks,
  shippedLibrary,
} from '../../src/catalog/index.ts';
import { newGame, type Game, type SeatSetup } from '../../src/engine/index.ts';
import { objectives } from '../../src/rules/objectives/index.ts';
import { secondEdition } from '../../src/rules/second-edition/index.ts';
import { begin, readScenario, type Editions } from '../../src/scenarios/index.ts';
import { premiere1994 } from '../../src/rules/first-edition/index.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';
import { editionWords } from '../../src/rules/card-editions.ts';
import { loadRuleIds } from '../../src/rules/ledger.ts';

export const editions: Editions = {
  rulesets: { [secondEdition.name]: secondEdition, [objectives.name]: objectives, [premiere1994.name]: premiere1994 },
  usual: secondEdition.name,
  words: editionWords,
  library: (ruleset) => shippedLibrary(editionWords(ruleset)),
  ruleIds: await loadRuleIds(),
  casts: shippedCasts(),
};

/** Two shipped decks, by seed. */
export function shippedSeats(seed: number): readonly SeatSetup[] {
  const library = shippedLibrary(secondEditionWords);
  const decks = shippedDecks(secondEdition.name).map((path) => {
    const source = readTextFile(path, 'a deck');
    if ('severity' in source) throw new Error(source.message);
    return partsOf(loadDeck(source, library).deck);
  });
  return ['kirk', 'spock'].map((name, seat) => {
    const deck = decks[(seed + seat) % decks.length];
    if (!deck) throw new Error('there are no shipped decks');
    return { name, parts: deck };
  });
}

/** A new game of two shipped decks. */
export function shippedGame(seed: number): Game {
  return newGame(secondEdition, shippedSeats(seed), seed);
}

const CARDS = `
  - {title: Ensign, type: personnel, affiliation: Federation, cost: 1, icons: [staff], skills: Engineer, integrity: 5, cunning: 5, strength: 5}
  - {title: Worf, subtitle: First Officer, type: personnel, affiliation: Federation, cost: 3, icons: [command], integrity: 6, cunning: 6, strength: 8}
  - {title: Worf, subtitle: "Elder, Alone", type: personnel, affiliation: Federation, cost: 2, icons: [staff], integrity: 6, cunning: 6, strength: 7}
  - {title: Kéla at Dawn, type: personnel, affiliation: Federation, cost: 2, icons: [staff], integrity: 6, cunning: 6, strength: 7}
  - {title: Counsellor, type: personnel, affiliation: Federation, cost: 2, icons: [staff], integrity: 6, cunning: 6, strength: 3, text: "Order - Score 1. Order - Score 2."}
  - {title: D'Kora, type: ship, affiliation: Federation, cost: 3, range: 8, weapons: 4, shields: 4}
  - {title: Galaxy, type: ship, affiliation: Federation, cost: 3, range: 8, weapons: 4, shields: 4}
  - {title: Earth, type: mission, mission: headquarters, quadrant: alpha, span: 2, text: "You may play [Fed] cards and equipment at this mission."}
  - {title: Vulcan, type: mission, mission: planet, quadrant: alpha, span: 2, points: 30, attempt: [Fed], requirements: Engineer and Cunning>4}
`;

/** The game of a position, its players written as in a scenario. */
export function position(players: string, rest = 'segment: orders'): Game {
  const text = `scenario: a position\ncards:${CARDS}players:\n${players}\n${rest}\nsteps: []\n`;
  const { scenario, problems } = readScenario(text, 'position.yaml', editions);
  if (scenario === null) throw new Error(JSON.stringify(problems));
  const game = begin(scenario, editions);
  if ('problem' in game) throw new Error(game.problem);
  return game;
}

/** A planet with two ships above it. */
export const VULCAN = `
  kirk:
    missions:
      - mission: Vulcan
        here: [Ensign, Ensign, "Worf, First Officer", "Worf, Elder, Alone", Kéla at Dawn]
        ships: [D'Kora, Galaxy]
      - Earth
    hand: [Ensign]
  spock:
    missions: [Vulcan, Earth]`;
