/** The spaceline as a bot of First Edition thinks of it: what it has where, and what it knows of the rest. Made from the view alone. */
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { CardView, PileView, View } from '../../engine/showing/view.ts';
import { textOf } from '../../effects/reading/index.ts';
import type { Requirement } from '../../language/tree/index.ts';
import { SPACELINE } from '../../rules/first-edition/constants.ts';
import { iconsPrinted } from '../../rules/first-edition/mission-icons.ts';
import { ofLatest } from '../remembered.ts';
import { hosted } from '../second-edition/position.ts';
import { pilesOn, scoreOf, valueIn, zoneIn, rowsIn } from '../../engine/showing/looking.ts';

/** A ship or an outpost of the bot's, or a planet, with those of its personnel who are there. */
export interface Place {
  readonly card: CardView;
  readonly people: readonly CardView[];
  readonly equipment: readonly CardView[];
}

export interface Location extends Place {
  /** Counted from the left end of the spaceline. */
  readonly index: number;
  readonly owner: Seat;
  readonly isPlanet: boolean;
  readonly points: number;
  /** What it takes to enter it. */
  readonly span: number;
  readonly attemptedBy: readonly string[];
  readonly requirement: Requirement | null;
  readonly isCompleted: boolean;
  readonly outposts: readonly Place[];
  readonly ships: readonly Place[];
  readonly seeds: Seeds;
  readonly enemy: Enemy;
}

/** What lies under a mission. */
export interface Seeds {
  /** Dilemmas that have been met and stuck: they are met first. */
  readonly open: readonly CardView[];
  /** What the bot has placed there itself. */
  readonly own: readonly CardView[];
  /** What the other player has placed there and nobody has seen since. */
  readonly unknown: number;
}

/** What of the other player's is at a location, as far as it is seen. */
export interface Enemy {
  readonly ships: readonly CardView[];
  readonly outposts: readonly CardView[];
  readonly people: number;
}

export interface Position {
  readonly seat: Seat;
  readonly turn: number;
  readonly score: number;
  readonly line: readonly Location[];
  readonly hand: readonly CardView[];
  readonly view: View;
  /** A card of the view whose face is known; undefined for any other. */
  readonly card: (number: CardNumber) => CardView | undefined;
}

export const isOfType =
  (type: string) =>
  (card: CardView): boolean =>
    card.definition.type === type;

const isPersonnel = isOfType('personnel');
const isEquipment = isOfType('equipment');
const isDilemma = isOfType('dilemma');

const placeOf = (card: CardView, relation: 'aboard' | 'here', seat: Seat): Place => {
  const there = hosted(card, relation, seat);
  return { card, people: there.filter(isPersonnel), equipment: there.filter(isEquipment) };
};

const countOf = (card: CardView, relation: string, is: (pile: PileView) => boolean): number =>
  pilesOn(card, relation)
    .filter(is)
    .reduce((sum, pile) => sum + pile.count, 0);

function seedsOf(card: CardView, seat: Seat): Seeds {
  const seen = hosted(card, 'under');
  const open = seen.filter((seed) => seed.faceUp === true && isDilemma(seed));
  const own = seen.filter((seed) => seed.faceUp !== true && seed.owner === seat);
  return { open, own, unknown: countOf(card, 'under', () => true) - seen.length };
}

function locationOf(card: CardView, index: number, seat: Seat): Location {
  const place = placeOf(card, 'here', seat);
  const { mission } = card.definition;
  const of = (relation: string, isOwn: boolean): readonly CardView[] =>
    hosted(card, relation).filter((each) => (each.commander === seat) === isOwn);
  return {
    ...place,
    index,
    owner: card.owner,
    isPlanet: mission?.kind === 'planet',
    points: valueIn(card, 'points'),
    span: valueIn(card, 'span'),
    attemptedBy: iconsPrinted(card.definition),
    requirement: textOf(card.definition).requirements,
    isCompleted: card.completed === true,
    outposts: of('outposts', true).map((outpost) => placeOf(outpost, 'here', seat)),
    ships: of('ships', true).map((ship) => placeOf(ship, 'aboard', seat)),
    seeds: seedsOf(card, seat),
    enemy: {
      ships: of('ships', false),
      outposts: of('outposts', false),
      people: countOf(card, 'here', ({ player }) => player !== seat),
    },
  };
}

/** Every card of the view whose face is known. */
function allOf(view: View): readonly CardView[] {
  const found: CardView[] = [];
  const add = (card: CardView): void => {
    found.push(card);
    for (const piles of Object.values(card.hosted)) for (const pile of piles) pile.cards.forEach(add);
  };
  for (const { zones } of view.players) for (const pile of Object.values(zones)) pile.cards.forEach(add);
  for (const pile of Object.values(rowsIn(view))) pile.cards.forEach(add);
  view.shown.forEach(add);
  return found;
}

const knownIn = ofLatest((view: View) => {
  const all = allOf(view);
  return { all, byNumber: new Map(all.map((card) => [card.number, card])) };
});

/** Every dilemma that the bot has seen, its own among them: what others may have seeded as well. */
export const dilemmasSeen = ofLatest(({ view }: Position): readonly CardView[] => knownIn(view).all.filter(isDilemma));

/** The position of one seat. */
export function positionOf(view: View, seat: Seat): Position {
  return {
    seat,
    turn: view.turn.number,
    score: scoreOf(view, seat),
    line: (view.rows?.[SPACELINE]?.cards ?? []).map((card, index) => locationOf(card, index, seat)),
    hand: zoneIn(view, seat, 'hand').cards,
    view,
    card: (number) => knownIn(view).byNumber.get(number),
  };
}

/** The range that it takes from one location to another: the spans of those entered (94-MOVE-03, -05). */
export function rangeBetween({ line }: Position, from: Location, to: Location): number {
  const entered = from.index < to.index ? line.slice(from.index + 1, to.index + 1) : line.slice(to.index, from.index);
  return entered.reduce((sum, { span }) => sum + span, 0);
}

/** Everybody of the bot's at a location: on the planet, at its outposts, aboard its ships. */
export const peopleAt = ({ people, outposts, ships }: Location): readonly CardView[] => [
  ...people,
  ...[...outposts, ...ships].flatMap((place) => place.people),
];

/** Everybody of the bot's in play. */
export const everybody = ofLatest(({ line }: Position): readonly CardView[] => line.flatMap(peopleAt));

/** The bot's treaties in play, each as the affiliations that it brings together. */
export const treatiesOf = ofLatest(({ view, seat }: Position): readonly (readonly string[])[] =>
  zoneIn(view, seat, 'table').cards.flatMap(({ definition }) =>
    textOf(definition).program.abilities.flatMap(({ do: effects }) =>
      effects.flatMap((effect) => (effect.x === 'mix' ? [effect.of] : [])),
    ),
  ),
);

/** The affiliations of the bot's: those of its outposts. */
export const affiliationsOf = ofLatest(({ line }: Position): readonly string[] => [
  ...new Set(line.flatMap(({ outposts }) => outposts.flatMap(({ card }) => card.affiliations))),
]);
