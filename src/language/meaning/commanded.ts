/** Means 'a ship you command' by itself: of a dilemma that is more than 'your ship', which is one that takes part in the attempt. */
import type { Filter, Place, Sel } from '../tree/index.ts';
import { kindOf } from './topics.ts';

const IN_PLAY: Place = { p: 'zone', zone: 'play', of: 'anyPlayer' };
const ON_THE_TABLE: ReadonlySet<string> = new Set(['personnel', 'ship', 'equipment']);

/** Commanded cards are a player's own wherever they are; said by a dilemma, also those that do not face it. */
export function meanCommanded(sel: Sel, type: string): void {
  if (sel.via !== 'command') return;
  delete sel.via;
  if (type === 'dilemma' && sel.of === 'you' && sel.at === undefined && ON_THE_TABLE.has(kindOf(sel.f) ?? 'personnel'))
    sel.at = { ...IN_PLAY };
}

/** 'You have three dilemmas overcome here': beneath your missions they are yours, whoever owns them; nobody commands them. */
export function meanBeneathYours(sel: Sel): void {
  if (sel.of !== 'you' || sel.via !== undefined || sel.ref !== undefined || !saysOvercome(sel.f)) return;
  delete sel.of;
  sel.at ??= { p: 'beneath', card: { n: 'any', of: 'you', f: { f: 'kind', is: 'mission' } } };
}
const saysOvercome = (filter: Filter | undefined): boolean =>
  filter?.f === 'and' && filter.of.some((one) => one.f === 'state' && one.is.s === 'overcome');

/** 'You have a dilemma beneath this mission', 'your opponent has …': its owner has it; what is not understood of it, if anything. */
export function meanOwnedBeneath(sel: Sel): string | undefined {
  if (sel.at?.p !== 'beneath' || sel.ref !== undefined || sel.of === undefined || sel.of === 'anyPlayer')
    return undefined;
  if (sel.via === 'command') return 'nobody commands what lies beneath a mission';
  sel.via ??= 'own';
  return undefined;
}
