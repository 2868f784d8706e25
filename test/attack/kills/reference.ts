/** A game as it goes when nobody is killed: what every killed one is held against. */
import { commandsOf, entriesOf, mostOfGame, recordedGame, seats } from '../games.ts';
import { runTogether } from '../program.ts';
import { Sandbox } from '../sandbox.ts';

export interface Reference {
  readonly seed: number;
  /** The lines of its journal behind the header. */
  readonly entries: readonly string[];
  /** The same as commands. */
  readonly moves: readonly string[];
  /** What line mode tells of the game, and how many lines of it are told after so many answers. */
  readonly told: Told;
  /** The same of the log in anna's eyes, in the words of the screen. */
  readonly log: () => Promise<Told>;
}

interface Told {
  readonly lines: readonly string[];
  readonly after: readonly number[];
}

/** Who sits there as what: `anna=bot,ben=bot`. */
export const seated = (...kinds: readonly string[]): string =>
  seats.map((name, seat) => `${name}=${kinds[seat] ?? kinds[0] ?? ''}`).join(',');

/** Lets bots play a game, and asks a script of their moves what is told after each. */
export async function referenceGame(seed: number): Promise<Reference> {
  const entries = entriesOf(await recordedGame('--seed', `${seed}`));
  const moves = commandsOf(entries);
  const told = sumOf((await toldOf(moves, seed, 'all', [])).map(newsIn));
  let log: Promise<Told> | null = null;
  return { seed, entries, moves, told, log: () => (log ??= logOf(moves, seed)) };
}

async function logOf(moves: readonly string[], seed: number): Promise<Told> {
  const told = await toldOf(moves, seed, seats[0], ['log 99999']);
  // After every move stands what is new, and then, asked for, the log as it is.
  const logs = told
    .slice(1)
    .filter((_, index) => index % 2 === 0)
    .map(beforeTable);
  return { lines: logs.at(-1) ?? [], after: logs.map(({ length }) => length) };
}

/** What line mode says before the first move, after it, and so on; with commands given behind each, what it says to these too. */
async function toldOf(
  moves: readonly string[],
  seed: number,
  view: string,
  between: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const sandbox = new Sandbox();
  const file = sandbox.write('moves.txt', ['', ...moves].flatMap((move) => [move, ...between]).join('\n'));
  const rest = ['--view', view, '--script', file, '--record', '/dev/null'];
  const args = ['play', '--plain', '--seats', seated('script'), '--seed', `${seed}`, ...rest];
  const { status, out, err } = await runTogether(sandbox, args, { bound: mostOfGame });
  sandbox.remove();
  if (status !== 0) throw new Error(`the moves of seed ${seed} can't be played again: ${err}`);
  return out.split(/^> .*\n/m).map((part) => part.split('\n').slice(0, -1));
}

/** At the end of a game the table is shown; at the end of a sitting stands, behind an empty line, how to go on. */
function beforeTable(lines: readonly string[]): readonly string[] {
  const table = lines.findIndex((line) => line === '' || /^Turn \d+ of /.test(line));
  return table < 0 ? lines : lines.slice(0, table);
}

/** The lines that tell what happened. */
export const newsIn = (lines: readonly string[]): readonly string[] =>
  beforeTable(lines).filter((line) => line.startsWith('  '));

function sumOf(parts: readonly (readonly string[])[]): Told {
  let sum = 0;
  return { lines: parts.flat(), after: parts.map(({ length }) => (sum += length)) };
}

/** After how many answers so many lines are told, at the earliest. */
export const answersBy = ({ after }: Told, lines: number): number => after.findIndex((sum) => sum >= lines);
