/** Finds battles that others would begin, or begun with another's cards: 'When an opponent's ship moves to this mission, begin an engagement involving that ship'. */
import type { Ability, Effect, Sel, Timing } from '../tree/index.ts';
import { everyNode, type TreeNode } from '../tree/visit.ts';

/** Is it offered to another to begin a battle, or does the text name whom its player would fight, and not who fights for that player? */
export function fightsWithOthers(effect: Effect, ability: Ability): boolean {
  if (effect.x === 'may') return effect.who !== 'you' && effect.do.some(({ x }) => x === 'battle');
  if (effect.x !== 'battle') return false;
  if (ability.may !== undefined && ability.may !== 'you') return true;
  const { of: named } = effect;
  if (named.ref === undefined) return isOfOther(named);
  if (named.ref === 'that') return isThatOfOther(ability.at);
  return everyNode({ is: 'ability', node: ability }).some((one) => isOtherCalled(named.ref, one));
}

const isOfOther = ({ of: whose }: Sel): boolean => whose !== undefined && whose !== 'you';

/** Are cards of another chosen or found under this letter? */
function isOtherCalled(letter: string | undefined, { is, node }: TreeNode): boolean {
  if (is === 'effect') return node.x === 'pick' && node.as === letter && isOfOther(node.sel);
  return is === 'cards' && node.as === letter && isOfOther(node);
}

/** Who did it has what it was done to, unless it says whose that is; who takes command of a card has it then. */
function isThatOfOther(at: Timing): boolean {
  if (at.t !== 'on') return false;
  const { e, who, what } = at.ev;
  if (what && isOfOther(what)) return true;
  return who !== undefined && who !== 'you' && (e === 'command' || what?.of === undefined);
}
