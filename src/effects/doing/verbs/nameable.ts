/** What there is to name: words of the edition and of all its cards, in the game or not, so that a list of them tells of nobody's deck. */
import type { Nameable, PrintedCard } from '../../../engine/asking/nameable.ts';
import type { Candidate, Selection } from '../../../engine/asking/request.ts';
import { printedTest, remembered } from '../../reading/index.ts';
import type { Filter } from '../../../language/tree/index.ts';
import type { EffectOf } from './handler.ts';

type Naming = EffectOf<'name'>;

/** Words that only the cards there are can tell: a game's state keeps no list of them. */
export function isOfAllCards({ what, among, of, from }: Pick<Naming, 'what' | 'among' | 'of' | 'from'>): boolean {
  if (among || of || from) return false;
  switch (what) {
    case 'card':
    case 'personnel':
    case 'ship':
    case 'event':
    case 'interrupt':
    case 'dilemma':
    case 'mission':
    case 'species':
    case 'keyword':
      return true;
    case 'skill':
    case 'attribute':
    case 'number':
    case 'cardType':
    case 'affiliation':
    case 'player':
      return false;
  }
}

/** What a text says of the card that is named and nobody looks at: cards outside the game have only what is printed on them. */
export function gapOfNaming(effect: Naming): string | null {
  const { what, only } = effect;
  if (only === undefined || !isOfAllCards(effect)) return null;
  const isOfMissions = (what === 'mission' || what === 'card') && tellsOfAttempts(only);
  return isOfMissions || printedTest(only) === null ? 'which cards may be named' : null;
}

/** Whose icons a mission has is no part of what is printed as a list. */
function tellsOfAttempts(filter: Filter): boolean {
  if (filter.f === 'and' || filter.f === 'or') return filter.of.some(tellsOfAttempts);
  if (filter.f === 'not') return tellsOfAttempts(filter.of);
  return filter.f === 'affiliation' || filter.f === 'icon';
}

/** Skills or kinds of cards that may not be named: '(except Law or Telepathy)'. */
export function isExcepted({ except }: Pick<Naming, 'except'>, word: Candidate): boolean {
  const isMeant = (filter: Filter): boolean => {
    if (filter.f === 'or') return filter.of.some(isMeant);
    return (filter.f === 'skill' || filter.f === 'kind') && word.kind === 'word' && word.value === filter.is;
  };
  return except !== undefined && isMeant(except);
}

type Offered = Pick<Selection, 'from' | 'open'>;

/** What may be named by such an effect among all cards there are; one list for all games that know the same cards. */
export function nameableBy(nameable: Nameable, effect: Naming): Offered {
  const lists = listsOf(nameable);
  const known = lists.get(effect);
  if (known) return known;
  const from = sorted([...wordsOn(nameable.cards(), effect), ...wordsBeside(nameable)])
    .map((value): Candidate => ({ kind: 'word', value }))
    .filter((word) => !isExcepted(effect, word));
  const made: Offered = isOfTitles(effect) ? { from, open: 'title' } : { from };
  lists.set(effect, made);
  return made;
}
const listsOf = remembered((_: Nameable) => new Map<Naming, Offered>());

const isOfTitles = ({ what }: Naming): boolean => what !== 'species' && what !== 'keyword';

function wordsOn(cards: readonly PrintedCard[], { what, only }: Naming): readonly string[] {
  if (what === 'species') return cards.flatMap(({ species }) => species?.split('/') ?? []);
  if (what === 'keyword') return cards.flatMap(({ keywords }) => Object.keys(keywords));
  const isMeant = only === undefined ? null : printedTest(only);
  return cards
    .filter((card) => (what === 'card' || card.type === what) && (isMeant === null || isMeant(card)))
    .map(({ title }) => title);
}

/** Every affiliation that a card has. */
export const affiliationsOnCards = remembered(({ cards }: Nameable): readonly string[] =>
  sorted(cards().flatMap(({ affiliations }) => affiliations)),
);

/** Every type that a card has. */
export const cardTypesThereAre = remembered(({ cards }: Nameable): readonly string[] =>
  sorted(cards().map(({ type }) => type)),
);

export const ATTRIBUTES = ['Cunning', 'Integrity', 'Strength'];

/** What a journal names that no list of the edition has: a title, keyword or species that is not known here. */
function wordsBeside(nameable: Nameable): readonly string[] {
  const lists = [skillsOnCards, affiliationsOnCards, cardTypesThereAre].map((listOf) => new Set(listOf(nameable)));
  return nameable.words.filter((word) => !ATTRIBUTES.includes(word) && lists.every((list) => !list.has(word)));
}

/** Every skill that a card has. */
export const skillsOnCards = remembered(({ cards }: Nameable): readonly string[] =>
  sorted(cards().flatMap(({ skills }) => Object.keys(skills))),
);

/** Each word once, in the order of letters. */
export const sorted = (words: readonly string[]): readonly string[] => [...new Set(words)].sort();
