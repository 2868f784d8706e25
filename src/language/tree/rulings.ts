/** Tells what texts allow or forbid from what they do. */
import type { Effect, Ruling } from './effects.ts';

const RULINGS: Readonly<Record<Ruling['x'], true>> = {
  allow: true,
  invite: true,
  mix: true,
  barrier: true,
  beamMost: true,
  homeward: true,
  tacticDownload: true,
  redirect: true,
  forbid: true,
  ban: true,
  outOfPlay: true,
  price: true,
  uncover: true,
  lie: true,
  cross: true,
  playerRule: true,
};

/** Does it say what may be done, or what not, and do nothing? */
export function isRuling(effect: Effect): effect is Ruling {
  return Object.hasOwn(RULINGS, effect.x);
}
