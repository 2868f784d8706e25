/** What was measured, as one object and as lines. */
import { loadavg } from 'node:os';
import { rounded } from './clock.ts';
import type { Growth } from './growth.ts';
import type { KeyCost } from './keys.ts';
import type { Act } from './position.ts';
import type { ReplayTime, Starts, Taken } from './program.ts';
import type { Rate } from './rounds.ts';

/** Null where a part was not asked for, or could not be measured; then `skipped` says why. */
export interface Measured {
  warm: Rate | null;
  cold: Rate | null;
  peers: { pkmn: Rate | null; boardgame: Rate | null };
  pairs: readonly { readonly decks: readonly string[]; readonly warm: Rate | null; readonly cold: Rate | null }[];
  /** Kilobytes an answer. */
  garbage: number | null;
  /** Games a second. */
  bots: Rate | null;
  /** Every edition in the same run: answers and games of bots a second. */
  editions: readonly { readonly edition: string; readonly warm: Rate | null; readonly bots: Rate | null }[];
  /** Milliseconds. */
  position: Readonly<Record<Act, number>> | null;
  cards: readonly Growth[];
  abilities: readonly Growth[];
  keys: readonly KeyCost[];
  start: Starts | null;
  startWithAll: Starts | null;
  replay: readonly ReplayTime[];
  import: Taken | null;
  skipped: Record<string, string>;
}

export const nothingMeasured = (): Measured => ({
  warm: null,
  cold: null,
  peers: { pkmn: null, boardgame: null },
  pairs: [],
  garbage: null,
  bots: null,
  editions: [],
  position: null,
  cards: [],
  abilities: [],
  keys: [],
  start: null,
  startWithAll: null,
  replay: [],
  import: null,
  skipped: {},
});

/** The line of the journal whose replay has a goal. */
export const usualLines = 400;

const over = (us: Rate | null, peer: Rate | null): number | null =>
  us === null || peer === null ? null : us.processor / peer.processor;

/**
 * One plain object. Rates are of a second of processor time, which other work on the machine changes least; `byTheClock` holds the same by the
 * clock. Everything else is milliseconds, if its name does not say otherwise.
 */
function asObject(measured: Measured): object {
  const { warm, cold, peers, position, replay, start, startWithAll } = measured;
  return {
    warm: warm?.processor ?? null,
    cold: cold?.processor ?? null,
    peers: { pkmn: peers.pkmn?.processor ?? null, boardgame: peers.boardgame?.processor ?? null },
    ratios: { pkmn: over(warm, peers.pkmn), boardgame: over(warm, peers.boardgame) },
    byTheClock: {
      warm: warm?.wall ?? null,
      cold: cold?.wall ?? null,
      peers: { pkmn: peers.pkmn?.wall ?? null, boardgame: peers.boardgame?.wall ?? null },
    },
    pairs: measured.pairs,
    garbageKilobytes: measured.garbage,
    botGames: measured.bots,
    editions: measured.editions,
    position,
    replay: replay.find(({ lines }) => lines === usualLines) ?? null,
    import: measured.import,
    start,
    startWithAll,
    keys: measured.keys,
    growth: { cards: measured.cards, abilities: measured.abilities, journal: replay },
    skipped: measured.skipped,
    machine: { node: process.version, load: loadavg() },
  };
}

/** Numbers with so many figures as count. */
export const asJson = (measured: Measured): string =>
  JSON.stringify(asObject(measured), (_key, value: unknown) => (typeof value === 'number' ? rounded(value) : value));

const rate = ({ processor, wall }: Rate, unit = ''): string =>
  `${plain(processor)}${unit} (by the clock ${plain(wall)})`;

const plain = (number: number): string => `${rounded(number)}`;

const milliseconds = ({ wall, processor }: Taken): string =>
  `${plain(wall)} ms${processor === null ? '' : ` (processor ${plain(processor)})`}`;

const listed = <T>(items: readonly T[], words: (item: T) => string): string => items.map(words).join(', ');

/** A table for people: what, the figure, and what we want it to be. */
export function asLines(measured: Measured): readonly string[] {
  const { warm, cold, peers, pairs, garbage, bots, position, start, startWithAll, replay, keys } = measured;
  const { cards, abilities, skipped } = measured;
  const rows: (readonly [string, string, (string | undefined)?])[] = [];
  if (warm) rows.push(['answers a second, warm', rate(warm), 'at least 30000']);
  if (cold) rows.push(['the first 5000, cold', rate(cold), 'at least 5000']);
  for (const [name, peer] of [['@pkmn/sim', peers.pkmn] as const, ['boardgame.io', peers.boardgame] as const]) {
    const times = over(warm, peer);
    if (peer && times !== null) rows.push([`  ${name}`, `${rate(peer)}; we ${plain(times)} times`, 'at least 3 times']);
  }
  for (const { decks, warm: warmOf, cold: coldOf } of pairs) {
    const parts = [warmOf && `warm ${plain(warmOf.processor)}`, coldOf && `cold ${plain(coldOf.processor)}`];
    rows.push([`  ${decks.join(' - ')}`, parts.filter((part) => part !== null).join(', ')]);
  }
  if (garbage !== null) rows.push(['garbage an answer', `${plain(garbage)} KB`]);
  if (bots) rows.push(['games of bots a second', rate(bots), 'at least 40']);
  for (const { edition, warm: answers, bots: games } of measured.editions) {
    if (answers) rows.push([`${edition}, answers a second`, rate(answers)]);
    if (games) rows.push([`${edition}, games of bots a second`, rate(games)]);
  }
  if (position) {
    const goals = new Map<string, string>([
      ['imagine', 'at most 0.05'],
      ['view', 'at most 0.05'],
      ['view on demand', 'at most 0.05'],
    ]);
    for (const [name, time] of Object.entries(position)) rows.push([name, `${plain(time)} ms`, goals.get(name)]);
  }
  for (const { lines, ...taken } of replay)
    rows.push([`replay of ${lines} lines`, milliseconds(taken), lines === usualLines ? 'under 250' : undefined]);
  if (measured.import) rows.push(['import of all cards', milliseconds(measured.import), 'under 3000']);
  if (start) {
    rows.push(['bare node', milliseconds(start.node)]);
    rows.push(['--version', milliseconds(start.version)]);
    rows.push(['cards show', milliseconds(start.show)]);
  }
  if (startWithAll) rows.push(['cards show, all imported', milliseconds(startWithAll.show), 'under 150']);
  for (const { columns, rows: high, half, most, bytes, keys: typed } of keys) {
    const figure = `${plain(half)} ms, 95 of 100 under ${plain(most)} (${typed} keys, ${bytes} bytes each)`;
    rows.push([`key to frame, ${columns}x${high}`, figure, 'under 5, 95 of 100 under 12']);
  }
  const growth = (items: readonly Growth[]): string =>
    listed(items, ({ of, milliseconds: time }) => `${of}: ${plain(time)} ms`);
  if (cards.length > 0) rows.push(['an answer by cards in play', growth(cards)]);
  if (abilities.length > 0) rows.push(['  by lasting texts among 50', growth(abilities)]);
  const width = Math.max(0, ...rows.map(([what]) => what.length));
  const lines = rows.map(([what, figure, goal]) => `${what.padEnd(width)}  ${figure}${goal ? `  [${goal}]` : ''}`);
  const left = Object.entries(skipped).map(([what, why]) => `${what} not measured: ${why}`);
  return [...lines, ...left, `node ${process.version}, load ${loadavg().map(plain).join(' ')}`];
}
