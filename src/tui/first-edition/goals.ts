/** What a first game of First Edition advises: laying and seeding, then one step at a time to the first mission. */
import type { Option, Request } from '../../engine/asking/request.ts';
import type { CardView, View } from '../../engine/showing/view.ts';
import { FIRST_EDITION_LEXICON } from '../../language/grammar/first-edition/index.ts';
import { lackAgainst } from '../../players/first-edition/dilemmas.ts';
import { cardOf, hostedBy, seatOf, zone } from '../frame/cards.ts';
import { goal, type Goal } from '../frame/lessons.ts';
import { lackIn, readyAttempt, teamAt, unmanned, type Lack } from '../second-edition/team.ts';
import { spacelineBoard } from './board.ts';
import { beneath, isPlanet, spacelineOf, spanOf } from './card-facts.ts';

const required = lackIn(FIRST_EDITION_LEXICON);

interface Scene {
  readonly view: View;
  readonly request: Request;
}

/** How far a team is from completing a mission: what has stuck there must be passed first. */
const farFrom =
  (view: View): Lack =>
  (mission, team) =>
    beneath(view, mission).stuck.reduce((sum, wall) => sum + lackAgainst(wall, team), required(mission, team));

/** Something of the viewer's and where it is. */
interface At {
  readonly card: CardView;
  readonly place: CardView;
}

type Way = (scene: Scene) => Goal | null;

const nameOf = ({ definition }: CardView): string => definition.title;

const optionsOf = ({ request }: Scene, verb: string): readonly Option[] =>
  request.options.filter((option) => option.verb === verb);

const mine = ({ view }: Scene, relation: 'ships' | 'outposts'): readonly At[] =>
  spacelineOf(view).flatMap((place) =>
    hostedBy(place, relation, seatOf(view)).cards.map((card): At => ({ card, place })),
  );

/** Missions that the viewer could do, that first to which a team comes nearest. */
const nearest = ({ view }: Scene, team: readonly CardView[]): readonly CardView[] => {
  const far = farFrom(view);
  return spacelineOf(view)
    .filter((place) => spacelineBoard.tasksFor(view, place, seatOf(view)).length > 0)
    .toSorted((one, other) => far(one, team) - far(other, team));
};

/** Has the team all that it takes there? */
const isEnough = ({ view }: Scene, mission: CardView, team: readonly CardView[]): boolean =>
  farFrom(view)(mission, team) === 0;

/** Everybody who could go along with a ship: aboard, and at the outposts where it is. */
const about = (scene: Scene, { card: ship, place }: At): readonly CardView[] => [
  ...teamAt(scene.view, ship),
  ...hostedBy(place, 'outposts', seatOf(scene.view)).cards.flatMap((outpost) => teamAt(scene.view, outpost)),
];

const reportable = (scene: Scene, type: string): readonly CardView[] =>
  optionsOf(scene, 'report').flatMap(({ card }) => {
    const view = cardOf(scene.view, card);
    return view?.definition.type === type ? [view] : [];
  });

const reportShip: Way = (scene) => {
  if (mine(scene, 'ships').length > 0) return null;
  const [ship] = reportable(scene, 'ship').toSorted(
    (one, other) => one.definition.staffing.length - other.definition.staffing.length,
  );
  return ship === undefined ? null : goal('report', `report the ship ${nameOf(ship)}`, ship);
};

const reportPeople: Way = (scene) => {
  const people = reportable(scene, 'personnel');
  if (people.length === 0) return null;
  const [first] = mine(scene, 'ships');
  const team = first === undefined ? [] : about(scene, first);
  const lacking = first === undefined ? [] : unmanned(first.card, team);
  const crew = people.find(({ icons }) => lacking.some((icon) => icons.includes(icon)));
  if (crew !== undefined && first !== undefined)
    return goal('report', `report ${nameOf(crew)}, as crew of ${nameOf(first.card)}`, crew);
  const [mission] = nearest(scene, team);
  if (mission === undefined) return null;
  const far = farFrom(scene.view);
  const [best] = people.toSorted((one, other) => far(mission, [...team, one]) - far(mission, [...team, other]));
  return best === undefined ? null : goal('report', `report ${nameOf(best)}, for ${nameOf(mission)}`, best);
};

