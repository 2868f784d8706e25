/** Finds whom 'present' is said with, and the card that a demand ('you must command …') has spoken of. */
import type { Mentions } from './antecedents.ts';
import type { Mention } from './mentions.ts';
import { kindOf, NOWHERE, saysName } from './topics.ts';
import type { Ability, Sel, State } from '../tree/index.ts';
import { open } from '../tree/open.ts';
import { someNode } from '../tree/visit.ts';

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
export function meanDemanded(node: Sel, said: string, demanded: Sel | undefined): boolean {
  if (!demanded) return false;
  const isNamed = /^[A-Z]/.test(said) && saysName({ is: 'cards', node: demanded }, said.replace(/ as .*/, ''));
  const isCaptive = said === 'captive' && demanded.at?.p === 'zone' && demanded.at.zone === 'brig';
  if (!isNamed && !isCaptive && said !== kindOf(demanded.f)) return false;
  delete node.ref;
  Object.assign(node, structuredClone(demanded));
  return true;
}

/** Effects after which a card is where it was no more. */
const GONE: ReadonlySet<string | undefined> = new Set([
  'kill',
  'discard',
  'destroy',
  'place',
  'return',
  'remove',
  'capture',
  'take',
]);
const STANDS: ReadonlySet<string> = new Set(['personnel', 'equipment']);

/**
 * 'Present': with this card, or with the personnel spoken of where this card stands nowhere; what is not understood of it, if
 * anything.
 */
export function meanPresent(
  node: Sel,
  cardType: string,
  said: Mentions,
  demanded: Sel | undefined,
): string | undefined {
  const that = said.all.findLast((one) => one.id === 'that' && one.kind === 'personnel');
  // 'Your Assassin' is one, though the word does not say so.
  const isPersonnel = ({ kind, sel }: Mention): boolean =>
    kind === 'personnel' || (kind === undefined && sel?.of !== undefined && sel.at?.p !== 'zone');
  const personnel = that ?? said.all.findLast((one) => isPersonnel(one) && !GONE.has(one.done));
  if (STANDS.has(cardType)) node.ref = 'this';
  else if (personnel) node.ref = said.bound(personnel);
  else if (said.all.some((one) => one.kind === 'personnel')) return 'who is gone is present with nobody';
  else if (demanded && saysPresentItself(demanded)) return 'who is demanded is present with nobody spoken of';
  else if (!meanDemanded(node, 'personnel', demanded)) {
    if (NOWHERE.has(cardType)) return 'nobody was spoken of who is anywhere';
    if (cardType === 'mission' || cardType === 'ship') return `nobody is present with a ${cardType}`;
    node.ref = 'this';
  }
  return undefined;
}

/** Does the demand itself say 'present'? It does not explain itself. */
const saysPresentItself = (demanded: Sel): boolean =>
  someNode({ is: 'cards', node: demanded }, ({ is, node }) => is === 'cards' && node.ref === open('present'));

/** Does a state say that a card is present or aboard, with nothing said of whom with or aboard what? */
export function saysPresent(state: State): boolean {
  if (state.s !== 'at') return false;
  const { place } = state;
  return (
    (place.p === 'present' && place.with.ref === open('present')) ||
    (place.p === 'aboard' && place.ship.ref === open('this ship'))
  );
}
