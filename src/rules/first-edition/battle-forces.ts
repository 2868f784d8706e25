/** Forces in a battle: who is in them, whose they are, and whom they may attack (94-BATTLE). */
import { affiliationsOf, skillsOf, levelIn, hasAffiliation } from '../../effects/meaning.ts';
import { isType } from '../../effects/reading/index.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { areActive } from './activity.ts';
import { isBoarder } from './boarders.ts';
import { NON_ALIGNED } from './constants.ts';
import { cardsIn, fightersIn, titleOf } from './table.ts';

/** 94-BATTLE-13: OFFICER as a classification or a skill, or Leadership; stopped leaders still lead in defence (94-TURN-19). */
const isLeader = (engine: Engine, card: CardNumber): boolean =>
  ['OFFICER', 'Leadership'].some((skill) => levelIn(skillsOf(engine, card), skill) > 0);

/** 94-SPECIAL-13: Rogue Borg need none. */
export const hasLeader = (engine: Engine, personnel: readonly CardNumber[]): boolean =>
  areActive(engine, personnel).some((card) => isBoarder(engine, card) || isLeader(engine, card));

/** Those aboard a ship who fight. */
export const crewAboardOf = (engine: Engine, ship: CardNumber): CardNumber[] =>
  fightersIn(engine, ship, engine.commanderOf(ship));

/** 94-SBATTLE-01: may the ship fire? */
export const mayFire = (engine: Engine, ship: CardNumber): boolean => hasLeader(engine, crewAboardOf(engine, ship));

/** A ship with its crew, of one that is commandeered only those who use it (94-SPECIAL-12), an outpost by itself, personnel as they are. */
const membersOf = (engine: Engine, force: readonly CardNumber[]): CardNumber[] =>
  force.flatMap((card) => {
    if (!isType(engine, card, 'ship')) return [card];
    const crew = crewAboardOf(engine, card);
    return engine.has(card, 'commandeered') ? crew : [card, ...crew];
  });

/** 94-OP-22: the affiliations of which a force counts; none of a purely non-aligned one. */
function affiliationsIn(engine: Engine, force: readonly CardNumber[]): ReadonlySet<string> {
  const all = membersOf(engine, force).flatMap((card) => affiliationsOf(engine, card));
  return new Set(all.filter((name) => name !== NON_ALIGNED));
}

/** 94-BATTLE-07, -11: one Federation card bars a force from initiating. */
export function whyFederation(engine: Engine, force: readonly CardNumber[]): string | null {
  const card = membersOf(engine, force).find((one) => hasAffiliation(engine, one, 'Federation'));
  return card === undefined ? null : `Federation forces do not begin a battle (${titleOf(engine, card)})`;
}

/** 94-BATTLE-11: is it so only by somebody among others? */
export const isMixed = (engine: Engine, force: readonly CardNumber[]): boolean =>
  membersOf(engine, force).some((card) => !hasAffiliation(engine, card, 'Federation'));

/** 94-BATTLE-10: forces of one affiliation leave each other alone, but for Klingons. */
export function whyOwnKind(engine: Engine, force: readonly CardNumber[], target: readonly CardNumber[]): string | null {
  const theirs = affiliationsIn(engine, target);
  const shared = [...affiliationsIn(engine, force)].find((name) => theirs.has(name) && name !== 'Klingon');
  return shared === undefined ? null : `both are ${shared}: they do not attack each other`;
}

/** Everything that is in the battle with these ships: themselves and all aboard. */
export const involvedWith = (engine: Engine, ships: readonly CardNumber[]): CardNumber[] =>
  ships.flatMap((ship) => [ship, ...cardsIn(engine, ship, engine.commanderOf(ship))]);

/** The other player's team on a planet (94-PBATTLE-04): those at outposts are no target (94-OP-15). */
export const teamAt = (engine: Engine, mission: CardNumber, player: Seat): CardNumber[] =>
  fightersIn(engine, mission, player);
