/** `spaceline demo`: two bots play, told as text; or many games, told as a table of results. */
import { setImmediate } from 'node:timers/promises';
import { newGame } from '../../engine/index.ts';
import type { Ruleset } from '../../engine/ruleset/ruleset.ts';
import { botNamed, usualBot, type Player } from '../../players/index.ts';
import { playMatch, summary, type Match, type MatchResult, type PairSummary } from '../../simulate/arena.ts';
import { waitForBots } from '../patience.ts';
import { couldNot, exitStatus, type ExitStatus } from '../exit.ts';
import type { PlayOptions } from '../play.ts';
import { deckName, deckPath, defaultDecks, readSetup, type Setup } from './decks.ts';
import { editionNamed, faultOfEdition } from './editions.ts';
import { say } from './json.ts';
import { nameableIn } from './journal-game.ts';
import { libraryOf } from './library.ts';
import { complain, print } from './output.ts';
import { turnLimitOf } from './open-game.ts';
import { runPlay } from './play.ts';
import { readSeats } from './seats.ts';
import { textTable } from './text-table.ts';

const botSeats = (ruleset: string): string => `${usualBot(ruleset)},${usualBot(ruleset)}`;

/** Plays one game as `play` does, or many for a table. */
export const runDemo = (options: PlayOptions): Promise<ExitStatus> =>
  options.games === undefined
    ? runPlay(options, botSeats(options.ruleset)).then(({ status }) => status)
    : runArena(options, options.games);

/** What each side brings, as `--deck` and `--versus` say. */
async function sidesFor(options: PlayOptions): Promise<Sides | string> {
  const edition = await editionNamed(options.ruleset);
  if (typeof edition === 'string') return edition;
  const sides: Side[] = [];
  for (const path of defaultDecks(options).map((deck) => deckPath(deck, options.ruleset))) {
    const setup = readSetup(path, edition, options.allowUnsupported);
    if (typeof setup === 'string') return setup;
    sides.push({ deck: deckName(path), setup });
  }
  const [one, other] = sides;
  return one && other ? { edition, one, other } : 'two decks are needed';
}

interface Side {
  readonly deck: string;
  readonly setup: Setup;
}

interface Sides {
  readonly edition: Ruleset;
  readonly one: Side;
  readonly other: Side;
}

/** Both decks each way, the same seeds; one match after the other, however many there are. */
function* matchesOf(
  { edition, one, other }: Sides,
  firstSeed: number,
  games: number,
  limit: number | null,
): Generator<Match> {
  const slices = limit === null ? {} : edition.turnLimit?.begin(limit);
  const nameable = nameableIn(libraryOf(edition.name));
  for (const [a, b] of [
    [one, other],
    [other, one],
  ] as const) {
    const seats = [
      { name: 'one', parts: a.setup },
      { name: 'two', parts: b.setup },
    ];
    for (let game = 0; game < games; game += 1) {
      const seed = firstSeed + game;
      yield { decks: [a.deck, b.deck], seed, start: () => newGame(edition, seats, seed, undefined, slices, nameable) };
    }
  }
}

function botsFor(seats: string, ruleset: string): readonly Player[] | string {
  const read = readSeats(seats, ruleset);
  if (typeof read === 'string') return read;
  const bots = read.flatMap(({ kind }) => botNamed(kind, ruleset) ?? []);
  return bots.length === read.length ? bots : 'demo --games needs bots in all seats';
}

/** A line every so often, so that a long run shows that it runs. */
const gamesALine = 20;

async function runArena(options: PlayOptions, games: number): Promise<ExitStatus> {
  if (options.cast !== undefined) return couldNot('--cast records one game; --games plays many');
  const { seed = 1 } = options;
  if (seed > Number.MAX_SAFE_INTEGER - (games - 1))
    return couldNot(`--games ${games}, from --seed ${seed} on, has no seeds left; give a smaller --seed`);
  const fault = faultOfEdition(options.ruleset);
  if (fault !== null) return couldNot(fault);
  const bots = botsFor(options.seats ?? botSeats(options.ruleset), options.ruleset);
  if (typeof bots === 'string') return couldNot(bots);
  const sides = await sidesFor(options);
  if (typeof sides === 'string') return couldNot(sides);
  const limit = turnLimitOf(options, sides.edition, true);
  if (typeof limit === 'string') return couldNot(limit);
  const all = games * 2;
  waitForBots();
  const { results, isInterrupted } = await played(matchesOf(sides, seed, games, limit), bots, (result, done) => {
    tellResult(result, options);
    if (options.json !== true && done % gamesALine === 0) complain(`${done} of ${all} games`);
  });
  if (isInterrupted) complain(`interrupted after ${results.length} of ${all} games`);
  if (options.json !== true) for (const line of tableOf(summary(results, sides.edition.pointsToWin))) print(line);
  if (isInterrupted) return exitStatus.interrupted;
  return results.some(({ error }) => error !== null) ? exitStatus.internal : exitStatus.fine;
}

/** Plays matches until there are no more, or until Ctrl-C: the match under way is played to its end. */
async function played(
  matches: Iterable<Match>,
  bots: readonly Player[],
  tell: (result: MatchResult, done: number) => void,
): Promise<{ readonly results: readonly MatchResult[]; readonly isInterrupted: boolean }> {
  const results: MatchResult[] = [];
  const stop = new AbortController();
  const interrupted = (): void => stop.abort();
  process.once('SIGINT', interrupted);
  for (const match of matches) {
    const result = playMatch(match, bots);
    results.push(result);
    tell(result, results.length);
    // A signal is only heard between two turns of the event loop.
    await setImmediate();
    if (stop.signal.aborted) break;
  }
  process.off('SIGINT', interrupted);
  return { results, isInterrupted: stop.signal.aborted };
}

function tellResult({ match: { decks, seed }, error, result }: MatchResult, options: PlayOptions): void {
  if (error !== null) complain(`${decks.join(' - ')}, seed ${seed}: ${error}`);
  if (options.json === true) say({ type: 'game', decks, seed, error, ...result });
}

const columns = ['decks', 'games', 'first', 'second', 'ties', 'by points', 'errors', 'median turns'];

function tableOf(rows: readonly PairSummary[]): readonly string[] {
  const cells = rows.map((row) => [
    row.decks.filter((deck) => deck !== '').join(' - '),
    ...[row.games, ...row.wins, row.ties, row.byPoints, row.errors, row.medianTurns].map(String),
  ]);
  return textTable([columns, ...cells], 1);
}
