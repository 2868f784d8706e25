/** `npm run bench`: how fast the bundled program is. Rates are compared within one run; see `arguments.ts` for what can be asked. */
import '../src/cli/patience.ts';
import { existsSync } from 'node:fs';
import { coldRates, editionRates, garbage, warmRates } from './answers.ts';
import { usualEdition } from '../src/rules/usual-edition.ts';
import { usage, wantedBy, type Part } from './arguments.ts';
import { botGames } from './bots.ts';
import { editionNames, pairs } from './decks.ts';
import { growthWithAbilities, growthWithCards } from './growth.ts';
import { keyCost } from './keys.ts';
import { peersHere } from './peers.ts';
import { positionTimes } from './position.ts';
import { importTime, replayTimes, startTimes, withData } from './program.ts';
import { asJson, asLines, nothingMeasured, usualLines, type Measured } from './report.ts';
import { medianRate } from './rounds.ts';

/** How each part is measured into the report. */
function partsFor(measured: Measured, corpus: string | null): Readonly<Record<Part, () => Promise<void> | void>> {
  const missing = corpus === null ? 'no table of all cards is given (--corpus FILE)' : `there is no file ${corpus}`;
  return {
    cold: async () => {
      const rates = await coldRates();
      measured.cold = medianRate(rates);
      measured.pairs = pairs.map((decks, index) => ({ decks, warm: null, cold: rates[index] ?? null }));
    },
    warm: async () => {
      const peers = peersHere();
      if (typeof peers === 'string') measured.skipped['peers'] = peers;
      const { us, pairs: ofPairs, peers: ofPeers } = await warmRates(typeof peers === 'string' ? [] : peers);
      measured.warm = us;
      measured.peers = { pkmn: ofPeers.get('pkmn') ?? null, boardgame: ofPeers.get('boardgame') ?? null };
      const cold = measured.pairs.map((pair) => pair.cold);
      measured.pairs = pairs.map((decks, index) => ({
        decks,
        warm: ofPairs[index] ?? null,
        cold: cold[index] ?? null,
      }));
    },
    garbage: async () => void (measured.garbage = await garbage()),
    bots: async () => void ([measured.bots = null] = await botGames([usualEdition])),
    editions: async () => {
      const [answers, games] = [await editionRates(editionNames), await botGames(editionNames)];
      measured.editions = editionNames.map((edition, index) => ({
        edition,
        warm: answers[index] ?? null,
        bots: games[index] ?? null,
      }));
    },
    position: () => void (measured.position = positionTimes()),
    growth: () => {
      measured.cards = growthWithCards();
      measured.abilities = growthWithAbilities();
    },
    keys: () => void (measured.keys = [keyCost(80, 24, 3), keyCost(160, 50, 3)]),
    start: () => withData((data) => void (measured.start = startTimes(data))),
    replay: () => withData((data) => void (measured.replay = replayTimes([100, 200, usualLines], data))),
    import: () => {
      if (corpus === null || !existsSync(corpus)) measured.skipped['import'] = missing;
      else
        withData((data) => {
          measured.import = importTime(corpus, data);
          measured.startWithAll = startTimes(data);
        });
    },
  };
}

const wanted = wantedBy(process.argv.slice(2), process.env);
if (typeof wanted === 'string') {
  console.error(`${wanted}\n\n${usage}`);
  process.exitCode = 2;
} else {
  const measured = nothingMeasured();
  const acts = partsFor(measured, wanted.corpus);
  for (const part of wanted.only) {
    console.error(`measuring ${part} …`);
    await acts[part]();
  }
  if (wanted.json) console.log(asJson(measured));
  else for (const line of asLines(measured)) console.log(line);
}
