/** Who chooses, and whose cost is meant, where the words leave it open. */
import { isNode, type Node } from './node.ts';

/** What of its cards another player chooses who does something to them. */
const CHOSEN: ReadonlySet<unknown> = new Set(['mod', 'stop', 'unstop']);

/** 'Your opponent may stop a ship': whoever does it chooses the ship. */
export function chosenBy(node: Node, actor: unknown): void {
  const { what } = node;
  if (!CHOSEN.has(node['x']) || !isNode(what)) return;
  const isChoice = what['n'] === undefined || typeof what['n'] === 'number';
  if (isChoice && what['ref'] === undefined && what['nth'] === undefined && what['by'] === undefined)
    what['by'] = structuredClone(actor);
}

/** 'It is cost -1' is not said of a mission. */
export function aboutCost(node: Node): void {
  const { what, mods } = node;
  if (!isNode(what) || what['ref'] !== '?it' || !Array.isArray(mods)) return;
  if (mods.every((mod) => isNode(mod) && mod['m'] === 'num' && mod['prop'] === 'cost')) what['ref'] = '?it with a cost';
}
