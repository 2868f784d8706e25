/** How many answers a second are carried out: in a fresh process, in one that has played, beside the peers; and what garbage an answer leaves. */
import { median } from './clock.ts';
import type { Played } from './contestant.ts';
import { pairs, usualPair } from './decks.ts';
import type { Peer } from './peers.ts';
import { medianRate, rateOf, Seat, us, type Rate } from './rounds.ts';

const coldAnswers = 5000;

/** The first answers of a fresh process, a process for each pair of decks. */
export async function coldRates(): Promise<readonly Rate[]> {
  const rates: Rate[] = [];
  for (const setting of pairs) {
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

export interface WarmRates {
  readonly us: Rate;
  readonly pairs: readonly Rate[];
  readonly peers: ReadonlyMap<string, Rate>;
}

/** We and the peers in turns, each warm. */
export async function warmRates(peers: readonly Peer[]): Promise<WarmRates> {
  const our = await Seat.open(us);
  const theirs = await Promise.all(peers.map(({ module }) => Seat.open(module)));
  for (const setting of pairs) await our.play({ setting, answers: Math.ceil(warmingAnswers / pairs.length) });
  for (const seat of theirs) await seat.play({ milliseconds: warmingPeers });
  const ofUs: Played[][] = [];
  const ofThem: Played[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const played: Played[] = [];
    for (const setting of pairs) played.push(await our.play({ setting, milliseconds: millisecondsAPair }));
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
    pairs: pairs.map((_, index) => column(ofUs, index)),
    peers: new Map(peers.map(({ name }, index) => [name, column(ofThem, index)])),
  };
}

const garbageRounds = 40;
const answersARound = 100;

/** Kilobytes an answer. The young heap is so large that nothing is collected within a round. */
export async function garbage(): Promise<number> {
  const seat = await Seat.open(us, ['--expose-gc', '--max-semi-space-size=512', '--min-semi-space-size=512']);
  await seat.play({ setting: usualPair, answers: 20_000 });
  const bytes: number[] = [];
  for (let round = 0; round < garbageRounds; round += 1) {
    bytes.push((await seat.play({ setting: usualPair, answers: answersARound })).bytes / answersARound);
  }
  seat.close();
  return median(bytes) / 1024;
}
