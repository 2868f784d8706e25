/** Reads 'two Klingons or two Romulans': two of the one or two of the other, and not one of each. */
import type { Definition } from '../../parse/grammar.ts';
import { any, p, w, type Parser } from '../../parse/parser.ts';
import { ACTOR, putAway } from '../../tree/build.ts';
import type { Cond, Effect, Sel } from '../../tree/index.ts';
import { download, fromHand, moves } from './actions.ts';
import { isSo } from './comparing.ts';
import { simple, some } from './conditions.ts';
import { pileBottom } from './fates.ts';
import { isCounted } from './nouns.ts';
import { cards, destination, player } from './symbols.ts';

/** So many of one kind and so many of another; where they are is said once. */
export const twoOfEither: Parser<Sel[]> = p`${cards} or ${cards}`.to(([one, other]): Sel[] | undefined =>
  !isCounted(one.n) || !isCounted(other.n) || one.ref !== undefined || other.ref !== undefined
    ? undefined
    : [other.at && !one.at ? { ...one, at: structuredClone(other.at) } : one, other],
);

/** With so many of one kind, or with so many of another. */
export const withEither = (who: Sel, either: readonly Sel[]): Cond => ({
  c: 'or',
  of: either.map((sel) => isSo(structuredClone(who), { s: 'at', place: { p: 'present', with: sel } })),
});
const conditions = simple.is(
  p`${cards} is|are present with ${twoOfEither}`.to(([who, either]) => withEither(who, either)),
  p`${player} command~ ${twoOfEither}`.to(([who, either]): Cond => ({
    c: 'or',
    of: either.map((sel) => some(sel, who)),
  })),
  p`there is|are ${twoOfEither}`.to(([either]): Cond => ({ c: 'or', of: either.map((sel) => some(sel, undefined)) })),
);

/** With the one or with the other, as is chosen. */
const eitherWay = (either: readonly Sel[], make: (what: Sel) => Effect): Effect[] => [
  { x: 'oneOf', who: ACTOR, of: either.map((what) => [make(what)]) },
];
type Deed = (what: Sel) => Effect;
const deed: Parser<Deed> = any<Deed>(
  w<Deed>('discard~', (what) => putAway('discard', fromHand(what))),
  w<Deed>('kill~', (what) => putAway('kill', what)),
  w<Deed>('destroy~', (what) => putAway('destroy', what)),
  w<Deed>('stop~', (what) => ({ x: 'stop', what })),
  w<Deed>('unstop~', (what) => ({ x: 'unstop', what })),
  w<Deed>('reveal~', (what) => ({ x: 'look', why: 'reveal', what, who: ACTOR })),
);
const deeds = moves.is(
  p`${deed} ${twoOfEither}`.to(([make, either]) => eitherWay(either, make)),
  p`download~ ${twoOfEither}`.to(([either]): Effect[] => [{ x: 'oneOf', who: ACTOR, of: either.map(download) }]),
  p`remove~ ${twoOfEither} from the game`.to(([either]) => eitherWay(either, (what) => putAway('remove', what))),
  p`place~|put~ ${twoOfEither} ${destination}`.to(([either, rest]) =>
    eitherWay(either, (what) => ({ x: 'put', why: 'place', what, ...structuredClone(rest) })),
  ),
  p`return~ ${twoOfEither} ${destination}`.to(([either, rest]) =>
    eitherWay(either, (what) => ({ x: 'put', why: 'return', what, ...pileBottom(structuredClone(rest)) })),
  ),
  p`take~ ${twoOfEither} ${destination}`.to(([either, rest]) =>
    rest.to.p === 'zone'
      ? eitherWay(either, (what) => ({ x: 'put', why: 'take', what, ...structuredClone(rest) }))
      : undefined,
  ),
);

export const FAMILY: readonly Definition[] = [conditions, deeds];
