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
  casts: {
    names: () => [],
    cards: () => {
      throw new Error('there is no cast');
    },
  },
};

/** A tug in hand, and a barge with a pod in it in the yard. */
export const HARBOUR = `
cards:
  - {title: Barge, type: hull, tonnage: 400, mass: 4}
  - {title: Tug, type: hull, tonnage: 5, mass: 1, yard: Utopia}
  - {title: Crate, type: pod, cargo: people}
players:
  ann: {hand: [Tug], yard: [{hull: Barge, stowed: [Crate]}]}
  bob: {yard: [Barge]}
`;

/** The game of that position. */
export function harbour(): Game {
  const { scenario, problems } = readScenario(`scenario: a harbour${HARBOUR}steps: []\n`, 'harbour.yaml', tinyEditions);
  const game = scenario && begin(scenario, tinyEditions);
  if (game === null || 'problem' in game) throw new Error(JSON.stringify(problems));
  return game;
}
