/**
 * Three thousand answers over all shipped decks of the Second Edition, fewer of its variant and of First Edition, each with a random
 * offered option and an illegal command tried on a copy. More by hand: `SPACELINE_ANSWERS=1000000 SPACELINE_SEED=2 npx vitest run test/engine/ordeal`.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  deckNames,
  objectivesDecks,
  objectivesMatches,
  premiereDeckMatches,
  premiereDecks,
  secondEditionMatches,
  type Style,
} from './matches.ts';
import { newTally, ordeal } from './ordeal.ts';
import { seed } from './walks.ts';

const answers = Number(process.env.SPACELINE_ANSWERS ?? 3_000);
/** The bot looks at views, which takes its time: one game in four. */
const styles: readonly Style[] = ['random', 'random', 'random', 'mixed'];

test.each([
  { edition: 'the Second Edition', played: secondEditionMatches, decks: [...deckNames], wanted: answers },
  { edition: 'the objectives variant', played: objectivesMatches, decks: [...objectivesDecks], wanted: answers / 2 },
  { edition: 'First Edition', played: premiereDeckMatches, decks: [...premiereDecks], wanted: answers / 2 },
])(
  '$wanted answers in $edition, each with what else could be tried',
  { timeout: 600_000 + answers * 50 },
  ({ played, decks, wanted }) => {
    const tally = newTally();
    fc.assert(
      fc.property(
        fc.constantFrom(...played.keys()),
        fc.constantFrom(...styles),
        fc.nat({ max: 1_000_000 }),
        (index, style, number) => {
          const match = played[index];
          if (match === undefined || tally.answers >= wanted) return;
          ordeal(match, number, style, tally);
        },
      ),
      { numRuns: wanted, seed },
    );
    console.log(
      `${tally.answers} answers in ${tally.games} games, ${tally.offered} offered options and ${tally.refused} illegal commands on copies`,
    );
    expect(tally.answers).toBeGreaterThanOrEqual(wanted);
    expect(tally.offered).toBe(tally.answers);
    // Of the random commands a few are legal or only ask.
    expect(tally.refused * 10).toBeGreaterThan(tally.answers * 8);
    expect([...tally.decks].sort()).toEqual(decks.sort());
  },
);
