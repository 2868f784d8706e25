/** `spaceline deck` on the command line: its subcommands, options and help. */
import type { Command } from 'commander';

export interface DeckOptions {
  readonly ruleset?: string;
  readonly json?: boolean;
  readonly allowUnsupported?: boolean;
}

/** `spaceline deck check|show`. */
export function addDeck(program: Command): void {
  const deck = program
    .command('deck')
    .helpCommand(false)
    .summary('check or show a deck')
    .description(
      `Check a deck against the rules of deck construction, or show what is in it.

Examples:
  spaceline deck check my-deck.txt      every breach, unknown card, and text the program can't carry out
  spaceline deck show my-deck.txt       its cards by kind
  spaceline deck show federation        a shipped deck

Deck files are the community's plain-text lists: "2 I.K.S. Vor'cha", with headings "Dilemmas:" and "Missions:";
for objectives with "Locations:", "Objectives:", "Tactics:" and "Dilemmas:".
A comment "# ruleset: NAME" says which edition a deck is built for.`,
    );
  deck
    .command('check')
    .argument('<file...>', 'deck files, or names of shipped decks')
    .description(
      `Check decks against the rules of deck construction, those of the edition that the deck says it is built for.

Examples:
  spaceline deck check my-deck.txt
  spaceline deck check --ruleset objectives my-deck.txt
  spaceline deck check decks/*.txt      several
  spaceline deck check --json my-deck.txt
  spaceline deck check --allow-unsupported my-deck.txt   cards that are not supported are named, and are no error

The last line of each deck is its summary: its cards, how many of them are known (resolved), how many are supported, and
whether it keeps the rules of construction (legal).

Exit status 1 if anything is wrong with one, 2 if a file can't be read.`,
    )
    .option('--ruleset <name>', 'the edition; else the one that the deck says it is built for')
    .option('--json', 'one JSON object a problem, and one for the summary of each deck')
    .option('--allow-unsupported', 'cards whose text is not supported may be played, with those lines blank')
    .action(async (files: readonly string[], options: DeckOptions) => {
      const { runDeckCheck } = await import('./run/deck.ts');
      process.exitCode = await runDeckCheck(files, options);
    });
  deck
    .command('show')
    .argument('<file>', 'a deck file, or the name of a shipped deck')
    .description(
      `Show a deck by kinds of cards.

Examples:
  spaceline deck show my-deck.txt
  spaceline deck show federation        a shipped deck`,
    )
    .option('--ruleset <name>', 'the edition; else the one that the deck says it is built for')
    .action(async (file: string, options: DeckOptions) => {
      const { runDeckShow } = await import('./run/deck.ts');
      process.exitCode = runDeckShow(file, options);
    });
}
