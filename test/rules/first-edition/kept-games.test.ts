/** Whoever saved a game can go on with it after the next version: games kept as journals are played again, answer by answer, and told as they were. */
import { expect, test } from 'vitest';
import { keptGames, readKept, toldAgain } from './kept-games.ts';

/** On a machine that does much else it takes its time. */
const PATIENCE = 240_000;

// Where a rule was mended, `npm run kept-games` plays them anew: read what has changed before it is kept.
test.each(keptGames.map((kept) => [kept.name, kept] as const))(
  'the kept game %s goes as it went',
  (_name, kept) => {
    const { journal, told } = readKept(kept);
    expect(toldAgain(kept, journal).split('\n')).toEqual(told.split('\n'));
  },
  PATIENCE,
);
