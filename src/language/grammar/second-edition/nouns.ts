/** Of Second Edition alone: reads captives, Commanders of ships, and the mission where somebody is involved, as cards. */
import type { Definition } from '../../parse/grammar.ts';
import { any, opt, p, type Parser } from '../../parse/parser.ts';
import { ACTOR, carrying, kind, zone } from '../../tree/build.ts';
import type { Sel } from '../../tree/index.ts';
import { among, article, carrier, described, determiner } from '../core/nouns.ts';
import { posts } from '../core/posts.ts';
import { withPosts } from '../core/with-posts.ts';
import { cards, determined } from '../core/symbols.ts';
import { shipsCommanders } from './commanders.ts';

const shipsCommander = shipsCommanders(determiner, article);

const carrierWords = carrier.is(
  p`the mission where ${cards} (was|were|is|are) involved`.to((): Sel =>
    carrying('mission', 'at', { n: 'all', at: { p: 'involved' } }),
  ),
);

/** 'Your captive': a personnel in your brig, whoever owns it. */
const captive: Parser<Sel> = p`${opt(determiner)} captive|captives ${posts}`.to(([before, posts]) => {
  // Whoever commands a captive, it is yours by your brig alone.
  const { of: holder, ...one } = { ...before };
  const owned = withPosts({ ...one, f: kind('personnel') }, posts);
  if (owned?.via === 'own') return owned.at ? owned : { ...owned, at: zone('brig', holder ?? ACTOR) };
  const made = withPosts({ ...before, f: kind('personnel') }, posts);
  if (!made || made.via === 'commandNotOwn') return undefined;
  const { of, at, ...rest } = made;
  if (at && (at.p !== 'zone' || at.zone !== 'brig')) return undefined;
  return { ...rest, at: at ?? zone('brig', of ?? ACTOR) };
});

/** 'Your captive or a personnel on your event': any of these. */
const inBrig = described.to((sel) => (sel.at?.p === 'zone' && sel.at.zone === 'brig' ? sel : undefined));
const captiveOr: Parser<Sel> = p`${any(captive, inBrig)} or ${described}`.to(([one, other]): Sel | undefined =>
  one.n === undefined && other.n === undefined && one.as === undefined && other.as === undefined
    ? { f: { f: 'among', of: [one, other] } }
    : undefined,
);

/** 'The Commander of this ship or a personnel who has Officer'. */
const commanderOr: Parser<Sel> = p`${shipsCommander} or ${described}`.to(([first, other]) => among([first, other]));

const determinedWords = determined.is(shipsCommander);

const cardsWords = cards.is(captive, shipsCommander, commanderOr.cost(2), captiveOr.cost(3));

export const FAMILY: readonly Definition[] = [carrierWords, determinedWords, cardsWords];
