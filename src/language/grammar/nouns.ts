/** Noun phrases: how many cards, whose, of what kind, where, with what; and references to cards spoken of before. */
import { aside } from './asides.ts';
import { ACTOR, anyOf, carrying, filtered, kind, zone } from '../build.ts';
import { any, list, many, opt, p, w, type Parser } from '../parser.ts';
import type { Amount, Count, Filter, Place, PlayerRef, Prop, Sel } from '../tree.ts';
import { costComparison, costing, worth } from './comparisons.ts';
import { being, modifiers, noun, requiring, same, titled } from './filters.ts';
import { participle } from './participles.ts';
import { possessor } from './possessors.ts';
import { reference } from './references.ts';
import {
  amount,
  attribute,
  cards,
  count,
  determined,
  letter,
  number,
  owner,
  place,
  player,
  quality,
  title,
  zonePlace,
} from './symbols.ts';

// ---------------------------------------------------------------- how many, whose
count.is(
  w('a|an|any|one|the', 'one'),
  number.to((n): Count | 'one' => (n === 1 ? 'one' : n)),
  p`up to ${amount}`.to(([upTo]) => ({ upTo })),
  p`${number} or more`.to(([min]) => ({ min })),
  p`at least ${number}`.to(([min]) => ({ min })),
  w('(any|a) number of', 'any'),
  w('(an equal|that|the same) number of', { eq: { a: 'that' } }),
  w('that many', { eq: { a: 'that' } }),
  p`all but ${number}`.to(([allBut]) => ({ allBut })),
  w('each|every|all|both', 'all'),
);

type Part = Omit<Sel, 'f'>;
const LAST: Part = { other: ['?last'] };
const random = w('random', { by: 'random' } as const);
const other = p`other|additional|another|second|third`.to(() => LAST);
const counted: Parser<Part> = any(
  count.to((n): Part => (n === 'one' ? {} : { n })),
  w('another|(another one)|(an additional)|(one additional)|(a second)|(a third)', LAST),
  p`a|one ${random}`.to(([chance]): Part => chance),
  p`${number} ${random}`.to(([n, chance]): Part => ({ n, ...chance })),
  p`${number} other|additional`.to(([n]): Part => ({ n, ...LAST })),
);
const DIFFERENT: Part = { distinct: 'title' };
const determiner: Parser<Part> = any(
  p`${count} different`.to(([n]): Part | undefined => (n === 'one' || n === 'all' ? undefined : { n, ...DIFFERENT })),
  p`each different`.to((): Part => ({ n: 'all', ...DIFFERENT })),
  p`${counted} ${opt(other)}`.to(([n, more]): Part => ({ ...n, ...more })),
  p`${counted} of? ${owner} ${opt(other)}`.to(([n, of, more]): Part => ({ ...n, of, ...more })),
  // 'Each opponent's ships' are all of them.
  p`${owner} ${opt(other)}`.to(([of, more]): Part => ({
    ...((of === 'eachOpponent' || of === 'eachPlayer') && { n: 'all' }),
    of,
    ...more,
  })),
);

// ---------------------------------------------------------------- where and with what
type Post =
  | { at: Place }
  | { f: Filter }
  | { best: NonNullable<Sel['best']> }
  | { via: NonNullable<Sel['via']>; of: PlayerRef }
  | { n: { eq: Amount } }
  | { as: string }
  | { done: PlayerRef }
  | { distinct: Prop }
  | { other: string[] };
