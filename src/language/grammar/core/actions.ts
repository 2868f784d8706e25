/** Reads what is done to cards ('draw two cards', 'download a ship'), without who does it, so that any player may do it. */
import { playedCheaper } from './cheaper-plays.ts';
import { group, wholeGroups } from './whole-groups.ts';
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { any, list, opt, p, w, type Parser } from '../../parse/parser.ts';
import { ACTOR, anyOf, kind, ownerOf, putAway, unstopping, zone } from '../../tree/build.ts';
import type { Effect, Filter, Place, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { drawing } from './drawing.ts';
import { every } from './amounts.ts';
import { areSeveral, eachOnOne, onSeveral } from './each-on-one.ts';
import { pileBottom } from './fates.ts';
import { fromHand, HELD } from './from-hand.ts';
import { noun } from './filters.ts';
import { determiner } from './nouns.ts';
import { posts } from './posts.ts';
import { atTheSame } from './same-place.ts';
import { withPosts } from './with-posts.ts';
import { cards, destination, determined, number, owner, place, signed, zonePlace } from './symbols.ts';
import type { Destination } from './symbols.ts';

const HAND = zone('hand', ACTOR);
const DECK = zone('deck', ACTOR);
const ASIDE = zone('aside', { owner: 'it' });

/** Cards that a download fetches: from the deck, unless the text says otherwise. */
export function download(what: Sel): Effect[] {
  return [{ x: 'put', why: 'download', what: what.at ? what : { ...what, at: DECK }, to: HAND }];
}
function put(why: Extract<Effect, { x: 'put' }>['why']): (given: readonly [Sel, Destination]) => Effect[] {
  return ([what, rest]) => [{ x: 'put', why, what, ...rest }];
}
/** 'Place a card from hand on each X event': one on each of them. */
function onEach([what, rest]: readonly [Sel, { to: Place }]): Effect[] | undefined {
  if (rest.to.p !== 'on' || rest.to.card.n !== 'all' || what.ref !== undefined) return undefined;
  const { card } = rest.to;
  const on: Place = { p: 'on', card: { ref: 'that' } };
  return [{ x: 'each', over: card, do: [{ x: 'put', why: 'place', what, ...rest, to: on }] }];
}
/** Two cards present with each other: the first is with one such as the second, the second with that first. */
function together(one: Sel, other: Sel): Sel[] | undefined {
  if ([one, other].some((sel) => sel.at ?? sel.ref ?? sel.as)) return undefined;
  const first: Sel = { ...one, at: { p: 'present', with: other }, as: TOGETHER };
  return [first, { ...structuredClone(other), at: { p: 'present', with: { ref: TOGETHER } } }];
}
/** The letter of the first of them. */
const TOGETHER = 'h';

/** 'That event', 'this ship': one card by its kind. */
const isThatCard = ({ ref }: Sel): boolean =>
  ref !== undefined &&
  /^(this|that|[a-h]|\?(it|he|he or she|(this )?(personnel|ship|equipment|event|card)))$/.test(ref);
/** Verbs with no more than an object. */
export function plain(verb: string, make: (what: Sel) => Effect): Parser<Effect[]> {
  return any(
    p`${w(verb, 0)} ${group}`.to(([, what]) => [make(what)]),
    // 'If your X is present, stop both personnel': the one it happens to and the other.
    p`${w(verb, 0)} both personnel`.to(() => [make({ ref: 'that' }), make({ ref: open('other he') })]),
    // 'Stop your X and your Y present together'.
    p`${w(verb, 0)} ${cards} and ${cards} present together`.to(([, one, other]) => together(one, other)?.map(make)),
    // 'Stop your Medical personnel and Officer personnel': one of each.
    p`${w(verb, 0)} ${owner} ${noun} and ${noun} ${posts}`.to(([, of, one, other, behind]) =>
      [one, other].every((is) => is !== 'any' && is.f === 'and' && is.of.some(({ f }) => f === 'kind'))
        ? [one, other].flatMap((is) => {
            const sel = is === 'any' ? undefined : withPosts({ of, f: is }, structuredClone(behind));
            return sel ? [make(sel)] : [];
          })
        : undefined,
    ),
    // 'Kill any number of X and/or Y': any number of each.
    p`${w(verb, 0)} ${cards} and/or ${cards}`.to(([, one, other]) =>
      one.n === 'any' && other.n === undefined ? [one, { ...other, n: 'any' as const }].map(make) : undefined,
    ),
    // 'Stop this personnel and your Thief present': each of them is done something to.
    p`${w(verb, 0)} both? ${list(wholeGroups(determined), w(', and|and|,', 0).cost(2))}`
      .to(([, all]) => (all.length < 2 ? undefined : atTheSame(all)?.map(make)))
      .cost(1),
  );
}
/** 'Take one into hand': of the cards spoken of. */
export const ofThem: Parser<Sel> = any<Sel>(
  w('one (of them)?', { ref: open('several'), n: 1 }),
  p`${number} (of them)?`.to(([n]): Sel => ({ ref: open('several'), n })),
  p`up to ${number} (of them)?`.to(([upTo]): Sel => ({ ref: open('several'), n: { upTo } })),
  p`any number (of them)?`.to((): Sel => ({ ref: open('several'), n: 'any' })),
);
const they = w('(he or she|he|she|it|they|that personnel)', 0);
/** Where cards stand is said of the place they go to rather than of themselves. */
const standing = (sel: Sel): boolean => sel.at !== undefined && sel.at.p !== 'zone' && sel.at.p !== 'beneath';
const moved: Parser<Sel> = any(
  group.to((sel) => (standing(sel) ? undefined : sel)),
  group.to((sel) => (standing(sel) ? sel : undefined)).cost(1),
);
/** 'Two cards (or an event) from hand'. */
const twoWays: Parser<Sel[]> = p`${cards} <paren> or ${cards} </paren> ${opt(place)}`.to(
  ([one, other, at]): Sel[] | undefined =>
    at && (one.at || other.at) ? undefined : [one, other].map((sel) => (at ? { ...sel, at } : sel)),
);

/** 'Each event and each interrupt in your discard pile': all of them lie there. */
export function liesWith(what: Sel, last: Sel | undefined): Sel {
  return what.at || what.ref !== undefined || !last?.at ? what : { ...what, at: last.at };
}
export const moves = alternatives<Effect[]>('moves');
/** 'A Damage card': what is removed from a ship repairs it. */
function isDamage(filter: Filter | undefined): boolean {
  return filter?.f === 'damage' || (filter?.f === 'and' && filter.of.some(isDamage));
}
const movesWords = moves.is(
  drawing,
  plain('discard~', (what) => putAway('discard', fromHand(what, HELD))),
  p`discard~ ${number} from hand`.to(([n]) => [putAway('discard', { ...(n > 1 && { n }), at: HAND })]),
  plain('kill~', (what) => putAway('kill', what)),
  plain('destroy~', (what) => putAway('destroy', what)),
  p`remove~ ${cards} from the game`.to(([what]) => [putAway('remove', what)]),
  p`remove~ ${cards} and all the other ${cards} from the game`.to(([one, { other: _, ...rest }]): Effect[] => [
    putAway('remove', one),
    putAway('remove', { ...rest, n: 'all', other: [one.ref ?? open('last')] }),
  ]),
  p`download~ ${cards}`.to(([what]) => download(what)),
  p`place~|put~|set~ ${moved} ${destination}`.to((given) => onEach(given) ?? put('place')(given)).cost(1),
  p`place~|put~ ${cards} ${onSeveral}`.to(([what, card]) => (areSeveral(what) ? eachOnOne(what, card) : undefined)),
  // All from one place to another at the same mission.
  p`place~ any number of ${owner} ${list(noun, w('(and/or|and)', 0))} at (a|one) mission aboard (a|any) ship at the same mission`.to(
    ([of, nouns]): Effect[] | undefined => {
      const kinds = nouns.flatMap((one) => (one === 'any' ? [] : [one]));
      const mission: Sel = { ref: open('pick') };
      const what: Sel = { n: 'any', of, f: anyOf(kinds), at: { p: 'at', mission } };
      const ship: Sel = { f: kind('ship'), at: { p: 'at', mission: { ref: open('pick') } } };
      return kinds.length < nouns.length
        ? undefined
        : [
            { x: 'pick', as: open('new'), sel: { f: kind('mission'), by: ACTOR } },
            { x: 'put', why: 'place', what, to: { p: 'aboard', ship } },
          ];
    },
  ),
  p`set~ aside ${cards}`.to(([what]): Effect[] => [{ x: 'put', why: 'place', what, to: ASIDE }]),
  p`download~ ${list(cards, w('and/or', 0))}`.to(([all]) =>
    all.length > 1 && all.every(({ n }) => n === undefined) ? all.flatMap(download) : undefined,
  ),
  p`place~|put~ ${cards} in (his or her|their|its|his|her) owner's|owners' discard pile|piles`
    .to(([what]): Effect[] => [{ x: 'put', why: 'place', what, to: zone('discard', ownerOf(what)) }])
    .cost(2),
  p`return~ ${group} ${destination}`.to(([what, rest]): Effect[] => [
    { x: 'put', why: 'return', what, ...pileBottom(rest) },
  ]),
  p`take~ ${cards} ${destination}`.to(([what, rest]) => (rest.to.p === 'zone' ? put('take')([what, rest]) : undefined)),
  p`take~ ${ofThem} ${destination}`.to(put('take')),
  p`(place~|put~|set~) ${ofThem} ${destination}`.to(put('place')),
  // 'Place one on top of your deck and the rest on the bottom'.
  p`(place~|put~) ${any(ofThem, cards)} ${destination} ,? and ${cards} ${destination}`
    .to(([one, to, other, rest]): Effect[] | undefined =>
      standing(other) ? undefined : [...put('place')([one, to]), ...put('place')([other, rest])],
    )
    .cost(3),
  // A card that is removed from another goes to its owner's discard pile.
  p`remove~ ${cards} from ${cards}`.to(([what, card]): Effect[] | undefined =>
    what.at || what.ref !== undefined
      ? undefined
      : [putAway(isDamage(what.f) ? 'repair' : 'discard', { ...what, at: { p: 'on', card } })],
  ),
  p`remove~ ${cards}`
    .to(([what]): Effect[] | undefined =>
      what.at?.p === 'on' && what.ref === undefined && isDamage(what.f) ? [putAway('repair', what)] : undefined,
    )
    .cost(1),
  p`remove~ ${ofThem} from the game`.to(([what]) => [putAway('remove', what)]),
  p`discard~ ${ofThem}`.to(([what]) => [putAway('discard', what)]),
  // Back to the pile they were seen in.
  p`replace~|rearrange~ ${cards} in ${any(w('any', 'any' as const), w('the same', 'same' as const))} order`.to(
    ([what, order]): Effect[] => [
      { x: 'put', why: 'place', what, to: { p: 'zone', zone: 'deck', of: { owner: open('back') } }, order },
    ],
  ),
  p`take~ ${cards} and shuffle (it|them|him|her|him or her) into ${zonePlace}`.to(([what, to]) =>
    shuffledInto(what, to),
  ),
  p`take~ ${cards} and return (it|them|him|her|him or her) ${destination}`.to(([what, rest]): Effect[] => [
    { x: 'put', why: 'return', what, ...pileBottom(rest) },
  ]),
  p`shuffle~ ${cards} into ${zonePlace}`.to(([what, to]): Effect[] => shuffledInto(what, to)),
  p`shuffle~ ${zonePlace} into ${zonePlace}`.to(([at, to]): Effect[] | undefined =>
    at.p === 'zone' && at.zone !== 'hand' ? shuffledInto({ n: 'all', at }, to) : undefined,
  ),
  p`(examine~|look~ at) ${zonePlace} (and|, then) ${any(
    p`remove~ ${cards} from the game`.to(([what]) => what),
    p`choose~ ${cards} to remove from the game`.to(([what]) => what),
  )}`.to(([at, what]): Effect[] | undefined =>
    what.at || what.ref !== undefined
      ? undefined
      : [
          { x: 'look', why: 'examine', what: { n: 'all', at }, who: ACTOR },
          putAway('remove', { ...what, at: structuredClone(at) }),
        ],
  ),
  p`(examine~|look~ at) and remove~ ${cards} from the game`.to(([what]): Effect[] | undefined =>
    what.at?.p === 'zone'
      ? [{ x: 'look', why: 'examine', what: { n: 'all', at: what.at }, who: ACTOR }, putAway('remove', what)]
      : undefined,
  ),
  p`take~ ${cards} and remove~ (it|them|him|her|him or her) from the game`.to(([what]) => [putAway('remove', what)]),
  p`restore~ all? range those ships have used this turn`.to((): Effect[] => [
    { x: 'ship', why: 'restoreRange', what: { ref: open('those ship') } },
  ]),
  p`take~ ${cards} (, and|and|, then|,) (place~|put~|set~) (it|them|him|her|him or her|that personnel|that card) ${destination}`.to(
    put('place'),
  ),
  p`take~ ${cards} (and|, then) return~ (it|them|him|her|him or her) ${destination}`.to(([what, rest]): Effect[] => [
    { x: 'put', why: 'return', what, ...pileBottom(rest) },
  ]),
  p`shuffle~ ${list(determined, w(', and|and|,', 0).cost(1))} into ${zonePlace}`.to(([all, to]): Effect[] => [
    ...all.map((what): Effect => ({ x: 'put', why: 'place', what: liesWith(what, all.at(-1)), to })),
    { x: 'shuffle', zone: to },
  ]),
  p`randomly discard~ ${cards}`.to(([what]) => [putAway('discard', { ...fromHand(what), by: 'random' })]),
  p`discard~ ${cards} at random`.to(([what]) => [putAway('discard', { ...fromHand(what), by: 'random' })]),
  // Of the card that is about to be played: where it goes instead.
  p`play~ ${cards} at cost ${signed}`
    .to(([what, costBy]): Effect[] | undefined =>
      isThatCard(what) ? [{ x: 'put', why: 'play', what, to: zone('play', ACTOR), costBy }] : undefined,
    )
    .cost(4),
  playedCheaper,
  p`play~ ${cards} at cost ${signed} aboard ${cards}`.to(([what, costBy, ship]): Effect[] | undefined =>
    isThatCard(what) && what.ref?.includes('this') === false
      ? [{ x: 'put', why: 'play', what, to: { p: 'aboard', ship }, costBy }]
      : undefined,
  ),
  p`play~ ${cards} ${destination}`.to(([what, rest]) =>
    what.ref !== undefined &&
    (what.ref === 'this' || !what.ref.includes('this')) &&
    what.n === undefined &&
    rest.to.p !== 'zone'
      ? put('play')([what, rest])
      : undefined,
  ),
  plain('stop~', (what) => ({ x: 'stop', what })),
  p`stop~ ${cards} , even if ${they} cannot be stopped`.to(([what]): Effect[] => [{ x: 'stop', what, even: true }]),
  p`kill~ ${cards} , even if ${they} cannot be killed`.to(([what]) => [{ ...putAway('kill', what), even: true }]),
  p`destroy~ ${cards} , even if ${they} cannot be destroyed`.to(([what]) => [
    { ...putAway('destroy', what), even: true },
  ]),
  w('stop~ all', [{ x: 'stop', what: { n: 'all', of: 'you', f: kind('personnel') } }]),
  p`unstop~ ${cards} and restore~ all Range those ships have used (this turn)?`
    .to(([what]): Effect[] | undefined =>
      what.f?.f === 'or' && what.f.of.some((one) => hasKind(one, 'ship'))
        ? [
            { x: 'unstop', what },
            { x: 'ship', why: 'restoreRange', what: { ...what, f: onlyShips(what.f.of) } },
          ]
        : undefined,
    )
    .cost(1),
  plain('unstop~', unstopping),
  p`reveal~ ${cards}`.to(([what]): Effect[] => [{ x: 'look', why: 'reveal', what, who: ACTOR }]),
  p`(examine~|look~ at) ${cards}`.to(([what]): Effect[] => [{ x: 'look', why: 'examine', what, who: ACTOR }]),
  p`shuffle~ ${zonePlace}`.to(([at]): Effect[] => [{ x: 'shuffle', zone: at }]),
  p`shuffle~ and replace~ ${zonePlace} (face down)?`.to(([at]): Effect[] => [{ x: 'shuffle', zone: at }]),
  p`restore~ all Range ${cards} has used (this turn)?`.to(([what]): Effect[] => [
    { x: 'ship', why: 'restoreRange', what },
  ]),
  // Ships have, a ship has.
  p`restore~ all Range ${cards} have used (this turn)?`.to(([what]): Effect[] => [
    { x: 'ship', why: 'restoreRange', what: every(what) },
  ]),
  p`shuffle~ ${cards} into ${zonePlace}`.to(([what, at]): Effect[] => [
    { x: 'put', why: 'place', what, to: at },
    { x: 'shuffle', zone: at },
  ]),
  p`remove~ ${determiner} ${noun} <paren> or ${noun} </paren> ${place} from the game`.to(
    ([before, one, other, at]): Effect[] | undefined =>
      one === 'any' || other === 'any' ? undefined : [putAway('remove', { ...before, f: anyOf([one, other]), at })],
  ),
  p`remove~ ${cards} <paren> or ${cards} </paren> from the game`.to(([one, other]): Effect[] => [
    { x: 'oneOf', who: ACTOR, of: [one, other].map((what) => [putAway('remove', what)]) },
  ]),
  p`discard~ ${twoWays}`.to((ways): Effect[] => [
    { x: 'oneOf', who: ACTOR, of: ways[0].map((what) => [putAway('discard', fromHand(what))]) },
  ]),
  p`take~ command of ${cards}`.to(([what]): Effect[] => [{ x: 'command', what, to: ACTOR }]),
  // What lies beneath a mission is put beneath the other.
  p`move~ ${cards} to ${cards}`.to(([what, to]): Effect[] => [
    what.at?.p === 'beneath'
      ? { x: 'put', why: 'place', what, to: { p: 'beneath', card: to } }
      : { x: 'ship', why: 'move', what, to: { p: 'at', mission: to } },
  ]),
  p`beam~ ${cards} aboard ${cards}`.to(([what, ship]): Effect[] => [
    { x: 'ship', why: 'beam', what, to: { p: 'aboard', ship } },
  ]),
  p`exchange~ ${cards} with|for ${cards}`.to(([one, other]): Effect[] | undefined => {
    const [a, b] = atTheSame([one, other]) ?? [];
    return a && b && [{ x: 'swap', why: 'exchange', a, b }];
  }),
  // What comes in place of a dilemma is another matter (`piles.ts`).
  p`replace~ ${cards} with ${cards}`.to(([a, b]): Effect[] | undefined =>
    b.ref === open('revealed dilemma') ? undefined : [{ x: 'swap', why: 'replace', a, b }],
  ),
);

const hasKind = (filter: Filter, is: string): boolean =>
  filter.f === 'and' ? filter.of.some((one) => hasKind(one, is)) : filter.f === 'kind' && filter.is === is;
/** 'Those ships', of personnel and ships. */
function onlyShips(of: readonly Filter[]): Filter {
  return anyOf(of.filter((one) => hasKind(one, 'ship')));
}

/** Put into a pile which is then shuffled. */
function shuffledInto(what: Sel, to: Place): Effect[] {
  return [
    { x: 'put', why: 'place', what, to },
    { x: 'shuffle', zone: to },
  ];
}

export const FAMILY: readonly Definition[] = [movesWords];
