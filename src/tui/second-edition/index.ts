/** What a table of the Second Edition looks like. */
import type { PlayerView, View } from '../../engine/showing/view.ts';
import type { OrderKey, PanelFace, TableFace, UnderWay } from '../frame/face.ts';
import { zonePane } from '../frame/panels/zones.ts';
import { attemptPane } from './attempt.ts';
import { battlePane } from './battle.ts';
import { missionsOf } from './card-facts.ts';
import { listLine, numberNames } from './card-lines.ts';
import { nextGoal } from './goals.ts';
import { cardLines } from './inspector.ts';
import { lessons } from './lessons.ts';
import { secondEditionLines } from './lines.ts';
import { missionRow } from './missions.ts';
import { placePane } from './place.ts';
import { plannerPane } from './planner.ts';
import { COUNTERS, POINTS_TO_WIN } from '../../rules/second-edition/constants.ts';
import { question } from './question.ts';
import { orderAbout, remediesFor } from './remedies.ts';
import { signs, words } from './words.ts';
import { stagesOf } from './scenes.ts';

const zonePanel = (name: string, title: string, label: string, isPrivate = false): PanelFace => ({
  name,
  label,
  pane: (desk, width) => zonePane(desk, name, title, isPrivate, width),
});

const panels: readonly PanelFace[] = [
  zonePanel('hand', 'Hand', 'hand', true),
  zonePanel('core', 'Core', 'core'),
  zonePanel('brig', 'Brig', 'brig'),
  zonePanel('discard', 'Discard pile', 'discard piles'),
  {
    name: 'attempt',
    label: 'dilemmas',
    pane: (desk, width, isAside) =>
      !desk.view.battle ? attemptPane(desk, width, isAside) : battlePane(desk, desk.view.battle, width),
  },
  { name: 'planner', label: 'planner', key: 'g', pane: plannerPane },
];

const orders: readonly OrderKey[] = [
  { key: 'p', verb: 'play' },
  { key: 'd', verb: 'draw' },
  { key: 'b', verb: 'beam' },
  { key: 'm', verb: 'move' },
  { key: 'a', verb: 'attempt' },
  { key: 'o', verb: 'use' },
  { key: 'E', verb: 'engage', isRare: true },
  { key: 'f', verb: 'fight', isRare: true },
  { key: 'e', verb: 'end' },
];

const underWay = ({ attempt, battle }: View): readonly UnderWay[] => [
  ...(!attempt ? [] : [{ name: `attempt of ${attempt.mission}`, place: attempt.mission }]),
  ...(!battle ? [] : [{ name: 'battle', place: null }]),
];

/** `P0 S1`: how many planet and space missions are completed. */
const completions = ({ completed }: PlayerView): string =>
  ['planet', 'space'].map((kind) => `${kind.charAt(0).toUpperCase()}${completed?.[kind] ?? 0}`).join(' ');

export const secondEditionFace: TableFace = {
  lines: secondEditionLines,
  examples: {
    screen: ":beam all to Earth    :play Worf at Qo'noS    :why    :rules staffing",
    lines: '"play Worf", "draw 3", "beam all to Galor", "end"',
  },
  turnNote: ({ turn: { counters = 0 } }) => `${counters} ${counters === 1 ? 'counter' : 'counters'}`,
  turnPips: ({ turn: { counters = 0 } }) => ({ left: counters, of: COUNTERS }),
  pointsToWin: POINTS_TO_WIN,
  scoreNote: completions,
  resultNote: ({ completed }) =>
    `  planet missions ${completed?.['planet'] ?? 0}, space missions ${completed?.['space'] ?? 0}`,
  places: missionsOf,
  isPlace: ({ definition }) => definition.mission !== undefined,
  row: missionRow,
  place: { label: 'mission', pane: placePane },
  panels,
  aside: { upper: 'hand', lower: 'attempt', idle: 'planner' },
  openEnded: new Map([
    ['play', 'hand'],
    ['orders', 'table'],
  ]),
  underWay,
  underWayPanel: 'attempt',
  card: cardLines,
  listLine,
  listHeading: numberNames,
  question,
  orders,
  about: orderAbout,
  remedies: remediesFor,
  signs,
  words,
  lessons,
  stages: stagesOf,
  nextGoal,
};
