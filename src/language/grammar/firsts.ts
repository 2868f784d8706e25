/** What is done to the first of several things that are still to come. */
import { p, type Parser } from '../parser.ts';
import type { Effect, EventPattern, Sel } from '../tree.ts';
import { noun } from './filters.ts';
import { posts, withPosts } from './posts.ts';
import { cards } from './symbols.ts';

/** 'Prevent and overcome the first planet dilemma he faces this turn that costs 2': put off until he is about to. */
export const preventingFirst: Parser<Effect[]> =
  p`prevent~ and overcome~ the first ${noun} ${cards} faces this turn ${posts}`.to(
    ([is, what, behind]): Effect[] | undefined => {
      const by: Sel | undefined = withPosts(is === 'any' ? {} : { f: is }, behind);
      const ev: EventPattern | undefined = by && { e: 'face', stage: 'about', what, by };
      return (
        ev && [
          {
            x: 'later',
            at: { t: 'on', ev },
            do: [
              { x: 'prevent', what: { ref: '?dilemma' } },
              { x: 'overcome', what: { ref: '?dilemma' } },
            ],
          },
        ]
      );
    },
  );
