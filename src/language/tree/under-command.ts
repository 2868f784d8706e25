/** "(You now command that personnel.)": makes who commands a card that was placed a part of placing it. */
import { everyNode } from './visit.ts';
import type { Effect, PlayerRef } from './index.ts';

type Put = Extract<Effect, { x: 'put' }>;

/** Piles and hands: nothing there is under anybody's command. */
const OUT_OF_PLAY: ReadonlySet<string> = new Set(['deck', 'hand', 'discard', 'dilemmaPile', 'removed', 'drawn']);

/** Marks what these effects place with who commands it there; false where not just one place is meant. */
export function comesUnder(effects: readonly Effect[], under: PlayerRef | 'nobody'): boolean {
  const [only, ...others] = everyNode({ is: 'row', node: [...effects] }).flatMap((one) =>
    one.is === 'effect' && isPlaced(one.node) ? [one.node] : [],
  );
  if (!only || others.length > 0 || only.under !== undefined) return false;
  only.under = under;
  return true;
}

/** The same effects with that mark; undefined where not just one place is meant. */
export function placedUnder(effects: readonly Effect[], under: PlayerRef | 'nobody'): Effect[] | undefined {
  const marked = structuredClone([...effects]);
  return comesUnder(marked, under) ? marked : undefined;
}

/** Does it lie with a card, or before a player, afterwards? */
function isPlaced(effect: Effect): effect is Put {
  if (effect.x !== 'put' || (effect.why !== 'place' && effect.why !== 'capture')) return false;
  return effect.to.p !== 'beneath' && (effect.to.p !== 'zone' || !OUT_OF_PLAY.has(effect.to.zone));
}
