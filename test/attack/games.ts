/** Games that are played to be attacked: journals of bots, and the commands in them. */
import { readFileSync } from 'node:fs';
import { run } from './program.ts';
import type { Sandbox } from './sandbox.ts';

export const seats = ['anna', 'ben'] as const;
const recorded = 'recorded.journal';

/** Lets bots play a game, and hands its journal back. */
export async function recordedGame(sandbox: Sandbox, options: readonly string[]): Promise<string> {
  const players = seats.map((name) => `${name}=bot`).join(',');
  const args = ['demo', '--seats', players, '--record', recorded, '--force', ...options];
  const { status, err } = await run(sandbox, args, { bound: 120_000 });
  if (status !== 0) throw new Error(`no game was played: ${err}`);
  return readFileSync(sandbox.path(recorded), 'utf8');
}

/** The lines of a journal behind its header, without their ends; an unfinished last line is none. */
export const entriesOf = (journal: string): readonly string[] => journal.split('\n').slice(1, -1);

/** The lines of a journal as a script: `anna: draw`. */
export const commandsOf = (entries: readonly string[]): readonly string[] =>
  entries.map((entry) => entry.replace(/ # [0-9a-f]{12}$/, ''));
