/** The program: subcommands and their help. Whatever a subcommand does is loaded when it is called, so that `--version` stays fast. */
import { Command } from 'commander';
import { version } from '../../package.json';
import { toldLine } from '../catalog/shown.ts';
import { addCards } from './cards.ts';
import { addCompletion } from './completion.ts';
import { addDeck } from './deck.ts';
import { couldNot } from './exit.ts';
import { addDemo, addPlay } from './play.ts';
import { addReplay } from './replay.ts';
import { addRules } from './rules.ts';
import { addHost, addJoin } from './host.ts';
import { complain, print } from './run/output.ts';
import { addScenario } from './scenario.ts';
import { addSettings } from './settings.ts';
import { addStats } from './stats.ts';

/** The program as commander knows it; it is run by parsing the command line. */
export function createProgram(): Command {
  const program = new Command('spaceline')
    .description(
      `The Star Trek Customizable Card Game in a terminal, with its rules enforced.

Examples:
  spaceline                       open the game (in a terminal)
  spaceline play                  play against the bot
  spaceline demo --seed 7         watch two bots play a game as text
  spaceline deck check my-deck.txt
  spaceline rules staffed ship

Exit status: 0 fine; 1 checked and found wanting; 2 could not do it; 70 internal error; 130 interrupted.`,
    )
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand(false)
    .showSuggestionAfterError()
    .configureOutput({
      writeOut: (text) => linesOf(text).forEach((line) => print(line)),
      writeErr: (text) => linesOf(text).forEach(complain),
      outputError: (text) => errorLines(text).forEach((line) => complain(toldLine(line))),
    })
    .exitOverride();
  for (const add of [
    addPlay,
    addDemo,
    addDeck,
    addCards,
    addScenario,
    addReplay,
    addHost,
    addJoin,
    addRules,
    addStats,
    addSettings,
    addCompletion,
  ])
    add(program);
  return program.allowExcessArguments().action(() => withoutSubcommand(program));
}

/** The lines of a text of our own, as help is. */
const linesOf = (text: string): readonly string[] => text.replace(/\n$/, '').split('\n');

/** What commander finds wrong, with words of the command line in it: one line, and its own suggestion if it has one. */
function errorLines(text: string): readonly string[] {
  const [whole, suggestion] = /\n(\(Did you mean [^\n]*\?\))\n$/.exec(text) ?? [];
  return whole === undefined || suggestion === undefined
    ? [text.replace(/\n$/, '')]
    : [text.slice(0, -whole.length), suggestion];
}

/** In a terminal the game opens; elsewhere there is help. */
async function withoutSubcommand(program: Command): Promise<void> {
  const [unknown] = program.args;
  if (unknown !== undefined) {
    const names = program.commands.map((command) => command.name());
    process.exitCode = couldNot(`there is no subcommand '${unknown}'; there are ${names.join(', ')}`);
    return;
  }
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    program.outputHelp();
    return;
  }
  const { showSplash } = await import('./run/splash.ts');
  showSplash({});
  const { runSitting } = await import('./run/sitting.ts');
  process.exitCode = await runSitting(null);
}
