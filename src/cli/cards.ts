/** `spaceline cards` on the command line: its subcommands, options and help; what they do is loaded when they are called. */
import type { Command } from 'commander';
import { wholeNumber } from './numbers.ts';
import { usualEdition } from '../rules/usual-edition.ts';

export interface CardsOptions {
  readonly ruleset: string;
  readonly json?: boolean;
}

export interface ImportOptions {
  /** Left out: the one whose tables they are. */
  readonly ruleset?: string;
  readonly only?: boolean;
}

export interface CheckOptions {
  /** Left out: the one whose tables they are. */
  readonly ruleset?: string;
  readonly json?: boolean;
  readonly phrases: number;
  readonly allowUnsupported?: boolean;
}

/** `spaceline cards show|search|import|check`. */
export function addCards(program: Command): void {
  const cards = program
    .command('cards')
    .helpCommand(false)
    .summary('look up, import and check cards')
    .description(
      `Look up the cards the program knows, import your own, and check which of them it can carry out.

Examples:
  spaceline cards show Worf                  every card of that title
  spaceline cards search klingon leadership  cards that have all these words
  spaceline cards import lackey/plugins/st2e the card data of your LackeyCCG plugin
  spaceline cards check                      how many cards are supported, and what holds the others back`,
    );
  cards
    .command('show')
    .argument('<title...>', 'the title, with or without the subtitle')
    .description(
      `Show cards by title.

Examples:
  spaceline cards show Worf
  spaceline cards show "Worf, First Officer"
  spaceline cards show --json "Brute Force"`,
    )
    .option('--ruleset <name>', 'the edition', usualEdition)
    .option('--json', 'one JSON object a card')
    .action(async (title: readonly string[], options: CardsOptions) => {
      const { runCardsShow } = await import('./run/cards.ts');
      process.exitCode = await runCardsShow(title.join(' '), options);
    });
  cards
    .command('search')
    .argument('<words...>', 'words of title, type, affiliation, skills, keywords or text')
    .description(
      `Search cards by words; each word must occur.

Examples:
  spaceline cards search klingon leadership
  spaceline cards search dilemma space "randomly kill"

Exit status 1 if no card has them all.`,
    )
    .option('--ruleset <name>', 'the edition', usualEdition)
    .option('--json', 'one JSON object a card')
    .action(async (words: readonly string[], options: CardsOptions) => {
      const { runCardsSearch } = await import('./run/cards-search.ts');
      process.exitCode = runCardsSearch(words, options);
    });
  addImport(cards);
  addCheck(cards);
}

const OF_TABLES = `the edition; left out: the one whose columns a table has, else ${usualEdition}`;

function addImport(cards: Command): void {
  cards
    .command('import')
    .argument('<path>', "a card table of LackeyCCG's plugin, a card file (.yaml), or a folder with such files")
    .description(
      `Import card data, so that decks made of those cards can be played. It is kept in the data folder
(SPACELINE_DATA, or ~/.local/share/spaceline); a card imported again replaces the older one.

Examples:
  spaceline cards import Physical.txt
  spaceline cards import lackey/plugins/st2e   every card table in the folder
  spaceline cards import --only Virtual.txt    and forget what was imported before
  spaceline cards import --ruleset objectives Physical.txt   for this edition: each mission is a location and an objective

A line that can't be read is reported, the others are imported. Exit status 2 if none could be read.`,
    )
    .option('--only', 'keep these cards only, in place of all imported before')
    .option('--ruleset <name>', OF_TABLES)
    .action(async (path: string, options: ImportOptions) => {
      const { runCardsImport } = await import('./run/cards-import.ts');
      process.exitCode = await runCardsImport(path, options);
    });
}

const usualPhrases = 20;

function addCheck(cards: Command): void {
  cards
    .command('check')
    .argument('[path]', 'a card table, a card file, or a folder of them; left out: every card the program knows')
    .description(
      `Check cards: how many are supported, that is, understood to the last word and carried out; by type, by set, and
which words hold the others back. Every card that is not supported is named with what is left over; where other lines of
it are carried out all the same, it is supported partly.

Examples:
  spaceline cards check                 shipped and imported cards
  spaceline cards check Physical.txt    a card table, without importing it
  spaceline cards check --allow-unsupported  which lines are blank where such cards are played
  spaceline cards check --json | jq .supported

Exit status 0 if every card is supported, 1 if not, 2 if none can be read.`,
    )
    .option('--json', 'one JSON object: total, supported, and each card with its leftover words and its text in short')
    .option(
      '--allow-unsupported',
      'of cards that are not supported, name the lines that are blank when they are played',
    )
    .option('--phrases <n>', 'show so many of the words that hold cards back', wholeNumber(), usualPhrases)
    .option('--ruleset <name>', OF_TABLES)
    .action(async (path: string | undefined, options: CheckOptions) => {
      const { runCardsCheck } = await import('./run/cards-check.ts');
      process.exitCode = await runCardsCheck(path, options);
    });
}
