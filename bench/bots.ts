/** Whole games of our bots against themselves, as `demo` plays them. */
import { botNamed, usualBot } from '../src/players/index.ts';
import { playGame } from '../src/simulate/play-game.ts';
import { startClock } from './clock.ts';
import { matchOf, settingsOf } from './decks.ts';
import { medianRate, type Rate } from './rounds.ts';

const rounds = 3;

/** Games a second in one round: one of every pair of decks. */
function round(edition: string, seed: number): Rate {
  const bot = botNamed(usualBot(edition), edition);
  if (bot === null) throw new Error(`there is no bot of ${edition}`);
  const settings = settingsOf(edition);
  const spent = startClock();
  for (const setting of settings) playGame(matchOf(setting, seed), [bot, bot], seed);
  const { wall, processor } = spent();
  return { wall: (1000 * settings.length) / wall, processor: (1000 * settings.length) / processor };
}

/** Games a second of each edition, measured in turns after a round to warm up. */
export function botGames(editionNames: readonly string[]): readonly Rate[] {
  const rates = editionNames.map((): Rate[] => []);
  for (let seed = 0; seed <= rounds; seed += 1) {
    for (const [index, edition] of editionNames.entries()) {
      const rate = round(edition, seed);
      if (seed > 0) rates[index]?.push(rate);
    }
  }
  return rates.map(medianRate);
}
