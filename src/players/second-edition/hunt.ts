/** Ships without a mission in reach look for a battle: to where an opponent's ship lies that theirs would beat. */
import type { Answer, Option, Request } from '../../engine/asking/request.ts';
import type { CardView } from '../../engine/showing/view.ts';
import { unstopped, type OwnShip, type Position, type Site, missingIn } from './position.ts';
import { answerWith } from '../random.ts';
import { chooseBest } from '../selection.ts';
import { bestMargin, crewOf, enemyShips } from './battles.ts';
import { rangeBetween } from './missions.ts';
import { valueIn } from '../../engine/showing/looking.ts';

/** The mission where the ship, with everybody who could come, would win most. */
function preyOf(position: Position, site: Site, ship: OwnShip): Site | null {
  const team = unstopped([...ship.crew, ...site.people]);
  let best: { readonly prey: Site; readonly worth: number } | null = null;
  for (const prey of position.sites) {
    if (prey !== site && rangeBetween(position, site, prey) > valueIn(ship.card, 'range')) continue;
    const margin = bestMargin(prey, ship.card, team, position);
    if (margin === null || margin <= 0) continue;
    const worth = enemyShips(prey, position).reduce((most, enemy) => Math.max(most, crewOf(enemy)), 0);
    if (best === null || worth > best.worth) best = { prey, worth };
  }
  return best?.prey ?? null;
}

/** Who goes aboard: one for each staffing icon that is missing, and somebody whom the texts ask for. */
function crewFor(position: Position, site: Site, ship: OwnShip, prey: Site): readonly CardView[] {
  const crew: CardView[] = [];
  const waiting = (): readonly CardView[] => unstopped(site.people).filter((card) => !crew.includes(card));
  for (const icon of missingIn(ship.card)) {
    const fitting =
      waiting().find((card) => card.icons.includes(icon)) ??
      waiting().find((card) => card.icons.includes('command')) ??
      waiting()[0];
    if (fitting !== undefined) crew.push(fitting);
  }
  const canFight = (team: readonly CardView[]): boolean =>
    (bestMargin(prey, ship.card, [...unstopped(ship.crew), ...team], position) ?? 0) > 0;
  const leader = canFight(crew) ? undefined : waiting().find((card) => canFight([...crew, card]));
  return leader === undefined ? crew : [...crew, leader];
}

const beamUp = (request: Request, site: Site, ship: OwnShip): Option | undefined =>
  request.options.find(
    (option) => option.verb === 'beam' && option.from === site.card.number && option.to === ship.card.number,
  );

/** The next order of a ship that hunts: its crew aboard, then off; null where there is nothing to hunt. */
export function orderHunt(request: Request, position: Position, site: Site, ship: OwnShip): Answer | null {
  const prey = preyOf(position, site, ship);
  if (prey === null) return null;
  const crew = crewFor(position, site, ship, prey);
  const up = crew.length === 0 ? undefined : beamUp(request, site, ship);
  if (up?.selection !== undefined) {
    const numbers = new Set(crew.map((card) => card.number));
    const chosen = up.selection.from.flatMap((candidate, index) =>
      candidate.kind === 'card' && numbers.has(candidate.card) ? [index] : [],
    );
    if (chosen.length > 0) return answerWith(request, up, chooseBest(up.selection, chosen, chosen.length));
  }
  if (prey === site) return null;
  const move = request.options.find(
    (option) => option.verb === 'move' && option.card === ship.card.number && option.to === prey.card.number,
  );
  return move === undefined ? null : answerWith(request, move);
}
