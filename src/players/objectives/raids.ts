/** Raids: a second ship with no more crew than it needs goes for whatever of the opponents' lies open to it. */
import type { Answer, Option, Request } from '../../engine/asking/request.ts';
import type { CardView } from '../../engine/showing/view.ts';
import { ATTACKS } from '../../rules/objectives/constants.ts';
import { answerWith } from '../random.ts';
import { chooseBest } from '../selection.ts';
import { enemyShips } from '../second-edition/battles.ts';
import { valueOf } from '../second-edition/choose.ts';
import { chancesAt, rangeBetween } from '../second-edition/missions.ts';
import { goodChances, plansOf, type Planned } from '../second-edition/plans.ts';
import {
  everybody,
  hosted,
  isHeadquarters,
  unstopped,
  type OwnShip,
  type Position,
  type Site,
  missingIn,
} from '../second-edition/position.ts';
import { mayAttack, worthOfEngagement } from './duels.ts';
import { valueIn } from '../../engine/showing/looking.ts';

/** Whether a ship may attack anybody at all. */
const isRaider = ({ affiliations }: CardView): boolean =>
  affiliations.every((one) => typeof ATTACKS.get(one) !== 'object');

/** The least that an engagement must be worth to go for it. */
const worthRaiding = 1;

const rangeLeft = ({ card }: OwnShip): number => card.ship?.rangeLeft ?? valueIn(card, 'range');

/** Whether a ship with that crew would find something worth engaging, here or as far as it comes. */
function hasPrey(position: Position, site: Site, ship: OwnShip, crew: readonly CardView[]): boolean {
  return position.sites
    .filter((prey) => !isHeadquarters(prey))
    .filter((prey) => prey === site || rangeBetween(position, site, prey) <= rangeLeft(ship))
    .flatMap((prey) => enemyShips(prey, position))
    .some(
      (foe) =>
        mayAttack([ship.card, ...crew], [foe, ...hosted(foe, 'aboard')]) &&
        worthOfEngagement(position, ship.card, foe) >= worthRaiding,
    );
}

/** One for each icon that is missing, those whom it costs least; null where there are not enough. */
function crewFor({ board }: Position, ship: OwnShip, waiting: readonly CardView[]): readonly CardView[] | null {
  const crew: CardView[] = [];
  for (const icon of missingIn(ship.card)) {
    const fitting = waiting.filter((card) => !crew.includes(card) && board.mayStaff(ship.card, card));
    const found =
      fitting.find((card) => icon === 'affiliation' || card.icons.includes(icon)) ??
      fitting.find((card) => icon !== 'command' && card.icons.includes('command'));
    if (found === undefined) return null;
    crew.push(found);
  }
  return crew;
}

/** Whether what others there are up to is still as good without them. */
function canBeSpared(position: Position, site: Site, ship: OwnShip, crew: readonly CardView[]): boolean {
  return plansOf(position)
    .filter((one) => one.site === site && one.ship !== ship && one.plan !== null && one.loads)
    .every(({ ship: other, plan }) => {
      const left = [...other.crew, ...site.people].filter((card) => !crew.includes(card));
      return plan === null || chancesAt(position, plan.goal, left) >= goodChances;
    });
}

function raidOf(request: Request, position: Position, { site, ship, plan }: Planned): Answer | null {
  const missing = missingIn(ship.card);
  // Elsewhere the crew of one ship is the team of an attempt, and each would fetch it back from the other.
  if (
    !isHeadquarters(site) ||
    plan?.isNow === true ||
    missing.length === 0 ||
    ship.card.stopped ||
    !isRaider(ship.card)
  )
    return null;
  const byValue = (one: CardView, other: CardView): number => valueOf(one, position) - valueOf(other, position);
  const crew = crewFor(position, ship, [...unstopped(site.people)].sort(byValue));
  if (crew === null || !canBeSpared(position, site, ship, crew)) return null;
  // A second ship waits at home with its crew aboard: the first would take them along.
  const isSecond = plansOf(position).some((one) => one.ship !== ship && one.plan?.isNow === true);
  if (!isSecond && !hasPrey(position, site, ship, [...unstopped(ship.crew), ...crew])) return null;
  const up = request.options.find(
    (option) => option.verb === 'beam' && option.from === site.card.number && option.to === ship.card.number,
  );
  if (up?.selection === undefined) return null;
  const numbers = new Set(crew.map((card) => card.number));
  const chosen = up.selection.from.flatMap((candidate, index) =>
    candidate.kind === 'card' && numbers.has(candidate.card) ? [index] : [],
  );
  return chosen.length < crew.length ? null : answerWith(request, up, chooseBest(up.selection, chosen, chosen.length));
}

/** The crew of a raid goes aboard, if somebody can be spared for it and something is to be won. */
export function mannedRaid(request: Request, position: Position): Answer | null {
  for (const planned of plansOf(position)) {
    const order = raidOf(request, position, planned);
    if (order !== null) return order;
  }
  return null;
}

/** With fewer people in play a second ship would want its crew. */
const peopleForRaids = 8;
/** A ship with weaker Weapons does not go raiding. */
const weaponsForRaids = 7;

/** A second ship to raid with, once there are people enough for two. */
export function playRaider(request: Request, position: Position): Answer | null {
  const own = position.sites.flatMap(({ ships }) => ships);
  if (own.length !== 1 || everybody(position).length < peopleForRaids) return null;
  const option = request.options.find((one): one is Option => {
    const card = one.verb === 'play' && one.card !== undefined ? position.card(one.card) : undefined;
    return card?.definition.type === 'ship' && isRaider(card) && valueIn(card, 'weapons') >= weaponsForRaids;
  });
  return option === undefined ? null : answerWith(request, option);
}
