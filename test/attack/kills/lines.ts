/** Line mode: bots that are looked at, and a script of both players' moves. */
import { mostOfGame } from '../games.ts';
import type { Ran } from '../../program/batch.ts';
import { collected, runTogether, start } from '../program.ts';
import type { Sandbox } from '../sandbox.ts';
import { journal, toldAnswers, wholeLines, type Face, type Sitting } from './face.ts';
import { seated, type Reference } from './reference.ts';

function sittingOf(sandbox: Sandbox, args: readonly string[]): Sitting {
  const child = start(sandbox, args);
  child.stdin.end();
  child.stderr.resume();
  return {
    ended: new Promise((resolve) => child.once('close', () => resolve())),
    kill: () => child.kill('SIGKILL'),
    shown: collected(child.stdout),
  };
}

/** What went wrong with a run that was to end well. */
const wrongIn = ({ status, signal, isHung, err }: Ran): string | null =>
  status === 0 && err === ''
    ? null
    : `${isHung ? 'it hung' : `status ${status ?? signal ?? ''}`}: ${err.slice(0, 500)}`;

/** Lets the bots of a journal play on, or bots take the seats in it. */
export async function resumeAsBots(sandbox: Sandbox): Promise<string | null> {
  const args = ['play', '--plain', '--seats', seated('bot'), '--resume', journal];
  return wrongIn(await runTogether(sandbox, args, { bound: mostOfGame }));
}

export const demo: Face = {
  name: 'demo',
  begin: (sandbox, { seed }) =>
    sittingOf(sandbox, ['demo', '--seats', seated('bot'), '--seed', `${seed}`, '--record', journal]),
  acknowledged: toldAnswers,
  resume: resumeAsBots,
};

const moves = 'moves.txt';

const scriptArgs = (sandbox: Sandbox, { moves: all }: Reference, from: number): readonly string[] => [
  ...['play', '--plain', '--view', 'all', '--seats', seated('script')],
  ...['--script', sandbox.write(moves, all.slice(from).join('\n'))],
];

export const script: Face = {
  name: 'script',
  begin: (sandbox, game) =>
    sittingOf(sandbox, [...scriptArgs(sandbox, game, 0), '--seed', `${game.seed}`, '--record', journal]),
  acknowledged(shown, game) {
    const told = toldAnswers(shown, game);
    // A command is repeated before it is given, so all before it are done.
    const given = wholeLines(shown).filter((line) => line.startsWith('> ')).length - 1;
    return typeof told === 'string' ? told : Math.max(told, given);
  },
  async resume(sandbox, game, answers) {
    const args = [...scriptArgs(sandbox, game, answers), '--resume', journal];
    return wrongIn(await runTogether(sandbox, args, { bound: mostOfGame }));
  },
};
