/** The table of First Edition in plain lines: the spaceline from left to right as a list, with what is at each location. */
import type { CardView, PileView, View } from '../../engine/showing/view.ts';
import { doing, type TableWords } from '../../table/index.ts';
import { countOf, hosted, nameOf, playedText, titleOf, zone } from '../frame/cards.ts';
import { cardName, linesOn, pileWords, plural, shipLines } from '../second-edition/lines.ts';
import { spacelineBoard } from './board.ts';
import { completedBy, iconsOn, playedWords, pointsOf, spacelineOf, spanOf } from './card-facts.ts';
import { requirementsOf } from '../second-edition/card-facts.ts';

const shared = linesOn(spacelineBoard);

/** Piles that are counted for each player, and those that are shown where something lies in them. */
const PILES = [
  ['hand', 'hand'],
  ['deck', 'deck'],
  ['discard', 'discard pile'],
] as const;
const TO_PLACE = [
  ['missions', 'Missions to lay'],
  ['seeds', 'seeds to place'],
  ['outposts', 'Outposts to establish'],
] as const;
const OPEN = [
  ['table', 'on the table'],
  ['bonus', 'bonus area'],
] as const;

function tableLines(view: View): readonly string[] {
  const { turn } = view;
  const card =
    turn.segment === 'play' ? `, ${turn.cardPlayed === true ? 'one card played' : 'no card played yet'}` : '';
  const places = spacelineOf(view);
  return [
    `Turn ${turn.number} of ${nameOf(view, turn.player)}, segment ${turn.segment}${card}`,
    ...view.players.flatMap((player) => [
      `${player.name}: ${plural(player.score, 'point')}; ${PILES.map(([name, words]) => `${words} ${zone(view, player.seat, name).count}`).join(', ')}`,
      ...[...TO_PLACE, ...OPEN].flatMap(([name, words]) => zoneLines(words, zone(view, player.seat, name))),
    ]),
    '',
    places.length === 0 ? 'No Mission lies on the spaceline yet.' : 'The spaceline from left to right:',
    ...places.flatMap((place, index) => placeLines(view, place, index + 1, false)),
    ...attemptLines(view),
  ];
}

const zoneLines = (words: string, pile: PileView): readonly string[] =>
  pile.count === 0 ? [] : [`  ${words}: ${pile.cards.length === 0 ? pile.count : pileWords(pile)}`];

/** A location and what is there; in full with what it asks and who may attempt it. */
function placeLines(view: View, place: CardView, number: number, inFull: boolean): readonly string[] {
  const by = completedBy(place);
  const done = by === null ? '' : `, COMPLETED by ${nameOf(view, by)}`;
  const facts = `${place.definition.mission?.kind ?? 'location'}, ${pointsOf(place)} points, span ${spanOf(place)}, laid by ${nameOf(view, place.owner)}${done}${place.vaporized === true ? ', VAPORIZED' : ''}`;
  const text = playedText(place);
  return [
    `  ${number}. ${cardName(place)} (${facts})`,
    ...(inFull || by === null ? [`     ${iconsOn(place).join(', ')}: ${requirementsOf(place)}`] : []),
    ...(inFull && text !== '' ? [`     ${text}`] : []),
    ...beneathLines(view, place, inFull),
    ...relationLines(place, 'on').map((words) => `     on it: ${words}`),
    ...playedWords(view, place).map((words) => `       ${words}`),
    ...hosted(place, 'outposts').flatMap(({ cards }) => cards.flatMap((each) => outpostLines(view, each))),
    ...hosted(place, 'ships').flatMap((pile) => [
      ...pile.cards.flatMap((ship) => shipLines(spacelineBoard, view, ship)),
      ...(pile.count === pile.cards.length
        ? []
        : [`     ${plural(pile.count - pile.cards.length, 'cloaked ship')} of ${nameOf(view, pile.player)}`]),
    ]),
    ...hosted(place, 'here')
      .filter(({ count }) => count > 0)
      .map((pile) => `     Away Team of ${nameOf(view, pile.player)}: ${pileWords(pile)}`),
  ];
}

const relationLines = (host: CardView, relation: string): readonly string[] =>
  hosted(host, relation)
    .filter(({ count }) => count > 0)
    .map(pileWords);

/** How many wait beneath and who seeded them; in full, by name those that the viewer knows. */
function beneathLines(view: View, place: CardView, inFull: boolean): readonly string[] {
  const piles = hosted(place, 'under').filter(({ count }) => count > 0);
  if (piles.length === 0) return [];
  const whose = piles.map(({ player, count }) => `${count} by ${player === null ? 'nobody' : nameOf(view, player)}`);
  const stuck = piles.flatMap(({ cards }) => cards.filter(({ faceUp, definition }) => faceUp && definition.dilemma));
  return [
    `     beneath: ${countOf(piles)}, seeded ${whose.join(', ')}`,
    ...stuck.map((dilemma) => `     has stuck: ${cardName(dilemma)}: ${playedText(dilemma)}`),
    ...(inFull
      ? piles
          .filter(({ cards }) => cards.length > 0)
          .map((pile) => `     you know: ${pileWords({ ...pile, count: pile.cards.length })}`)
      : []),
  ];
}

function outpostLines(view: View, outpost: CardView): readonly string[] {
  const people = relationLines(outpost, 'here').join('; ');
  return [
    `     outpost ${cardName(outpost)} of ${nameOf(view, outpost.commander)} [shields ${outpost.values['shields'] ?? '?'}]`,
    `       there: ${people === '' ? 'nobody' : people}`,
    ...relationLines(outpost, 'on').map((words) => `       on it: ${words}`),
  ];
}

function attemptLines(view: View): readonly string[] {
  const { attempting } = view;
  if (!attempting) return [];
  const { team, facing, met, mission, player } = attempting;
  return [
    '',
    `${doing(nameOf(view, player), 'attempts')} ${titleOf(view, mission)}: ${attempting.beneath} beneath`,
    `  team: ${team.count === 0 ? 'nobody' : pileWords(team)}`,
    ...met.map(({ card, outcome }) => `  ${cardName(card)}: ${outcome}`),
    ...(facing === null ? [] : [`  facing: ${cardName(facing)}: ${playedText(facing)}`]),
  ];
}

/** The hand; before the first turn also what is still to be placed. */
function handLines(view: View): readonly string[] {
  const seat = view.viewer === 'all' ? view.asked : view.viewer;
  if (seat === null || typeof seat !== 'number') return shared.hand(view);
  const toPlace = TO_PLACE.map(([name, words]) => [words, zone(view, seat, name)] as const).filter(
    ([, { cards }]) => cards.length > 0,
  );
  return [
    ...toPlace.flatMap(([words, { count, cards }]) => [
      `${words}: ${count}`,
      ...cards.map((card) => `  ${cardName(card)}: ${shared.facts(card)}`),
    ]),
    ...(toPlace.length > 0 && zone(view, seat, 'hand').count === 0 ? [] : shared.hand(view)),
  ];
}

export const lines: TableWords = {
  ...shared,
  table: tableLines,
  hand: handLines,
  placeWord: 'location',
  places: spacelineOf,
  place: (view, place, number) => placeLines(view, place, number, true),
};
