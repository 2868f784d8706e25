/** What texts rule: what is forbidden for a time. */
import type { Duration, Ruling } from '../../../language/tree/index.ts';
import type { Context } from '../../reading/context.ts';
import type { Handlers } from './handlers.ts';
import { beginLasting, untilOf } from './lasting.ts';

/** What is forbidden is no action: it holds until its time is over. */
function forbidden(context: Context, { until }: { readonly until?: Duration }): 'done' {
  beginLasting(context, [], untilOf(context, until), ['forbidden']);
  return 'done';
}

function standing(): never {
  throw new Error('such a rule holds as long as its text does: the gate lets no other text through');
}

export const rulings: Handlers<Ruling['x']> = {
  forbid: forbidden,
  ban: forbidden,
  allow: standing,
  invite: standing,
  redirect: standing,
  outOfPlay: standing,
  price: standing,
  lie: standing,
};
