/** Reads what is done to cards of piles and hands: put in one of two places, taken from one of two, in which order. */
import { any, list, p, w, type Parser } from '../../parse/parser.ts';
import { ACTOR, ownerOf, putAway, zone } from '../../tree/build.ts';
import type { Effect, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { download, liesWith, ofThem } from './actions.ts';
import { cards, condition, destination, determined, place, signed, zonePlace, type Destination } from './symbols.ts';

type Why = 'place' | 'take' | 'return';
const either = (...of: Effect[][]): Effect[] => [{ x: 'oneOf', who: ACTOR, of }];
const put = (why: Why, what: Sel, rest: Destination): Effect => ({ x: 'put', why, what, ...rest });
/** What lies elsewhere is played like a card in hand. */
export const AS_IN_HAND = w(
  '(as if|as though) (it|they|there|that card|that personnel) (was|were) in (your|his or her|their)? hand',
  0,
);
/** The top card of a deck, as it was seen. */
const drawn: Effect = {
  x: 'put',
  why: 'draw',
  what: { from: 'top', at: zone('deck', ACTOR) },
  to: zone('hand', ACTOR),
};
const it = w('(it|them|him|her|him or her|that card|that ship|that personnel)', 0);
const isUnplaced = ({ at, ref }: Sel): boolean => at === undefined && ref === undefined;
const someOf = any(cards, ofThem);
/** 'A personnel and an equipment from your discard pile': one of each; where they lie is said once. */
const oneOfEach: Parser<Sel[]> = p`${list(determined, w(',', 0))} ${w('(, and|and)', 0)} ${determined}`.to(
  ([before, , last]) =>
    [...before, last].some(({ ref, n }) => ref !== undefined || (n !== undefined && typeof n !== 'number'))
      ? undefined
      : [...before, last].map((one) => structuredClone(liesWith(one, last))),
);

/** What is put away, and what of it goes elsewhere. */
export const pileMoves: Parser<Effect[]> = any<Effect[]>(
  p`choose~ ${cards} and set~ (it|them) aside (face down)?`.to(([what]): Effect[] | undefined =>
    what.ref === undefined ? [put('place', what, { to: zone('aside', { owner: 'it' }), face: 'down' })] : undefined,
  ),
  // To count them first is to know how many are drawn for them: 'an equal number of cards'.
  p`count~ the number of cards in ${zonePlace} , shuffle~ them , (and)? (place~|put~) them ${destination}`.to(
    ([at, rest]): Effect[] | undefined =>
      rest.order ? undefined : [put('place', { n: 'all', at }, { ...rest, order: 'random' })],
  ),
  p`${cards} (is|are) shuffled and (placed|put) ${destination}`.to(([what, rest]): Effect[] | undefined =>
    rest.order ? undefined : [put('place', what, { ...rest, order: 'random' })],
  ),
  // 'While …, you may play X as if it were in hand' is a permission (`permissions.ts`).
  p`play~ ${someOf} ${AS_IN_HAND}`
    .to(([what]): Effect[] | undefined =>
      what.ref?.includes('this') === true ? undefined : [{ x: 'put', why: 'play', what, to: { p: 'wherePlayable' } }],
    )
    .cost(4),
  p`those you (do|did) not play (are placed|are put|go) ${destination}`.to(([rest]) => [
    put('place', { ref: open('others'), n: 'all' }, rest),
  ]),
  // 'Each opponent takes a personnel and places each …': each of those taken, one of each opponent.
  p`take~ ${cards} and place~ each ${destination}`.to(([what, rest]): Effect[] | undefined =>
    what.ref === undefined ? [put('place', what, rest)] : undefined,
  ),
  w('draw~ (it|him|her|him or her)', [drawn]),
  // It is the next one that is faced.
  w('replace it with the revealed dilemma', [
    put(
      'place',
      { ref: open('revealed dilemma') },
      { to: { p: 'zone', zone: 'dilemmaStack', of: { owner: 'this' }, pos: 'top' } },
    ),
  ]),
  p`download~ ${oneOfEach}`.to(([all]) => all.flatMap(download)),
  p`take~ ${oneOfEach} ${destination}`.to(([all, rest]): Effect[] | undefined =>
    rest.to.p === 'zone' ? all.map((what) => ({ x: 'put', why: 'take', what, ...structuredClone(rest) })) : undefined,
  ),
  p`place~|put~ ${someOf} ${destination} or ${destination}`
    .to(([what, one, other]) => either([put('place', what, one)], [put('place', structuredClone(what), other)]))
    .cost(2),
  p`either? take~ ${cards} ${destination} or place~ ${it} ${destination}`
    .to(([what, one, , other]) => either([put('take', what, one)], [put('place', structuredClone(what), other)]))
    .cost(2),
  p`take~ ${cards} (from)? ${place} or ${place} ${destination}`
    .to(([what, one, other, rest]): Effect[] | undefined =>
      isUnplaced(what)
        ? either(
            [put('take', { ...what, at: one }, rest)],
            [put('take', { ...structuredClone(what), at: other }, structuredClone(rest))],
          )
        : undefined,
    )
    .cost(2),
  // 'One of those on the bottom of that deck and the other one on top'.
  p`place~|put~ ${someOf} ${destination} and the (other|other one|rest) on (the)? ${any(w('top', 'top' as const), w('bottom', 'bottom' as const))}`.to(
    ([what, rest, pos]): Effect[] | undefined =>
      rest.to.p === 'zone'
        ? [put('place', what, rest), put('place', { ref: open('others'), n: 'all' }, { to: { ...rest.to, pos } })]
        : undefined,
  ),
  p`replace~ ${cards} ${destination}`.to(([what, rest]): Effect[] | undefined =>
    rest.to.p === 'zone' && rest.to.pos !== undefined && rest.order ? [put('place', what, rest)] : undefined,
  ),
  p`replace~ ${cards} in any order ${destination}`.to(([what, rest]): Effect[] | undefined =>
    rest.to.p === 'zone' && rest.to.pos !== undefined && !rest.order
      ? [put('place', what, { ...rest, order: 'any' })]
      : undefined,
  ),
  p`take~ ${cards} and shuffle~ (it|them|him|her|him or her) to form a new deck`.to(([what]): Effect[] => [
    put('place', what, { to: zone('deck', ACTOR) }),
    { x: 'shuffle', zone: zone('deck', ACTOR) },
  ]),
  p`place~ each (of (them|those))? ${destination}`.to(([rest]): Effect[] => [
    { x: 'each', over: { ref: open('they') }, do: [put('place', { ref: 'that' }, rest)] },
  ]),
  p`randomly return~ ${cards} ${destination}`.to(([what, rest]): Effect[] => [
    { x: 'pick', as: open('new'), sel: { ...what, by: 'random' } },
    put('return', { ref: open('pick') }, rest),
  ]),
  p`discard~ ${cards} at random ${place}`.to(([what, at]): Effect[] | undefined =>
    isUnplaced(what) ? [putAway('discard', { ...what, at, by: 'random' })] : undefined,
  ),
  // 'From each examined hand': one of each, chosen by who examined them.
  p`discard~ ${cards} from each examined hand`.to(([what]): Effect[] | undefined =>
    isUnplaced(what)
      ? [{ ...putAway('discard', { ...what, at: zone('hand', 'eachOpponent'), by: 'you' }), who: 'eachOpponent' }]
      : undefined,
  ),
  p`discard~ ${cards} from hand chosen by you`.to(([what]): Effect[] | undefined =>
    isUnplaced(what) ? [putAway('discard', { ...what, at: zone('hand', ACTOR), by: 'you' })] : undefined,
  ),
  p`discard~ a random card from hand`.to(() => [putAway('discard', { at: zone('hand', ACTOR), by: 'random' })]),
  p`place~|put~ ${cards} in ${any(w('the same', 'same' as const), w('any', 'any' as const))} order ${destination}`.to(
    ([what, order, rest]) => [put('place', what, { ...rest, order })],
  ),
  // 'In its owner's discard pile': cards of several owners, each in the pile of its own.
  p`place~|put~ ${cards} in their owners'|owner's discard pile|piles`
    .to(([what]): Effect[] => [put('place', what, { to: zone('discard', ownerOf(what)) })])
    .cost(2),
  // 'In your core (if it is an event) or aboard your ship (if it is an equipment)'.
  p`place~|put~ ${cards} ${destination} <paren> if ${condition} </paren> or ${destination} <paren> if ${condition} </paren>`
    .to(([what, one, state, other, otherwise]): Effect[] | undefined =>
      what.ref === undefined
        ? undefined
        : [
            {
              x: 'if',
              if: state,
              then: [put('place', what, one)],
              else: [{ x: 'if', if: otherwise, then: [put('place', structuredClone(what), other)] }],
            },
          ],
    )
    .cost(1),
  p`play~ each of them at cost ${signed}`.to(([costBy]): Effect[] => [
    {
      x: 'each',
      over: { ref: open('they') },
      do: [{ x: 'put', why: 'play', what: { ref: 'that' }, to: zone('play', ACTOR), costBy }],
    },
  ]),
  p`${cards} (is|are) shuffled into ${zonePlace}`.to(([what, to]): Effect[] => [
    put('place', what, { to }),
    { x: 'shuffle', zone: to },
  ]),
  p`choose~ ${cards} to be shuffled into ${zonePlace}`.to(([what, to]): Effect[] => [
    { x: 'pick', as: open('new'), sel: { ...what, by: ACTOR } },
    put('place', { ref: open('pick') }, { to }),
    { x: 'shuffle', zone: to },
  ]),
);
