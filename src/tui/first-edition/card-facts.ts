/** What First Edition's cards and places say of themselves on a table. */
import type { Seat } from '../../engine/asking/request.ts';
import type { CardView, PileView, View } from '../../engine/showing/view.ts';
import { taskFacts } from '../../effects/terms.ts';
import { AFFILIATIONS, SPACELINE } from '../../rules/first-edition/constants.ts';
import { countOf, hiddenIn, hosted, hostedBy, nameOf, seatOf } from '../frame/cards.ts';
import { valueIn, playerIn } from '../../engine/showing/looking.ts';

/** The locations from left to right. */
export const spacelineOf = (view: View): readonly CardView[] => view.rows?.[SPACELINE]?.cards ?? [];

/** How what carries people lies at a location. */
export const BASES = ['outposts', 'ships'] as const;

export const isPlanet = ({ definition }: CardView): boolean => definition.mission?.kind === 'planet';

/** The affiliations whose icons are printed on a Mission. */
export const iconsOn = ({ definition }: CardView): readonly string[] =>
  AFFILIATIONS.filter((name) => taskFacts(definition)?.attempt.includes(`[${name.slice(0, 3)}]`) === true);

/** A Mission's points as they count now. @throws Error for a card that is no Mission */
export const pointsOf = (mission: CardView): number => valueIn(mission, 'points');

export const spanOf = (mission: CardView): number => valueIn(mission, 'span');

/** Who completed a Mission; null: nobody. */
export const completedBy = ({ completed, completedBy: by, owner }: CardView): Seat | null =>
  completed === true ? (by ?? owner) : null;

/** How many of the seeds beneath a location are each player's, and the dilemmas that have stuck there. */
export interface Beneath {
  readonly mine: number;
  readonly theirs: number;
  readonly stuck: readonly CardView[];
}

export function beneath(view: View, place: CardView): Beneath {
  const piles = hosted(place, 'under');
  const own = seatOf(view);
  return {
    mine: countOf(piles.filter(({ player }) => player === own)),
    theirs: countOf(piles.filter(({ player }) => player !== own)),
    stuck: piles.flatMap(({ cards }) => cards.filter(({ faceUp, definition }) => faceUp && definition.dilemma)),
  };
}

/** What was played on a location, and what of it lies face down and does nothing until it is turned. */
export interface PlayedThere {
  readonly open: readonly CardView[];
  readonly turned: readonly CardView[];
}

export function playedAt(place: CardView): PlayedThere {
  const cards = hosted(place, 'on').flatMap((pile) => pile.cards);
  return {
    open: cards.filter(({ flipped }) => flipped !== true),
    turned: cards.filter(({ flipped }) => flipped === true),
  };
}

/** A card there lets no ship pass between the location and the one on its right, unless it may. */
export const isNetted = ({ barred = [] }: CardView): boolean => barred.includes('pass');

/** Ships must stop there, unless they may pass. */
export const isHalting = ({ barred = [] }: CardView): boolean => barred.includes('halt');

/** What cards played on a location mean there, in words. */
export const playedWords = (view: View, place: CardView): readonly string[] => [
  ...playedAt(place).turned.map(({ definition }) => `${definition.title} lies face down and does nothing now`),
  ...(isHalting(place) ? ['ships must stop here, unless those aboard may pass'] : []),
  ...(isNetted(place) ? [`no ship passes between here and ${rightOf(view, place)}, unless those aboard may`] : []),
];

/** The location on the right of one. */
function rightOf(view: View, place: CardView): string {
  const all = spacelineOf(view);
  const right = all[all.findIndex(({ number }) => number === place.number) + 1];
  return right === undefined ? 'the end' : right.definition.title;
}

/** A player's cards at a location. */
export interface Presence {
  readonly outposts: PileView;
  readonly ships: PileView;
  /** On the planet. */
  readonly team: PileView;
}

export const presenceOf = (place: CardView, seat: Seat): Presence => ({
  outposts: hostedBy(place, 'outposts', seat),
  ships: hostedBy(place, 'ships', seat),
  team: hostedBy(place, 'here', seat),
});

export const isPresent = ({ outposts, ships, team }: Presence): boolean =>
  outposts.count + ships.count + team.count > 0;

/** `!` damaged, `~` cloaked, `?` without its crew away from home. */
export const shipMarks = ({ damaged, cloaked, stalled }: CardView): string =>
  `${damaged === true ? '!' : ''}${cloaked === true ? '~' : ''}${stalled === true ? '?' : ''}`;

/** In what state a card is, in words. */
export const statesOf = (card: CardView): readonly string[] =>
  [
    card.damaged === true ? 'damaged' : '',
    card.underRepair === true ? 'under repair' : '',
    card.cloaked === true ? 'cloaked' : '',
    card.stalled === true ? 'stalled' : '',
    card.held === true ? 'held by Rogue Borg' : '',
    card.vaporized === true ? 'vaporized' : '',
    card.deactivated === true ? 'deactivated' : '',
    card.arrested === true ? 'under house arrest' : '',
    card.disabled === true ? 'disabled' : '',
  ].filter((word) => word !== '');

/** What is printed on a card beside what all editions print. */
export function printedOn({ definition }: CardView): readonly string[] {
  const { classification, equipment, points } = definition.fields ?? {};
  return [
    typeof classification === 'string' ? classification : '',
    Array.isArray(equipment) ? equipment.join(', ') : '',
    typeof points === 'number' ? `bonus points ${points}` : '',
    definition.type === 'outpost' ? `shields ${definition.attributes['shields'] ?? '?'}` : '',
  ].filter((words) => words !== '');
}

/** How many are in a place, as far as everybody knows: personnel and equipment. */
export const countIn = (host: CardView): number =>
  countOf(hosted(host, host.definition.type === 'ship' ? 'aboard' : 'here'));

/** Ships of a pile that the viewer does not see: cloaked ones. */
export const unseenIn = (pile: PileView): number => hiddenIn(pile);

/** `me`, `op`; for onlookers the first letters of the name. */
export function sideWord(view: View, seat: Seat): string {
  if (typeof view.viewer !== 'number') return nameOf(view, seat).slice(0, 2);
  return seat === seatOf(view) ? 'me' : 'op';
}

/** The other player. @throws Error where nobody else sits at the table */
export function otherSeat(view: View): Seat {
  const other = view.players.find(({ seat }) => seat !== seatOf(view));
  if (other === undefined) throw new Error('one player alone at a table');
  return other.seat;
}

/** The affiliations of all that a player is seen to have: on the table and in the hand. */
export function affiliationsOfPlayer(view: View, seat: Seat): ReadonlySet<string> {
  const onTable = spacelineOf(view).flatMap((place) => [
    ...hostedBy(place, 'here', seat).cards,
    ...BASES.flatMap((relation) =>
      hostedBy(place, relation, seat).cards.flatMap((base) => [
        base,
        ...[...hosted(base, 'aboard'), ...hosted(base, 'here')].flatMap(({ cards }) => cards),
      ]),
    ),
  ]);
  const { zones } = playerIn(view, seat);
  const waiting = ['hand', 'outposts'].flatMap((name) => zones[name]?.cards ?? []);
  return new Set([...onTable, ...waiting].flatMap(({ affiliations }) => affiliations));
}
