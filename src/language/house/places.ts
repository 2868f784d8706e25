/** Where cards are and where they go, in house style. */
import type { Place, PlayerRef, Sel, ZoneName } from '../tree/index.ts';
import { zoneOwnerWords } from './players.ts';
import { cardWords, same, unwritable } from './symbols.ts';

export const END = { top: 'top', bottom: 'bottom', topOrBottom: 'top or bottom' } as const;
const ZONES: Readonly<Record<ZoneName, string>> = {
  hand: 'hand',
  deck: 'deck',
  discard: 'discard pile',
  dilemmaPile: 'dilemma pile',
  dilemmaStack: 'dilemma stack',
  drawn: 'drawn dilemmas',
  aside: 'aside',
  core: 'core',
  brig: 'brig',
  removed: 'removed',
  play: 'play',
};
type Zone = Extract<Place, { p: 'zone' }>;
export function zoneWords(at: Zone, actor?: PlayerRef, moved?: Sel): string {
  if (at.zone === 'removed' || at.zone === 'play') throw unwritable(at);
  if (at.zone === 'hand' && actor !== undefined && same(at.of, actor)) return 'hand';
  return `${zoneOwnerWords(at.of, moved, actor)} ${ZONES[at.zone]}`;
}
const wasWords = ({ was }: { was?: true }): string => (was ? 'that was ' : '');
/** Where cards are. */
export function placeWords(at: Place, actor?: PlayerRef, moved?: Sel): string {
  switch (at.p) {
    case 'present':
      return same(at.with, { ref: 'this' }) ? 'present' : `present with ${cardWords(at.with)}`;
    case 'here':
      return 'here';
    case 'involved':
      return 'involved';
    case 'aboard':
      return `${wasWords(at)}aboard ${cardWords(at.ship)}`;
    case 'at':
      return `at ${cardWords(at.mission)}`;
    case 'on':
      return `${wasWords(at)}on ${cardWords(at.card)}`;
    case 'beneath':
      return `beneath ${cardWords(at.card)}`;
    case 'zone':
      if (at.zone === 'play') return 'in play';
      if (at.zone === 'removed') return 'removed from the game';
      return `${at.zone === 'hand' && actor !== undefined && same(at.of, actor) ? 'from' : 'in'} ${zoneWords(at, actor, moved)}`;
    case 'quadrantOf':
      return `in the same quadrant as ${cardWords(at.sel)}`;
    case 'wherePlayable':
      throw unwritable(at);
  }
}
/** Where cards go. */
export function destinationWords(to: Place, actor: PlayerRef, moved: Sel, into = 'to'): string {
  if (to.p === 'involved') return 'into the attempt';
  if (to.p === 'wherePlayable') return `${to.card ? `on ${cardWords(to.card, actor)} ` : ''}where it could be played`;
  if (to.p !== 'zone') return placeWords(to);
  if (to.zone === 'aside') return 'aside';
  if (to.pos === undefined) return `${into} ${zoneWords(to, actor, moved)}`;
  return `on the ${END[to.pos]} of ${zoneWords(to, actor, moved)}`;
}