const commander = any<PlayerRef>(
  player,
  w('(any opponent|your opponents)', 'opponent'),
  w("that (captive's|personnel's) owner", { owner: '?personnel' }),
);
const which = w('(who|that|which)?', 0);
/** 'the highest cost', 'most Cunning', 'the fewest attributes'. */
const measure: Parser<Prop> = any<Prop>(
  attribute,
  w('cost', 'cost'),
  w('(total)? attributes', 'attributes'),
  w('[SD] icons|[SD]', 'dots'),
);
const superlative = any<NonNullable<Sel['best']>>(
  p`the? highest|most|greatest ${measure}`.to(([prop]) => ({ prop, dir: 'max' as const })),
  p`the? lowest|least|fewest ${measure}`.to(([prop]) => ({ prop, dir: 'min' as const })),
);
type Carries = Extract<Filter, { f: 'carries' }>;
const having = w('(with|(who|that|which) (has|have))', 0);
const bearing = any<Carries['how']>(
  w('on (it|them)', 'on'),
  w('(aboard|aboard it|aboard them)', 'aboard'),
  w('(beneath|under) (it|them)', 'beneath'),
);
/** 'Its Commander' is that of the ship spoken of. */
function carriesIt(how: Carries['how'], sel: Sel): Filter {
  const { f } = sel;
  const isOwn = f?.f === 'commander' && f.of.ref === '?it';
  return { f: 'carries', how, sel: isOwn ? { ...sel, f: { f: 'commander', of: { ref: 'bearer' } } } : sel };
}
/** 'That has three cards on it', 'with no dilemmas beneath it', 'with its Commander aboard'. */
const laden: Parser<Filter> = any(
  p`${having} no ${cards} ${bearing}`.to(([, sel, how]): Filter => ({ f: 'not', of: carriesIt(how, sel) })),
  p`${having} ${cards} ${bearing}`.to(([, sel, how]): Filter => carriesIt(how, sel)).cost(1),
  p`that? ${cards} is|are aboard`.to(([sel]) => boarded(sel)),
);
function boarded(sel: Sel): Filter | undefined {
  return sel.at ? undefined : carriesIt('aboard', sel);
}
const ANY_SKILL: Filter = { f: 'requires', req: { r: 'differentSkills', n: 1 } };
const post: Parser<Post> = any<Post>(
  laden.to((f) => ({ f })),
  aside.to((f) => ({ f })),
  place.to((at) => ({ at })),
  p`${which} with|has|have ${any(quality, same)}`.to(([, f]) => ({ f })),
  w<Post>('(that|who|which) (does|do) not require (a|any) (skill|skills)', { f: { f: 'not', of: ANY_SKILL } }),
  w<Post>('not requiring a skill', { f: { f: 'not', of: ANY_SKILL } }),
  p`(with|that has|who has|that have|who have) no ${quality}`.to(([of]) => ({ f: { f: 'not' as const, of } })).cost(1),
  p`<paren> except ${modifiers} </paren>`.to(([of]) => ({ f: { f: 'not' as const, of } })),
  p`without ${quality}`.to(([of]) => ({ f: { f: 'not', of } })),
  p`who|that|which do~ not have ${quality}`.to(([of]) => ({ f: { f: 'not', of } })),
  p`${which} with|has|have ${superlative}`.to(([, best]) => ({ best })),
  p`who each have|has ${quality}`.to(([f]) => ({ f })),
  p`${which} ${any(costing, requiring)}`.to(([, f]) => ({ f })),
  p`((that|who) (is|are))? ${worth}`.to(([f]) => ({ f })),
  p`whose cost (is|equals)? ${costComparison}`.to(([f]) => ({ f })),
  p`titled ${list(title, w('or', 0))}`.to(([all]) => ({ f: anyOf(all.map((is): Filter => ({ f: 'title', is }))) })),
  w<Post>('revealed (this way)?', {
    f: { f: 'was', ev: { e: 'reveal', stage: 'did' }, span: 'ability' },
  }).cost(1),
  p`who|that is|are a|an ${noun}`.to(([f]): Post | undefined => (f === 'any' ? undefined : { f })).cost(1),
  p`that is ${list(p`a|an ${noun}`, w(', or|or|,', 0))}`.to(([all]): Post | undefined => {
    const kinds = all.flatMap(([one]) => (one === 'any' ? [] : [one]));
    return kinds.length < all.length ? undefined : { f: anyOf(kinds) };
  }),
  w<Post>('examined (this way)?', {
    f: { f: 'was', ev: { e: 'examine', stage: 'did' }, span: 'ability' },
  }).cost(1),
  p`(who|that)? (is|are)? ${being}`.to(([f]) => ({ f })).cost(1),
  p`(that|who)? ${commander} command~`.to(([of]) => ({ via: 'command' as const, of })),
  p`(that|who)? ${commander} own~`.to(([of]) => ({ via: 'own' as const, of })),
  p`${which} ${commander} do~ not command`.to(([, of]) => ({ f: { f: 'not', of: { f: 'copyOf', sel: { of } } } })),
  p`${which} ${player} command~ but do~ not own`.to(([, of]) => ({ via: 'commandNotOwn' as const, of })),
  p`${which} ${player} have~ completed`.to(([, of]) => ({ done: of })),
  w('(that|who)? you do not own', { via: 'own', of: 'opponent' }),
  p`equal to ${amount}`.to(([eq]) => ({ n: { eq } })),
  p`(that|who|which)? (was|were|have been|has been)? ${participle} (in)? this way`
    .to(([e]): Post => ({ f: { f: 'was', ev: { e, stage: 'did' }, span: 'ability' } }))
    .cost(1),
  p`of ${same}`.to(([f]) => ({ f })),
  p`of different ${any<Prop>(w('species', 'species'), w('affiliations', 'affiliation'), w('titles', 'title'))}`
    .to(([distinct]): Post => ({ distinct }))
    .cost(1),
  p`<paren> ${letter} </paren>`.to(([as]) => ({ as })),
  p`than ${any(letter, w('this', 'this'), w('that one', 'that'))}`.to(([id]) => ({ other: [id] })),
);

