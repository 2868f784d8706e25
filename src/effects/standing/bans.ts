/**
 * What texts forbid cards to do ("ships cannot move from this mission", "personnel aboard cannot attempt missions"), and which
 * missions they let a player attempt with whoever is there. A prohibition beats what allows.
 */
import type { Engine } from '../../engine/kernel/kernel.ts';
import { remembering } from '../../engine/kernel/remembering.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Place, Sel } from '../../language/tree/index.ts';
import { every, isType, playersOf, type Context, happensIn } from '../reading/index.ts';
import { rulesAtWork } from './rules-at-work.ts';
import { candidates, covers, coversPlayed, isExempt } from '../meaning.ts';

/** Something a card might do: move or beam from one place to another, attempt a mission. */
export interface Doing {
  readonly name: 'attempt' | 'beam' | 'move' | 'place';
  /** The mission that is left or gone to; in beaming, the ship where it is one. */
  readonly from?: CardNumber | undefined;
  readonly to?: CardNumber | undefined;
}

/** What forbids to do this, to whomever. */
const bansOn = remembering((engine: Engine, name: Doing['name']) =>
  rulesAtWork(engine, 'ban').filter(({ effect }) => effect.act.e === name),
);

/** Is there a text that forbids the card to do this just now? */
export const isBanned = (engine: Engine, card: CardNumber, doing: Doing): boolean =>
  isBannedBy(engine, bansOn(engine, doing.name), card, doing);

/** Those of the cards that no text forbids to do this just now: mostly all, as there is no such text. */
export function notBanned(engine: Engine, cards: readonly CardNumber[], doing: Doing): readonly CardNumber[] {
  const bans = bansOn(engine, doing.name);
  return bans.length === 0 ? cards : cards.filter((card) => !isBannedBy(engine, bans, card, doing));
}

function isBannedBy(
  engine: Engine,
  bans: ReturnType<typeof bansOn>,
  card: CardNumber,
  { name, from, to }: Doing,
): boolean {
  return bans.some(({ context, effect: { who, act } }) => {
    if (!isMeant(context, who, card)) return false;
    if (name === 'beam' && isExempt(engine, card, name, context.source.card)) return false;
    if (act.what && (to === undefined || !covers(context, act.what, to))) return false;
    const isSo = name === 'beam' ? isBeamedThere : isThere;
    return isSo(context, 'from' in act ? act.from : undefined, from) && isSo(context, act.place, to);
  });
}

/** What is placed comes from anywhere: it need not be in play. */
function isMeant(context: Context, who: Sel, card: CardNumber): boolean {
  return context.engine.isInPlay(card) ? covers(context, who, card) : coversPlayed(context, who, card);
}

/** What is said of a planet is said of the planet, not of a ship there; what is said of a ship, of that ship. */
function isBeamedThere(context: Context, place: Place | undefined, where: CardNumber | undefined): boolean {
  if (place === undefined || where === undefined || !isType(context.engine, where, 'ship'))
    return isThere(context, place, where);
  return place.p === 'at' && candidates(context, every(place.mission)).includes(where);
}

function isThere(context: Context, place: Place | undefined, where: CardNumber | undefined): boolean {
  if (place === undefined || where === undefined) return place === undefined;
  if (place.p === 'beneath') return candidates(context, every(place.card)).includes(where);
  return happensIn(context, place, where);
}

/** Is there a text by which anybody of the player's, or this one of them, may attempt the mission? */
export function isInvited(engine: Engine, player: Seat, mission: CardNumber, by?: CardNumber): boolean {
  return rulesAtWork(engine, 'invite').some(
    ({ context, effect }) =>
      playersOf(context, effect.who).includes(player) &&
      covers(context, effect.mission, mission) &&
      (effect.with === undefined || (by !== undefined && covers(context, effect.with, by))),
  );
}
