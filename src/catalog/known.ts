/** The usual keywords, icons, species and other words of card data; one that is not among them is a warning, never an error. */
import type { CardKinds, UsualWords } from '../engine/ruleset/card-kinds.ts';
import { fold } from './names.ts';

/** All words that are usual, those of the dialect of the card language first. */
export function usualWords({ language, words }: UsualWords, { lexicon }: CardKinds): readonly string[] {
  if (language === undefined) return words;
  return [...(language === 'affiliations' ? lexicon.dialect.icons.affiliations : lexicon[language]), ...words];
}

/** Whether objects of JavaScript answer to a word: things that are counted by name can't be called so. */
export const isObjectWord = (word: string): boolean => word in Object.prototype;

/** What a problem advises where a name is a word of the program. */
export const ANOTHER_NAME = 'choose another name: the program has this word for itself';

/** The usual spelling of a word of an open list (`Cmd` is `command`, `fed` is `Federation`); undefined if it is not known. */
export function usualSpelling({ lexicon }: CardKinds, word: string, known: readonly string[]): string | undefined {
  const bare = word.replace(/[[\]]/g, '').trim();
  const folded = fold(bare);
  const exact = known.find((name) => fold(name) === folded);
  if (exact !== undefined) return exact;
  const { icons } = lexicon.dialect;
  const meant = icons.affiliationOf(bare) ?? icons.nameOf(bare);
  return meant !== undefined && known.includes(meant) ? meant : undefined;
}

/** A word of either list as its icon: `Federation` and `Fed` are `[Fed]`; undefined if it is in neither. */
export function usualIcon(
  kinds: CardKinds,
  word: string,
  known: readonly string[],
  also: readonly string[],
): string | undefined {
  const { icons } = kinds.lexicon.dialect;
  const name = usualSpelling(kinds, word, known);
  const icon = name === undefined ? undefined : icons.iconOfAffiliation(name);
  if (icon !== undefined) return `[${icon}]`;
  const other = usualSpelling(kinds, word, also);
  return other === undefined ? undefined : `[${icons.iconOf(other) ?? other}]`;
}
