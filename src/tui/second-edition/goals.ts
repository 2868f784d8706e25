/** What to do next in a first game: one goal at a time, until the first tasks are done. */
import type { Option, Request } from '../../engine/asking/request.ts';
import type { CardView, View } from '../../engine/showing/view.ts';
import { goal, type Goal } from '../frame/lessons.ts';
import { placeFacts } from '../../effects/terms.ts';
import { cardOf, hostedBy, seatOf } from '../frame/cards.ts';
import { allPlaces, placesOn, toDo, type Board, type Undertaking } from './board.ts';
import { isHeadquarters } from './card-facts.ts';
import { lackFor, readyAttempt, teamAt, unmanned } from './team.ts';
import { costOf } from '../../engine/showing/looking.ts';

export interface Scene {
  readonly board: Board;
  readonly view: View;
  readonly request: Request;
}

interface Afloat {
  readonly ship: CardView;
  readonly place: CardView;
}

/** The next goal while cards are played and orders given; null where nothing can be advised. */
export function nextGoal(board: Board, view: View, request: Request): Goal | null {
  const ways = advice.get(request.kind);
  if (ways === undefined) return null;
  for (const way of ways) {
    const goal = way({ board, view, request });
    if (goal !== null) return goal;
  }
  return null;
}

type Way = (scene: Scene) => Goal | null;

const optionsOf = ({ request }: Scene, verb: string): readonly Option[] =>
  request.options.filter((option) => option.verb === verb);

/** Cards of a type that can be played now, the cheapest first. */
const playable = (scene: Scene, type: string): readonly CardView[] =>
  optionsOf(scene, 'play')
    .flatMap(({ card }) => cardOf(scene.view, card) ?? [])
    .filter(({ definition }) => definition.type === type)
    .toSorted((one, other) => costOf(one) - costOf(other));

const shipsOf = ({ board, view }: Scene): readonly Afloat[] =>
  allPlaces(board, view).flatMap((place) =>
    hostedBy(place, 'ships', seatOf(view)).cards.map((ship) => ({ ship, place })),
  );

/** Everybody of the viewer's that a ship can take along: aboard, where it is, and at home. */
const peopleFor = (scene: Scene, { ship, place }: Afloat): readonly CardView[] =>
  [...new Set([ship, place, ...homesOf(scene)])].flatMap((host) => teamAt(scene.view, host));

const homesOf = ({ board, view }: Scene): readonly CardView[] =>
  placesOn(board, view, seatOf(view)).filter(isHeadquarters);

/** Whether they are enough for something that the viewer has to do. */
const areEnough = (scene: Scene, team: readonly CardView[]): boolean =>
  nearest(scene, team).some(({ task }) => lackFor(task, team) === 0);

/** What the viewer has to do, that first to which a team comes nearest. */
const nearest = ({ board, view }: Scene, team: readonly CardView[]): readonly Undertaking[] =>
  toDo(board, view, seatOf(view)).toSorted((one, other) => lackFor(one.task, team) - lackFor(other.task, team));

/** Whether a team is enough for something that the viewer has to do at a place. */
const isEnoughAt = ({ board, view }: Scene, place: CardView, team: readonly CardView[]): boolean =>
  board.tasksFor(view, place, seatOf(view)).some((task) => lackFor(task, team) === 0);

const nameOf = ({ definition }: CardView): string => definition.title;

/** Ships that are not stranded: at home, or with those about who can fly them. */
const readyShips = (scene: Scene): readonly Afloat[] =>
  shipsOf(scene).filter(({ ship, place }) => {
    const about = [ship, place].flatMap((host) => teamAt(scene.view, host));
    return isHeadquarters(place) || unmanned(ship, about).length === 0;
  });

const playShip: Way = (scene) => {
  if (readyShips(scene).length > 0) return null;
  const [ship] = playable(scene, 'ship');
  if (ship) return goal('play', `play the ship ${nameOf(ship)}`, ship);
  return optionsOf(scene, 'draw').length > 0 ? goal('draw', 'draw: you need a ship') : null;
};

const playCrew: Way = (scene) => {
  const [first] = readyShips(scene);
  if (!first) return null;
  const lacking = unmanned(first.ship, peopleFor(scene, first));
  const fitting = playable(scene, 'personnel').find(({ icons }) => lacking.some((icon) => icons.includes(icon)));
  return fitting ? goal('play', `play ${nameOf(fitting)}, as crew of ${nameOf(first.ship)}`, fitting) : null;
};

