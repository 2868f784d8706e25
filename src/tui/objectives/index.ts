/** What a table of the objectives variant looks like: that of the Second Edition, laid out otherwise. */
import { placeFacts, taskFacts } from '../../effects/terms.ts';
import type { View } from '../../engine/showing/view.ts';
import { placeWith } from '../frame/cards.ts';
import type { OrderKey, PanelFace, TableFace, UnderWay } from '../frame/face.ts';
import { faceOn } from '../second-edition/index.ts';
import { locations } from './board.ts';
import { nextGoal } from './goals.ts';
import { lessons } from './lessons.ts';
import { listLine } from './lists.ts';
import { objectivesPane } from './panel.ts';
import { question } from './question.ts';
import { signs, words } from './words.ts';

const shared = faceOn(locations);

const objectives: PanelFace = {
  name: 'objectives',
  label: 'objectives',
  pane: (desk, width) => objectivesPane({ ...desk, board: locations }, width),
};

/** An engagement is shown where its ships are. */
const underWay = (view: View): readonly UnderWay[] => {
  const [ship] = view.battle?.sides.flatMap(({ pile }) => pile.cards) ?? [];
  const place = ship === undefined ? null : placeWith(shared, view, ship.number);
  return shared.underWay(view).map((each) => (each.place === null ? { ...each, place } : each));
};

/** Attacks are orders like any other here. */
const orders: readonly OrderKey[] = [
  ...shared.orders.filter(({ verb }) => verb !== 'end').map(({ key, verb }) => ({ key, verb })),
  { key: 'n', verb: 'install', isRare: true },
  { key: 'N', verb: 'uninstall', isRare: true },
  ...shared.orders.filter(({ verb }) => verb === 'end'),
];

export const objectivesFace: TableFace = {
  ...shared,
  examples: {
    screen: ':beam all to Talon    :attempt Survey at Rock    :why    :rules OBJ-ENGAGE',
    lines: '"play Worf", "beam all to Galor", "attempt Survey at Rock", "engage Hulk with Talon", "end"',
  },
  isPlace: ({ definition }) => placeFacts(definition) !== undefined || taskFacts(definition) !== undefined,
  panels: [...shared.panels, objectives],
  listLine,
  question,
  underWay,
  orders,
  signs,
  words,
  lessons,
  nextGoal,
};
