/** Runs the scenarios of judges: `cast: judge` are the usual cards and all that were drawn. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FactShelf, Library, readCardFiles, shippedLibrary } from '../../src/catalog/index.ts';
import { editionWords } from '../../src/rules/card-editions.ts';
import { notCarriedOut } from '../../src/effects/gate.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';
import { secondEdition } from '../../src/rules/second-edition/index.ts';
import { runScenarioText, type Editions, type FileOutcome } from '../../src/scenarios/index.ts';
import { samples } from './cards.ts';
import { loadRuleIds } from '../../src/rules/ledger.ts';

const usual = join(import.meta.dirname, '../../cards/casts/second-edition.yaml');

/** The usual cards of scenarios and those that were drawn, read once. */
function cast(): Library {
  const sources = [
    { name: usual, text: readFileSync(usual, 'utf8') },
    ...samples().map(({ seed, text }) => ({ name: `sample-${seed}.yaml`, text })),
  ];
  const { cards, problems } = readCardFiles(sources, secondEditionWords.cardKinds);
  return new Library(new FactShelf(secondEditionWords, cards, problems, library.lexicon));
}

const library = shippedLibrary(secondEditionWords, notCarriedOut);
const judge = cast();

const editions: Editions = {
  rulesets: { [secondEdition.name]: secondEdition },
  usual: secondEdition.name,
  words: editionWords,
  library: () => library,
  ruleIds: await loadRuleIds(),
  casts: { names: () => ['judge'], cards: () => judge },
};

/** What is wrong with the cards that were drawn, their texts read. */
export const castProblems = () => judge.allProblems();

/** Runs the text of a judge's scenario. */
export const judged = (text: string, file: string): FileOutcome => runScenarioText(text, file, editions);
