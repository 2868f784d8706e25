/** Reads 'two Klingons or two Romulans': two of the one or two of the other, and not one of each. */
import type { Definition } from '../../parse/grammar.ts';
import { any, p, w, type Parser } from '../../parse/parser.ts';
import { ACTOR, putAway, unstopping } from '../../tree/build.ts';
import type { Cond, Effect, Sel } from '../../tree/index.ts';
import { download, moves } from './actions.ts';
import { fromHand } from './from-hand.ts';
import { isSo } from './comparing.ts';
import { commandedBy, simple, some } from './conditions.ts';
import { pileBottom } from './fates.ts';
import { noun } from './filters.ts';
import { isCounted } from './nouns.ts';
import { posts } from './posts.ts';
import { withPosts } from './with-posts.ts';
import { cards, destination, player } from './symbols.ts';

/** 'A Romulan': one, where the other kind has a number. */
const single: Parser<Sel> = p`a|an|one ${noun} ${posts}`.to(([is, behind]) =>
  withPosts({ ...(is !== 'any' && { f: is }) }, behind),
);
const several: Parser<Sel> = p`${cards}`.to(([sel]) => (isCounted(sel.n) && sel.ref === undefined ? sel : undefined));
/** Where they are is said once, behind the last. */
const together = (one: Sel, other: Sel): Sel[] => [
  other.at && !one.at ? { ...one, at: structuredClone(other.at) } : one,
  other,
];
/** So many of one kind or so many, or one, of another. */
export const twoOfEither: Parser<Sel[]> = any(
  p`${several} or ${several}`.to(([one, other]) => together(one, other)),
  p`${several} or ${single}`.to(([one, other]) => together(one, other)),
  p`${single} or ${several}`.to(([one, other]) => together(one, other)),
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
    of: either.map((sel) => some(commandedBy(sel, who), who)),
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
  w<Deed>('unstop~', unstopping),
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
