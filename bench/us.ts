/** spaceline as a contestant: uniform over the options, then over legal selections; all windows on; no journal, hash or view. */
import '../src/cli/patience.ts';
import { chanceFrom, uniform } from '../src/players/index.ts';
import type { Chance } from '../src/players/chance.ts';
import type { Game } from '../src/engine/game.ts';
import { matchOf, type Setting } from './decks.ts';

interface Match {
  readonly game: Game;
  readonly chance: Chance;
}

/** The game of each setting that is in its middle, and how many were begun. */
const current = new Map<string, Match>();
let begun = 0;

function nextMatch(setting: Setting): Match {
  begun += 1;
  return { game: matchOf(setting, begun), chance: chanceFrom(begun) };
}

/** A task's setting as the decks of a game. */
function settingOf([edition, ...decks]: readonly string[]): Setting {
  if (edition === undefined) throw new Error('nothing is named to be played');
  return [edition, ...decks];
}

export const prepare = (given: readonly string[]): void => void matchOf(settingOf(given), 0);

export function play(given: readonly string[], isOver: () => boolean): void {
  const setting = settingOf(given);
  const name = setting.join(' ');
  let match = current.get(name) ?? nextMatch(setting);
  for (let isPlaying = true; isPlaying;) {
    const { request } = match.game;
    if (request === null) match = nextMatch(setting);
    else {
      const outcome = match.game.answer(uniform(request, match.chance));
      if ('refused' in outcome) throw new Error(`refused: ${outcome.reason}`);
      isPlaying = !isOver();
    }
  }
  current.set(name, match);
}
