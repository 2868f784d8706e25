/** What a table of First Edition looks like. */
import type { View } from '../../engine/showing/view.ts';
import type { Desk } from '../frame/state.ts';
import type { OrderKey, PanelFace, TableFace, UnderWay } from '../frame/face.ts';
import { note } from '../frame/panels/pane.ts';
import type { Entry, Pane } from '../frame/panels/pane.ts';
import { pileEntries, zonePane } from '../frame/panels/zones.ts';
import { placeWith, seatOf, zone } from '../frame/cards.ts';
import { span } from '../frame/text.ts';
import { faceOn } from '../second-edition/index.ts';
import { spacelineBoard } from './board.ts';
import { spacelineOf } from './card-facts.ts';
import { encounterPane } from './encounter.ts';
import { nextGoal } from './goals.ts';
import { lessons } from './lessons.ts';
import { lines } from './lines.ts';
import { listLine } from './lists.ts';
import { question } from './question.ts';
import { orderAbout, remediesFor } from './remedies.ts';
import { stagesOf } from './scenes.ts';
import { shortcuts } from './set-up.ts';
import { spacelineRow } from './strip.ts';
import { signs, words } from './words.ts';

const shared = faceOn(spacelineBoard);

const zonePanel = (name: string, zoneName: string, title: string, label: string): PanelFace => ({
  name,
  label,
  pane: (desk, width) => zonePane(desk, zoneName, title, false, width),
});

/** What is still to be laid and placed, before the first turn. */
const TO_PLACE = [
  ['seeds', 'To seed'],
  ['outposts', 'To establish'],
] as const;

/** The hand, and in the set-up what is to be placed. */
function handPane(desk: Desk, width: number): Pane {
  const own = seatOf(desk.view);
  const toPlace = TO_PLACE.flatMap(([name, title]): readonly Entry[] => {
    const pile = zone(desk.view, own, name);
    return pile.count === 0
      ? []
      : [{ line: [span(`${title}: ${pile.count}`, 'heading')] }, ...pileEntries(desk, pile, width)];
  });
  if (toPlace.length === 0) return zonePane(desk, 'hand', 'Hand', true, width);
  return { title: 'To be placed', right: desk.face.listHeading, entries: toPlace };
}

/** Events and artifacts that hold for all, and what was scored beside missions. */
function sidePane(desk: Desk, width: number): Pane {
  const entries = (['table', 'bonus'] as const).flatMap((name) =>
    desk.view.players.flatMap(({ seat, name: player }): readonly Entry[] => {
      const pile = zone(desk.view, seat, name);
      return pile.count === 0
        ? []
        : [
            { line: [span(`${player}${name === 'bonus' ? ', bonus' : ''}: ${pile.count}`, 'heading')] },
            ...pileEntries(desk, pile, width),
          ];
    }),
  );
  return {
    title: 'Side of the table',
    right: '',
    entries: entries.length === 0 ? [note('Nothing lies there.')] : entries,
  };
}

const planner = shared.panels.filter(({ name }) => name === 'planner');

const panels: readonly PanelFace[] = [
  { name: 'hand', label: 'hand', pane: handPane },
  { name: 'side', label: 'side of the table', pane: sidePane },
  zonePanel('discard', 'discard', 'Discard pile', 'discard piles'),
  {
    name: 'attempt',
    label: 'dilemmas',
    pane: (desk, width, beside) => encounterPane({ ...desk, board: spacelineBoard }, width, beside),
  },
  ...planner,
];

const orders: readonly OrderKey[] = [
  { key: 'r', verb: 'report' },
  { key: 'p', verb: 'play' },
  { key: 'B', verb: 'build', isRare: true },
  { key: 'o', verb: 'load' },
  { key: 'O', verb: 'unload', isRare: true },
  { key: 'm', verb: 'move' },
  { key: 'b', verb: 'beam' },
  { key: 'a', verb: 'attempt' },
  { key: 'f', verb: 'attack', isRare: true },
  { key: 'c', verb: 'cloak', isRare: true },
  { key: 'C', verb: 'decloak', isRare: true },
  { key: 'e', verb: 'end' },
];

/** An attempt; and an attack that may be answered, where it is made. */
function underWay(view: View): readonly UnderWay[] {
  const { attempting, request } = view;
  const attacker = request?.kind === 'retaliate' ? request.options[0]?.on : undefined;
  return [
    ...(attempting ? [{ name: `attempt of ${attempting.mission}`, place: attempting.mission }] : []),
    ...(attacker === undefined ? [] : [{ name: 'attack', place: placeWith({ places: spacelineOf }, view, attacker) }]),
  ];
}

const cardNote = ({ turn }: View): string => {
  if (turn.segment !== 'play') return '';
  return turn.cardPlayed === true ? 'card played' : 'one card to play';
};

export const firstEditionFace: TableFace = {
  ...shared,
  lines,
  examples: {
    screen: ":report Gowron    :load all aboard Hegh'ta    :why    :rules 94-MOVE",
    lines: '"report Gowron", "load all aboard Hegh\'ta", "move Hegh\'ta to Krios", "attempt Krios", "end"',
  },
  turnNote: cardNote,
  turnPips: () => null,
  scoreNote: (player) => (zoneCount(player.zones, 'bonus') > 0 ? `+${zoneCount(player.zones, 'bonus')} bonus` : ''),
  resultNote: () => '',
  // One line that both share: it lies before the viewer, whose keys move over it.
  places: (view, seat) => (seat === seatOf(view) ? spacelineOf(view) : []),
  isPlace: ({ definition }) => definition.mission !== undefined,
  rowLines: { usual: 4, tall: 8 },
  row: spacelineRow,
  panels,
  aside: { upper: 'hand', lower: 'attempt', idle: 'planner', below: ['planner', 'side', 'discard'] },
  underWay,
  listLine,
  question,
  orders,
  shortcuts,
  about: orderAbout,
  remedies: remediesFor,
  signs,
  words,
  lessons,
  stages: stagesOf,
  nextGoal,
};

const zoneCount = (zones: Readonly<Record<string, { readonly count: number }>>, name: string): number =>
  zones[name]?.count ?? 0;
