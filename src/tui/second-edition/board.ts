/** Where a table has its places and its tasks: a mission is both. A variant that lays them apart has a board of its own. */
import type { Seat } from '../../engine/asking/request.ts';
import type { CardView, View } from '../../engine/showing/view.ts';
import { placeFacts } from '../../effects/terms.ts';
import { countOf, hosted, zone } from '../frame/cards.ts';
import type { Entry } from '../frame/panels/pane.ts';
import type { Desk } from '../frame/state.ts';
import { span } from '../frame/text.ts';
import type { Line } from '../frame/text.ts';
import { attemptTags, isHeadquarters, attemptOf, requirementsOf } from './card-facts.ts';
import type { BattleFace } from './scene-battle.ts';

/** Something to do, and a place where it can be done. */
export interface Undertaking {
  readonly task: CardView;
  readonly place: CardView;
}

/** A pile that is counted above a player's row, in full and short; where it is short, one without a short word is left out. */
export type Counted = readonly [zone: string, word: string, short: string];

export type NamedZone = readonly [zone: string, words: string];

export interface Board {
  /** The row in which the places lie side by side: one that all players share, or a zone of each. */
  readonly row: string;
  /** How what carries people lies at a place. */
  readonly bases: readonly string[];
  /** The orders by which a team goes from one place to another. */
  readonly transfers: ReadonlySet<string>;
  readonly words: { readonly place: string; readonly task: string };
  /** What a player's team could do at a place. */
  readonly tasksFor: (view: View, place: CardView, seat: Seat) => readonly CardView[];
  /** What is said of a place beside span and points, its kind first. */
  readonly placeWords: (view: View, place: CardView) => readonly string[];
  /** The keywords of a place, where they decide what can be done there; empty: they don't, or it has none. */
  readonly keywords: (place: CardView) => string;
  /** What the steps of an attempt begin with in the log. */
  readonly attemptStep: string;
  readonly counted: readonly Counted[];
  /** The same for the table in lines; and zones that have a line there where something is in them. */
  readonly piles: readonly NamedZone[];
  readonly openZones: readonly NamedZone[];
  readonly ships: {
    /** In what state a ship is, beside its numbers. */
    readonly state: (ship: CardView) => Line;
    /** The same on the table, in so few columns as there are. */
    readonly mark: (ship: CardView) => string;
    /** The same in words; empty: nothing is to be said. */
    readonly words: (ship: CardView) => string;
    /** What lies with a ship, beside its crew. */
    readonly carries: readonly (readonly [relation: string, title: string])[];
  };
  /** A place of the row: who may do what there, in so many columns, and what there is to do in full. */
  readonly cell: {
    readonly tags: (view: View, place: CardView, columns: number) => Line;
    readonly asks: (view: View, place: CardView) => string;
  };
  /** What more the pane of a place says of it. */
  readonly placeEntries: (desk: BoardDesk, place: CardView, width: number) => readonly Entry[];
  /** What more is printed on a card, and what more is true of it where it lies now: a sentence each. */
  readonly printed: (card: CardView) => readonly string[];
  readonly present: (view: View, card: CardView) => readonly string[];
  readonly battle: BattleFace;
}

/** A desk and how its table is laid out. */
export interface BoardDesk extends Desk {
  readonly board: Board;
}

export const placesOn = ({ row }: Pick<Board, 'row'>, view: View, seat: Seat): readonly CardView[] =>
  (view.rows?.[row] ?? zone(view, seat, row)).cards;

/** Everything that a player can still do, with each place where that can be done. */
export const toDo = (board: Board, view: View, seat: Seat): readonly Undertaking[] =>
  placesOn(board, view, seat).flatMap((place) =>
    board.tasksFor(view, place, seat).map((task): Undertaking => ({ task, place })),
  );

/** Every place of the table, its player's first. */
export const allPlaces = (board: Pick<Board, 'row'>, view: View): readonly CardView[] => [
  ...new Set(view.players.flatMap(({ seat }) => placesOn(board, view, seat))),
];

/** Everything at a place where people may be, the place itself first. */
export const hostsAt = ({ bases }: Pick<Board, 'bases'>, place: CardView): readonly CardView[] => [
  place,
  ...bases.flatMap((relation) => hosted(place, relation).flatMap(({ cards }) => cards)),
];

const isOpen = (mission: CardView): boolean => !mission.completed && !isHeadquarters(mission);

const damageOf = (ship: CardView): number => countOf(hosted(ship, 'damage'));

function kindAndQuadrant(card: CardView['definition']): readonly string[] {
  const facts = placeFacts(card);
  return facts === undefined ? [] : [facts.kind, facts.quadrant];
}

/** The table of the Second Edition itself. */
export const missions: Board = {
  row: 'missions',
  bases: ['ships'],
  transfers: new Set(['beam']),
  words: { place: 'mission', task: 'mission' },
  tasksFor: (_view, mission) => (placeFacts(mission.definition) !== undefined && isOpen(mission) ? [mission] : []),
  placeWords: (_view, { definition }) => kindAndQuadrant(definition),
  keywords: () => '',
  attemptStep: 'ATT',
  counted: [
    ['hand', 'hand', 'hand'],
    ['deck', 'deck', 'deck'],
    ['dilemmas', 'dilemmas', 'dil'],
    ['discard', 'discard', 'disc'],
    ['core', 'core', 'core'],
    ['brig', 'brig', 'brig'],
  ],
  piles: [
    ['hand', 'hand'],
    ['deck', 'deck'],
    ['discard', 'discard pile'],
    ['dilemmas', 'dilemma pile'],
  ],
  openZones: [
    ['core', 'core'],
    ['brig', 'brig'],
  ],
  ships: {
    state: (ship) => (damageOf(ship) > 0 ? [span(` · damage ${damageOf(ship)}`, 'bad')] : []),
    mark: (ship) => (damageOf(ship) > 0 ? '!' : ''),
    words: () => '',
    carries: [
      ['on', 'On this ship'],
      ['damage', 'Damage'],
    ],
  },
  cell: {
    tags: (_view, mission, columns) => {
      const able = mission.completed ? '' : attemptTags(attemptOf(mission), columns);
      return able === '' ? [] : [span(` ${able}`, 'dim')];
    },
    asks: (_view, mission) => (mission.completed ? '' : requirementsOf(mission)),
  },
  placeEntries: () => [],
  printed: () => [],
  present: () => [],
  battle: { stageAt: () => null, told: () => [], entries: () => [], lines: () => [] },
};
