/** What comes of crowded tables is what came of them before: where rules meet that no scenario brings together. */
import { expect, test } from 'vitest';
import { TABLES } from './crowded.ts';
import { playedOn, readCrowded } from './crowded-play.ts';

/** On a machine that does much else it takes its time. */
const PATIENCE = 240_000;

// Where a rule was mended, `npm run kept-games` plays them anew: read what has changed before it is kept.
test.each(Object.keys(TABLES).map((name) => [name]))(
  'what comes of the table "%s"',
  (name) => {
    expect(playedOn(name)).toEqual(readCrowded().filter((line) => line.startsWith(`${name}, `)));
  },
  PATIENCE,
);
