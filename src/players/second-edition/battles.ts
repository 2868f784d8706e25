/** Battles a bot could begin: with which texts, against whom, and by how much it would win them, as far as it can see. */
import { textOf } from '../../effects/reading/index.ts';
import type { Ability, Effect, Filter } from '../../language/tree/index.ts';
import type { CardView, PileView } from '../../engine/showing/view.ts';
import { fits } from './filters.ts';
import { hosted, isHeadquarters, ofPosition, unstopped, type OwnShip, type Position, type Site } from './position.ts';
import { addedBy, pilesOn, valueIn } from '../../engine/showing/looking.ts';

type Battle = Extract<Effect, { x: 'battle' }>;

/** A concealed personnel is thought to have this Strength. */
const usualStrength = 6;

const others = (site: Site, relation: string, seat: number): readonly PileView[] =>
  pilesOn(site.card, relation).filter((pile) => pile.player !== null && pile.player !== seat);

/** Ships of opponents at a mission. */
export const enemyShips = (site: Site, position: Position): readonly CardView[] =>
  others(site, 'ships', position.seat).flatMap((pile) => pile.cards);

const sum = (cards: readonly CardView[], value: string): number =>
  cards.reduce((total, card) => total + addedBy(card, value), 0);

/** Strength of opponents on a planet: of the strongest one, who may be chosen. */
function strengthAgainst(site: Site, position: Position): number {
  const piles = others(site, 'here', position.seat);
  return piles.reduce((most, pile) => {
    const known = pile.cards.filter((card) => card.definition.type === 'personnel');
    const hidden = Math.max(0, pile.count - pile.cards.length);
    return Math.max(most, sum(known, 'strength') + hidden * usualStrength);
  }, 0);
}

/** By how much the ship's Weapons exceed the Shields of the weakest ship of an opponent there; null where there is none. */
function engagementMargin(site: Site, ship: CardView, position: Position): number | null {
  if (isHeadquarters(site)) return null;
  const shields = enemyShips(site, position).map((enemy) => valueIn(enemy, 'shields'));
  return shields.length === 0 ? null : valueIn(ship, 'weapons') - Math.min(...shields);
}

/** By how much the bot's people on a planet outmatch an opponent's; null where there are none to fight. */
function combatMargin(site: Site, position: Position): number | null {
  const theirs = strengthAgainst(site, position);
  const own = unstopped(site.people);
  return isHeadquarters(site) || theirs === 0 || own.length === 0 ? null : sum(own, 'strength') - theirs;
}

/** What the filter asks of whoever is aboard: 'your ship with your Leadership personnel aboard'. */
function aboard(filter: Filter | undefined): readonly Filter[] {
  if (filter?.f === 'and') return filter.of.flatMap(aboard);
  return filter?.f === 'carries' && filter.how === 'aboard' && filter.sel.f ? [filter.sel.f] : [];
}

/** Whether a ship with this crew could begin the battle. */
function couldBegin(battle: Battle, ship: CardView, crew: readonly CardView[]): boolean {
  if (battle.kind === 'combat') return false;
  const named = battle.of.ref === undefined ? [ship, ...crew].some((card) => fits(battle.of.f, card)) : true;
  return named && aboard(battle.of.f).every((filter) => crew.some((card) => fits(filter, card)));
}

/** What the text adds to the Weapons of its ship. */
function bonusOf(battle: Battle): number {
  const mods = (battle.during ?? []).flatMap((effect) => (effect.x === 'mod' ? effect.mods : []));
  return mods.reduce(
    (total, mod) => total + (mod.m === 'num' && mod.prop === 'Weapons' && typeof mod.by === 'number' ? mod.by : 0),
    0,
  );
}

const ready = (ship: OwnShip): boolean => !ship.card.stopped && ship.card.ship?.staffed !== false;

/** The chance of winning what the text could begin just now, in tenths. */
export function oddsNow(position: Position): (battle: Battle) => number {
  return (battle) => {
    const margins = position.sites.flatMap((site) => [
      ...(battle.kind === 'engagement' ? [] : [combatMargin(site, position)]),
      ...site.ships
        .filter((ship) => ready(ship) && couldBegin(battle, ship.card, unstopped(ship.crew)))
        .map((ship) => plus(engagementMargin(site, ship.card, position), bonusOf(battle))),
    ]);
    return tenths(Math.max(-1, ...margins.map((margin) => margin ?? -1)));
  };
}

const plus = (margin: number | null, bonus: number): number | null => (margin === null ? null : margin + bonus);
const tenths = (margin: number): number => (margin <= 0 ? 0 : margin < 3 ? 8 : 10);

/** Battles that cards of the bot may begin as an order: in its core, in hand as interrupts, and by its people and ships in play. */
const battleTexts = ofPosition((position): readonly { readonly ability: Ability; readonly battle: Battle }[] =>
  [...position.core, ...position.hand.filter((card) => card.definition.type === 'interrupt'), ...everyone(position)]
    .flatMap((card) => textOf(card.definition).program.abilities)
    .filter((ability) => ability.at.t === 'order')
    .flatMap((ability) => ability.do.flatMap((effect) => (effect.x === 'battle' ? [{ ability, battle: effect }] : []))),
);

const everyone = (position: Position): readonly CardView[] =>
  position.sites.flatMap((site) => [
    ...unstopped(site.people),
    ...site.ships.flatMap(({ card, crew }) => [card, ...crew]),
  ]);

/** By how much the ship with this crew would win its best engagement at the mission; null where it can begin none. */
export function bestMargin(site: Site, ship: CardView, crew: readonly CardView[], position: Position): number | null {
  const margin = engagementMargin(site, ship, position);
  const bonuses = battleTexts(position)
    .filter(({ battle }) => couldBegin(battle, ship, crew))
    .map(({ battle }) => bonusOf(battle));
  const open = position.board.openMargin(position, site, ship, crew);
  const all = [...(margin === null ? [] : bonuses.map((bonus) => margin + bonus)), ...(open === null ? [] : [open])];
  return all.length === 0 ? null : Math.max(...all);
}

/** Crew of an opponent's ship that can be seen or counted: what is at stake there. */
export const crewOf = (ship: CardView): number =>
  pilesOn(ship, 'aboard').reduce((total, pile) => total + pile.count, 0) + hosted(ship, 'damage').length;
