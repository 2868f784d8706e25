/** The table of First Edition: one spaceline that both share; outposts and ships carry people. */
import { SPACELINE } from '../../rules/first-edition/constants.ts';
import type { Entry } from '../frame/panels/pane.ts';
import { nameOf } from '../frame/cards.ts';
import { span } from '../frame/text.ts';
import type { Line } from '../frame/text.ts';
import type { CardView } from '../../engine/showing/view.ts';
import { missions, type Board } from '../second-edition/board.ts';
import { affiliationsOfPlayer, BASES, iconsOn, printedOn, shipMarks, statesOf } from './card-facts.ts';
import { locationEntries } from './location.ts';

const state = (ship: CardView): Line => statesOf(ship).map((word) => span(` · ${word}`, 'bad'));

export const spacelineBoard: Board = {
  ...missions,
  row: SPACELINE,
  bases: BASES,
  transfers: new Set(['beam', 'load', 'unload']),
  words: { place: 'location', task: 'mission' },
  placeWords: (view, place) => [
    place.definition.mission?.kind ?? '',
    `laid by ${place.owner === view.viewer ? 'you' : nameOf(view, place.owner)}`,
  ],
  tasksFor: (view, place, seat) => {
    if (place.definition.mission === undefined || place.completed === true) return [];
    const has = affiliationsOfPlayer(view, seat);
    return iconsOn(place).some((name) => has.has(name)) ? [place] : [];
  },
  ships: {
    state,
    mark: shipMarks,
    words: (ship) => statesOf(ship).join(', '),
    carries: [['on', 'On this ship']],
  },
  placeEntries: (desk, place, width): readonly Entry[] => locationEntries(desk, place, width),
  printed: printedOn,
  present: (_view, card) => statesOf(card),
};