/** What stands behind a noun; a second one is rather said of the nearer noun. */
const posts: Parser<Post[]> = any(
  w<Post[]>('', []),
  p`${post.cost(1)} ${many(post.cost(2))}`.to(([first, rest]) => [first, ...rest]),
);
const farther = many(post.cost(4));

function isMission({ ref, f }: Sel): boolean {
  const last = f?.f === 'and' ? f.of.at(-1) : f;
  return ref?.endsWith('mission') === true || (last?.f === 'kind' && last.is === 'mission') || last?.f === 'mission';
}
function withPosts(sel: Sel, all: readonly Post[]): Sel | undefined {
  let made = sel;
  for (const one of all) {
    if ('distinct' in one) made = { ...made, distinct: one.distinct };
    else if ('done' in one) {
      if (made.of !== undefined) return undefined;
      made = filtered({ ...made, of: one.done }, { f: 'state', is: { s: 'complete' } });
    } else if ('f' in one) {
      // Nothing is aboard a mission: it is said of the ship before.
      if (one.f.f === 'carries' && one.f.how === 'aboard' && isMission(made)) return undefined;
      made = filtered(made, one.f);
    } else if ('best' in one) made = { ...made, best: one.best };
    else if ('at' in one) {
      if (made.at) return undefined;
      made = { ...made, at: one.at };
    } else if ('as' in one) made = { ...made, as: one.as };
    else if ('n' in one) {
      if (made.n !== undefined && made.n !== 'any') return undefined;
      made = { ...made, n: one.n };
    } else if ('other' in one) {
      if (!made.other) return undefined;
      made = { ...made, other: one.other };
    } else if (made.of === undefined) made = { ...made, of: one.of, ...(one.via !== 'command' && { via: one.via }) };
    else if (one.via === 'own' && made.of === one.of) made = { ...made, via: 'own' };
    else if (one.via === 'own' && made.of === 'you' && made.via === undefined) made = { ...made, via: 'commandNotOwn' };
    else return undefined;
  }
  return made;
}

const described: Parser<Sel> = p`${opt(determiner)} ${noun} ${posts}`.to(([before, is, posts]) => {
  return withPosts({ ...before, ...(is !== 'any' && { f: is }) }, posts);
});

/** "This ship's Commander", 'a Commander that corresponds with your ship', 'its corresponding Commander'. */
const shipsCommander: Parser<Sel> = any(
  p`${possessor} corresponding? commander|commanders`.to(([of]): Sel => ({ f: { f: 'commander', of } })),
  p`${opt(determiner)} commander|commanders that corresponds|correspond with|to ${cards}`.to(([before, of]): Sel => ({
    ...before,
    f: { f: 'commander', of },
  })),
  p`${opt(determiner)} corresponding commander|commanders`.to(([before]): Sel => ({
    ...before,
    f: { f: 'commander', of: { ref: '?it' } },
  })),
  p`${opt(determiner)} commander|commanders of ${cards}`.to(([before, of]): Sel => ({
    ...before,
    f: { f: 'commander', of },
  })),
);
/** 'The next Android you play this turn', 'the first event you play each turn'. */
const nthPlayed: Parser<Sel> = any(
  p`the next ${noun} you play this turn`.to(([is]): Sel => ({
    nth: 'next',
    of: 'you',
    ...(is !== 'any' && { f: is }),
  })),
  p`the first ${noun} you play each turn`.to(([is]): Sel => ({
    nth: 'first',
    of: 'you',
    ...(is !== 'any' && { f: is }),
  })),
);

/** 'The highest cost ship'. */
const foremost: Parser<Sel> = p`${superlative} ${noun} ${posts}`.to(([best, is, behind]) =>
  withPosts({ best, ...(is !== 'any' && { f: is }) }, behind),
);

