/** The editions for those who read card texts: their words with the language of the texts, which is much to load. */
import type { EditionWords } from '../engine/ruleset/edition-words.ts';
import { premiereWords } from './first-edition/edition-words.ts';
import { objectivesWords } from './objectives/edition-words.ts';
import { secondEditionWords } from './second-edition/edition-words.ts';

const LISTED: ReadonlyMap<string, EditionWords> = new Map(
  [secondEditionWords, objectivesWords, premiereWords].map((words) => [words.name, words]),
);

/** The words of an edition; an error where there is no such edition. */
export function editionWords(name: string): EditionWords {
  const words = LISTED.get(name);
  if (!words) throw new Error(`no edition ${name}`);
  return words;
}
