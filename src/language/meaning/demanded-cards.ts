/** Cards that stand nowhere: with whom 'present' is, and whom a demand ('you must command …') has spoken of. */
import type { Mentions } from './antecedents.ts';
import { isNode, kindOf, type Node } from './untyped-node.ts';
import type { Ability, Sel } from '../tree/index.ts';

/** The card whose text it is: its type, the kind of card it lies on, the card that must be commanded to play it. */
export interface Bearer {
  readonly type: string;
  readonly host: string | undefined;
  readonly demanded: Sel | undefined;
}

/** The one card that must be commanded to play this one: later sentences may mean it. */
export function demandedBy(abilities: readonly Ability[]): Sel | undefined {
  const need = abilities.find(({ at }) => at.t === 'playNeed')?.if;
  return need?.c === 'some' && need.n === undefined && need.op === undefined ? need.sel : undefined;
}

/** Makes of a reference such a card as was demanded, if its words fit that one. */
export function meanDemanded(node: Node, said: string, demanded: Sel | undefined): boolean {
  if (!demanded) return false;
  const isNamed = /^[A-Z]/.test(said) && JSON.stringify(demanded).includes(`"is":"${said}"`);
  if (!isNamed && said !== kindOf(demanded.f)) return false;
  delete node['ref'];
  Object.assign(node, structuredClone(demanded));
  return true;
}

/** Effects after which a card is where it was no more. */
const GONE: ReadonlySet<unknown> = new Set([
  'kill',
  'discard',
  'destroy',
  'place',
  'return',
  'remove',
  'capture',
  'take',
]);
const STANDS: ReadonlySet<string> = new Set(['personnel', 'ship', 'equipment']);

/**
 * 'Present': with this card, or with the personnel spoken of where this card stands nowhere; what is not understood of it, if
 * anything.
 */
export function meanPresent(
  node: Node,
  cardType: string,
  said: Mentions,
  demanded: Sel | undefined,
): string | undefined {
  const that = said.all.findLast((one) => one.id === 'that' && one.kind === 'personnel');
  const personnel = that ?? said.all.findLast((one) => one.kind === 'personnel' && !GONE.has(one.done));
  if (STANDS.has(cardType)) node['ref'] = 'this';
  else if (personnel) node['ref'] = said.bound(personnel);
  else if (said.all.some((one) => one.kind === 'personnel')) return 'who is gone is present with nobody';
  else if (!meanDemanded(node, 'personnel', demanded)) node['ref'] = 'this';
  return undefined;
}

/** Does a state say that a card is present or aboard, with nothing said of whom with or aboard what? */
export function saysPresent(state: unknown): boolean {
  const place = isNode(state) ? state['place'] : undefined;
  if (!isNode(place)) return false;
  const { with: other, ship } = place;
  return (isNode(other) && other['ref'] === '?present') || (isNode(ship) && ship['ref'] === '?this ship');
}
