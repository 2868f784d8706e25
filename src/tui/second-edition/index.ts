/** What a table of the Second Edition looks like. */
import type { PlayerView, View } from '../../engine/showing/view.ts';
import type { OrderKey, PanelFace, TableFace, UnderWay } from '../frame/face.ts';
import { rowLines } from '../frame/layout.ts';
import { zonePane } from '../frame/panels/zones.ts';
import { attemptPane } from './attempt.ts';
import { battlePane } from './battle.ts';
import { placeFacts } from '../../effects/terms.ts';
import { missions, placesOn, type Board } from './board.ts';
import { listLine, numberNames } from './card-lines.ts';
import { nextGoal } from './goals.ts';
import { cardLines } from './inspector.ts';
import { lessons } from './lessons.ts';
import { linesOn, plural } from './lines.ts';
import { placePane } from './place.ts';
import { plannerPane } from './planner.ts';
import { COUNTERS, POINTS_TO_WIN } from '../../rules/second-edition/constants.ts';
import { questionOn } from './question.ts';
import { orderAbout, remediesFor } from './remedies.ts';
import { placeRow } from './row.ts';
import { signs, words } from './words.ts';
import { stagesOf } from './scenes.ts';
import { countersIn } from '../../rules/second-edition/views.ts';

const zonePanel = (name: string, title: string, label: string, isPrivate = false): PanelFace => ({
  name,
  label,
  pane: (desk, width) => zonePane(desk, name, title, isPrivate, width),
});

/** The panels of a table, in the order of their numbers. */
const panelsOn = (board: Board): readonly PanelFace[] => [
  zonePanel('hand', 'Hand', 'hand', true),
  zonePanel('core', 'Core', 'core'),
  zonePanel('brig', 'Brig', 'brig'),
  zonePanel('discard', 'Discard pile', 'discard piles'),
  {
    name: 'attempt',
    label: 'dilemmas',
    pane: (desk, width, beside) =>
      !desk.view.battle
        ? attemptPane({ ...desk, board }, width, beside)
        : battlePane({ ...desk, board }, desk.view.battle, width),
  },
  { name: 'planner', label: 'planner', key: 'g', pane: (desk, width) => plannerPane({ ...desk, board }, width) },
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
  ...(!attempt ? [] : [{ name: `attempt of ${attempt.mission}`, place: attempt.place ?? attempt.mission }]),
  ...(!battle ? [] : [{ name: 'battle', place: null }]),
];

/** How much a player has completed at places of a kind. @throws Error if that is not counted */
function doneOn(completed: PlayerView['completed'], kind: string): number {
  const done = completed?.[kind];
  if (done === undefined) throw new Error(`it is not counted what was completed: ${kind}`);
  return done;
}

/** `P0 S1`: how much is completed on planets and in space. */
const completions = ({ completed }: PlayerView): string =>
  ['planet', 'space'].map((kind) => `${kind.charAt(0).toUpperCase()}${doneOn(completed, kind)}`).join(' ');

/** What a table looks like that is laid out so: with the words of the Second Edition where a variant has none of its own. */
export const faceOn = (board: Board): TableFace => ({
  lines: linesOn(board),
  examples: {
    screen: ":beam all to Earth    :play Worf at Qo'noS    :why    :rules staffing",
    lines: '"play Worf", "draw 3", "beam all to Galor", "end"',
  },
  turnNote: (view) => plural(countersIn(view), 'counter'),
  turnPips: (view) => ({ left: countersIn(view), of: COUNTERS }),
  pointsToWin: POINTS_TO_WIN,
  scoreNote: completions,
  resultNote: ({ completed }) =>
    `  planet ${board.words.task}s ${doneOn(completed, 'planet')}, space ${board.words.task}s ${doneOn(completed, 'space')}`,
  places: (view, seat) => placesOn(board, view, seat),
  isPlace: ({ definition }) => placeFacts(definition) !== undefined,
  rowLines,
  row: (view, seat, state, width, height) => placeRow(board, view, seat, state, width, height),
  place: {
    label: board.words.place,
    pane: (desk, place, width, beside) => placePane({ ...desk, board }, place, width, beside),
  },
  panels: panelsOn(board),
  aside: { upper: 'hand', lower: 'attempt', idle: 'planner', below: ['planner', 'core', 'discard'] },
  openEnded: new Map([
    ['play', 'hand'],
    ['orders', 'table'],
  ]),
  underWay,
  underWayPanel: 'attempt',
  card: (desk, card, width) => cardLines({ ...desk, board }, card, width),
  listLine,
  listHeading: numberNames,
  question: questionOn(board, listLine),
  orders,
  shortcuts: [],
  about: (view, verb, pointed) => orderAbout(board, view, verb, pointed),
  remedies: (view, request, verb) => remediesFor(board, view, request, verb),
  signs,
  words,
  lessons,
  stages: (story) => stagesOf(board, story),
  nextGoal: (view, request) => nextGoal(board, view, request),
});

export const secondEditionFace: TableFace = faceOn(missions);
