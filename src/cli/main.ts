/** The program: subcommands and their help. Whatever a subcommand does is loaded when it is called, so that `--version` stays fast. */
import { Command, CommanderError } from 'commander';
import { version } from '../../package.json';
import { addCards } from './cards.ts';
import { addDeck } from './deck.ts';
import { addDemo, addPlay } from './play.ts';
import { addReplay } from './replay.ts';
import { addRules } from './rules.ts';
import { addScenario } from './scenario.ts';
import { addSettings } from './settings.ts';
import { couldNot, exitStatus, isBrokenPipe, reportInternalError } from './exit.ts';

// A reader that went away (`| head`) is no error of ours.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (!isBrokenPipe(error)) throw error;
    process.exit(exitStatus.fine);
  });
}

const program = new Command('spaceline')
  .description('The Star Trek Customizable Card Game in a terminal, with its rules enforced.')
  .version(version, '-V, --version', 'print the version')
  .helpOption('-h, --help', 'show help')
  .helpCommand(false)
  .showSuggestionAfterError()
  .exitOverride();

program.addHelpText(
  'after',
  `
Examples:
  spaceline                       open the game (in a terminal)
  spaceline play                  play against the bot
  spaceline demo --seed 7         watch two bots play a game as text
  spaceline deck check my-deck.txt
  spaceline rules staffed ship

Exit status: 0 fine; 1 checked and found wanting; 2 could not do it; 70 internal error; 130 interrupted.`,
);

addPlay(program);
addDemo(program);
addDeck(program);
addCards(program);
addScenario(program);
addReplay(program);
addRules(program);
addSettings(program);

program.allowExcessArguments().action(async () => {
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
  const { runStart } = await import('./run/start.ts');
  process.exitCode = await runStart();
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? exitStatus.fine : exitStatus.couldNot;
  } else {
    process.exitCode = reportInternalError(error);
  }
}
