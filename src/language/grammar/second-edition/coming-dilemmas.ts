/** Of Second Edition alone: reads what is done to the first, or to each, of the dilemmas that somebody will face. */
import { any, p, w, type Parser } from '../../parse/parser.ts';
import type { Ability, Duration, Effect, EventPattern, Filter, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { noun } from '../core/filters.ts';
import { posts } from '../core/posts.ts';
import { withPosts } from '../core/with-posts.ts';
import { cards } from '../core/symbols.ts';

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
              { x: 'prevent', what: { ref: open('dilemma') } },
              { x: 'overcome', what: { ref: open('dilemma') } },
            ],
          },
        ]
      );
    },
  );

const PREVENTED: readonly Effect[] = [
  { x: 'prevent', what: { ref: open('dilemma') } },
  { x: 'overcome', what: { ref: open('dilemma') } },
];
const SAME_TITLE: Filter = { f: 'named', what: 'title', id: open('title') };
/** Which dilemmas, before it is said who faces them and until when. */
const each: Parser<Sel> = any<Sel>(
  p`each ${noun}`.to(([is]): Sel => (is === 'any' ? {} : { f: is })),
  w('each copy of that dilemma', { f: SAME_TITLE }),
);
const faced = (what: Sel, by: Sel): EventPattern => ({ e: 'face', stage: 'about', what, by });
const span = any<Duration>(w('this turn', 'turn'), w('(during)? this (mission)? attempt', 'attempt'));

/** 'Each dilemma he faces this turn is prevented and overcome': as often as that happens. */
export const preventingEach: Parser<Effect[]> = p`${each} ${cards} face~ ${span} is prevented and overcome`.to(
  ([by, what, within]): Effect[] => [
    { x: 'later', at: { t: 'on', ev: faced(what, by) }, do: structuredClone([...PREVENTED]), within },
  ],
);
/** 'Each dilemma he faces that requires X is prevented and overcome', without an end. */
export const preventsEach: Parser<Ability> = p`${each} ${cards} face~ ${posts} is prevented and overcome`.to(
  ([which, what, behind]): Ability | undefined => {
    const by = withPosts(which, behind);
    return by && { at: { t: 'on', ev: faced(what, by) }, do: structuredClone([...PREVENTED]) };
  },
);
