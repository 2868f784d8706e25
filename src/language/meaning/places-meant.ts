/** Finds places that cannot be meant: where a card is that lies in a hand, and those of which it is not known who is stopped there. */
import { handleOf } from '../handles.ts';
import type { Ability, Place, Sel } from '../tree/index.ts';
import { someNode } from '../tree/visit.ts';

/** 'Place him aboard your ship stopped', where the ship is not said to be 'your stopped ship'. */
export function isThenStopped(host: Sel | undefined): boolean {
  const last = host?.f?.f === 'and' ? host.f.of.at(-1) : host?.f;
  return last?.f === 'state' && last.is.s === 'stopped';
}

/** 'When your personnel here is killed, you may place this from hand': here is nowhere. */
export function asksWhereItIsNot(ability: Ability, cardType: string): boolean {
  if (cardType === 'interrupt' || !handleOf(ability, cardType).zones.some((zone) => OUT_OF_PLAY.has(zone)))
    return false;
  return someNode({ is: 'ability', node: { ...ability, do: [] } }, ({ is, node }) => is === 'place' && isHere(node));
}
const OUT_OF_PLAY: ReadonlySet<string> = new Set(['hand', 'discard']);
const isHere = (at: Place): boolean => at.p === 'here' || (at.p === 'present' && at.with.ref === 'this');
