/** Reads cards that chance selects, where that is said behind the noun: 'a card at random from your opponent's hand'. */
import { p, type Parser } from '../../parse/parser.ts';
import type { Sel } from '../../tree/index.ts';
import { noun } from './filters.ts';
import { posts } from './posts.ts';
import { withPosts } from './with-posts.ts';

/** So many of them at random, none of which is chosen otherwise. */
export const atRandomOf = (determiner: Parser<Omit<Sel, 'f'>>): Parser<Sel> =>
  p`${determiner} ${noun} at random ${posts}`.to(([before, is, behind]) =>
    before.n === 'all' || before.by !== undefined
      ? undefined
      : withPosts({ ...before, by: 'random', ...(is !== 'any' && { f: is }) }, behind),
  );
