import type { Command } from 'commander';

export interface CardsOptions {
  readonly ruleset: string;
  readonly json?: boolean;
}

/** `spaceline cards show|search`. */
export function addCards(program: Command): void {
  const cards = program
    .command('cards')
    .summary('look up cards')
    .description(
      `Look up the cards the program knows.

Examples:
  spaceline cards show Worf                  every card of that title
  spaceline cards show "Worf, First Officer"
  spaceline cards search klingon leadership  cards that have all these words`,
    );
  cards
    .command('show')
    .argument('<title...>', 'the title, with or without the subtitle')
    .description('Show cards by title.')
    .option('--ruleset <name>', 'the edition', 'second-edition')
    .option('--json', 'one JSON object a card')
    .action(async (title: readonly string[], options: CardsOptions) => {
      const { runCardsShow } = await import('./run/cards.ts');
      process.exitCode = runCardsShow(title.join(' '), options);
    });
  cards
    .command('search')
    .argument('<words...>', 'words of title, type, affiliation, skills, keywords or text')
    .description('Search cards by words; each word must occur.')
    .option('--ruleset <name>', 'the edition', 'second-edition')
    .option('--json', 'one JSON object a card')
    .action(async (words: readonly string[], options: CardsOptions) => {
      const { runCardsSearch } = await import('./run/cards.ts');
      process.exitCode = runCardsSearch(words, options);
    });
}
