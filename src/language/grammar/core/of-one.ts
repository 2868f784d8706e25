/**
 * Where the words of one card end in a requirement: of 'a personnel who has Honor or Cunning>30' the second is asked of all together, and of 'a
 * ship with Range>8 or 2 Engineer' not of the ship. Of one personnel, what is said again is said with its words: 'or a personnel who has 2 Law'.
 */
import type { Token } from '../../text/text.ts';
import type { Attr, Filter, Prop, Requirement, Sel } from '../../tree/index.ts';

/** No single personnel has more: so much is asked of all together. */
const MOST_OF_ONE = 12;

/** May this be asked of one personnel? */
export function isOfOne(req: Requirement): boolean {
  if (req.r === 'and' || req.r === 'or') return req.of.every(isOfOne);
  return req.r !== 'attr' || typeof req.n !== 'number' || req.n <= MOST_OF_ONE;
}

/** May all of it be asked of the card of which it is said? */
export const isOfThatCard = ({ f }: Sel): boolean => f === undefined || isOfSome(f);

/** 'A Vulcan or an Android' are two parts of a requirement, of which 'and' binds each alone; 'an Admiral or General' is one. */
export const isOfTwo = ({ f }: Sel, words: readonly Token[]): boolean =>
  f?.f === 'or' && words.some(({ low }, index) => low === 'or' && ARTICLES.has(words[index + 1]?.low));
const ARTICLES: ReadonlySet<string | undefined> = new Set(['a', 'an']);

const isThing = (filter: Filter): boolean => filter.f === 'kind' && (filter.is === 'ship' || filter.is === 'equipment');
const hasSkill = (filter: Filter): boolean =>
  filter.f === 'skill' || ((filter.f === 'and' || filter.f === 'or') && filter.of.some(hasSkill));

function isOfSome(filter: Filter): boolean {
  if (filter.f === 'and') return filter.of.every(isOfSome) && !(filter.of.some(isThing) && filter.of.some(hasSkill));
  if (filter.f === 'or') return filter.of.every(isOfSome) && !filter.of.slice(1).some(isOfSeveral);
  return filter.f !== 'num' || !PERSONAL.has(filter.prop) || typeof filter.n !== 'number' || filter.n <= MOST_OF_ONE;
}
const PERSONAL: ReadonlySet<Prop> = new Set<Attr>(['Integrity', 'Cunning', 'Strength']);

/** 'Or 2 Security': so many as several together have. */
const isOfSeveral = (filter: Filter): boolean =>
  filter.f === 'and'
    ? filter.of.some(isOfSeveral)
    : filter.f === 'skill' && typeof filter.n === 'number' && filter.n > 1;

/**
 * Is one of several alternatives what one card has, said without it, 'a personnel who has Cunning>7 or Strength>7', or does what binds less come first,
 * 'a personnel who has Honor or Law, and 2 Security'?
 */
export const isTornApart = (all: readonly Requirement[]): boolean =>
  all.some((one, index) => {
    const before = all[index - 1];
    const isLeftOver = before !== undefined && isOfACard(before) && isLittle(one);
    return isLeftOver || (one.r === 'and' && one.of.slice(0, -1).some(endsInOr));
  });

const endsInOr = (req: Requirement): boolean =>
  (req.r === 'one' && req.req.r === 'or') ||
  (req.r === 'card' && req.sel.f?.f === 'and' && req.sel.f.of.at(-1)?.f === 'or');
const isOfACard = (req: Requirement): boolean => {
  if (req.r === 'and') return isOfACard(req.of.at(-1) ?? req);
  return req.r === 'one' || (req.r === 'card' && req.sel.f?.f === 'and' && req.sel.f.of.some(({ f }) => f === 'num'));
};
const isLittle = (req: Requirement): boolean =>
  req.r === 'and' ? req.of.some(isLittle) : req.r === 'attr' && isOfOne(req);
