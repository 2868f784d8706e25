/** A position at which commands are given, for what no scenario can look at: exactly what is asked, refused, cited or logged. */
import { interpret, type CommandRefusal } from '../../../src/commands/index.ts';
import type { Game } from '../../../src/engine/index.ts';
import type { LoggedEvent } from '../../../src/engine/state/events.ts';
import { begin, readScenario, runScenarioText } from '../../../src/scenarios/index.ts';
import { editions } from '../../commands/games.ts';

const written = (position: string): string => `scenario: x\nruleset: premiere-1994\ncast: premiere-1994\n${position}\n`;

export interface Table {
  readonly game: Game;
  /** Gives the command. @throws Error if it is refused */
  readonly say: (command: string) => readonly LoggedEvent[];
  /** Why the command is refused. @throws Error if it is not */
  readonly refusal: (command: string) => CommandRefusal;
}

/** The position, written as in a scenario. */
export function tableOf(position: string): Table {
  const { scenario, problems } = readScenario(`${written(position)}steps: []\n`, 'position.yaml', editions);
  if (scenario === null) throw new Error(JSON.stringify(problems));
  const game = begin(scenario, editions);
  if ('problem' in game) throw new Error(game.problem);
  const read = (command: string) => interpret(game, command, scenario.aliases, scenario.words);
  return {
    game,
    say: (command) => {
      const given = read(command);
      if (given.kind !== 'answer') throw new Error(`${command}: ${JSON.stringify(given)}`);
      const answered = game.answer(given.answer);
      if ('refused' in answered) throw new Error(`${command}: ${answered.reason}`);
      return answered;
    },
    refusal: (command) => {
      const given = read(command);
      if (given.kind !== 'refused') throw new Error(`${command} is not refused`);
      return given.refusal;
    },
  };
}

/** The ids that the trace of these commands cites. @throws Error if one of them is refused */
export function citedIn(position: string, commands: readonly string[]): ReadonlySet<string> {
  const steps = commands.map((command) => `  - "${command}"\n`.replace(/"(\w+): /, '$1: "')).join('');
  const outcome = runScenarioText(`${written(position)}steps:\n${steps}`, 'x.yaml', editions);
  if (outcome.kind === 'malformed') throw new Error(JSON.stringify(outcome.problems));
  const { failures, trace } = outcome.result;
  if (failures.length > 0) throw new Error(JSON.stringify(failures));
  return new Set(trace.flatMap((line) => line.match(/\b94-[A-Z]+-\d\d\b/g) ?? []));
}
