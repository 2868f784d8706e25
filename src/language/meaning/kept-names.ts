/** Names that a card keeps: 'name a personnel', of which another sentence says what happens to it. */
import { isNode, type Node } from './node.ts';
import type { Ability } from '../tree/index.ts';

/** The letter of the name that a card keeps for all its texts. */
export const KEPT = 'n';

/** The last effect of these abilities that names anything. */
export function namingIn(abilities: readonly Ability[]): Node | undefined {
  const found: Node[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (isNode(value)) {
      if (value['x'] === 'name' && value['what'] !== 'player' && value['what'] !== 'number') found.push(value);
      Object.values(value).forEach(walk);
    }
  };
  walk(abilities);
  return found.at(-1);
}
