/** Combats as orders: they do nothing by themselves (OBJ-COMBAT-06), so the bot fights where its cards give something for winning. */
import type { Answer, Option, Request, Seat } from '../../engine/asking/request.ts';
import type { CardView } from '../../engine/showing/view.ts';
import { answerWith } from '../random.ts';
import { plansOf } from '../second-edition/plans.ts';
import { isPlanet, unstopped, type Position, type Site } from '../second-edition/position.ts';
import { chooseBest } from '../selection.ts';
import { mayAttack } from './duels.ts';
import { isRaider } from './raids.ts';
import { spoilsOf } from './spoils.ts';

/** A concealed personnel is thought to have this Strength. */
const usualStrength = 6;
/** By so much a team must be ahead, since not all is seen. */
const enoughAhead = 3;

const strengthOf = (team: readonly CardView[]): number =>
  team.reduce((sum, card) => sum + (card.values['strength'] ?? 0), 0);

/** The Strength of an opponent's personnel with a host, as far as it is known; null where there is nobody. */
function strengthAgainst(host: CardView, relation: string, player: Seat): number | null {
  const piles = (host.hosted[relation] ?? []).filter((pile) => pile.player === player);
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
        (site.card.hosted['here'] ?? []).filter(({ player }) => player === seat).flatMap(({ cards }) => cards),
      ),
  );

/** A crew that has nothing to attempt goes down to fight whoever is on the planet there. */
function landing(request: Request, position: Position): Answer | null {
  for (const { site, ship, plan } of plansOf(position)) {
    const crew = unstopped(ship.crew);
    if (plan !== null || !isPlanet(site) || site.owner === position.seat || !isRaider(ship.card)) continue;
    if (foesOn(site, [...crew, ...unstopped(site.people)], position).length === 0) continue;
    const down = request.options.find(
      ({ verb, from, to }) => verb === 'beam' && from === ship.card.number && to === site.card.number,
    );
    if (down?.selection === undefined) continue;
    const all = down.selection.from.map((_, index) => index);
    return answerWith(request, down, chooseBest(down.selection, all, all.length));
  }
  return null;
}

/** A combat that will be won and is worth something, or the way down to one; null where there is none. */
export function orderFight(request: Request, position: Position): Answer | null {
  if (spoilsOf(position, 'combat') === 0) return null;
  const fight = request.options.find((option) => fightAt(option, position));
  return fight === undefined ? landing(request, position) : answerWith(request, fight);
}
