/** `spaceline demo`: two bots play, told as text; or many games, told as a table of results. */
import { newGame } from '../../engine/index.ts';
import { botNamed, type Player } from '../../players/index.ts';
import { playMatch, summary, type Match, type MatchResult, type PairSummary } from '../../simulate/arena.ts';
import { couldNot, exitStatus, type ExitStatus } from '../exit.ts';
import type { PlayOptions } from '../play.ts';
import { deckName, deckPath, defaultDecks, readSetup } from './decks.ts';
import { editionNamed } from './editions.ts';
import { say } from './json.ts';
import { complain, print } from './output.ts';
import { runPlay } from './play.ts';
import { readSeats } from './seats.ts';

const botSeats = 'bot,bot';

/** Plays one game as `play` does, or many for a table. */
export const runDemo = (options: PlayOptions): Promise<ExitStatus> =>
  options.games === undefined ? runPlay(options, botSeats) : runArena(options, options.games);

/** Both decks each way, the same seeds. */
async function matchesFor(options: PlayOptions, games: number): Promise<readonly Match[] | string> {
  const edition = await editionNamed(options.ruleset);
  if (typeof edition === 'string') return edition;
  const paths = defaultDecks(options).map((deck) => deckPath(deck, options.ruleset));
  const setups = paths.map((path) => readSetup(path, edition, options.allowUnsupported));
  const failed = setups.find((setup) => typeof setup === 'string');
  if (failed !== undefined) return failed;
  const [one, other] = setups;
  if (typeof one !== 'object' || typeof other !== 'object') return 'two decks are needed';
  const [oneName = '', otherName = ''] = paths.map(deckName);
  const firstSeed = options.seed ?? 1;
  const between = (a: typeof one, b: typeof one, decks: readonly [string, string]): readonly Match[] =>
    Array.from({ length: games }, (_, game) => ({
      decks,
      seed: firstSeed + game,
      start: () =>
        newGame(
          edition,
          [
            { name: 'one', ...a },
            { name: 'two', ...b },
          ],
          firstSeed + game,
        ),
    }));
  return [...between(one, other, [oneName, otherName]), ...between(other, one, [otherName, oneName])];
}

function botsFor(seats: string): readonly Player[] | string {
  const read = readSeats(seats);
  if (typeof read === 'string') return read;
  const bots = read.flatMap(({ kind }) => botNamed(kind) ?? []);
  return bots.length === read.length ? bots : 'demo --games needs bots in all seats';
}

/** A line every so often, so that a long run shows that it runs. */
const gamesALine = 20;

async function runArena(options: PlayOptions, games: number): Promise<ExitStatus> {
  if (options.cast !== undefined) return couldNot('--cast records one game; --games plays many');
  const bots = botsFor(options.seats ?? botSeats);
  if (typeof bots === 'string') return couldNot(bots);
  const matches = await matchesFor(options, games);
  if (typeof matches === 'string') return couldNot(matches);
  const results: MatchResult[] = [];
  for (const match of matches) {
    const result = playMatch(match, bots);
    results.push(result);
    if (result.error !== null) complain(`${match.decks.join(' - ')}, seed ${match.seed}: ${result.error}`);
    if (options.json === true)
      say({ type: 'game', decks: match.decks, seed: match.seed, error: result.error, ...result.result });
    else if (results.length % gamesALine === 0) complain(`${results.length} of ${matches.length} games`);
  }
  if (options.json !== true) for (const line of tableOf(summary(results))) print(line);
  return results.some(({ error }) => error !== null) ? exitStatus.internal : exitStatus.fine;
}

const columns = ['decks', 'games', 'first', 'second', 'ties', 'by points', 'errors', 'median turns'];

function tableOf(rows: readonly PairSummary[]): readonly string[] {
  const cells = rows.map((row) => [
    row.decks.filter((deck) => deck !== '').join(' - '),
    ...[row.games, ...row.wins, row.ties, row.byPoints, row.errors, row.medianTurns].map(String),
  ]);
  const widths = columns.map((name, column) => Math.max(name.length, ...cells.map((row) => row[column]?.length ?? 0)));
  return [columns, ...cells].map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}