const playSkills: Way = (scene) => {
  const [first] = readyShips(scene);
  if (!first) return null;
  const team = peopleFor(scene, first);
  const task = nearest(scene, team)[0]?.task;
  if (!task || lackFor(task, team) === 0) return null;
  const [best] = playable(scene, 'personnel').toSorted(
    (one, other) => lackFor(task, [...team, one]) - lackFor(task, [...team, other]),
  );
  if (best && lackFor(task, [...team, best]) < lackFor(task, team))
    return goal('play', `play ${nameOf(best)}, for ${nameOf(task)}`, best);
  return optionsOf(scene, 'draw').length > 0 ? goal('draw', `draw: people for ${nameOf(task)}`) : null;
};

const goOn: Way = (scene) => (optionsOf(scene, 'end').length > 0 ? goal('end', 'go on to your orders') : null);

/** Counters are there to be spent: dilemmas will stop some of those who are enough now. */
export const playMore: Way = (scene) => {
  const [next] = playable(scene, 'personnel');
  if (next) return goal('play', `play ${nameOf(next)}: dilemmas will stop some`, next);
  return optionsOf(scene, 'draw').length > 0 ? goal('draw', 'draw a card') : null;
};

const attemptTask: Way = ({ view, request }) => readyAttempt(view, request, lackFor);

const beamAboard: Way = (scene) => {
  const waiting = shipsOf(scene).find((afloat) => {
    const there = [afloat.ship, afloat.place].flatMap((host) => teamAt(scene.view, host));
    const isWanted = !isEnoughAt(scene, afloat.place, there) && areEnough(scene, peopleFor(scene, afloat));
    return isWanted && canBeam(scene, afloat.place, afloat.ship);
  });
  return waiting ? goal('beam', `beam your people aboard ${nameOf(waiting.ship)}`, waiting.place, waiting.ship) : null;
};

const beamDown: Way = (scene) => {
  const arrived = shipsOf(scene).find(({ ship, place }) => {
    const isPlanet = placeFacts(place.definition)?.kind === 'planet';
    return isPlanet && isEnoughAt(scene, place, teamAt(scene.view, ship)) && canBeam(scene, ship, place);
  });
  return arrived ? goal('beam', `beam down to ${nameOf(arrived.place)}`, arrived.ship, arrived.place) : null;
};

const canBeam = (scene: Scene, from: CardView, to: CardView): boolean =>
  optionsOf(scene, 'beam').some((option) => option.from === from.number && option.to === to.number);

const moveShip: Way = (scene) => {
  for (const { ship } of shipsOf(scene)) {
    const team = teamAt(scene.view, ship);
    const target = nearest(scene, team).find(
      ({ task, place }) => lackFor(task, team) === 0 && canMove(scene, ship, place),
    )?.place;
    if (target) return goal('move', `move ${nameOf(ship)} to ${nameOf(target)}`, ship, target);
  }
  return null;
};

/** Back to headquarters, where those wait who are still needed. */
const fetchPeople: Way = (scene) => {
  const [home] = homesOf(scene).filter((each) => teamAt(scene.view, each).length > 0);
  const away = shipsOf(scene).find(
    (afloat) =>
      home !== undefined &&
      afloat.place.number !== home.number &&
      areEnough(scene, peopleFor(scene, afloat)) &&
      canMove(scene, afloat.ship, home),
  );
  return home && away
    ? goal('move', `move ${nameOf(away.ship)} to ${nameOf(home)}, for your people there`, away.ship, home)
    : null;
};

const canMove = (scene: Scene, ship: CardView, place: CardView): boolean =>
  optionsOf(scene, 'move').some(({ card, to }) => card === ship.number && to === place.number);

const endOrders: Way = (scene) =>
  optionsOf(scene, 'end').length > 0 ? goal('end', 'end your turn: play more people in the next') : null;

/** By what is asked: the first that has something to say is the goal. */
const advice: ReadonlyMap<string, readonly Way[]> = new Map([
  ['play', [playShip, playCrew, playSkills, goOn, playMore]],
  ['orders', [attemptTask, beamDown, beamAboard, moveShip, fetchPeople, endOrders]],
]);
