/** What carries out one verb of card texts: how it is called, and how it says which uses of the verb it does not carry out. */
import type { Ref } from '../../../engine/state/state.ts';
import type { Ability, Effect } from '../../../language/tree/index.ts';
import type { Context } from '../../reading/index.ts';

type OneEffect<E, K> = E extends { x: infer X } ? (K extends X ? E : never) : never;

/** The node of the tree with this verb. */
export type EffectOf<K extends Effect['x']> = OneEffect<Effect, K>;

/**
 * How far an effect has come: done; again (something was put on the stack: come back with the next phase); asked (come
 * back with the same phase, when the choice is made); or enter a block, as often as said or once for each card.
 */
export type Progress =
  | 'done'
  | 'again'
  | 'asked'
  | {
      readonly enter: readonly Effect[];
      readonly times?: number;
      readonly left?: readonly Ref[];
    };

/** Carries out an effect as far as it goes now. */
export type Run<K extends Effect['x']> = (context: Context, effect: EffectOf<K>, phase: number) => Progress;

/** What of such an effect is not carried out in this ability, in words; null where all of it is. */
export type Gap<K extends Effect['x']> = (effect: EffectOf<K>, ability: Ability) => string | null;

export interface Handler<K extends Effect['x']> {
  readonly gap: Gap<K>;
  readonly run: Run<K>;
}

export type Handlers<K extends Effect['x']> = { readonly [P in K]: Handler<P> };

/** What carries out every use of a verb. */
export function whole<K extends Effect['x']>(run: Run<K>): Handler<K> {
  return { gap: () => null, run };
}

/** What carries out a verb but for some uses: `gap` names, in words, what of a use it does not. */
export function partly<K extends Effect['x']>(gap: Gap<K>, run: Run<K>): Handler<K> {
  return { gap, run };
}

/** What stands for a verb that is not carried out: the gate lets no text with it through. @throws Error if it is carried out all the same */
export function nobody<K extends Effect['x']>(verb: K): Handler<K> {
  return {
    gap: () => `the effect ${verb}`,
    run: () => {
      throw new Error(`"${verb}" is not carried out: the gate lets no such text through`);
    },
  };
}
