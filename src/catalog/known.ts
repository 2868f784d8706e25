/** The open lists of card data: what is usual. An entry that is not here is a warning, never an error. */
import type { UsualWords } from '../engine/ruleset/card-kinds.ts';
import { SECOND_EDITION, SECOND_EDITION_LEXICON } from '../language/grammar/second-edition/index.ts';
import { fold } from './names.ts';

const OF_LANGUAGE: Readonly<Record<NonNullable<UsualWords['language']>, readonly string[]>> = {
  affiliations: SECOND_EDITION.icons.affiliations,
  skills: SECOND_EDITION_LEXICON.skills,
  species: SECOND_EDITION_LEXICON.species,
};

/** All words that are usual, those of the card language first. */
export function usualWords({ language, words }: UsualWords): readonly string[] {
  return language === undefined ? words : [...OF_LANGUAGE[language], ...words];
}

/** Whether objects of JavaScript answer to a word: things that are counted by name can't be called so. */
export const isObjectWord = (word: string): boolean => word in Object.prototype;

/** What would be right in its place. */
export const ANOTHER_NAME = 'choose another name: the program has this word for itself';

/** The usual spelling of a word of an open list (`Cmd` is `command`, `fed` is `Federation`); undefined if it is not known. */
export function usualSpelling(word: string, known: readonly string[]): string | undefined {
  const bare = word.replace(/[[\]]/g, '').trim();
  const folded = fold(bare);
  const exact = known.find((name) => fold(name) === folded);
  if (exact !== undefined) return exact;
  const meant = SECOND_EDITION.icons.affiliationOf(bare) ?? SECOND_EDITION.icons.nameOf(bare);
  return meant !== undefined && known.includes(meant) ? meant : undefined;
}

/** A word of either list as its icon: `Federation` and `Fed` are `[Fed]`; undefined if it is in neither. */
export function usualIcon(word: string, known: readonly string[], also: readonly string[]): string | undefined {
  const name = usualSpelling(word, known);
  const icon = name === undefined ? undefined : SECOND_EDITION.icons.iconOfAffiliation(name);
  if (icon !== undefined) return `[${icon}]`;
  const other = usualSpelling(word, also);
  return other === undefined ? undefined : `[${SECOND_EDITION.icons.iconOf(other) ?? other}]`;
}
