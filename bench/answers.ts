/** How many answers a second are carried out: in a fresh process, in one that has played, beside the peers; and what garbage an answer leaves. */
import { median } from './clock.ts';
import type { Played } from './contestant.ts';
import { settings, settingsOf, usualSetting } from './decks.ts';
import type { Peer } from './peers.ts';
import { medianRate, rateOf, Seat, us, type Rate } from './rounds.ts';

const coldAnswers = 5000;

/** The first answers of a fresh process, a process for each pair of decks. */
export async function coldRates(): Promise<readonly Rate[]> {
  const rates: Rate[] = [];
  for (const setting of settings) {
    const seat = await Seat.open(us);
    rates.push(rateOf([await seat.play({ setting, answers: coldAnswers })]));
    seat.close();
  }
  return rates;
}

/** So many answers are given beforehand: code that many closures make is compiled late. */
const warmingAnswers = 60_000;
const warmingPeers = 4000;
const rounds = 7;
const millisecondsAPair = 120;
const millisecondsAPeer = 1000;
const millisecondsAnEdition = 900;

export interface WarmRates {
  readonly us: Rate;
  readonly pairs: readonly Rate[];
  readonly peers: ReadonlyMap<string, Rate>;
}

/** We and the peers in turns, each warm. */
export async function warmRates(peers: readonly Peer[]): Promise<WarmRates> {
  const our = await Seat.open(us);
  const theirs = await Promise.all(peers.map(({ module }) => Seat.open(module)));
  for (const setting of settings) await our.play({ setting, answers: Math.ceil(warmingAnswers / settings.length) });
  for (const seat of theirs) await seat.play({ milliseconds: warmingPeers });
  const ofUs: Played[][] = [];
  const ofThem: Played[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const played: Played[] = [];
    for (const setting of settings) played.push(await our.play({ setting, milliseconds: millisecondsAPair }));
    ofUs.push(played);
    const others: Played[] = [];
    for (const seat of theirs) others.push(await seat.play({ milliseconds: millisecondsAPeer }));
    ofThem.push(others);
  }
  for (const seat of [our, ...theirs]) seat.close();
  const column = (table: readonly (readonly Played[])[], index: number): Rate =>
    medianRate(table.map((row) => rateOf(row.slice(index, index + 1))));
  return {
    us: medianRate(ofUs.map(rateOf)),
    pairs: settings.map((_, index) => column(ofUs, index)),
    peers: new Map(peers.map(({ name }, index) => [name, column(ofThem, index)])),
  };
}

const warmingEdition = 20_000;

/** Each edition by chance over its decks, in a process of its own and in turns, each warm. */
export async function editionRates(editionNames: readonly string[]): Promise<readonly Rate[]> {
  const all = await Promise.all(
    editionNames.map(async (edition) => ({
      settings: settingsOf(edition),
      seat: await Seat.open(us),
      rates: [] as Rate[],
    })),
  );
  for (const { settings: own, seat } of all)
    for (const setting of own) await seat.play({ setting, answers: Math.ceil(warmingEdition / own.length) });
  for (let round = 0; round < rounds; round += 1) {
    for (const { settings: own, seat, rates } of all) {
      const milliseconds = millisecondsAnEdition / own.length;
      const played: Played[] = [];
      for (const setting of own) played.push(await seat.play({ setting, milliseconds }));
      rates.push(rateOf(played));
    }
  }
  for (const { seat } of all) seat.close();
  return all.map(({ rates }) => medianRate(rates));
}

const garbageRounds = 40;
const answersARound = 100;

/** Kilobytes an answer. The young heap is so large that nothing is collected within a round. */
export async function garbage(): Promise<number> {
  const seat = await Seat.open(us, ['--expose-gc', '--max-semi-space-size=512', '--min-semi-space-size=512']);
  await seat.play({ setting: usualSetting, answers: 20_000 });
  const bytes: number[] = [];
  for (let round = 0; round < garbageRounds; round += 1) {
    bytes.push((await seat.play({ setting: usualSetting, answers: answersARound })).bytes / answersARound);
  }
  seat.close();
  return median(bytes) / 1024;
}
