/** What one may want of a game besides answers: a copy, an imagined twin, a view, a hash. */
import type { Game } from '../src/engine/game.ts';
import { chanceFrom, uniform } from '../src/players/index.ts';
import { median } from './clock.ts';
import { matchOf, usualSetting } from './decks.ts';

/** Looks at everything in a plain value but the printed cards, which are shared. */
function readThrough(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.entries(value).reduce((read, [key, part]) => read + (key === 'definition' ? 1 : readThrough(part)), 0);
}

const acts = {
  copy: (game: Game) => game.copy(),
  imagine: (game: Game) => game.imagine(0, 1),
  view: (game: Game) => game.view(game.request?.player ?? 0),
  'view on demand': (game: Game) => game.glance(game.request?.player ?? 0),
  'view read through': (game: Game) => readThrough(game.view(game.request?.player ?? 0)),
  hash: (game: Game) => game.hash(),
} as const;

export type Act = keyof typeof acts;

const actNames = Object.keys(acts) as readonly Act[];

const games = 8;
const warmingGames = 4;
const answersAGame = 400;

/** The median in milliseconds of each; after an answer only one is taken, so that nothing is remembered from another. */
export function positionTimes(): Readonly<Record<Act, number>> {
  const times = new Map<Act, number[]>(actNames.map((name) => [name, []]));
  for (let seed = 1; seed <= games; seed += 1) {
    const game = matchOf(usualSetting, seed);
    const chance = chanceFrom(seed);
    for (let answers = 0; answers < answersAGame && game.request !== null; answers += 1) {
      game.answer(uniform(game.request, chance));
      const name = actNames[answers % actNames.length] ?? 'copy';
      const started = performance.now();
      acts[name](game);
      if (seed > warmingGames) times.get(name)?.push(performance.now() - started);
    }
  }
  const of = (name: Act): number => median(times.get(name) ?? []);
  return {
    copy: of('copy'),
    imagine: of('imagine'),
    view: of('view'),
    'view on demand': of('view on demand'),
    'view read through': of('view read through'),
    hash: of('hash'),
  };
}
