/** The table of the objectives variant: a row of locations, objectives apart from them, systems and hull on ships. */
import type { CardView, View } from '../../engine/showing/view.ts';
import { seatOf } from '../frame/cards.ts';
import type { Entry } from '../frame/panels/pane.ts';
import { capital, span } from '../frame/text.ts';
import type { Line } from '../frame/text.ts';
import { missions, type Board, type BoardDesk, type Counted } from '../second-edition/board.ts';
import { isHeadquarters, requirementsOf } from '../second-edition/card-facts.ts';
import { isTeamThere, named } from '../second-edition/place.ts';
import { placeFacts } from '../../effects/terms.ts';
import {
  activeOf,
  completedOf,
  fits,
  hullMark,
  hullWords,
  keywordsText,
  pointsOf,
  presentFacts,
  printedFacts,
  ROW,
  shipState,
} from './card-facts.ts';
import { tactics } from './tactics.ts';

/** The active objectives of its owner that a location is a place for. */
const objectivesAt = (view: View, location: CardView): readonly CardView[] =>
  activeOf(view, location.owner).filter((objective) => fits(objective, location));

const doneAt = (view: View, location: CardView): readonly CardView[] =>
  completedOf(view, location.owner).filter((task) => task.completedAt === location.number);

/** ` Gam ✓1 ◎2`: its quadrant where that is not the usual one, what was completed here, what can be done here. */
function tags(view: View, location: CardView, columns: number): Line {
  const quadrant = placeFacts(location.definition)?.quadrant ?? '';
  const [done, active] = [doneAt(view, location).length, objectivesAt(view, location).length];
  const signs: Line = [
    ...(done === 0 ? [] : [span(` ✓${done}`, 'good')]),
    ...(active === 0 ? [] : [span(` ◎${active}`, 'heading')]),
  ];
  const taken = signs.reduce((sum, { text }) => sum + text.length, 0);
  const name = quadrant === USUAL_QUADRANT ? '' : ` ${capital(quadrant.slice(0, 3))}`;
  return [...(name !== '' && name.length + taken <= columns ? [span(name, 'dim')] : []), ...signs];
}
const USUAL_QUADRANT = 'alpha';
/** It matters to moves, and stands in the pane of the place. */
const REGION = 'Region';

/** What of an objective stands in a pane: its sign, its name, its points. */
export const objectiveHead = (objective: CardView, isDone = false): Line => [
  span(isDone ? '  ✓ ' : '  ◎ ', isDone ? 'good' : 'question'),
  span(objective.definition.title, 'heading'),
  span(` ${pointsOf(objective)}`),
];

/** What can be done at a location, what was done there, and by what it is known. */
function placeEntries(desk: BoardDesk, location: CardView, width: number): readonly Entry[] {
  const { view } = desk;
  const isOwn = location.owner === seatOf(view);
  const isMeasured = isOwn && isTeamThere(desk, location);
  const active = objectivesAt(view, location).flatMap((objective): readonly Entry[] => {
    const asked = requirementsOf(objective);
    // A team there has it all in its bar, unless there are several ways.
    const isSaid = isMeasured && !asked.includes(' or ');
    return [
      { line: objectiveHead(objective), points: true, card: objective.number },
      ...(isSaid ? [] : named('requires', asked, width)),
    ];
  });
  const none = isHeadquarters(location) || active.length > 0 ? [] : named('', 'no active objective fits here', width);
  return [
    ...named('keywords', keywordsText(location), width),
    ...active,
    ...none,
    ...doneAt(view, location).map((objective): Entry => ({
      line: objectiveHead(objective, true),
      points: true,
      card: objective.number,
    })),
  ];
}

const titlesOf = (cards: readonly CardView[]): readonly string[] => cards.map(({ definition }) => definition.title);

/** Piles that are counted only where there is room. */
const RARE: ReadonlySet<string> = new Set(['discard', 'core', 'brig']);

export const locations: Board = {
  row: ROW,
  bases: missions.bases,
  transfers: missions.transfers,
  words: { place: 'location', task: 'objective' },
  tasksFor: (view, location, seat) => (location.owner === seat ? objectivesAt(view, location) : []),
  placeWords: missions.placeWords,
  keywords: keywordsText,
  attemptStep: 'OATT',
  counted: [
    ...missions.counted.map(([name, word, short]): Counted => [name, word, RARE.has(name) ? '' : short]),
    ['objective pile', 'objectives', 'obj'],
    ['tactics', 'tactics', 'tac'],
  ],
  piles: [...missions.piles, ['objective pile', 'objective pile'], ['tactics', 'tactic pile']],
  openZones: [['active', 'active objectives'], ['completed', 'completed objectives'], ...missions.openZones],
  ships: {
    state: shipState,
    mark: hullMark,
    words: hullWords,
    carries: [
      ['systems', 'Systems'],
      ['damage', 'Damage markers'],
      ['on', 'On this ship'],
    ],
  },
  cell: {
    tags,
    asks: (view, location) =>
      [
        ...location.keywords.filter((keyword) => keyword !== REGION),
        ...titlesOf(objectivesAt(view, location)).map((title) => `◎ ${title}`),
      ].join(', '),
  },
  placeEntries,
  printed: printedFacts,
  present: presentFacts,
  battle: tactics,
};
