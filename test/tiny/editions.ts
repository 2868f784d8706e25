/** The tiny edition alone, as scenarios are given editions. */
import { FactShelf, Library } from '../../src/catalog/index.ts';
import type { Game } from '../../src/engine/index.ts';
import { begin, readScenario, type Editions } from '../../src/scenarios/index.ts';
import { tiny } from './ruleset.ts';
import { tinyWords } from './words.ts';

export const tinyEditions: Editions = {
  rulesets: { tiny },
  usual: 'tiny',
  words: () => tinyWords,
  library: () => new Library(new FactShelf(tinyWords, [])),
  ruleIds: () => Array.from({ length: 12 }, (_, rule) => `TINY-${String(rule + 1).padStart(2, '0')}`),
  casts: {
    names: () => [],
    cards: () => {
      throw new Error('there is no cast');
    },
  },
};

/** A tug in hand, barges of both players in the reach, and a launch in one of them. */
export const HARBOUR = `
cards:
  - {title: Barge, type: hull, tonnage: 400, mass: 4}
  - {title: Tug, type: hull, tonnage: 5, mass: 1, yard: Utopia}
  - {title: Gig, type: hull, tonnage: 1, mass: 0}
  - {title: Red, type: buoy}
  - {title: Green, type: buoy}
  - {title: Gold, type: cache, cargo: people}
reach:
  - {buoy: Red, at: [{hull: Barge, stowed: [Gig]}]}
  - {buoy: Green, owner: bob, at: [Barge], beneath: [Gold]}
players:
  ann: {hand: [Tug]}
  bob: {}
`;

/** The game of that position. */
export function harbour(): Game {
  const { scenario, problems } = readScenario(`scenario: a harbour${HARBOUR}steps: []\n`, 'harbour.yaml', tinyEditions);
  const game = scenario && begin(scenario, tinyEditions);
  if (game === null || 'problem' in game) throw new Error(JSON.stringify(problems));
  return game;
}
