/** Writes players as those who act and own, and cards spoken of by letter, in house style. */
import type { Dialect } from '../dialect.ts';
import type { PlayerRef, Sel } from '../tree/index.ts';
import { unwritable } from './symbols.ts';
import { isSame } from '../tree/same.ts';

/** A player as the one who acts. */
export function playerWords(dialect: Dialect, who: PlayerRef): string {
  if (typeof who === 'string') {
    const words = dialect.words.players.write(who);
    if (words === undefined) throw unwritable(who);
    return words;
  }
  if ('owner' in who) return who.owner === 'this' ? "this card's owner" : `${refWord(who.owner)}'s owner`;
  if ('player' in who) return who.player === 'player' ? 'that player' : `player ${refWord(who.player)}`;
  return `the commander of ${refWord(who.commander)}`;
}
/** A player as an owner: 'your', "opponent's". */
export function ownerWords(dialect: Dialect, who: PlayerRef, actor?: PlayerRef): string {
  if (who === 'you') return 'your';
  if (actor !== undefined && isSame(who, actor)) return 'their';
  return who === 'opponent' ? "an opponent's" : `${playerWords(dialect, who)}'s`;
}
/** Owners of zones: the owner of what is moved is 'its owner'. */
export function zoneOwnerWords(
  dialect: Dialect,
  who: PlayerRef,
  moved: Sel | undefined,
  actor: PlayerRef | undefined,
): string {
  if (typeof who === 'object' && 'owner' in who && (who.owner === 'it' || who.owner === moved?.ref))
    return "its owner's";
  return ownerWords(dialect, who, actor);
}

export function refWord(id: string): string {
  if (id === 'this') return 'this';
  if (id === 'selected') return 'those selected';
  return id === 'that' ? 'that one' : id.toUpperCase();
}
