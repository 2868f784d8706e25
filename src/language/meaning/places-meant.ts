/** Finds places that cannot be meant: where a card is that lies in a hand, and those of which it is not known who is stopped there. */
import { handleOf } from '../handles.ts';
import type { Ability, Place, Sel } from '../tree/index.ts';
import { everyNode, someNode } from '../tree/visit.ts';
import { kindOf } from './topics.ts';
import { filterParts } from '../tree/filter-parts.ts';

/** 'Place him aboard your ship stopped', where the ship is not said to be 'your stopped ship'. */
export function isThenStopped(host: Sel | undefined): boolean {
  const last = filterParts(host?.f).at(-1);
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

/** 'When your ship moves from a mission where an opponent has a ship, that ship …', with no word of the other: which of both? */
export function saysOfEitherShip({ at, do: effects }: Ability): boolean {
  if (at.t !== 'on' || !('from' in at.ev)) return false;
  const there = everyNode({ is: 'place', node: at.ev.from }).flatMap(({ is, node }) =>
    is === 'cards' && node.as !== undefined && kindOf(node.f) === 'ship' ? [node.as] : [],
  );
  const meant = everyNode({ is: 'row', node: effects }).flatMap(({ is, node }) => (is === 'cards' ? [node.ref] : []));
  return meant.some((ref) => ref !== undefined && there.includes(ref)) && !meant.includes('that');
}
