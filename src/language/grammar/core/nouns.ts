/** Reads which cards are meant: how many, whose, of what kind, where, with what; and references to cards spoken of before. */
import { isSame } from '../../tree/same.ts';
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { any, list, many, opt, p, w, type Parser } from '../../parse/parser.ts';
import { THIS, allOf, carrying, filtered, kind, zone } from '../../tree/build.ts';
import type { Count, Filter, Prop, Sel } from '../../tree/index.ts';
import { open, openWords } from '../../tree/open.ts';
import { atRandomOf } from './at-random.ts';
import { equipmentOf } from './carried-equipment.ts';
import { both, modifiers, noun, pluralKind, titled } from './filters.ts';
import { selected } from './gatherings.ts';
import { half } from './half.ts';
import { nthPlayed, nthRevealed } from './ordinals.ts';
import { REVEALED, farther, posts, superlative, type Post } from './posts.ts';
import { withPosts } from './with-posts.ts';
import { reference } from './references.ts';
import { amount, cards, count, determined, letter, number, owner, zoneName, zonePlace } from './symbols.ts';
import { zoneOwner } from './words.ts';

// ---------------------------------------------------------------- how many, whose
const countWords = count.is(
  w('a|an|one', 'one'),
  w('any', 'one' as const).cost(1),
  number.to((n): Count | 'one' => (n === 1 ? 'one' : n)),
  p`up to ${amount}`.to(([upTo]) => ({ upTo })),
  p`${number} or more`.to(([min]) => ({ min })),
  p`at least ${number}`.to(([min]) => ({ min })),
  p`more than ${number}`.to(([n]) => ({ min: n + 1 })),
  w('any one', 'one' as const),
  w('(any|a) number of', 'any'),
  w('(an equal|that|the same) number of', { eq: { a: 'that' } }),
  w('(that many|the same number of)', { eq: { a: 'that' } }),
  p`all but ${number}`.to(([allBut]) => ({ allBut })),
  w('each|every|all|all the|all of the', 'all'),
);

type Part = Omit<Sel, 'f'>;
const LAST: Part = { other: [open('last')] };
/** 'A different Klingon': than the one spoken of, and not a copy of it where neither is in play. */
const OF_ANOTHER_TITLE: Part = { other: [open('last titled')] };
const random = w('random', { by: 'random' } as const);
/** 'A second personnel': after one that was spoken of; which one a lone 'third' is, nobody counts. */
const NEXT: Part = { other: [open('one before')] };
const other = any(w('other|additional|another', LAST), w('second|third', NEXT));
const counted: Parser<Part> = any(
  count.to((n): Part => (n === 'one' ? {} : { n })),
  w('another|(another one)|(an additional)|(one additional)', LAST),
  w('(a second)|(a third)', NEXT),
  p`a|one ${random}`.to(([chance]): Part => chance),
  p`${number} ${random}`.to(([n, chance]): Part => ({ n, ...chance })),
  p`${number} other|additional`.to(([n]): Part => ({ n, ...LAST })),
);
const DIFFERENT: Part = { distinct: 'title' };
const differentCount: Parser<NonNullable<Sel['n']>> = any<NonNullable<Sel['n']>>(
  number,
  p`at least ${number}`.to(([min]) => ({ min })),
  p`${number} or more`.to(([min]) => ({ min })),
);
export const determiner: Parser<Part> = any(
  p`${count} different`.to(([n]): Part | undefined => (n === 'one' || n === 'all' ? undefined : { n, ...DIFFERENT })),
  p`each different`.to((): Part => ({ n: 'all', ...DIFFERENT })),
  p`${owner} different`.to(([of]): Part => ({ of, ...DIFFERENT })),
  p`different ${owner}`.to(([of]): Part => ({ of, ...DIFFERENT })).cost(1),
  p`${counted} ${opt(other)}`.to(([n, more]): Part => ({ ...n, ...more })),
  w('a different', OF_ANOTHER_TITLE).cost(1),
  p`${counted} of? ${owner} ${opt(other)}`.to(([n, of, more]): Part => ({ ...n, of, ...more })),
  p`${owner} ${number} ${opt(other)}`
    .to(([of, n, more]): Part | undefined => (n > 1 ? { n, of, ...more } : undefined))
    .cost(2),
  // 'Each opponent's ships' are all of them.
  p`${owner} ${opt(other)}`.to(([of, more]): Part => ({
    ...((of === 'eachOpponent' || of === 'eachPlayer') && { n: 'all' }),
    of,
    ...more,
  })),
);

