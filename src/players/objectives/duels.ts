/** Engagements as a player weighs them before the tactics are drawn: open values, tactics as they are usual, and what is at stake. */
import { textOf } from '../../effects/reading/index.ts';
import type { CardView } from '../../engine/showing/view.ts';
import { ATTACKS, DESTROYED_AT } from '../../rules/objectives/constants.ts';
import { hullSeen } from '../../rules/objectives/damage.ts';
import { spoilsOf } from './spoils.ts';
import { crewOf, enemyShips } from '../second-edition/battles.ts';
import { hosted, isHeadquarters, type Position, type Site, knownIn } from '../second-edition/position.ts';
import { valueIn } from '../../engine/showing/looking.ts';

/** What the better of two tactics adds as a rule. */
const usualBonus = { attack: 5, defense: 3 } as const;
/** What the marker of a winner does to a hull: what turns an attack away hardly hurts. */
export const usualHull = { attack: 40, defense: 20 } as const;
/** So many tactics not seen count as usual beside those that were. */
const unseen = 3;

const tacticsSeen = (position: Position, player: number): readonly CardView[] => [
  ...knownIn(position, player, 'tactics'),
  ...position.sites
    .flatMap((site) => hosted(site.card, 'ships'))
    .flatMap((ship) => hosted(ship, 'damage'))
    .filter((card) => card.owner === player),
];

/** What a player's tactic will add, by those of that player that have been seen. */
export function likelyBonus(position: Position, player: number, use: 'attack' | 'defense'): number {
  const seen = tacticsSeen(position, player).flatMap(({ definition: { tactic } }) => (tactic ? [tactic[use] + 1] : []));
  const sum = seen.reduce((total, bonus) => total + bonus, unseen * usualBonus[use]);
  return Math.trunc(sum / (seen.length + unseen));
}

/** What systems and damage that lie open change of a ship's printed value. */
function changeSeen(ship: CardView, value: string): number {
  return [...hosted(ship, 'systems'), ...hosted(ship, 'damage')]
    .flatMap((card) => textOf(card.definition).program.abilities)
    .filter(({ at }) => at.t === 'damage' || (at.t === 'static' && at.while === undefined))
    .flatMap((ability) => ability.do.flatMap((effect) => (effect.x === 'mod' ? effect.mods : [])))
    .reduce((sum, mod) => sum + (mod.m === 'num' && mod.prop === value && typeof mod.by === 'number' ? mod.by : 0), 0);
}

/** A value of a ship: of one's own as it counts, of another's as printed and changed by what lies open on it. */
function valueSeen(ship: CardView, value: 'Weapons' | 'Shields', position: Position): number {
  const known = valueIn(ship, value.toLowerCase());
  return ship.commander === position.seat ? known : Math.max(0, known + changeSeen(ship, value));
}

/** By how much the ship would win as attacker, if both lay what is likely. */
const marginOf = (position: Position, ship: CardView, foe: CardView): number =>
  valueSeen(ship, 'Weapons', position) +
  likelyBonus(position, ship.commander ?? ship.owner, 'attack') -
  valueSeen(foe, 'Shields', position) -
  likelyBonus(position, foe.commander ?? foe.owner, 'defense');

interface Odds {
  /** Of a hundred engagements. */
  readonly win: number;
  readonly lose: number;
}

/** Tactics make what is close a toss. */
const winsBy: readonly (readonly [least: number, win: number])[] = [
  [4, 95],
  [2, 80],
  [1, 65],
  [0, 45],
  [-1, 25],
  [-3, 10],
];

const wins = (margin: number): number => winsBy.find(([least]) => margin >= least)?.[1] ?? 3;

/** The odds of whoever expects to be ahead by so much. */
export const oddsOf = (margin: number): Odds => ({ win: wins(margin), lose: wins(-margin) });

/** What a ship is worth to its player with whoever and whatever is aboard. */
const bareShip = 20;
const eachAboard = 6;
const eachSystem = 4;

/** What a marker of that hull does to a ship, in points. */
export function harmTo(ship: CardView, hull: number): number {
  const stakes = bareShip + eachAboard * crewOf(ship) + eachSystem * hosted(ship, 'systems').length;
  const isLost = hullSeen(ship) + hull >= DESTROYED_AT;
  return isLost ? stakes : Math.trunc((stakes * (hull + hullSeen(ship))) / (2 * DESTROYED_AT));
}

/** What an engagement with these odds is worth; `spoils`: what the attacker's cards give for winning. */
const worthAt = ({ win, lose }: Odds, ship: CardView, foe: CardView, spoils: number): number =>
  Math.trunc((win * spoils) / 100) +
  Math.trunc((win * harmTo(foe, usualHull.attack) - lose * harmTo(ship, usualHull.defense)) / 100);

/** What a counterattack is worth to the ship that makes it. */
export const worthOfCounter = (position: Position, ship: CardView, foe: CardView): number =>
  worthAt(
    oddsOf(marginOf(position, ship, foe)),
    ship,
    foe,
    ship.commander === position.seat ? spoilsOf(position, 'engagement') : 0,
  );

/** What an engagement is worth, with the counterattack that may follow where anybody is aboard. */
export function worthOfEngagement(position: Position, ship: CardView, foe: CardView): number {
  const answer = crewOf(foe) > 0 ? Math.max(0, worthOfCounter(position, foe, ship)) : 0;
  return worthOfCounter(position, ship, foe) - answer;
}

/** Whether affiliations allow an attack, by what can be seen of the target (OBJ-RESTR). */
export function mayAttack(force: readonly CardView[], target: readonly CardView[]): boolean {
  const isThere = (affiliation: string): boolean => target.some((card) => card.affiliations.includes(affiliation));
  return force
    .flatMap((card) => card.affiliations)
    .every((affiliation) => {
      const attacks = ATTACKS.get(affiliation) ?? 'others';
      if (attacks === 'anybody') return true;
      return attacks === 'others' ? !isThere(affiliation) : isThere(attacks.only);
    });
}

/** The best margin against a ship there that may be attacked, where that is worth something; null where there is none. */
export function openMargin(position: Position, site: Site, ship: CardView, crew: readonly CardView[]): number | null {
  if (isHeadquarters(site)) return null;
  const margins = enemyShips(site, position)
    .filter((foe) => mayAttack([ship, ...crew], [foe, ...hosted(foe, 'aboard')]))
    .filter((foe) => worthOfEngagement(position, ship, foe) > 0)
    .map((foe) => marginOf(position, ship, foe));
  return margins.length === 0 ? null : Math.max(...margins);
}
