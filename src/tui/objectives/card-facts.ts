/** What the cards of the objectives variant say of themselves: where an objective fits, what a tactic adds, how a ship's hull is. */
import type { Seat } from '../../engine/asking/request.ts';
import type { CardView, View } from '../../engine/showing/view.ts';
import { placeFacts } from '../../effects/terms.ts';
import { DESTROYED_AT } from '../../rules/objectives/constants.ts';
import { hullOf, hullSeen } from '../../rules/objectives/damage.ts';
import { asksOf } from '../../rules/objectives/fitting.ts';
import { hosted, seatOf, titleOf, zone } from '../frame/cards.ts';
import { withParameter } from '../second-edition/inspector.ts';
import { meter, span } from '../frame/text.ts';
import type { Line } from '../frame/text.ts';
import { valueIn } from '../../engine/showing/looking.ts';

export const ROW = 'locations';

const locationsOf = (view: View, seat: Seat): readonly CardView[] => zone(view, seat, ROW).cards;
export const activeOf = (view: View, seat: Seat): readonly CardView[] => zone(view, seat, 'active').cards;
export const completedOf = (view: View, seat: Seat): readonly CardView[] => zone(view, seat, 'completed').cards;

/** Whether an objective can be attempted at a location, as far as type and keywords go. */
export function fits(objective: CardView, location: CardView): boolean {
  const { kind, at } = asksOf(objective.definition);
  const place = placeFacts(location.definition)?.kind;
  const has = new Set(location.keywords.map((keyword) => keyword.toLowerCase()));
  const isOfItsKind = place !== 'headquarters' && (kind === 'either' || kind === place);
  return isOfItsKind && at.every((keyword) => has.has(keyword.toLowerCase()));
}

/** Its owner's locations where an objective can be attempted. */
const locationsFor = (view: View, objective: CardView): readonly CardView[] =>
  locationsOf(view, objective.owner).filter((location) => fits(objective, location));

/** `planet`, `space, Nebula`, `planet or space`: what an objective asks of its location. */
export function asksWhere(objective: CardView): string {
  const { kind, at } = asksOf(objective.definition);
  return [kind === 'either' ? 'planet or space' : kind, ...at].join(', ');
}

export const pointsOf = (task: CardView): number => valueIn(task, 'points');

/** `attack +4 · defence +0 · hull 35 %`. */
export function tacticText({ definition }: Pick<CardView, 'definition'>): string {
  const { tactic } = definition;
  return tactic === undefined
    ? ''
    : `attack +${tactic.attack} · defence +${tactic.defense} · hull ${hullOf(definition)} %`;
}

/** So many columns of a bar stand for a whole hull. */
const HULL_COLUMNS = 5;

/** ` · hull 35 % ■■□□□ · systems 2`: what has become of a ship, nothing where nothing has. */
export function shipState(ship: CardView): Line {
  const hull = hullSeen(ship);
  const systems = systemsOf(ship).length;
  return [
    ...(hasMarkers(ship) ? [span(` · hull ${hull} % `, 'bad'), ...hullBar(hull, HULL_COLUMNS)] : []),
    ...(systems === 0 ? [] : [span(` · systems ${systems}`)]),
  ];
}

export const hullBar = (hull: number, columns: number): Line =>
  meter(Math.min(columns, Math.ceil((hull * columns) / DESTROYED_AT)), columns, columns, 'bad');

export const systemsOf = (ship: CardView): readonly CardView[] => hosted(ship, 'systems').flatMap(({ cards }) => cards);
export const markersOf = (ship: CardView): readonly CardView[] => hosted(ship, 'damage').flatMap(({ cards }) => cards);
const hasMarkers = (ship: CardView): boolean => markersOf(ship).length > 0;

/** The damage of a ship where it is one of many signs, in percent: `!35`. */
export const hullMark = (ship: CardView): string => (hasMarkers(ship) ? `!${hullSeen(ship)}` : '');

export const hullWords = (ship: CardView): string => (hasMarkers(ship) ? `hull damage ${hullSeen(ship)} %` : '');

/** What is printed on a card of a type that only this variant has, a fact each. */
export function printedFacts(card: Pick<CardView, 'definition'>): readonly string[] {
  const { system, objective, tactic } = card.definition;
  return [
    ...(tactic === undefined ? [] : [tacticText(card)]),
    ...(system === undefined ? [] : [`${system} system`]),
    ...(objective === undefined
      ? []
      : [
          `to be done at: ${[objective.kind === 'either' ? 'planet or space' : objective.kind, ...objective.at].join(', ')}`,
        ]),
  ];
}

/** What is true of a card where it lies now, a sentence each. */
export function presentFacts(view: View, card: CardView): readonly string[] {
  const { type, objective } = card.definition;
  if (type === 'location') return locationFacts(view, card);
  if (type === 'ship') return shipFacts(card);
  if (objective === undefined) return [];
  if (card.completedAt !== undefined) return [`completed at ${titleOf(view, card.completedAt)}`];
  return activeOf(view, card.owner).some(({ number }) => number === card.number) ? [whereText(view, card)] : [];
}

/** The keywords of a location, with what belongs to them: `Nebula, Region: Halden Reach`. */
export const keywordsText = (location: CardView): string =>
  location.keywords.map((keyword) => withParameter(location, keyword)).join(', ');

/** Where an active objective can be attempted. */
function whereText(view: View, objective: CardView): string {
  const names = namesFor(view, objective);
  const whose = objective.owner === seatOf(view) ? 'your' : 'their';
  return names.length === 0 ? `fits none of ${whose} locations` : `fits ${names.join(', ')}`;
}

export const namesFor = (view: View, objective: CardView): readonly string[] =>
  locationsFor(view, objective).map(({ definition }) => definition.title);

function locationFacts(view: View, location: CardView): readonly string[] {
  const active = activeOf(view, location.owner).filter((objective) => fits(objective, location));
  const done = completedOf(view, location.owner).filter((task) => task.completedAt === location.number);
  return [
    ...(active.length === 0 ? [] : [`objectives that fit: ${active.map(taskName).join(', ')}`]),
    ...(done.length === 0 ? [] : [`completed here: ${done.map(taskName).join(', ')}`]),
  ];
}

const taskName = (task: CardView): string => `${task.definition.title} (${pointsOf(task)})`;

function shipFacts(ship: CardView): readonly string[] {
  const systems = systemsOf(ship).map(({ definition }) => `${definition.title} (${definition.system ?? '?'})`);
  const markers = markersOf(ship).map(({ definition }) => `${definition.title} ${hullOf(definition)} %`);
  return [
    ...(systems.length === 0 ? [] : [`systems: ${systems.join(', ')}`]),
    ...(markers.length === 0
      ? []
      : [`hull damage ${hullSeen(ship)} %, destroyed at ${DESTROYED_AT} %: ${markers.join(', ')}`]),
  ];
}
