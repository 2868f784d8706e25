/** How cards lie where a text says so: "when you place a card beneath this mission, place it face down". */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { EventPattern, Place, PlayerRef } from '../../language/tree/index.ts';
import { playersOf } from '../reading/index.ts';
import { isPlayer } from './prohibitions.ts';
import { rulesAtWork, type Rule } from './rules-at-work.ts';
import { candidates } from '../meaning.ts';

type Beneath = Extract<Place, { p: 'beneath' }>;
type Lying = Rule & { who: PlayerRef; act: EventPattern & { place: Beneath } };

/** Does the rule say how cards lie that a player places beneath some card? */
export function isLying(effect: Rule): effect is Lying {
  const { allow, act, who, face } = effect;
  return allow && face !== undefined && typeof act === 'object' && act.place?.p === 'beneath' && isPlayer(who);
}

/** Do cards that the player places beneath this one lie face down? */
export function liesFaceDown(engine: Engine, player: Seat, host: CardNumber): boolean {
  return rulesAtWork(engine).some(
    ({ context, effect }) =>
      isLying(effect) &&
      playersOf(context, effect.who).includes(player) &&
      candidates(context, { ...effect.act.place.card, n: 'all' }).includes(host),
  );
}