const reportAny: Way = (scene) => {
  const [card] = optionsOf(scene, 'report').flatMap(({ card: number }) => cardOf(scene.view, number) ?? []);
  return card === undefined ? null : goal('report', `report ${nameOf(card)}`, card);
};

const toOrders: Way = () => goal('end', 'go on to your orders');

const attemptMission: Way = ({ view, request }) => readyAttempt(view, request, farFrom(view));

const beamDown: Way = (scene) => {
  const arrived = mine(scene, 'ships').find(
    ({ card, place }) =>
      isPlanet(place) &&
      nearest(scene, []).includes(place) &&
      isEnough(scene, place, teamAt(scene.view, card)) &&
      optionsOf(scene, 'beam').some(({ from, to }) => from === card.number && to === place.number),
  );
  return arrived === undefined
    ? null
    : goal('beam', `beam down to ${nameOf(arrived.place)}`, arrived.card, arrived.place);
};

const moveShip: Way = (scene) => {
  for (const { card: ship } of mine(scene, 'ships')) {
    const team = teamAt(scene.view, ship);
    const target = nearest(scene, team).find(
      (mission) =>
        isEnough(scene, mission, team) &&
        optionsOf(scene, 'move').some(({ card, to }) => card === ship.number && to === mission.number),
    );
    if (target !== undefined) return goal('move', `move ${nameOf(ship)} to ${nameOf(target)}`, ship, target);
  }
  return null;
};

/** People at the outpost go aboard when they are enough for something, with the crew the ship needs. */
const loadShip: Way = (scene) => {
  const waiting = mine(scene, 'ships').find((at) => {
    const people = about(scene, at);
    const [first] = nearest(scene, people);
    return (
      first !== undefined &&
      isEnough(scene, first, people) &&
      unmanned(at.card, people).length === 0 &&
      optionsOf(scene, 'load').some(({ aboard }) => aboard === at.card.number)
    );
  });
  return waiting === undefined ? null : goal('load', `load everybody aboard ${nameOf(waiting.card)}`, waiting.card);
};

const endTurn: Way = () => goal('end', 'end your turn: you draw a card, and report another in the next');

/** The rest of the way to a mission that they can do, where one turn is not enough for it. */
const flyOn: Way = (scene) => {
  for (const { card: ship, place } of mine(scene, 'ships')) {
    const team = teamAt(scene.view, ship);
    const line = spacelineOf(scene.view);
    const [target] = nearest(scene, team).filter((mission) => isEnough(scene, mission, team) && mission !== place);
    if (target === undefined) continue;
    const [at, to] = [line.indexOf(place), line.indexOf(target)];
    const between = line.filter((_, index) => (index - at) * (index - to) < 0);
    const [next] = (to > at ? between.toReversed() : between).filter((each) =>
      optionsOf(scene, 'move').some((option) => option.card === ship.number && option.to === each.number),
    );
    if (next !== undefined && spanOf(next) > 0)
      return goal('move', `move ${nameOf(ship)} to ${nameOf(next)}, on the way to ${nameOf(target)}`, ship, next);
  }
  return null;
};

const WAYS: ReadonlyMap<string, readonly Way[]> = new Map<string, readonly Way[]>([
  ['line', [() => goal('place', 'lay it near Missions of yours: ships fly along the line')]],
  [
    'seed',
    [
      ({ view }) =>
        goal(
          'seed',
          zone(view, seatOf(view), 'seeds').count > 0 ? 'hide dilemmas where your opponent will go' : 'pass',
        ),
    ],
  ],
  ['outpost', [() => goal('seed', 'establish it in the midst of Missions that you can do')]],
  ['play', [reportShip, reportPeople, reportAny, toOrders]],
  ['orders', [attemptMission, beamDown, moveShip, loadShip, flyOn, endTurn]],
]);

/** The next goal; null where nothing can be advised. */
export function nextGoal(view: View, request: Request): Goal | null {
  for (const way of WAYS.get(request.kind) ?? []) {
    const found = way({ view, request });
    if (found !== null) return found;
  }
  return null;
}
