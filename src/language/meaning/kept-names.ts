/** Names that a card keeps: 'name a personnel', of which another sentence says what happens to it. */
import { everyNode } from '../tree/visit.ts';
import type { Ability, Effect } from '../tree/index.ts';

/** The letter of the name that a card keeps for all its texts. */
export const KEPT = 'n';

export type Naming = Extract<Effect, { x: 'name' }>;

/** The last effect of these abilities that names anything. */
export function namingIn(abilities: readonly Ability[]): Naming | undefined {
  const found: Naming[] = [];
  for (const ability of abilities)
    for (const { is, node } of everyNode({ is: 'ability', node: ability }))
      if (is === 'effect' && node.x === 'name' && node.what !== 'player' && node.what !== 'number') found.push(node);
  return found.at(-1);
}