/** 'The personnel': the one spoken of, if one was. */
const THE = open('the');
export const article: Parser<Part> = any(determiner, w<Part>('the', { as: THE }));
type Named = readonly [Part | undefined, Filter | 'any'];
/** 'A Medical and Science personnel' is neither one who is either nor two: what is joined by 'and' is said of several. */
const unlessOneOfBoth = (phrase: Parser<Named>): Parser<Named> =>
  phrase
    .withWords((named, words) =>
      isOne(named[0]) && isOfAny(named[1]) && words.some(({ low }) => low === 'and') ? undefined : named,
    )
    .to((named) => named);
const isOne = (part: Part | undefined): boolean =>
  part !== undefined && part.n === undefined && part.of === undefined && part.as === undefined;
const isOfAny = (is: Filter | 'any'): boolean =>
  is !== 'any' && (is.f === 'or' || (is.f === 'and' && is.of.some(isOfAny)));
export const described: Parser<Sel> = p`${unlessOneOfBoth(p`${opt(article)} ${noun}`)} ${posts}`.to(
  ([[before, is], behind]) => definite(before, is, behind),
);
function definite(before: Part | undefined, is: Filter | 'any', posts: readonly Post[]): Sel | undefined {
  const { as, ...rest } = before ?? {};
  const isBare = as === THE && posts.length === 0 && Object.keys(rest).length === 0;
  if (isBare && is !== 'any' && is.f === 'kind') return { ref: open(`the ${is.is}`), f: is };
  const sel = withPosts(
    { ...rest, ...(as !== undefined && as !== THE && { as }), ...(is !== 'any' && { f: is }) },
    posts,
  );
  return as !== THE || (sel && isPinnedDown(sel)) ? sel : undefined;
}
/** 'The Klingon' alone speaks of one named before; 'the personnel on it', 'the named event', 'the ship he is aboard' say which themselves. */
const isPinnedDown = (sel: Sel): boolean =>
  (sel.best ?? sel.at ?? sel.of) !== undefined || (sel.f !== undefined && saysWhich(sel.f));
const TELLING: ReadonlySet<Filter['f']> = new Set(['named', 'was', 'carries', 'faced', 'copyOf', 'title', 'commander']);
const saysWhich = (f: Filter): boolean => (f.f === 'and' ? f.of.some(saysWhich) : TELLING.has(f.f));

/** 'Each of your [Kli] personnel and ships': all cards of these kinds. */
const kindsTogether: Parser<Sel> =
  p`${determiner} ${opt(modifiers)} ${list(pluralKind, w('(, and|and|,)', 0))} ${posts}`.to(
    ([before, shared, kinds, behind]) =>
      kinds.length < 2 || (before.n !== undefined ? before.n !== 'all' : before.of === undefined)
        ? undefined
        : withPosts({ ...before, f: { f: 'or', of: kinds.map((one) => allOf([shared, one]) ?? one) } }, behind),
  );
