/** The name under which an effect keeps what was chosen for it. */
import type { Context } from '../../reading/index.ts';

/** The slot in which the effect at work keeps what it has chosen. */
export function slot(context: Context): string {
  return `#${context.frame?.text?.path.length ?? 0}`;
}

/** The slot that keeps how many cards a choice was to find: if there are fewer, as much is done as can be. */
export function wantedSlot(as: string): string {
  return `wanted ${as}`;
}
