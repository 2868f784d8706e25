/** 'When you reveal this dilemma, …' is said to whoever owns it, though elsewhere on a dilemma 'you' is who faces it. */
import type { Ability } from '../tree/index.ts';
import { someNode } from '../tree/visit.ts';

/** Does a dilemma speak so of whoever reveals it? */
export function saysYouOfOwner({ at }: Ability, cardType: string): boolean {
  return (
    cardType.toLowerCase() === 'dilemma' &&
    at.t === 'on' &&
    at.ev.e === 'revealDilemma' &&
    at.ev.what?.ref === 'this' &&
    at.ev.who === 'you'
  );
}

/** The ability without that word, where it speaks of no player besides: who reveals a dilemma is its owner in any case. */
export function revealedByOwner(ability: Ability, cardType: string): Ability {
  const { at } = ability;
  if (at.t !== 'on' || !saysYouOfOwner(ability, cardType)) return ability;
  const { who: _, ...ev } = at.ev;
  const without: Ability = { ...ability, at: { ...at, ev } };
  const isOfPlayers = someNode({ is: 'ability', node: without }, ({ is }) => is === 'player');
  return isOfPlayers ? ability : without;
}
