/** Reads 'a Founder, a Vorta, and a Jem'Hadar' where each of them must be there, and the comma behind them is the sentence's. */
import type { Definition } from '../../parse/grammar.ts';
import { any, many, p, type Parser } from '../../parse/parser.ts';
import { allConds } from '../../tree/build.ts';
import type { Cond, Sel } from '../../tree/index.ts';
import { isSo } from './comparing.ts';
import { commandedBy, simple, some } from './conditions.ts';
import { noun, titled } from './filters.ts';
import { carriesIt, bearing, posts } from './posts.ts';
import { withPosts } from './with-posts.ts';
import { cards, number, owner, place, player } from './symbols.ts';

/** One with a number or an article of its own: what follows a comma without either may begin something else. */
const member: Parser<Sel> = any<Sel>(
  p`a|an|one ${noun} ${posts}`.to(([is, behind]) => withPosts({ ...(is !== 'any' && { f: is }) }, behind)),
  p`${number} ${noun} ${posts}`.to(([n, is, behind]) =>
    n > 1 ? withPosts({ n, ...(is !== 'any' && { f: is }) }, behind) : undefined,
  ),
  p`${owner} ${noun} ${posts}`.to(([of, is, behind]) => withPosts({ of, ...(is !== 'any' && { f: is }) }, behind)),
  p`${titled}`.to(([f]): Sel => ({ f })),
);
/** Three or more; where they are is said once, behind the last. */
export const eachOfSeveral: Parser<Sel[]> =
  p`${member} , ${member} ${many(p`, ${member}`.to(([one]) => one))} ,? and ${member}`.to(
    ([first, second, between, last]): Sel[] | undefined => {
      const before = [first, second, ...between];
      const { at } = last;
      if (!at) return [...before, last];
      if (before.some((one) => one.at !== undefined)) return undefined;
      return [...before.map((one): Sel => ({ ...one, at: structuredClone(at) })), last];
    },
  );
/** Present with each of them. */
export const withEach = (who: Sel, all: readonly Sel[]): Cond =>
  isSo(who, { s: 'every', of: all.map((sel) => ({ s: 'at', place: { p: 'present', with: sel } })) });

const conditions = simple.is(
  p`${player} command~ ${eachOfSeveral}`.to(([who, all]) =>
    allConds(all.map((sel) => some(commandedBy(sel, who), who))),
  ),
  p`${cards} has|have ${eachOfSeveral} ${bearing}`.to(([who, all, how]) =>
    allConds(all.map((sel) => isSo(structuredClone(who), { s: 'isA', f: carriesIt(how, sel) }))),
  ),
  p`${eachOfSeveral} are ${place}`.to(([all, at]): Cond | undefined =>
    all.some((sel) => sel.at !== undefined)
      ? undefined
      : allConds(all.map((sel) => isSo(sel, { s: 'at', place: structuredClone(at) }))),
  ),
);

export const FAMILY: readonly Definition[] = [conditions];
