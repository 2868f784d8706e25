/** Noun phrases: how many cards, whose, of what kind, where, with what; and references to cards spoken of before. */
import { filtered, kind, THIS } from '../build.ts';
import { any, listed, many, opt, p, w, type Parser } from '../parser.ts';
import type { Count, Filter, Kind, Place, PlayerRef, Prop, Sel } from '../tree.ts';
import { being, costing, noun, requiring, same, titled, worth } from './filters.ts';
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
  quality,
  zonePlace,
} from './symbols.ts';

// ---------------------------------------------------------------- how many, whose
count.is(
  w('a|an|any|one|the', 'one'),
  number.to((n): Count | 'one' => (n === 1 ? 'one' : n)),
  p`up to ${amount}`.to(([upTo]) => ({ upTo })),
  p`${number} or more`.to(([min]) => ({ min })),
  p`at least ${number}`.to(([min]) => ({ min })),
  w('any number of', 'any'),
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
  w('another|(an additional)|(a second)|(a third)', LAST),
  p`a|one ${random}`.to(([chance]): Part => chance),
  p`${number} ${random}`.to(([n, chance]): Part => ({ n, ...chance })),
  p`${number} other|additional`.to(([n]): Part => ({ n, ...LAST })),
);
const determiner: Parser<Part> = any(
  p`${counted} ${opt(other)}`.to(([n, more]): Part => ({ ...n, ...more })),
  p`${counted} of? ${owner} ${opt(other)}`.to(([n, of, more]): Part => ({ ...n, of, ...more })),
  p`${owner} ${opt(other)}`.to(([of, more]): Part => ({ of, ...more })),
);

// ---------------------------------------------------------------- where and with what
type Post =
  | { at: Place }
  | { f: Filter }
  | { best: NonNullable<Sel['best']> }
  | { via: NonNullable<Sel['via']>; of: PlayerRef }
  | { as: string }
  | { other: string[] };
const which = w('(who|that|which)?', 0);
const commands = (words: string, of: PlayerRef): Parser<Post>[] => [
  w(`(who|that)? ${words} command~`, { via: 'command', of }),
  w(`(who|that)? ${words} own~`, { via: 'own', of }),
];
/** 'the highest cost', 'most Cunning', 'the fewest attributes'. */
const measure: Parser<Prop> = any<Prop>(attribute, w('cost', 'cost'), w('attributes', 'attributes'));
const superlative = any<NonNullable<Sel['best']>>(
  p`the? highest|most|greatest ${measure}`.to(([prop]) => ({ prop, dir: 'max' as const })),
  p`the? lowest|least|fewest ${measure}`.to(([prop]) => ({ prop, dir: 'min' as const })),
);
/** 'That has three cards on it', 'that has no cards on it', 'with your Thief aboard'. */
const laden: Parser<Filter> = any(
  p`that|which has|have no ${cards} on it|them`.to(([sel]): Filter => ({
    f: 'not',
    of: { f: 'carries', how: 'on', sel },
  })),
  p`that|which has|have ${cards} on it|them`.to(([sel]): Filter => ({ f: 'carries', how: 'on', sel })),
  p`with ${cards} aboard`.to(([sel]): Filter => ({ f: 'carries', how: 'aboard', sel })),
);
const post: Parser<Post> = any<Post>(
  laden.to((f) => ({ f })),
  place.to((at) => ({ at })),
  p`${which} with|has|have ${any(quality, same)}`.to(([, f]) => ({ f })),
  p`${which} with|has|have ${superlative}`.to(([, best]) => ({ best })),
  p`who each have|has ${quality}`.to(([f]) => ({ f })),
  p`${which} ${any(costing, requiring)}`.to(([, f]) => ({ f })),
  worth.to((f) => ({ f })),
  w<Post>('revealed (this way)?', {
    f: { f: 'was', ev: { e: 'reveal', stage: 'did' }, span: 'ability' },
  }).cost(1),
  p`(who|that)? (is|are)? ${being}`.to(([f]) => ({ f })).cost(1),
  p`${which} with|has|have that (card)? title`.to(() => ({ f: { f: 'named', id: '?named' } })),
  p`${which} with|has|have title ${letter}`.to(([, id]) => ({ f: { f: 'named', id } })),
  ...commands('you', 'you'),
  ...commands('(an|your) opponent', 'opponent'),
  ...commands('the (player|opponent) on your right', 'right'),
  ...commands('the (player|opponent) on your left', 'left'),
  ...commands('(he or she|they|that opponent|that player)', { player: '?player' }),
  w('(that|who)? you command but do not own', { via: 'commandNotOwn', of: 'you' }),
  p`<paren> ${letter} </paren>`.to(([as]) => ({ as })),
  p`than ${any(letter, w('this', 'this'), w('that one', 'that'))}`.to(([id]) => ({ other: [id] })),
);

function withPosts(sel: Sel, posts: readonly Post[]): Sel | undefined {
  let made = sel;
  for (const one of posts) {
    if ('f' in one) made = filtered(made, one.f);
    else if ('best' in one) made = { ...made, best: one.best };
    else if ('at' in one) {
      if (made.at) return undefined;
      made = { ...made, at: one.at };
    } else if ('as' in one) made = { ...made, as: one.as };
    else if ('other' in one) {
      if (!made.other) return undefined;
      made = { ...made, other: one.other };
    } else if (made.of === undefined) made = { ...made, of: one.of, ...(one.via !== 'command' && { via: one.via }) };
    else if (one.via === 'own' && made.of === one.of) made = { ...made, via: 'own' };
    else return undefined;
  }
  return made;
}

