/** Affiliations: who may be with whom (94-AFFIL, 94-TREATY). */
import { affiliationsOf, speciesOf } from '../../effects/meaning.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { isType } from '../../effects/reading/index.ts';
import { NOTHING } from './order.ts';
import { isNonAligned, locationOf, outpostsOf, titleOf } from './table.ts';
import { areAllied } from './treaties.ts';

/** 94-AFFIL-07, -08, -09: may these two of the player's cards be together? Equipment and planets have no affiliation (94-PLAY-10). */
export function areCompatible(engine: Engine, player: Seat, one: CardNumber, other: CardNumber): boolean {
  if ([one, other].some((card) => isNonAligned(engine, card))) return true;
  const [mine, theirs] = [affiliationsOf(engine, one), affiliationsOf(engine, other)];
  return mine.some((name) => theirs.includes(name)) || areAllied(engine, player, one, other);
}

/** Why a card may not be with a ship or an outpost; null if it may. */
function whyIncompatible(engine: Engine, player: Seat, card: CardNumber, host: CardNumber): string | null {
  if (areCompatible(engine, player, card, host)) return null;
  const named = (one: CardNumber): string => affiliationsOf(engine, one).join('/');
  return `${titleOf(engine, card)} is ${named(card)}, ${titleOf(engine, host)} ${named(host)}: affiliations do not mix`;
}

/** The first of these cards that may not be with the ship or outpost, in words; null if all may. */
export const whyNotTogether = (
  engine: Engine,
  player: Seat,
  cards: readonly CardNumber[],
  host: CardNumber,
): string | null =>
  cards.map((card) => whyIncompatible(engine, player, card, host)).find((why) => why !== null) ?? null;

/** 94-OP-09: the outposts of its player's where a ship is that it goes with: there it is docked. */
export function outpostsWith(engine: Engine, ship: CardNumber): CardNumber[] {
  const player = engine.commanderOf(ship);
  return outpostsOf(engine, player, locationOf(engine, ship)).filter((outpost) =>
    areCompatible(engine, player, ship, outpost),
  );
}

/** 94-TREATY-05, 94-OP-37: aboard a ship or at an outpost that is not of their affiliation, personnel are under house arrest. */
export function isUnderHouseArrest(engine: Engine, card: CardNumber): boolean {
  const host = engine.hostOf(card);
  return host !== NOTHING && !areCompatible(engine, engine.commanderOf(card), card, host);
}

/** For a trace: whoever goes from where they were under house arrest is free again (94-TREATY-07, 94-OP-37). */
export function noteRelease(engine: Engine, cards: readonly CardNumber[]): void {
  if (cards.some((card) => isUnderHouseArrest(engine, card))) engine.note('94-TREATY-07', '94-OP-37');
}

/** 94-AFFIL-03: the species of a card is of no account; is that what somebody may have gone by? */
export const isOfSpeciesOf = (engine: Engine, card: CardNumber, host: CardNumber): boolean =>
  affiliationsOf(engine, host).includes(speciesOf(engine, card));

/** For a trace: non-aligned cards go anywhere (94-AFFIL-08). */
export function noteNonAligned(engine: Engine, cards: readonly CardNumber[]): void {
  if (cards.some((card) => isType(engine, card, 'personnel') && isNonAligned(engine, card))) engine.note('94-AFFIL-08');
}