/** 'Each of your Thief personnel and Smuggler personnel': all of both. */
const allKinds: Parser<Sel> = p`${determiner} ${noun} and ${noun} ${posts}`.to(([before, one, other, behind]) => {
  const f = one === 'any' || other === 'any' ? undefined : both(one, other);
  return before.n === 'all' && f ? withPosts({ ...before, f }, behind) : undefined;
});
/** 'Each Kai, Prylar, and Vedek at that mission': all of them. */
const allOfThem: Parser<Sel> = p`${determiner} ${list(noun, w('(, and|,)', 0))} ${posts}`.to(
  ([before, all, behind]) => {
    const nouns = all.flatMap((one) => (one === 'any' ? [] : [one]));
    const isEvery = before.n === 'all' || (before.n === undefined && before.of !== undefined);
    if (nouns.length < 3 || nouns.length < all.length || !isEvery) return undefined;
    const f = nouns.slice(1).reduce<Filter | undefined>((so, one) => so && both(so, one), nouns[0]);
    return f && withPosts({ n: 'all', ...before, f }, behind);
  },
);
const equipment = equipmentOf(determiner);
const kindOfDifference = any<Prop>(
  w('species', 'species'),
  w('(affiliation|affiliations)', 'affiliation'),
  w('(title|titles|card title|card titles)', 'title'),
);
/** 'Three different species', 'personnel of three different species': so many that differ in it. */
const differing: Parser<Sel> = any(
  p`${differentCount} different ${kindOfDifference} ${posts}`
    .to(([n, distinct, behind]) => withPosts({ n, f: kind('personnel'), distinct }, behind))
    .cost(1),
  p`${opt(determiner)} ${noun} of ${number} (or more)? different ${kindOfDifference} ${posts}`.to(
    ([before, is, n, distinct, behind]): Sel | undefined =>
      before?.n !== undefined && before.n !== n
        ? undefined
        : withPosts({ ...before, n, ...(is !== 'any' && { f: is }), distinct }, behind),
  ),
);

/** 'The highest cost ship'. */
const foremost: Parser<Sel> = p`${opt(owner)} ${superlative} ${noun} ${posts}`.to(([of, best, is, behind]) =>
  withPosts({ ...(of !== undefined && { of }), best, ...(is !== 'any' && { f: is }) }, behind),
);

/** 'the top three cards of your deck'. */
const end = any<Pick<Sel, 'from'>>(
  w('top', { from: 'top' }),
  w('bottom', { from: 'bottom' }),
  w('top or bottom', { from: 'topOrBottom' }),
);
const bound = opt(p`<paren> ${letter} </paren>`.to(([as]) => ({ as })));
const fromPile: Parser<Sel> = any(
  p`(a number of)? ${noun} from|on the? ${end} of ${zonePlace} equal to ${amount} ${bound}`.to(
    ([is, from, at, eq, as]): Sel => ({ n: { eq }, ...(is !== 'any' && { f: is }), at, ...from, ...as }),
  ),
  p`(the|a)? ${end} ${opt(count)} ${noun} of|from|in ${zonePlace} ${bound}`.to(([from, n, is, at, as]): Sel => ({
    ...(n !== undefined && n !== 'one' && { n }),
    ...(is !== 'any' && { f: is }),
    at,
    ...from,
    ...as,
  })),
  p`${opt(count)} ${noun} from the ${end} of ${zonePlace} ${bound}`.to(([n, is, from, at, as]): Sel => ({
    ...(n !== undefined && n !== 'one' && { n }),
    ...(is !== 'any' && { f: is }),
    at,
    ...from,
    ...as,
  })),
);
const WHOLE: ReadonlySet<string> = new Set(['hand', 'discard']);
/** 'your hand', 'his or her entire hand': every card of a zone. */
const wholeZone: Parser<Sel> = any(
  p`${zonePlace} ${bound}`,
  p`${zoneOwner} entire|whole ${zoneName} ${bound}`.to(([of, name, as]) => [zone(name, of), as] as const),
)
  .to(([at, as]): Sel | undefined => (at.p === 'zone' && WHOLE.has(at.zone) ? { n: 'all', at, ...as } : undefined))
  .cost(2);

