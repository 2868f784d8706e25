/** Games that are played to be attacked: journals of bots, and the commands in them. */
import { readFileSync } from 'node:fs';
import { runTogether } from './program.ts';
import { Sandbox } from './sandbox.ts';

export const seats = ['anna', 'ben'] as const;
const recorded = 'recorded.journal';

/** Longer than a whole game takes on a busy machine. */
export const mostOfGame = 60_000;

const played = new Map<string, Promise<string>>();

/** The journal of a game that bots play; the same options are played once. */
export function recordedGame(...options: readonly string[]): Promise<string> {
  const key = options.join(' ');
  const game = played.get(key) ?? playedByBots(options);
  played.set(key, game);
  return game;
}

async function playedByBots(options: readonly string[]): Promise<string> {
  const sandbox = new Sandbox();
  const players = seats.map((name) => `${name}=bot`).join(',');
  const args = ['demo', '--seats', players, '--record', recorded, ...options];
  const { status, err } = await runTogether(sandbox, args, { bound: mostOfGame });
  if (status !== 0) throw new Error(`no game was played: ${err}`);
  const journal = readFileSync(sandbox.path(recorded), 'utf8');
  sandbox.remove();
  return journal;
}

/** The lines of a journal behind its header, without their ends; an unfinished last line is none. */
export const entriesOf = (journal: string): readonly string[] => journal.split('\n').slice(1, -1);

/** The lines of a journal as a script: `anna: draw`. */
export const commandsOf = (entries: readonly string[]): readonly string[] =>
  entries.map((entry) => entry.replace(/ # [0-9a-f]{12}$/, ''));
