/** What the bot must know of the Second Edition: a mission is both a place and what is to be done there. */
import { textOf } from '../../effects/reading/index.ts';
import { isHeadquarters, kindOf, type Board } from './position.ts';

/** 2E-MOVE-05. */
const OTHER_QUADRANT = 2;

export const secondEditionBoard: Board = {
  places: 'missions',
  goals: (position) =>
    position.sites
      .filter(
        (site) =>
          site.owner === position.seat &&
          !site.card.completed &&
          !isHeadquarters(site) &&
          textOf(site.card.definition).requirements !== null,
      )
      .map((site) => ({ site, task: site.card })),
  tasks: (position, player) => position.sites.flatMap(({ card, owner }) => (owner === player ? [card] : [])),
  hasCompleted: (position, kind) =>
    position.sites.some((site) => site.owner === position.seat && site.card.completed && kindOf(site) === kind),
  needs: () => [],
  mayStaff: () => true,
  crossing: () => OTHER_QUADRANT,
  openMargin: () => null,
};
