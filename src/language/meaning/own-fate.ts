/** 'When your ship is about to be destroyed, you may destroy this ship instead': of another ship than this one, for which nothing would change. */
import type { Ability, Effect, EventPattern } from '../tree/index.ts';
import { someNode } from '../tree/visit.ts';
import { kindOf } from './topics.ts';

/** The ability, of others than this card where the same would be done to it instead. */
export function sparingOthers(ability: Ability, type: string): Ability {
  const { at } = ability;
  if (at.t !== 'on' || at.ev.stage !== 'about') return ability;
  const { e, what } = at.ev;
  const mayBeThis = what !== undefined && (what.of === undefined || what.of === 'you') && what.ref === undefined;
  if (!mayBeThis || what.other || kindOf(what.f) !== type.toLowerCase()) return ability;
  const takesItsPlace = someNode(
    { is: 'ability', node: ability },
    ({ is, node }) => is === 'effect' && node.x === 'instead' && node.do.some((one) => isDoneToThis(one, e)),
  );
  return takesItsPlace ? { ...ability, at: { ...at, ev: { ...at.ev, what: { ...what, other: ['this'] } } } } : ability;
}

function isDoneToThis(effect: Effect, e: EventPattern['e']): boolean {
  if (effect.x === 'stop') return effect.what.ref === 'this' && e === 'stop';
  return effect.x === 'put' && effect.what.ref === 'this' && effect.why === e;
}
