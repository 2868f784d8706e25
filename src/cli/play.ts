/** `spaceline play` and `spaceline demo` on the command line: their options, which they share, and help. */
import { Option, type Command } from 'commander';
import { couldNot } from './exit.ts';
import { wholeNumber } from './numbers.ts';
import { usualEdition } from '../rules/usual-edition.ts';

/** What `play` and `demo` are called with, as commander hands it over. */
export interface PlayOptions {
  readonly deck?: string;
  readonly versus?: string;
  readonly seats?: string;
  readonly seed?: number;
  readonly do?: string;
  readonly script?: string;
  readonly keepGoing?: boolean;
  readonly view?: string;
  readonly record?: string;
  readonly cast?: string;
  readonly resume?: string;
  readonly force?: boolean;
  readonly json?: boolean;
  readonly plain?: boolean;
  readonly hints?: boolean;
  readonly color?: 'always' | 'never' | 'auto';
  readonly ascii?: boolean;
  readonly allowUnsupported?: boolean;
  readonly first?: string;
  readonly turnLimit?: number;
  readonly ruleset: string;
  readonly games?: number;
}

/** The same as it is typed: without an edition it is played by that of its decks. */
export type GivenOptions = Omit<PlayOptions, 'ruleset'> & Partial<Pick<PlayOptions, 'ruleset'>>;

const withOptions = (command: Command): Command =>
  command
    .option('--deck <file>', 'deck of the first seat: a file, or the name of a shipped deck')
    .option('--versus <file>', 'deck of the second seat')
    .option('--seats <kinds>', 'who sits there: human, bot, random, script; NAME=KIND gives a seat a name')
    .option('--seed <n>', 'the seed of chance: same seed, same decks, same answers, same game', wholeNumber())
    .option('--do <commands>', 'commands to give first, separated by `;`')
    .option('--script <file>', 'a file of commands, one a line; - reads standard input')
    .option('--hints', 'explain what comes up for the first time: for a first game')
    .option('--keep-going', 'go on after a refused command')
    .option('--view <player>', 'whose eyes: the name of a seat, all, or public: what any onlooker may see')
    .option('--record <file>', 'write the journal there')
    .option('--cast <file>', 'record what is shown there: asciicast v2, a marker at the start of each turn')
    .option('--resume <file>', 'go on with a journal; with --record in that new file')
    .option('--force', 'let --record and --cast write over whatever is there')
    .option('--json', 'events and requests as one JSON object a line; answers are read the same way')
    .option('--plain', 'plain lines instead of the full screen')
    .addOption(new Option('--color <when>', 'when to use colours').choices(['always', 'never', 'auto']))
    .option('--ascii', 'draw the screen with ASCII alone')
    .option('--allow-unsupported', 'play cards whose text is not supported with blank text')
    .option('--first <player>', 'who takes the first turn; chance decides otherwise')
    .option(
      '--turn-limit <n>',
      'end the game after so many turns of all players, where the edition has that',
      wholeNumber(1),
    )
    .option('--ruleset <name>', `the edition; left out: that of the decks, else ${usualEdition}`);

/** `spaceline play`. */
export function addPlay(program: Command): void {
  const play = program
    .command('play')
    .summary('play a game')
    .description(
      `Play a game: against a bot, a person at the same keyboard, or a script.

Examples:
  spaceline play                                 you against the bot, with the shipped decks
  spaceline play --deck my-deck.txt --seed 7     with your own deck, and a game that can be repeated
  spaceline play --seats human,human --plain     two people, plain lines
  spaceline play --do "draw; draw" --plain       with the first commands given
  spaceline play --script moves.txt --seats script,script
  spaceline play --resume FILE                   go on with a saved game
  spaceline play --cast game.cast                record the screen, to be shown with asciinema
  spaceline play --json                          for another program to play

With --json, answers are lines {"answer":{"option":N,"chosen":[N,…]}} (both counted from 0; chosen: positions in
selection.from of that option), {"command":"draw"}, or {"view":true} to see the table; see docs/programs.md.
With --view NAME nothing is printed that this seat may not know: what other seats are asked is answered with commands (NAME: draw), unseen.
Every game is written to a journal as it is played; without --record it lies in the data folder
(SPACELINE_DATA, or ~/.local/share/spaceline).`,
    );
  withOptions(play).action(async (given: GivenOptions) => {
    const { showSplash } = await import('./run/splash.ts');
    showSplash(given);
    const { runSitting } = await import('./run/sitting.ts');
    await withEditionOf(given, async (options) => void (process.exitCode = await runSitting(options)));
  });
}

/** More results than this are not kept for a table. */
const mostGames = 100_000;

/** `spaceline demo`. */
export function addDemo(program: Command): void {
  const demo = program
    .command('demo')
    .summary('watch two bots play a game as text')
    .description(
      `Two bots play a game, told as text. Takes the options of play.

Examples:
  spaceline demo --seed 7             one game
  spaceline demo --games 200          many games, and a table of who won (both decks each way)
  spaceline demo --seats bot,random   the bot against chance
  spaceline demo --json | head        for another program`,
    );
  withOptions(demo)
    .option('--games <n>', 'play that many games each way and show only a table of results', wholeNumber(1, mostGames))
    .action(async (given: GivenOptions) => {
      const { runDemo } = await import('./run/demo.ts');
      await withEditionOf(given, async (options) => void (process.exitCode = await runDemo(options)));
    });
}

/** Plays by the edition that is named, or by that of the decks, if they are of one. */
async function withEditionOf(given: GivenOptions, act: (options: PlayOptions) => Promise<void>): Promise<void> {
  const { withEdition } = await import('./run/edition-of-decks.ts');
  const options = withEdition(given);
  if (typeof options === 'string') process.exitCode = couldNot(options);
  else await act(options);
}
