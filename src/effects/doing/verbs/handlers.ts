/** Which verb of the language is carried out by what. The table is complete: the compiler checks it against the tree. */
import type { Ref } from '../../../engine/state/state.ts';
import type { Effect } from '../../../language/tree/index.ts';
import type { Context } from '../../reading/context.ts';
import { battle } from './battle.ts';
import { choice } from './choice.ts';
import { flow } from './flow.ts';
import { movement } from './movement.ts';
import { numbers } from './numbers.ts';
import { rulings } from './rulings.ts';
import { timing } from './timing.ts';

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

export type Handler<K extends Effect['x']> = (context: Context, effect: EffectOf<K>, phase: number) => Progress;

export type Handlers<K extends Effect['x']> = { readonly [P in K]: Handler<P> };

const handlers: Handlers<Effect['x']> = {
  ...flow,
  ...choice,
  ...movement,
  ...numbers,
  ...rulings,
  ...timing,
  ...battle,
};

/** Carries out an effect as far as it goes now. */
export function handle(context: Context, effect: Effect, phase: number): Progress {
  return handleAs(effect.x, context, effect, phase);
}

function handleAs<K extends Effect['x']>(verb: K, context: Context, effect: EffectOf<K>, phase: number): Progress {
  const handler: Handler<K> = handlers[verb];
  return handler(context, effect, phase);
}
