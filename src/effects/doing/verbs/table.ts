/** Which verb of card texts is carried out by what. The table is complete: the compiler checks it against the tree. */
import type { Ability, Effect } from '../../../language/tree/index.ts';
import type { Context } from '../../reading/index.ts';
import { battle } from './battle.ts';
import { choice } from './choice.ts';
import { flow } from './flow.ts';
import type { EffectOf, Handler, Handlers, Progress } from './handler.ts';
import { movement } from './movement.ts';
import { naming } from './naming.ts';
import { numbers } from './numbers.ts';
import { rulings } from './rulings.ts';
import { timing } from './timing.ts';

const handlers: Handlers<Effect['x']> = {
  ...flow,
  ...choice,
  ...movement,
  ...naming,
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
  return handler.run(context, effect, phase);
}

/** What of the effect is not carried out in this ability, in words; null where all of it is. */
export function gapOf(effect: Effect, ability: Ability): string | null {
  return gapAs(effect.x, effect, ability);
}

function gapAs<K extends Effect['x']>(verb: K, effect: EffectOf<K>, ability: Ability): string | null {
  const handler: Handler<K> = handlers[verb];
  return handler.gap(effect, ability);
}
