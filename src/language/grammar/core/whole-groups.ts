/** Reads of 'unstop your Klingons present' that it is done to all of them: a plural without a number is no choice of one. */
import type { Parser } from '../../parse/parser.ts';
import type { Token } from '../../text/text.ts';
import type { WordLists } from '../../text/word-lists.ts';
import { allYours } from '../../tree/build.ts';
import type { Sel } from '../../tree/index.ts';
import { cards } from './symbols.ts';

/** What stands behind a noun: 'your ships here', 'your Klingons who have Honor'. */
const BEHIND = new Set(
  'present at aboard here there in on that which than who with without from beneath involved involving facing attempting worth whose you he she they this it an requiring of named removed commands owns'.split(
    ' ',
  ),
);
/** Singular, though they end like a plural. */
const SINGULAR = new Set(['headquarters', 'his']);

/** The last word of the noun. */
function nounIn(words: readonly Token[]): Token | undefined {
  const behind = words.findIndex(({ low }, index) => index > 0 && BEHIND.has(low));
  return words.slice(0, behind < 0 ? undefined : behind).at(-1);
}

/** Is the noun of these words, which begin with whose cards they are, a plural? */
function isPlural(words: readonly Token[], lists: WordLists): boolean {
  const noun = nounIn(words);
  return noun?.kind === 'word' && /[^s']s$/.test(noun.low) && !SINGULAR.has(noun.low) && !isName(noun, lists);
}

/** Does it name a skill, a keyword or a species as it stands, final 's' and all? */
function isName(noun: Token, { skills, keywords, species }: WordLists): boolean {
  return [skills, keywords, species].some((list) =>
    list.matches([noun], 0).some(({ value }) => value.toLowerCase() === noun.low),
  );
}

const ARTICLES = new Set(['a', 'an', 'one', 'any', 'the', 'another']);
const OF_EITHER_NUMBER = new Set(['personnel', 'equipment']);
const isOneOrMany = (word: Token | undefined): boolean => word !== undefined && OF_EITHER_NUMBER.has(word.low);

/** 'Klingons lose Honor', 'personnel facing that dilemma are stopped': without an article it is said of all there are. */
function isBarePlural({ f, at: _, ...rest }: Sel, words: readonly Token[], lists: WordLists): boolean {
  const [first] = words;
  if (f === undefined || Object.keys(rest).length > 0 || first === undefined || ARTICLES.has(first.low)) return false;
  return isPlural(words, lists) || isOneOrMany(nounIn(words));
}

/** A phrase for cards that something is done to. */
export const wholeGroups = (phrase: Parser<Sel>): Parser<Sel> =>
  phrase.withWords((sel, words, lists) => {
    if (isBarePlural(sel, words, lists)) return { n: 'all', ...sel };
    return isPlural(words, lists) ? allYours(sel) : sel;
  });

/** What tells of cards that one of them is meant: 'your other personnel who has Law'. */
const OF_ONE = new Set(['who', 'whose', 'that', 'which', 'than', 'with']);
/** 'Stop your other personnel', 'your other personnel present', of which nothing more is said: one of them or all? */
const isOneOrAll = (words: readonly Token[]): boolean =>
  words[0]?.low === 'your' &&
  words[1]?.low === 'other' &&
  isOneOrMany(words[2]) &&
  !words.some(({ low }) => OF_ONE.has(low));

export const group = wholeGroups(
  cards.withWords((sel, words) => (isOneOrAll(words) ? undefined : sel)).to((sel) => sel),
);

/** Cards of which some are chosen, or may do something: of 'choose your Klingons' nobody knows how many. */
export const counted = (phrase: Parser<Sel>): Parser<Sel> =>
  phrase
    .withWords((sel, words, lists) =>
      words[0]?.low === 'your' && allYours(sel) !== sel && isPlural(words, lists) ? undefined : sel,
    )
    .to((sel) => sel);

/** 'Two personnel aboard your ships', 'at your missions': on any of them, together so many. */
export const anyOfYours: Parser<Sel> = cards.withWords((sel, words, lists) =>
  isPlural(words, lists) && allYours(sel) !== sel ? { n: 'any', ...sel } : sel,
);