/** 'the top three cards of your deck'. */
const end = any<Pick<Sel, 'from'>>(
  w('top', { from: 'top' }),
  w('bottom', { from: 'bottom' }),
  w('top or bottom', { from: 'topOrBottom' }),
);
const bound = opt(p`<paren> ${letter} </paren>`.to(([as]) => ({ as })));
const fromPile: Parser<Sel> = any(
  p`(a number of)? ${noun} from the ${end} of ${zonePlace} equal to ${amount} ${bound}`.to(
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
/** 'your hand', 'all cards in your hand': every card of a zone. */
const wholeZone: Parser<Sel> = p`${zonePlace} ${bound}`
  .to(([at, as]): Sel | undefined => (at.p === 'zone' && at.zone === 'hand' ? { n: 'all', at, ...as } : undefined))
  .cost(2);

// ---------------------------------------------------------------- references
// 'the same cost as A from hand': where the other card is, not where A is.
/** 'The ship he is aboard', 'the mission this personnel is at'. */
const carrier: Parser<Sel> = any(
  p`the ship ${cards} is|are aboard`.to(([sel]) => carrying('ship', 'aboard', sel)),
  p`the mission ${cards} is|are at`.to(([sel]) => carrying('mission', 'at', sel)),
  p`the ${any(w('personnel', 'personnel' as const), w('ship', 'ship' as const), w('event', 'event' as const), w('mission', 'mission' as const))} ${cards} is|are on`.to(
    ([is, sel]) => carrying(is, 'on', sel),
  ),
);
/** 'Place him on your headquarters' says where to, not where from. */
const NAMES_NO_PLACE: ReadonlySet<string> = new Set(['?he', '?it']);
const referred = p`${reference} ${farther}`.to(([sel, behind]) => {
  const made = withPosts(sel, behind);
  if (made?.at && NAMES_NO_PLACE.has(made.ref ?? '')) return undefined;
  // 'Each of those personnel' are those personnel.
  return made?.n === 'all' && !made.f && made.ref?.startsWith('?those') === true
    ? { ref: made.ref, ...(made.at && { at: made.at }) }
    : made;
});

/** 'Your captive': a personnel in your brig, whoever owns it. */
const captive: Parser<Sel> = p`${opt(determiner)} captive|captives ${posts}`.to(([before, posts]) => {
  const made = withPosts({ ...before, f: kind('personnel') }, posts);
  if (!made || made.via === 'commandNotOwn') return undefined;
  const { of, at, ...rest } = made;
  if (made.via === 'own') return at ? made : { ...made, at: zone('brig', ACTOR) };
  if (at && (at.p !== 'zone' || at.zone !== 'brig')) return undefined;
  return { ...rest, at: at ?? zone('brig', of ?? ACTOR) };
});

/** Nouns with 'or' or 'and/or' between: one choice among all kinds. */
const eitherNoun: Parser<Sel> =
  p`${described} ${many(p`,|or|and/or ${described}`.to(([next]) => next))} ,? or|and/or ${described}`.to(
    ([first, between, last]): Sel | undefined => among([first, ...between, last]),
  );
/** One selector for all, where they differ in kind only; the last one says where. */
function among(all: readonly Sel[]): Sel | undefined {
  const filters: Filter[] = [];
  const [first] = all;
  const { f: _first, ...shared } = first ?? {};
  if (shared.at) return undefined;
  for (const [index, { f, at, as, ...rest }] of all.entries()) {
    const isLast = index === all.length - 1;
    if (!f || (!isLast && (at ?? as) !== undefined) || !(isLast ? isLike(rest, shared) : isSame(rest, shared)))
      return undefined;
    filters.push(...ways(f));
  }
  const { f: _last, ...said } = all.at(-1) ?? {};
  return { ...shared, ...said, f: { f: 'or', of: filters } };
}
const isSame = (a: Sel, b: Sel): boolean => JSON.stringify(a) === JSON.stringify(b);
/** The last one may also say whose all of them are: 'personnel or ships that you own'. */
function isLike(last: Sel, shared: Sel): boolean {
  const { of: _of, via: _via, ...rest } = last;
  return isSame(last, shared) || (shared.of === undefined && isSame(rest, shared));
}
function ways(f: Filter): Filter[] {
  return f.f === 'or' ? f.of : [f];
}

/** Noun phrases that say how many or whose, so that a list of them is a list of subjects. */
determined.is(
  p`${determiner} ${noun} ${posts}`.to(([before, is, posts]) =>
    withPosts({ ...before, ...(is !== 'any' && { f: is }) }, posts),
  ),
  p`${titled} ${posts}`.to(([f, posts]) => withPosts({ f }, posts)),
  referred,
  carrier,
  shipsCommander,
  nthPlayed,
);
cards.is(
  described,
  fromPile,
  wholeZone,
  referred,
  carrier,
  captive,
  shipsCommander,
  foremost,
  nthPlayed,
  eitherNoun.cost(2),
);
