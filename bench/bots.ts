/** Whole games of our bots against themselves, as `demo` plays them. */
import { setImmediate } from 'node:timers/promises';
import { waitForBots } from '../src/cli/patience.ts';
import { botNamed, usualBot } from '../src/players/index.ts';
import { playGame } from '../src/simulate/play-game.ts';
import { startClock } from './clock.ts';
import { matchOf, settingsOf } from './decks.ts';
import { medianRate, type Rate } from './rounds.ts';

/** Games of some 30,000 answers are played beforehand: code that many closures make is compiled late. */
const warmingRounds = 12;
const rounds = 3;

/** Games a second in one round: one of every pair of decks. */
async function round(edition: string, seed: number): Promise<Rate> {
  const bot = botNamed(usualBot(edition), edition);
  if (bot === null) throw new Error(`there is no bot of ${edition}`);
  const settings = settingsOf(edition);
  const spent = startClock();
  for (const setting of settings) {
    playGame(matchOf(setting, seed), [bot, bot], seed);
    // As `demo` does: where the event loop never turns, node waits for ever before it optimises.
    await setImmediate();
  }
  const { wall, processor } = spent();
  return { wall: (1000 * settings.length) / wall, processor: (1000 * settings.length) / processor };
}

/** Games a second of each edition, measured in turns once it is warm. */
export async function botGames(editionNames: readonly string[]): Promise<readonly Rate[]> {
  waitForBots();
  const rates = editionNames.map((): Rate[] => []);
  for (let seed = 1; seed <= warmingRounds + rounds; seed += 1) {
    for (const [index, edition] of editionNames.entries()) {
      const rate = await round(edition, seed);
      if (seed > warmingRounds) rates[index]?.push(rate);
    }
  }
  return rates.map(medianRate);
}
