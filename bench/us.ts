/** spaceline as a contestant: uniform over the options, then over legal selections; all windows on; no journal, hash or view. */
import '../src/cli/patience.ts';
import { chanceFrom, uniform } from '../src/players/index.ts';
import type { Chance } from '../src/players/chance.ts';
import type { Game } from '../src/engine/game.ts';
import { matchOf } from './decks.ts';

interface Match {
  readonly game: Game;
  readonly chance: Chance;
}

/** The game of each pair of decks that is in its middle, and how many were begun. */
const current = new Map<string, Match>();
let begun = 0;

function nextMatch(decks: readonly string[]): Match {
  begun += 1;
  return { game: matchOf(decks, begun), chance: chanceFrom(begun) };
}

export const prepare = (decks: readonly string[]): void => void matchOf(decks, 0);

export function play(decks: readonly string[], isOver: () => boolean): void {
  const name = decks.join(' ');
  let match = current.get(name) ?? nextMatch(decks);
  for (let isPlaying = true; isPlaying;) {
    const { request } = match.game;
    if (request === null) match = nextMatch(decks);
    else {
      const outcome = match.game.answer(uniform(request, match.chance));
      if ('refused' in outcome) throw new Error(`refused: ${outcome.reason}`);
      isPlaying = !isOver();
    }
  }
  current.set(name, match);
}
