/** The planner: what the people in play have against each mission still to do, what the hand adds, and which card fills what is missing. */
import { lacking } from '../../rules/second-edition/measured.ts';
import type { Measured } from '../../engine/state/events.ts';
import type { CardView, View } from '../../engine/showing/view.ts';
import { hosted, seatOf, zone } from '../frame/cards.ts';
import { note } from '../frame/panels/pane.ts';
import type { Entry, Pane } from '../frame/panels/pane.ts';
import type { Desk } from '../frame/state.ts';
import { line, span, wrapped } from '../frame/text.ts';
import { isHeadquarters, kindSign, missionsOf } from './card-facts.ts';
import { barEntries, leftText } from './requirement-bar.ts';
import { isEnough, measured } from './team.ts';

/** So many cards of the hand are named for a mission. */
const mostFillers = 3;

/** The viewer's missions that are not completed and ask for something, those first to which the people in play come nearest. */
export function plannerPane(desk: Desk, width: number): Pane {
  const { view } = desk;
  const team = peopleInPlay(view);
  const hand = zone(view, seatOf(view), 'hand').cards.filter(isPersonnel);
  const plans = missionsOf(view, seatOf(view))
    .filter((mission) => !mission.completed && !isHeadquarters(mission))
    .map((mission) => ({ mission, parts: measured(desk, mission, team) }))
    .filter(({ parts }) => parts.length > 0)
    .toSorted((one, other) => lackOf(one.parts) - lackOf(other.parts));
  return {
    title: 'Planner',
    right: `${team.length} in play, ${hand.length} in hand`,
    entries: plans.flatMap(({ mission, parts }) => [
      heading(mission, parts),
      ...barEntries('    in play', parts, width),
      ...(isEnough(parts) ? [] : missing(desk, mission, parts, { team, hand, width })),
    ]),
  };
}

interface People {
  readonly team: readonly CardView[];
  readonly hand: readonly CardView[];
  readonly width: number;
}

const isPersonnel = ({ definition }: CardView): boolean => definition.type === 'personnel';

/** Everybody that the viewer commands, wherever they are; who is stopped now is not when it counts. */
const peopleInPlay = (view: View): readonly CardView[] =>
  view.players
    .flatMap(({ seat }) => missionsOf(view, seat))
    .flatMap((place) => [place, ...hosted(place, 'ships').flatMap(({ cards }) => cards)])
    .flatMap((place) => [...hosted(place, 'here'), ...hosted(place, 'aboard')].flatMap(({ cards }) => cards))
    .filter((card) => isPersonnel(card) && card.commander === seatOf(view));

const lackOf = (parts: readonly Measured[]): number => parts.reduce((sum, part) => sum + lacking(part), 0);

function heading(mission: CardView, parts: readonly Measured[]): Entry {
  const facts = mission.definition.mission;
  return {
    line: [
      kindSign(facts?.kind),
      span(` ${mission.definition.title}`, 'heading'),
      span(` ${mission.values['points'] ?? facts?.points ?? 0}`),
      ...(isEnough(parts) ? [span('  ✓ enough', 'good')] : []),
    ],
    points: true,
    card: mission.number,
  };
}

/** What would still be missing with the whole hand, and which cards of it bring one nearest. */
function missing(
  desk: Desk,
  mission: CardView,
  before: readonly Measured[],
  { team, hand, width }: People,
): readonly Entry[] {
  const fillers = hand
    .map((card) => ({ card, parts: measured(desk, mission, [...team, card]) }))
    .filter(({ parts }) => lackOf(parts) < lackOf(before))
    .toSorted((one, other) => lackOf(one.parts) - lackOf(other.parts));
  if (fillers.length === 0) return [note('    hand    nothing helps')];
  const whole = measured(desk, mission, [...team, ...hand]);
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