const described: Parser<Sel> = p`${opt(determiner)} ${noun} ${many(post.cost(1))}`.to(([before, is, posts]) => {
  return withPosts({ ...before, ...(is !== 'any' && { f: is }) }, posts);
});

/** 'the top three cards of your deck'. */
const end = any<Pick<Sel, 'from'>>(
  w('top', { from: 'top' }),
  w('bottom', { from: 'bottom' }),
  w('top or bottom', { from: 'topOrBottom' }),
);
const bound = opt(p`<paren> ${letter} </paren>`.to(([as]) => ({ as })));
const fromPile: Parser<Sel> = any(
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
const KINDS = ['personnel', 'ship', 'event', 'equipment', 'interrupt', 'dilemma', 'card'] as const;
const reference: Parser<Sel> = any<Sel>(
  w('all remaining dilemmas you have not yet faced|the rest of the dilemma stack', {
    n: 'all',
    at: { p: 'zone', zone: 'dilemmaStack', of: { owner: 'this' } },
  }),
  p`this ${any(...KINDS.map((one) => w(one, one)))}`.to(() => THIS),
  w('this', THIS).cost(2),
  w('that one', { ref: 'that' }),
  w('that (event or interrupt|interrupt or event)', { ref: '?card' }),
  w('this mission', { ref: '?mission' }),
  w('it|itself', { ref: '?it' }),
  w('he|she|him|her|himself|herself|him or her|he or she', { ref: '?he' }),
  w('they|them', { ref: '?they' }),
  w('that (planet|space)? mission', { ref: '?that mission' }),
  ...KINDS.map((one): Parser<Sel> => w(`that ${one}`, { ref: `?${one}` })),
  ...KINDS.map((one): Parser<Sel> =>
    p`those ${opt(number)} ${w(`${one}|${one}s`, 0)}`.to(() => ({ ref: `?those ${one}` })),
  ),
  ...KINDS.map((one): Parser<Sel> =>
    p`${any(w('one of', 'one' as const), count)} of? those ${w(`${one}|${one}s`, 0)}`.to(([n]): Sel => ({
      ref: `?those ${one}`,
      n: n === 'one' ? 1 : n,
    })),
  ),
  p`that ${any(
    listed((lexicon) => lexicon.keywords),
    listed((lexicon) => lexicon.species),
  )}`.to(([name]): Sel => ({ ref: `?${name}` })),
  p`(all|both|each) of them`.to((): Sel => ({ ref: '?they' })),
  p`all ${number} of? (them)?`.to((): Sel => ({ ref: '?they' })),
  letter.to((ref): Sel => ({ ref })),
  p`${any(
    count,
    number.to((n): Count => n),
  )} of ${letter}`.to(([n, ref]): Sel => ({ ref, n: n === 'one' ? 1 : n })),
);
// 'the same cost as A from hand': where the other card is, not where A is.
/** 'The ship he is aboard', 'the mission this personnel is at'. */
const carrier: Parser<Sel> = any(
  p`the ship ${cards} is|are aboard`.to(([sel]): Sel => ({ n: 'all', f: carrying('ship', 'aboard', sel) })),
  p`the mission ${cards} is|are at`.to(([sel]): Sel => ({ n: 'all', f: carrying('mission', 'at', sel) })),
  p`the ${any(w('personnel', 'personnel' as const), w('ship', 'ship' as const), w('event', 'event' as const), w('mission', 'mission' as const))} ${cards} is|are on`.to(
    ([is, sel]): Sel => ({ n: 'all', f: carrying(is, 'on', sel) }),
  ),
);
function carrying(is: Kind, how: 'aboard' | 'on' | 'at', sel: Sel): Filter {
  return { f: 'and', of: [kind(is), { f: 'carries', how, sel }] };
}
const referred = p`${reference} ${many(post.cost(2))}`.to(([sel, posts]) => withPosts(sel, posts));

/** Two nouns with 'or' or 'and/or' between: one choice among both kinds. */
const eitherNoun: Parser<Sel> = p`${described} or|and/or ${described}`.to(([a, b]): Sel | undefined => {
  const { f: left, ...first } = a;
  const { f: right, at, as, ...second } = b;
  if (!left || !right || first.at) return undefined;
  if (JSON.stringify(first) !== JSON.stringify(second)) return undefined;
  return {
    ...first,
    f: { f: 'or', of: [...ways(left), ...ways(right)] },
    ...(at && { at }),
    ...(as !== undefined && { as }),
  };
});
function ways(f: Filter): Filter[] {
  return f.f === 'or' ? f.of : [f];
}

/** Noun phrases that say how many or whose, so that a list of them is a list of subjects. */
determined.is(
  p`${determiner} ${noun} ${many(post.cost(1))}`.to(([before, is, posts]) =>
    withPosts({ ...before, ...(is !== 'any' && { f: is }) }, posts),
  ),
  p`${titled} ${many(post.cost(1))}`.to(([f, posts]) => withPosts({ f }, posts)),
  referred,
  carrier,
);
cards.is(described, fromPile, wholeZone, referred, carrier, eitherNoun.cost(2));
