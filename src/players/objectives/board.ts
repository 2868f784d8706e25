/** What the bot must know of the objectives variant: what may be attempted where, by what the cards show. */
import { textOf } from '../../effects/reading/index.ts';
import type { CardView } from '../../engine/showing/view.ts';
import type { Requirement } from '../../language/tree/index.ts';
import { requirementsOf } from '../second-edition/missions.ts';
import {
  isHeadquarters,
  kindOf,
  type Board,
  type Goal,
  type Position,
  type Site,
  knownIn,
} from '../second-edition/position.ts';
import { openMargin } from './duels.ts';

/** Whether an objective may be attempted at a location: its type, and the keywords asked for (OBJ-ATT-02, -03, -12). */
export function fitsAt(task: CardView, site: Site): boolean {
  const asked = task.definition.objective;
  if (asked === undefined || isHeadquarters(site)) return false;
  const keywords = new Set(site.card.keywords.map((keyword) => keyword.toLowerCase()));
  return (
    (asked.kind === 'either' || asked.kind === kindOf(site)) &&
    asked.at.every((keyword) => keywords.has(keyword.toLowerCase()))
  );
}

const activeOf = (position: Position, player: number): readonly CardView[] => knownIn(position, player, 'active');

const goals = (position: Position): readonly Goal[] =>
  activeOf(position, position.seat)
    .filter((task) => requirementsOf(task) !== null)
    .flatMap((task) =>
      position.sites
        .filter((site) => site.owner === position.seat && fitsAt(task, site))
        .map((site) => ({ site, task })),
    );

/** "To attempt this objective", "an objective here, you must have …" (OBJ-ATT-07). */
const needs = ({ site, task }: Goal): readonly Requirement[] =>
  [site.card, task].flatMap((card) =>
    textOf(card.definition).program.abilities.flatMap(({ at, if: need }) =>
      at.t === 'attemptNeed' && (at.here === true) === (card === site.card) && need?.c === 'req' ? [need.req] : [],
    ),
  );

/** Whether a text of either location speaks of ships that cross to other quadrants (OBJ-MOVE-03). */
const letsCross = ({ card }: Site): boolean =>
  textOf(card.definition)
    .program.abilities.flatMap((ability) => ability.do)
    .some((effect) => effect.x === 'cross');

/** Farther than any ship goes. */
const OUT_OF_REACH = 1000;

export const objectivesBoard: Board = {
  places: 'locations',
  goals,
  tasks: activeOf,
  hasCompleted: (position, kind) =>
    knownIn(position, position.seat, 'completed').some((task) =>
      position.sites.some((site) => site.card.number === task.completedAt && kindOf(site) === kind),
    ),
  needs,
  // OBJ-STAFF-01, -04: by affiliation, exactly.
  mayStaff: (ship, personnel) => personnel.affiliations.some((one) => ship.affiliations.includes(one)),
  crossing: (from, to) => (letsCross(from) || letsCross(to) ? 0 : OUT_OF_REACH),
  openMargin,
};
