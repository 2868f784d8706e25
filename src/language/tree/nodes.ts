/** The parts of a text's tree, each with what kind of part it is: an effect, a condition, an amount … */
import type {
  Ability,
  Amount,
  Cond,
  Count,
  Duration,
  Effect,
  EventPattern,
  Filter,
  Limit,
  Mod,
  Place,
  PlayerRef,
  Requirement,
  Sel,
  State,
  Timing,
  Trait,
} from './index.ts';

/** A node, and what kind of node it is. */
export type TreeNode =
  | { readonly is: 'ability'; readonly node: Ability }
  | { readonly is: 'timing'; readonly node: Timing }
  | { readonly is: 'event'; readonly node: EventPattern }
  | { readonly is: 'row'; readonly node: Effect[] } // effects, one after the other
  | { readonly is: 'effect'; readonly node: Effect }
  | { readonly is: 'mod'; readonly node: Mod }
  | { readonly is: 'trait'; readonly node: Trait }
  | { readonly is: 'condition'; readonly node: Cond }
  | { readonly is: 'state'; readonly node: State }
  | { readonly is: 'cards'; readonly node: Sel }
  | { readonly is: 'count'; readonly node: Count }
  | { readonly is: 'filter'; readonly node: Filter }
  | { readonly is: 'place'; readonly node: Place }
  | { readonly is: 'requirement'; readonly node: Requirement }
  | { readonly is: 'amount'; readonly node: Amount }
  | { readonly is: 'duration'; readonly node: Duration }
  | { readonly is: 'limit'; readonly node: Limit }
  | { readonly is: 'player'; readonly node: PlayerRef };

type Maybe<T> = T | undefined;
export type Parts = readonly TreeNode[];
export const NONE: Parts = [];

export const event = (node: Maybe<EventPattern>): Parts => (node ? [{ is: 'event', node }] : NONE);
export const condition = (node: Maybe<Cond>): Parts => (node ? [{ is: 'condition', node }] : NONE);
export const state = (node: State): Parts => [{ is: 'state', node }];
export function cards(...all: readonly Maybe<Sel>[]): Parts {
  const said: TreeNode[] = [];
  for (const node of all) if (node) said.push({ is: 'cards', node });
  return said;
}
export const filter = (node: Maybe<Filter>): Parts => (node ? [{ is: 'filter', node }] : NONE);
export const place = (node: Maybe<Place>): Parts => (node ? [{ is: 'place', node }] : NONE);
export const requirement = (node: Maybe<Requirement>): Parts => (node ? [{ is: 'requirement', node }] : NONE);
export const amount = (node: Maybe<Amount>): Parts => (node === undefined ? NONE : [{ is: 'amount', node }]);
export const count = (node: Maybe<Count>): Parts => (node === undefined ? NONE : [{ is: 'count', node }]);
export const trait = (node: Trait): Parts => [{ is: 'trait', node }];
export const duration = (node: Maybe<Duration>): Parts => (node === undefined ? NONE : [{ is: 'duration', node }]);
export const player = (node: Maybe<PlayerRef>): Parts => (node === undefined ? NONE : [{ is: 'player', node }]);
export const timing = (node: Timing): Parts => [{ is: 'timing', node }];
export const row = (node: Maybe<Effect[]>): Parts => (node ? [{ is: 'row', node }] : NONE);
export const abilities = (all: Maybe<readonly Ability[]>): Parts =>
  (all ?? []).map((node) => ({ is: 'ability', node }));
