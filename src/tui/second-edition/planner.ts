/** The planner: what the people in play have against each task still to do, what the hand adds, and which card fills what is missing. */
import { lacking } from '../../rules/shared/measured.ts';
import type { Measured } from '../../engine/state/events.ts';
import type { CardView, View } from '../../engine/showing/view.ts';
import { hosted, seatOf, zone } from '../frame/cards.ts';
import { note } from '../frame/panels/pane.ts';
import type { Entry, Pane } from '../frame/panels/pane.ts';
import type { Desk } from '../frame/state.ts';
import { line, span, wrapped } from '../frame/text.ts';
import { placeFacts } from '../../effects/terms.ts';
import { allPlaces, hostsAt, toDo, type Board, type BoardDesk } from './board.ts';
import { kindSign } from './card-facts.ts';
import { barEntries, leftText } from './requirement-bar.ts';
import { isEnough, measured } from './team.ts';
import { valueIn } from '../../engine/showing/looking.ts';

/** So many cards of the hand are named for a task. */
const mostFillers = 3;

/** What the viewer has to do and asks for something, that first to which the people in play come nearest. */
export function plannerPane(desk: BoardDesk, width: number): Pane {
  const { board, view } = desk;
  if (view.viewer === 'public') return { title: 'Planner', right: '', entries: [note('for the players')] };
  const team = peopleInPlay(board, view);
  const hand = zone(view, seatOf(view), 'hand').cards.filter(isPersonnel);
  const all = toDo(board, view, seatOf(view));
  const plans = [...new Map(all.map(({ task }) => [task.number, task])).values()]
    .map((task): Plan => {
      const places = all.filter((each) => each.task.number === task.number).map(({ place }) => place);
      return { task, places, parts: measured(desk, task, team) };
    })
    .filter(({ parts }) => parts.length > 0)
    .toSorted((one, other) => lackOf(one.parts) - lackOf(other.parts));
  return {
    title: 'Planner',
    right: `${team.length} in play, ${hand.length} in hand`,
    entries: plans.flatMap((plan) => [
      heading(plan),
      ...where(plan, width),
      ...barEntries('    in play', plan.parts, width),
      ...(isEnough(plan.parts) ? [] : missing(desk, plan.task, plan.parts, { team, hand, width })),
    ]),
  };
}

interface Plan {
  readonly task: CardView;
  /** Where it can be done. */
  readonly places: readonly CardView[];
  readonly parts: readonly Measured[];
}

interface People {
  readonly team: readonly CardView[];
  readonly hand: readonly CardView[];
  readonly width: number;
}

const isPersonnel = ({ definition }: CardView): boolean => definition.type === 'personnel';

/** Everybody that the viewer commands, wherever they are; who is stopped now is not when it counts. */
const peopleInPlay = (board: Board, view: View): readonly CardView[] =>
  allPlaces(board, view)
    .flatMap((place) => hostsAt(board, place))
    .flatMap((place) => [...hosted(place, 'here'), ...hosted(place, 'aboard')].flatMap(({ cards }) => cards))
    .filter((card) => isPersonnel(card) && card.commander === seatOf(view));

const lackOf = (parts: readonly Measured[]): number => parts.reduce((sum, part) => sum + lacking(part), 0);

function heading({ task, places, parts }: Plan): Entry {
  const [place] = places;
  return {
    line: [
      kindSign(place && placeFacts(place.definition)?.kind),
      span(` ${task.definition.title}`, 'heading'),
      span(` ${valueIn(task, 'points')}`),
      ...(isEnough(parts) ? [span('  ✓ enough', 'good')] : []),
    ],
    points: true,
    card: task.number,
  };
}

/** Where it can be done, unless it is a place itself. */
function where({ task, places }: Plan, width: number): readonly Entry[] {
  if (places.every(({ number }) => number === task.number)) return [];
  const names = places.map(({ definition }) => definition.title).join(', ');
  return wrapped(names, Math.max(20, width - 13)).map((text, index) =>
    note(`    ${(index === 0 ? 'at' : '').padEnd(7)} ${text}`),
  );
}

/** What would still be missing with the whole hand, and which cards of it bring one nearest. */
function missing(
  desk: Desk,
  task: CardView,
  before: readonly Measured[],
  { team, hand, width }: People,
): readonly Entry[] {
  const fillers = hand
    .map((card) => ({ card, parts: measured(desk, task, [...team, card]) }))
    .filter(({ parts }) => lackOf(parts) < lackOf(before))
    .toSorted((one, other) => lackOf(one.parts) - lackOf(other.parts));
  if (fillers.length === 0) return [note('    hand    nothing helps')];
  const whole = measured(desk, task, [...team, ...hand]);
  const rest = wrapped(leftText(whole), Math.max(20, width - 13));
  return [
    ...rest.map((text, index): Entry => ({
      line: [
        span(index === 0 ? '    + hand  ' : '            ', 'dim'),
        ...line(text, isEnough(whole) ? 'good' : 'plain'),
      ],
    })),
    ...fillers.slice(0, mostFillers).map(({ card, parts }): Entry => ({
      line: [
        span('    fills   ', 'dim'),
        span(card.definition.title, 'mine'),
        span(isEnough(parts) ? ' ✓ all' : `: ${filledText(before, parts)}`),
      ],
      points: true,
      card: card.number,
    })),
  ];
}

/** What a card brings of what was missing: `Engineer, Cunning +10`. */
function filledText(before: readonly Measured[], after: readonly Measured[]): string {
  const filled = after.flatMap((part): readonly string[] => {
    const was = before.find(({ what }) => what === part.what);
    if (was === undefined || was.isMet) return [];
    if (part.isMet) return [part.what];
    if (part.count === undefined || was.count === undefined) return [];
    const gain = part.count.have - was.count.have;
    return gain > 0 ? [`${part.what} +${gain}`] : [];
  });
  return filled.length === 0 ? 'another way' : filled.join(', ');
}
