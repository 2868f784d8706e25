/** Walking through games: from a start to points somewhere in the middle, with what led there. */
import fc from 'fast-check';
import type { LoggedEvent } from '../../src/engine/state/events.ts';
import { loadGame, type Game } from '../../src/engine/index.ts';
import { Engine } from '../../src/engine/kernel/kernel.ts';
import type { Answer, Request } from '../../src/engine/asking/request.ts';
import type { Ruleset } from '../../src/engine/ruleset/ruleset.ts';
import { isSaved } from '../../src/engine/state/saved.ts';
import { chanceFrom } from '../../src/players/index.ts';
import { answerOf, matches, styles, type Match, type Style } from './matches.ts';

/** How many walks each property takes; more by hand: `SPACELINE_SEED=2 SPACELINE_WALKS=200 npx vitest run test/engine/properties`. */
export const walks = Number(process.env.SPACELINE_WALKS ?? 2);
/** Which walks: the same each time, unless another seed is given by hand. */
export const seed = Number(process.env.SPACELINE_SEED ?? 1);
/** Points looked at on each walk. */
const pointsAWalk = 5;

export interface Walk {
  readonly match: Match;
  readonly style: Style;
  readonly seed: number;
}

/** Any game: every match is as likely as every other. */
export const anyWalk: fc.Arbitrary<Walk> = fc.record({
  match: fc.constantFrom(...matches).map((match) => Object.assign(match, { [fc.toStringMethod]: () => match.name })),
  style: fc.constantFrom(...styles),
  seed: fc.nat({ max: 100_000 }),
});

export interface Point {
  /** The game at the point: to be copied, never answered. */
  readonly game: Game;
  readonly request: Request;
  /** Answers given so far. */
  readonly answers: number;
}

/** The game after an answer; a refusal is an error of ours. */
export function take(game: Game, answer: Answer): readonly LoggedEvent[] {
  const events = game.answer(answer);
  if ('refused' in events) throw new Error(`refused: ${events.reason}`);
  return events;
}

/** What the seats of the walk answer here. */
export function nextAnswer({ style, seed }: Walk, { game, request, answers }: Point): Answer {
  return answerOf(game, request, style, seed, answers);
}

/** Goes through the whole game and calls `look` at points chosen by the seed. */
export function along(walk: Walk, look: (point: Point) => void): void {
  const game = walk.match.start(walk.seed);
  const chance = chanceFrom(walk.seed, 1);
  let next = chance.below(60);
  let looks = 0;
  for (let answers = 0; looks < pointsAWalk; answers++) {
    const request = game.request;
    if (!request) return;
    const point = { game, request, answers };
    if (answers === next) {
      look(point);
      looks += 1;
      next += 1 + chance.below(90);
    }
    take(game, nextAnswer(walk, point));
  }
}

/** The inside of a game, to ask what only rules know. */
export function inside(ruleset: Ruleset, game: Game): Engine {
  const saved: unknown = JSON.parse(game.save());
  if (!isSaved(saved)) throw new Error('the game does not save');
  return new Engine(ruleset, saved.definitions, saved.state);
}

export function reload(ruleset: Ruleset, game: Game): Game {
  const loaded = loadGame(ruleset, game.save());
  if ('problem' in loaded) throw new Error(loaded.problem);
  return loaded;
}
