/** What a card is worth to the bot: what missions and dilemmas still lack, and who flies the ships. */
import type { CardView } from '../../engine/showing/view.ts';
import { textOf } from '../../effects/reading/index.ts';
import type { Cond, Effect, Requirement } from '../../language/tree/index.ts';
import { ofLatest } from '../remembered.ts';
import { shortfall } from '../second-edition/requirements.ts';
import { affiliationsOf, dilemmasSeen, everybody, isOfType, peopleAt, type Position } from './position.ts';
import { openMissions } from './plans.ts';
import { emptyPlaces } from './staffing.ts';
import { valueIn } from '../../engine/showing/looking.ts';
import { itemAt } from '../../engine/kernel/lists.ts';

interface Need {
  readonly requirement: Requirement;
  readonly weight: number;
}

/** What a text asks of those who meet it. */
function askedIn(effects: readonly Effect[]): readonly Requirement[] {
  return effects.flatMap((effect) => (effect.x === 'if' ? [...required(effect.if), ...askedIn(effect.then)] : []));
}

function required(condition: Cond): readonly Requirement[] {
  if (condition.c === 'not') return required(condition.of);
  return condition.c === 'req' ? [condition.req] : [];
}

const MISSION = 6;
const DILEMMA = 1;

/** What missions ask for that the bot may attempt, and what dilemmas may. */
const needsOf = ofLatest((position: Position): readonly Need[] => {
  const own = affiliationsOf(position);
  const missions = openMissions(position)
    .filter(({ attemptedBy }) => own.some((name) => attemptedBy.includes(name)))
    .flatMap(({ requirement }) => (requirement === null ? [] : [{ requirement, weight: MISSION }]));
  const titles = new Map(dilemmasSeen(position).map((card) => [card.definition.title, card]));
  const dilemmas = [...titles.values()].flatMap(({ definition }) =>
    textOf(definition)
      .program.abilities.filter(({ at }) => at.t === 'resolve')
      .flatMap(({ do: effects }) => askedIn(effects))
      .map((requirement) => ({ requirement, weight: DILEMMA })),
  );
  return [...missions, ...dilemmas];
});

const lacks = ofLatest((position: Position): readonly number[] =>
  needsOf(position).map(({ requirement }) => shortfall(requirement, everybody(position))),
);

/** How much nearer somebody more brings the bot to what is asked for. */
function helpOf(position: Position, card: CardView): number {
  const all = [...everybody(position), card];
  const before = lacks(position);
  return needsOf(position).reduce((sum, { requirement, weight }, index) => {
    const lack = itemAt(before, index);
    return lack === 0 ? sum : sum + weight * (lack - shortfall(requirement, all));
  }, 0);
}

const isShip = isOfType('ship');

/** The ships that somebody can fly where they are. */
const shipsInPlay = ofLatest(({ line }: Position): readonly CardView[] =>
  line.flatMap((location) =>
    location.ships.flatMap(({ card }) =>
      location.outposts.length > 0 || emptyPlaces(card, peopleAt(location)) === 0 ? [card] : [],
    ),
  ),
);

/** The first ship opens everything; each further one takes a crew of its own. */
const FIRST_SHIP = 200;
const FURTHER_SHIP = 30;
const CREW = 7;

function worthOfShip(position: Position, card: CardView): number {
  const ships = shipsInPlay(position).length;
  const empty = emptyPlaces(card, [...everybody(position), ...position.hand.filter(isOfType('personnel'))]);
  const range = valueIn(card, 'range');
  const own = (ships === 0 ? FIRST_SHIP : FURTHER_SHIP) + 2 * range - 12 * empty;
  return ships > 0 && everybody(position).length < ships * CREW ? 1 : own;
}

const ICONS: ReadonlyMap<string, number> = new Map([
  ['command', 3],
  ['staff', 2],
]);

function worthOfPersonnel(position: Position, card: CardView): number {
  const ships = [...shipsInPlay(position), ...position.hand.filter(isShip)];
  const people = everybody(position);
  const flies = ships.some((ship) => emptyPlaces(ship, [...people, card]) < emptyPlaces(ship, people));
  const levels = Object.values(card.skills).reduce((sum, level) => sum + level, 0);
  const attributes = Object.values(card.values).reduce((sum, value) => sum + value, 0);
  const icons = card.icons.reduce((sum, icon) => sum + (ICONS.get(icon) ?? 0), 0);
  return 20 + helpOf(position, card) + levels * 2 + Math.trunc(attributes / 3) + icons + (flies ? 15 : 0);
}

/** What a rule for the whole game is worth to whoever it favours, and any other Event. */
const LASTING: ReadonlyMap<string, number> = new Map([
  ['doubleTurns', 60],
  ['reports', 30],
]);
/** Two affiliations that fly together. */
export const TREATY = 45;
const EVENT = 15;

/** What an Event in play, or an Artifact used as one, is worth to whoever has it. */
const worthOfEvent = ({ definition }: CardView): number =>
  Math.max(
    EVENT,
    ...textOf(definition).program.abilities.flatMap(({ do: effects }) =>
      effects.map((effect) => {
        if (effect.x === 'mix') return TREATY;
        return effect.x === 'playerRule' ? (LASTING.get(effect.rule) ?? EVENT) : EVENT;
      }),
    ),
  );

/** What a card is worth in play to whoever has it. */
export function worthOf(position: Position, card: CardView): number {
  switch (card.definition.type) {
    case 'ship':
      return worthOfShip(position, card);
    case 'personnel':
      return worthOfPersonnel(position, card);
    default:
      return worthOfEvent(card);
  }
}
