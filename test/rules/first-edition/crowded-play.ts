/** Crowded tables, played on by chance; what comes of it is kept in a few lines for each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../src/catalog/package-files.ts';
import type { Answer, Request } from '../../../src/engine/asking/request.ts';
import type { Game } from '../../../src/engine/index.ts';
import { chanceFrom, uniform } from '../../../src/players/index.ts';
import { take } from '../../engine/walks.ts';
import { tableOf } from './at-table.ts';
import { CARDS, TABLES } from './crowded.ts';
import type { Chance } from './proposals.ts';
import { Teller } from './teller.ts';

/** Each table is played on so often, for so many answers, told in lines of so many; after every few everybody looks at it. */
const TIMES = 2;
const ANSWERS = 60;
const A_LINE = 20;
const A_LOOK = 4;
const CLOSENESS = { every: 2, proposals: 4 };

const SEEDS: readonly number[] = Array.from({ length: TIMES }, (_, index) => index + 1);

/** Any answer, but hardly ever one that ends the game. */
function answerTo(request: Request, chance: Chance): Answer {
  const answer = uniform(request, chance);
  const ends = ['concede', 'time'].includes(request.options[answer.option]?.verb ?? '');
  return ends && chance.below(8) > 0 ? answerTo(request, chance) : answer;
}

/** What comes of the table: a line for every few answers, each time it is played on. */
export function playedOn(name: string): readonly string[] {
  const { game } = tableOf(`${CARDS}${TABLES[name] ?? ''}`);
  return SEEDS.flatMap((seed) => playedOnBy(name, game.copy(), seed));
}

function playedOnBy(name: string, game: Game, seed: number): readonly string[] {
  const teller = new Teller(game, seed, CLOSENESS);
  const tell = (): void => teller.tell(`${name}, ${seed}`);
  teller.note(game, []);
  for (let answers = 1; answers <= ANSWERS && game.request; answers++) {
    const events = take(game, answerTo(game.request, chanceFrom(seed, answers)));
    teller.note(game, events);
    if (answers % A_LOOK === 0) teller.noteViews(game);
    if (answers % A_LINE === 0) tell();
  }
  if (teller.answers > 0) tell();
  return teller.lines;
}

/** Where it is kept. */
export const crowdedFile = join(packageRoot(), 'test/rules/first-edition/kept/crowded.txt');

export const readCrowded = (): readonly string[] => readFileSync(crowdedFile, 'utf8').split('\n');

/** What comes of all tables, to be kept. */
export const crowded = (): string => `${Object.keys(TABLES).flatMap(playedOn).join('\n')}\n`;
