/** Combats as orders: they do nothing by themselves (OBJ-COMBAT-06), so the bot fights where its cards give something for winning. */
import type { Answer, Option, Request, Seat } from '../../engine/asking/request.ts';
import type { CardView } from '../../engine/showing/view.ts';
import { answerWith } from '../random.ts';
import { plansOf } from '../second-edition/plans.ts';
import { isPlanet, unstopped, type Position, type Site } from '../second-edition/position.ts';
import { chooseBest } from '../selection.ts';
import { mayAttack } from './duels.ts';
import { spoilsOf } from './spoils.ts';
import { addedBy, pilesOn } from '../../engine/showing/looking.ts';

/** A concealed personnel is thought to have this Strength. */
const usualStrength = 6;
/** By so much a team must be ahead, since not all is seen. */
const enoughAhead = 3;

const strengthOf = (team: readonly CardView[]): number =>
  team.reduce((sum, card) => sum + addedBy(card, 'strength'), 0);

/** The Strength of an opponent's personnel with a host, as far as it is known; null where there is nobody. */
function strengthAgainst(host: CardView, relation: string, player: Seat): number | null {
  const piles = pilesOn(host, relation).filter((pile) => pile.player === player);
  const hidden = piles.reduce((sum, { count, cards }) => sum + count - cards.length, 0);
  const known = piles.flatMap(({ cards }) => cards).filter(({ definition }) => definition.type === 'personnel');
  return hidden + known.length === 0 ? null : strengthOf(known) + hidden * usualStrength;
}

const isAhead = (team: readonly CardView[], theirs: number | null): boolean =>
  theirs !== null && team.length > 0 && strengthOf(team) >= theirs + enoughAhead;

/** Nobody who attempts something in this turn is stopped for a fight. */
const isFree = (site: Site, position: Position): boolean =>
  plansOf(position).every(({ plan }) => plan?.isNow !== true || plan.goal.site !== site);

function fightAt(option: Option, position: Position): boolean {
  const { verb, at, player } = option;
  const site = verb === 'fight' && at !== undefined ? position.sites.find(({ card }) => card.number === at) : undefined;
  if (site === undefined || player === undefined || !isFree(site, position)) return false;
  return isAhead(unstopped(site.people), strengthAgainst(site.card, 'here', player));
}

/** Opponents whom a crew would outmatch on the planet that it is at. */
const foesOn = (site: Site, crew: readonly CardView[], position: Position): readonly Seat[] =>
  position.seats.filter(
    (seat) =>
      seat !== position.seat &&
      isAhead(crew, strengthAgainst(site.card, 'here', seat)) &&
      mayAttack(
        crew,
        pilesOn(site.card, 'here')
          .filter(({ player }) => player === seat)
          .flatMap(({ cards }) => cards),
      ),
  );

/** Those of a crew who may land: all but as many as it takes to fly, the strongest first. */
function landingOf(ship: CardView, crew: readonly CardView[]): readonly CardView[] {
  const staff: CardView[] = [];
  for (const icon of ship.definition.staffing) {
    const fitting = crew.filter((card) => !staff.includes(card));
    const found =
      fitting.find((card) => card.icons.includes(icon)) ??
      fitting.find((card) => icon !== 'command' && card.icons.includes('command'));
    if (found !== undefined) staff.push(found);
  }
  return crew.filter((card) => !staff.includes(card));
}

/** What a ship with that crew would win by a landing there. */
export function worthOfLanding(position: Position, site: Site, ship: CardView, crew: readonly CardView[]): number {
  if (!isPlanet(site) || site.owner === position.seat) return 0;
  const spoils = spoilsOf(position, 'combat');
  return spoils > 0 && foesOn(site, landingOf(ship, crew), position).length > 0 ? spoils : 0;
}

/** A crew that has nothing to attempt goes down to fight whoever is on the planet there. */
function landing(request: Request, position: Position): Answer | null {
  for (const { site, ship, plan } of plansOf(position)) {
    const crew = unstopped(ship.crew);
    if (plan?.isNow === true || worthOfLanding(position, site, ship.card, crew) === 0) continue;
    const down = request.options.find(
      ({ verb, from, to }) => verb === 'beam' && from === ship.card.number && to === site.card.number,
    );
    if (down?.selection === undefined) continue;
    const numbers = new Set(landingOf(ship.card, crew).map((card) => card.number));
    const chosen = down.selection.from.flatMap((candidate, index) =>
      candidate.kind === 'card' && numbers.has(candidate.card) ? [index] : [],
    );
    if (chosen.length > 0) return answerWith(request, down, chooseBest(down.selection, chosen, chosen.length));
  }
  return null;
}

/** A combat that will be won and is worth something, or the way down to one; null where there is none. */
export function orderFight(request: Request, position: Position): Answer | null {
  if (spoilsOf(position, 'combat') === 0) return null;
  const fight = request.options.find((option) => fightAt(option, position));
  return fight === undefined ? landing(request, position) : answerWith(request, fight);
}
