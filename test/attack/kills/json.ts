/** Another program plays both seats: it reads requests and answers them. */
import * as v from 'valibot';
import { mostOfGame } from '../games.ts';
import { collected, start } from '../program.ts';
import type { Sandbox } from '../sandbox.ts';
import { journal, wholeLines, type Face, type Sitting } from './face.ts';
import { seated, type Reference } from './reference.ts';

const message = v.looseObject({ type: v.string() });
const request = v.object({
  type: v.literal('request'),
  request: v.object({ options: v.array(v.object({ command: v.string(), from: v.optional(v.unknown()) })) }),
});

const typeOf = (line: string): string => v.parse(message, JSON.parse(line)).type;

/** What answers a request with a move: the number of the option where one is just that, else the command. */
function answerTo(line: string, move: string): object {
  const { options } = v.parse(request, JSON.parse(line)).request;
  const command = move.slice(move.indexOf(': ') + 2);
  const option = options.findIndex((one) => one.from === undefined && one.command === command);
  return option < 0 ? { command: move } : { answer: { option } };
}

interface Driven extends Sitting {
  readonly errors: () => string;
}

function drive(sandbox: Sandbox, game: Reference, args: readonly string[], from: number): Driven {
  const child = start(sandbox, ['play', '--json', ...args]);
  const shown = collected(child.stdout);
  const errors = collected(child.stderr);
  let next = from;
  let seen = 0;
  child.stdin.on('error', () => undefined);
  child.stdout.on('data', () => {
    const lines = wholeLines(shown());
    for (const line of lines.slice(seen)) {
      if (typeOf(line) !== 'request') continue;
      const move = game.moves[next];
      next += 1;
      if (move === undefined) child.stdin.end();
      else child.stdin.write(`${JSON.stringify(answerTo(line, move))}\n`);
    }
    seen = lines.length;
  });
  return {
    ended: new Promise((resolve) => child.once('close', () => resolve())),
    kill: () => child.kill('SIGKILL'),
    shown,
    errors,
  };
}

const people = ['--seats', seated('human')];

export const json: Face = {
  name: 'JSON',
  begin: (sandbox, game) =>
    drive(sandbox, game, [...people, '--view', 'all', '--seed', `${game.seed}`, '--record', journal], 0),
  acknowledged(shown, game) {
    const types = wholeLines(shown).map(typeOf);
    const wrong = types.find((type) => type === 'refused' || type === 'error');
    if (wrong !== undefined) return `a move was ${wrong}`;
    if (types.includes('over')) return game.moves.length;
    return types.filter((type) => type === 'request').length - 1;
  },
  async resume(sandbox, game, answers) {
    const sitting = drive(sandbox, game, ['--view', 'all', '--resume', journal], answers);
    const timer = setTimeout(() => sitting.kill(), mostOfGame);
    await sitting.ended;
    clearTimeout(timer);
    const errors = sitting.errors();
    return errors === '' ? null : errors;
  },
};