// ---------------------------------------------------------------- references
// 'the same cost as A from hand': where the other card is, not where A is.
/** 'The ship he is aboard', 'the mission this personnel is at'. */
export const carrier = alternatives<Sel>('carrier');
const carrierWords = carrier.is(
  w('the mission being attempted', { f: { f: 'and', of: [kind('mission'), { f: 'state', is: { s: 'attempting' } }] } }),
  w("the mission (that|the|an) (opponent's)? ship (moves|moved) to", carrying('mission', 'at', { ref: 'that' })),
  w("this personnel's ship", carrying('ship', 'aboard', { ref: open('this personnel') })),
  w("that personnel's ship", carrying('ship', 'aboard', { ref: open('personnel') })),
  w("(this personnel's|this ship's) mission", carrying('mission', 'at', THIS)),
  p`the ship <paren> ${letter} </paren> ${cards} is|are aboard`.to(([as, sel]) => ({
    ...carrying('ship', 'aboard', sel),
    as,
  })),
  p`the ship ${cards} is|are aboard`.to(([sel]) => carrying('ship', 'aboard', sel)),
  p`the mission ${cards} is|are at`.to(([sel]) => carrying('mission', 'at', sel)),
  p`the ${any(w('personnel', 'personnel' as const), w('ship', 'ship' as const), w('event', 'event' as const), w('mission', 'mission' as const))} ${cards} is|are on`.to(
    ([is, sel]) => carrying(is, 'on', sel),
  ),
);
/** 'Place him on your headquarters' says where to, not where from. */
const NAMES_NO_PLACE: ReadonlySet<string> = new Set([open('he'), open('he or she'), open('it')]);
const referred = p`${reference} ${farther}`.to(([sel, behind]) => {
  const made = withPosts(sel, behind);
  if (made?.at && made.ref !== undefined && NAMES_NO_PLACE.has(made.ref)) return undefined;
  // 'Each of those personnel' are those personnel.
  return made?.n === 'all' && !made.f && made.ref !== undefined && openWords(made.ref)?.startsWith('those') === true
    ? { ref: made.ref, ...(made.at && { at: made.at }) }
    : made;
});

/** 'An event or equipment that costs 2 or less': without an article of its own the last noun shares what follows. */
const lastNoun: Parser<{ sel: Sel; ofAll?: Filter; isSingle?: true }> = any(
  p`${determiner} ${noun} ${posts}`.to(([before, is, behind]) => {
    const sel = withPosts({ ...before, ...(is !== 'any' && { f: is }) }, behind);
    return sel && { sel, ...(isBare(before) && { isSingle: true }) };
  }),
  p`${noun} ${posts}`.to(([is, behind]) => {
    const shared = behind.flatMap((one) => ('f' in one ? [one.f] : []));
    const others = behind.filter((one) => !('f' in one));
    const sel = withPosts(is === 'any' ? {} : { f: is }, others);
    const ofAll = allOf(shared);
    return sel && { sel, ...(ofAll && { ofAll }) };
  }),
);
/** Nouns with 'or' or 'and/or' between: one choice among all kinds. */
const eitherNoun: Parser<Sel> = any(
  p`${described} ${many(p`,|or ${described}`.to(([next]) => next).cost(1))} ,? or ${lastNoun}`.to(
    ([first, between, { sel, ofAll, isSingle }]) => {
      // 'Two Klingons or a Romulan' are two of the one or one of the other (`two-of-either.ts`).
      if (isSingle && isCounted(first.n)) return undefined;
      const all = among([first, ...between, sel]);
      return all && filtered(all, ofAll);
    },
  ),
  // 'An interrupt and/or a ship' are up to two cards, 'three interrupts and/or ships' are three of these kinds.
  p`${described} ${many(p`,|and/or ${described}`.to(([next]) => next))} ,? and/or ${described}`.to(
    ([first, between, last]) => (first.n === undefined ? undefined : among([first, ...between, last])),
  ),
);
/** 'The Kai, Prylar, or Vedek you command': which they are is said of all. */
const commandedOnes: Parser<Sel> = p`the ${list(noun, w('(, or|or|,)', 0))} you command`.to((all) => {
  const of = all[0].flatMap((one) => (one === 'any' ? [] : [one]));
  return of.length > 1 && of.length === all[0].length ? { of: 'you', f: { f: 'or', of } } : undefined;
});
/** 'This personnel or your Android present': any of these. */
const thisOne = any(w('this personnel', open('this personnel')), w('this', 'this'));
const thisOrOther: Parser<Sel> = p`${thisOne} or ${described}`.to(([ref, { as, ...sel }]): Sel | undefined =>
  sel.n === undefined ? { ...(as !== undefined && { as }), f: { f: 'among', of: [{ ref }, sel] } } : undefined,
);
/** One selector for all, where they differ in kind only; the last one says where. */
export function among(all: readonly Sel[]): Sel | undefined {
  const filters: Filter[] = [];
  const [first] = all;
  const { f: _first, ...shared } = first ?? {};
  if (shared.at) return undefined;
  for (const [index, { f, at, as, ...rest }] of all.entries()) {
    const isLast = index === all.length - 1;
    // 'Two Klingons or two Romulans' are two of the one or two of the other (`two-of-either.ts`).
    if (index > 0 && isCounted(rest.n)) return undefined;
    if (
      !f ||
      (!isLast && (at ?? as) !== undefined) ||
      !(isLast ? isLike(rest, shared) : isSame(rest, shared) || isBare(rest))
    )
      return undefined;
    filters.push(...ways(f));
  }
  const { f: _last, ...said } = all.at(-1) ?? {};
  return { ...shared, ...said, f: { f: 'or', of: filters } };
}
/** 'Your other Smuggler or Thief': what stands before the first is said of all. */
const isBare = (sel: Sel): boolean => Object.keys(sel).length === 0;
/** Is there a number of its own, of more than one? */
export const isCounted = (n: Sel['n']): boolean => n !== undefined && n !== 1 && n !== 'all';
/** The last one may also say whose all of them are, and how they differ: 'three personnel or ships of different titles that you own'. */
function isLike(last: Sel, shared: Sel): boolean {
  const { of: _of, via: _via, ...rest } = last;
  if (isSame(last, shared) || isBare(last) || (shared.of === undefined && isSame(rest, shared))) return true;
  const { distinct: _distinct, alike: _alike, total: _total, best: _best, via, of, ...more } = last;
  return isBare(more) && (of === undefined || (via !== undefined && shared.of === undefined)) && isCounted(shared.n);
}
function ways(f: Filter): Filter[] {
  return f.f === 'or' ? f.of : [f];
}

