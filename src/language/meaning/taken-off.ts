/** 'Remove this from the game and place that ship at …': what lies on a card is taken off first, or it would go where that goes. */
import type { Ability, Effect, Place, Sel } from '../tree/index.ts';
import { everyNode } from '../tree/visit.ts';

type Placing = Extract<Effect, { x: 'put' }>;

/** The ability, each card that it has laid on this one moved before this one leaves. */
export function takenOffFirst(ability: Ability): Ability {
  const nodes = everyNode({ is: 'ability', node: ability });
  const laid = new Set(nodes.flatMap(({ is, node }) => (is === 'effect' ? laidOnThis(node) : [])));
  if (laid.size > 0) for (const { is, node } of nodes) if (is === 'row') takeOffIn(node, laid);
  return ability;
}

function laidOnThis(effect: Effect): readonly string[] {
  if (effect.x !== 'put' || effect.to.p !== 'on' || effect.to.card.ref !== 'this') return [];
  return [effect.what.as, effect.what.ref].filter((letter) => letter !== undefined);
}

function takeOffIn(row: Effect[], laid: ReadonlySet<string>): void {
  const isLaid = ({ ref }: Sel): boolean => ref !== undefined && laid.has(ref);
  const leaving = row.findIndex((effect) => effect.x === 'put' && effect.what.ref === 'this' && leaves(effect.to));
  if (leaving < 0) return;
  const taken = row.filter((effect, index): effect is Placing => index > leaving && effect.x === 'put' && isLaid(effect.what));
  const rest = row.filter((effect) => !taken.some((one) => one === effect));
  row.splice(0, row.length, ...rest.slice(0, leaving), ...taken, ...rest.slice(leaving));
}

/** Is it no longer in play there? */
const leaves = (to: Place): boolean => to.p === 'zone' && to.zone !== 'play' && to.zone !== 'core';
