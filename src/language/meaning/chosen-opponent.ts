/**
 * 'Choose an opponent to discard a card. If that opponent has five cards in hand, he or she discards two cards instead': the opponent is chosen
 * first, and it is asked of that one whether it is so.
 */
import { lettersIn } from '../tree/ids.ts';
import type { Ability, Effect } from '../tree/index.ts';
import { LETTERS } from './chosen-amounts.ts';
import { condition, row, timing, type Parts } from '../tree/nodes.ts';
import { changePlayers } from '../tree/players.ts';
import { everyNode, someNode, type TreeNode } from '../tree/visit.ts';

type If = Extract<Effect, { x: 'if' }>;

/** One of two deeds of an opponent, whom a text that responds to nothing an opponent does chooses first. */
export function opponentFirst(either: If, ability: Ability): readonly Effect[] {
  const { at } = ability;
  const letters = lettersIn({ is: 'ability', node: ability });
  const free = LETTERS.find((one) => !letters.has(one));
  const asked = condition(either.if);
  const done = [...row(either.then), ...row(either.else)];
  if (free === undefined || [timing(at), asked, done].map(saysOpponent).join() !== 'false,true,true') return [either];
  for (const part of [...asked, ...done])
    for (const node of everyNode(part)) changePlayers(node, (who) => (who === 'opponent' ? { player: free } : who));
  return [{ x: 'name', as: free, what: 'player', who: 'you' }, either];
}

const saysOpponent = (parts: Parts): boolean => [...parts].some((part) => someNode(part, isOpponents));

function isOpponents(node: TreeNode): boolean {
  let isSo = false;
  changePlayers(node, (who) => {
    isSo ||= who === 'opponent';
    return who;
  });
  return isSo;
}
