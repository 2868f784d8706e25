/** The generated parts of the handbook: whole pages, and sections of pages that are written by hand. */
import { constructionTables, rowsOnPage, type Example } from './card-language.ts';
import { citations, type Citations } from './citations.ts';
import {
  besideTable,
  editionTable,
  expectationTable,
  fieldTable,
  listTable,
  partTable,
  placeTable,
  queryTable,
  scenarioWordsTable,
  topTable,
  typeTable,
  verbTable,
} from './edition-tables.ts';
import { housePicture } from './house.ts';
import { hostCommandTable } from './host-commands.ts';
import { optionTable } from './options.ts';
import { ledgerTable, rulePages } from './rules.ts';
import { read, withSections } from './text.ts';

/** The page of the card language. */
export const LANGUAGE_PAGE = 'docs/card-language.md';

/** The pages written by hand that have generated sections. */
const PAGES = [
  'ARCHITECTURE.md',
  'docs/README.md',
  'docs/commands.md',
  'docs/scenarios.md',
  'docs/cards-and-decks.md',
  LANGUAGE_PAGE,
  'docs/over-ssh.md',
  'docs/rules/README.md',
];

/** How an example of the card language is rendered. */
export type Rendering = (name: string, example: Example) => string;

/** As it stands on the page now; nothing where the example is another one or new. */
export function asOnPage(): Rendering {
  const rows = rowsOnPage(read(LANGUAGE_PAGE));
  return (name, { text }) => {
    const [shown, rendering] = rows.get(name) ?? [];
    return shown === text && rendering !== undefined ? rendering : '';
  };
}

const sections = (cited: Citations, rendering: Rendering): ReadonlyMap<string, () => string> =>
  new Map([
    ['house', housePicture],
    ['editions', editionTable],
    ['verbs', verbTable],
    ['queries', queryTable],
    ['fields of a scenario', topTable],
    ['lists of a player', listTable],
    ['keys of an entry', besideTable],
    ['expectations', expectationTable],
    ['words of scenarios', scenarioWordsTable],
    ['places', placeTable],
    ['options of the First Edition', optionTable],
    ['types of card', typeTable],
    ['fields of a card', fieldTable],
    ['parts of a deck', partTable],
    ['constructions', () => constructionTables(rendering)],
    ['commands of a host', hostCommandTable],
    ['ledgers', () => ledgerTable(cited)],
  ]);

/** Every page with something generated, by its file, as it must be. */
export function madePages(rendering: Rendering): ReadonlyMap<string, string> {
  const cited = citations();
  const makers = sections(cited, rendering);
  const make = (name: string): string => {
    const maker = makers.get(name);
    if (!maker) throw new Error(`nothing makes the section "${name}": scripts/docs/pages.ts lists them`);
    return maker();
  };
  const written = PAGES.map((file) => [file, withSections(read(file), make)] as const);
  return new Map([...written, ...rulePages(cited)]);
}
