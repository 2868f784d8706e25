/**
 * What texts forbid cards to do ("ships cannot move from this mission", "personnel aboard cannot attempt missions"), and which
 * missions they let a player attempt with whoever is there. A prohibition beats what allows.
 */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { EventPattern, Place, PlayerRef, Sel } from '../../language/tree/index.ts';
import { playersOf, type Context, happensIn } from '../reading/index.ts';
import { isPlayer } from './prohibitions.ts';
import { rulesAtWork, type Rule } from './rules-at-work.ts';
import { candidates, covers, coversPlayed } from '../meaning.ts';

/** Something a card might do: move or beam from one place to another, attempt a mission. */
export interface Doing {
  readonly name: 'attempt' | 'beam' | 'move' | 'place';
  /** The mission, where it is one that is left or gone to. */
  readonly from?: CardNumber;
  readonly to?: CardNumber;
}

const DOINGS: ReadonlySet<unknown> = new Set<Doing['name']>(['attempt', 'beam', 'move', 'place']);

/** Does the rule forbid cards to attempt missions, to move or to beam? */
export function isBan(effect: Rule): effect is Rule & { who: Sel; act: EventPattern } {
  const { allow, act, who, unless } = effect;
  return !allow && !unless && typeof act === 'object' && DOINGS.has(act.e) && who !== undefined && !isPlayer(who);
}

/** Is it a price on using skills as a whole? */
export function isPrice({ allow, act, unless, until }: Rule): boolean {
  return !allow && act === 'useSkills' && unless !== undefined && until === undefined;
}

/** Does the rule allow a player to attempt a mission with whoever is there? */
export function isInvitation(effect: Rule): effect is Rule & { who: PlayerRef; act: EventPattern & { what: Sel } } {
  const { allow, act, who } = effect;
  return allow && typeof act === 'object' && act.e === 'attempt' && act.what !== undefined && isPlayer(who);
}

/** Is there a text that forbids the card to do this just now? */
export function isBanned(engine: Engine, card: CardNumber, { name, from, to }: Doing): boolean {
  return rulesAtWork(engine).some(({ context, effect }) => {
    if (!isBan(effect) || effect.act.e !== name || !isMeant(context, effect.who, card)) return false;
    const { act } = effect;
    if (act.what && (to === undefined || !covers(context, act.what, to))) return false;
    return isThere(context, act.from, from) && isThere(context, act.place, to);
  });
}

/** What is placed comes from anywhere: it need not be in play. */
function isMeant(context: Context, who: Sel, card: CardNumber): boolean {
  return context.engine.isInPlay(card) ? covers(context, who, card) : coversPlayed(context, who, card);
}

function isThere(context: Context, place: Place | undefined, where: CardNumber | undefined): boolean {
  if (place === undefined || where === undefined) return place === undefined;
  if (place.p === 'beneath') return candidates(context, { ...place.card, n: 'all' }).includes(where);
  return happensIn(context, place, where);
}

/** Is there a text by which anybody of the player's may attempt the mission? */
export function isInvited(engine: Engine, player: Seat, mission: CardNumber): boolean {
  return rulesAtWork(engine).some(
    ({ context, effect }) =>
      isInvitation(effect) &&
      playersOf(context, effect.who).includes(player) &&
      covers(context, effect.act.what, mission),
  );
}
