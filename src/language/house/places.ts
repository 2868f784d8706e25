/** Writes where cards are and where they go in house style. */
import type { Dialect } from '../dialect.ts';
import type { Place, PlayerRef, Sel } from '../tree/index.ts';
import { zoneOwnerWords } from './players.ts';
import { cardWords, raise, unwritable } from './symbols.ts';
import { isSame } from '../tree/same.ts';

export const END = { top: 'top', bottom: 'bottom', topOrBottom: 'top or bottom' } as const;
type Zone = Extract<Place, { p: 'zone' }>;
export function zoneWords(dialect: Dialect, at: Zone, actor?: PlayerRef, moved?: Sel): string {
  if (at.zone === 'removed' || at.zone === 'play') throw unwritable(at);
  if (at.zone === 'hand' && actor !== undefined && isSame(at.of, actor)) return 'hand';
  return `${zoneOwnerWords(dialect, at.of, moved, actor)} ${dialect.words.zones.write(at.zone) ?? raise(at)}`;
}
const wasWords = ({ was }: { was?: true }): string => (was ? 'that was ' : '');
/** 'Any of your ships': one after the other, or all on the same. */
const anyOfThem = (dialect: Dialect, host: Sel, actor?: PlayerRef): string =>
  cardWords(dialect, host, actor).replace(/^any number of /, 'any of ');
/** Where cards are. */
export function placeWords(dialect: Dialect, at: Place, actor?: PlayerRef, moved?: Sel): string {
  switch (at.p) {
    case 'present':
      return isSame(at.with, { ref: 'this' }) ? 'present' : `present with ${cardWords(dialect, at.with)}`;
    case 'here':
      return 'here';
    case 'involved':
      return at.here === true ? 'attempting this mission' : 'involved';
    case 'aboard':
      return `${wasWords(at)}aboard ${anyOfThem(dialect, at.ship)}`;
    case 'at':
      return `at ${anyOfThem(dialect, at.mission, actor)}`;
    case 'on':
      return `${wasWords(at)}on ${cardWords(dialect, at.card)}`;
    case 'beneath':
      return `beneath ${anyOfThem(dialect, at.card)}`;
    case 'zone':
      if (at.zone === 'play') return 'in play';
      if (at.zone === 'removed') return 'removed from the game';
      return `${at.zone === 'hand' && actor !== undefined && isSame(at.of, actor) ? 'from' : 'in'} ${zoneWords(dialect, at, actor, moved)}`;
    case 'quadrantOf':
      return `in the same quadrant as ${cardWords(dialect, at.sel)}`;
    case 'wherePlayable':
      throw unwritable(at);
  }
}
/** Where cards go. */
export function destinationWords(dialect: Dialect, to: Place, actor: PlayerRef, moved: Sel, into = 'to'): string {
  if (to.p === 'involved') return 'into the attempt';
  if (to.p === 'wherePlayable')
    return `${to.card ? `on ${cardWords(dialect, to.card, actor)} ` : ''}where it could be played`;
  if (to.p !== 'zone') return placeWords(dialect, to);
  if (to.zone === 'aside') return 'aside';
  if (to.pos === undefined) return `${into} ${zoneWords(dialect, to, actor, moved)}`;
  return `on the ${END[to.pos]} of ${zoneWords(dialect, to, actor, moved)}`;
}
