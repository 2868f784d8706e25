/** `spaceline stats`: how games ended, by deck and opponent, and the last ones. */
import { exitStatus, type ExitStatus } from '../exit.ts';
import type { Result } from '../files/results-file.ts';
import type { StatsOptions } from '../stats.ts';
import { toldLine } from '../../catalog/index.ts';
import { localDay } from './local-time.ts';
import { print } from './output.ts';
import { reportProblems } from './problems.ts';
import { textTable } from './text-table.ts';
import { standingsOf, results, resultsFile, sittingsOf, type Sitting, type Standing } from './results.ts';

/** Shows the results; lines of the file that can't be read are told, and passed over. */
export function runStats({ json, path, last }: StatsOptions): ExitStatus {
  if (path === true) {
    print(resultsFile());
    return exitStatus.fine;
  }
  const { results: all, problems } = results();
  reportProblems(problems);
  if (json === true) {
    print(JSON.stringify({ standings: standingsOf(all), games: last === 0 ? [] : all.slice(-last) }));
    return exitStatus.fine;
  }
  for (const line of linesOf(all, last)) print(toldLine(line));
  return exitStatus.fine;
}

function linesOf(all: readonly Result[], last: number): readonly string[] {
  if (all.length === 0) return ['No game has been played to its end yet.'];
  const lately = last === 0 ? [] : all.slice(-last).toReversed().map(resultLine);
  return [...tableOf(all), ...(lately.length === 0 ? [] : ['', ...lately])];
}

const unnamed = (deck: string): string => (deck === '' ? 'another deck' : deck);

const heading = ['deck', 'against', 'played by', 'games', 'won', 'lost', 'tied', 'points', 'theirs', 'turns'];
const named = 3;

function tableOf(all: readonly Result[]): readonly string[] {
  const standings = standingsOf(all);
  return textTable([heading, ...standings.map(cellsOf), ...(standings.length > 1 ? [cellsOf(sumOf(all))] : [])], named);
}

/** Points and turns of a game, in the middle of all. */
const cellsOf = ({ deck, versus, opponent, games, won, lost, tied, points, yielded, turns }: Standing): string[] => [
  ...[unnamed(deck), unnamed(versus), opponent],
  ...[games, won, lost, tied, ...[points, yielded, turns].map((sum) => Math.round(sum / games))].map(String),
];

/** Each game once, from the side of its first person. */
function sumOf(all: readonly Result[]): Standing {
  const sittings = all.flatMap((result) => sittingsOf(result).slice(0, 1));
  const sum = (value: (sitting: Sitting) => number): number => sittings.reduce((to, each) => to + value(each), 0);
  const count = (wanted: Sitting['outcome']): number => sum(({ outcome }) => (outcome === wanted ? 1 : 0));
  return {
    deck: 'all',
    versus: '-',
    opponent: '-',
    games: sittings.length,
    won: count('won'),
    lost: count('lost'),
    tied: count('tied'),
    points: sum(({ points }) => points),
    yielded: sum(({ yielded }) => yielded),
    turns: sum(({ turns }) => turns),
  };
}

/** `2026-11-22  won 105 : 65 in turn 14, klingon against tng-federation (bot), seed 7`: a game in a line, from the side of its first person. */
function resultLine(result: Result): string {
  const { ended, seats, seed, rewound } = result;
  const [first] = sittingsOf(result);
  const back = rewound === 0 ? '' : ', taken back';
  const day = localDay(new Date(ended));
  if (first === undefined) return `${day}  ${seats.map(({ name }) => name).join(' against ')}`;
  const { outcome, points, yielded, turns, deck, versus, opponent } = first;
  const decks = `${unnamed(deck)} against ${unnamed(versus)} (${opponent})`;
  return `${day}  ${outcome} ${points} : ${yielded} in turn ${turns}, ${decks}, seed ${seed}${back}`;
}
