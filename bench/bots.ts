/** Whole games of our bot against itself, as `demo` plays them. */
import { botNamed } from '../src/players/index.ts';
import { playGame } from '../src/simulate/play-game.ts';
import { median, startClock } from './clock.ts';
import { matchOf, pairs } from './decks.ts';
import type { Rate } from './rounds.ts';

const rounds = 3;

/** Games a second: in each round one of every pair of decks, after a round to warm up. */
export function botGames(): Rate {
  const bot = botNamed('bot', 'second-edition');
  if (bot === null) throw new Error('there is no bot');
  const rates: Rate[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const spent = startClock();
    for (const decks of pairs) playGame(matchOf(decks, round), [bot, bot], round);
    const { wall, processor } = spent();
    if (round > 0) rates.push({ wall: (1000 * pairs.length) / wall, processor: (1000 * pairs.length) / processor });
  }
  return {
    wall: median(rates.map(({ wall }) => wall)),
    processor: median(rates.map(({ processor }) => processor)),
  };
}