/** Noun phrases that say how many or whose, so that a list of them is a list of subjects. */
const determinedWords = determined.is(
  p`${unlessOneOfBoth(p`${article} ${noun}`)} ${posts}`.to(([[before, is], behind]) => definite(before, is, behind)),
  p`${titled} ${posts}`.to(([f, posts]) => withPosts({ f }, posts)),
  referred,
  half,
  carrier,
  equipment,
  selected,
  nthRevealed,
  nthPlayed,
  kindsTogether.cost(2),
  allKinds.cost(3),
  allOfThem.cost(4),
  eitherNoun.cost(4),
);
/** 'Each revealed personnel with that skill', 'the revealed cards'. */
const revealed: Parser<Sel> = any(
  p`(each|all|all of the) revealed ${noun} ${posts}`.to(([is, behind]) => {
    // What lies elsewhere is said last, of those revealed.
    const elsewhere = behind.filter((one) => 'f' in one && one.f.f === 'copyOf');
    const others = behind.filter((one) => !elsewhere.includes(one));
    const made = withPosts({ n: 'all', ...(is !== 'any' && { f: is }) }, others);
    return made && withPosts(filtered(made, REVEALED), elsewhere);
  }),
  w('the revealed cards', { n: 'all', f: REVEALED }),
);
const cardsWords = cards.is(
  described,
  atRandomOf(determiner),
  revealed,
  fromPile,
  wholeZone,
  referred,
  half,
  carrier,
  equipment,
  foremost,
  selected,
  nthRevealed,
  nthPlayed,
  kindsTogether.cost(2),
  allKinds.cost(3),
  allOfThem.cost(4),
  eitherNoun.cost(2),
  commandedOnes.cost(2),
  differing,
  thisOrOther.cost(3),
);

export const FAMILY: readonly Definition[] = [countWords, carrierWords, determinedWords, cardsWords];
