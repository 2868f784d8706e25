/** What the pane of a location shows beside ships and teams: what waits beneath, and outposts with their people. */
import type { CardView } from '../../engine/showing/view.ts';
import { commanderName, countOf, hosted, nameOf, seatOf } from '../frame/cards.ts';
import { note } from '../frame/panels/pane.ts';
import type { Entry } from '../frame/panels/pane.ts';
import { hiddenNote } from '../frame/panels/zones.ts';
import { optionsWith } from '../frame/question/narrow.ts';
import type { Desk } from '../frame/state.ts';
import { cut, span } from '../frame/text.ts';
import type { Line } from '../frame/text.ts';
import type { BoardDesk } from '../second-edition/board.ts';
import { affiliationTags, affiliationToken } from '../second-edition/card-facts.ts';
import { crewText } from '../second-edition/card-lines.ts';
import { cardEntry, teamEntry } from '../second-edition/place.ts';
import { playedWords } from './card-facts.ts';

/** The lines of a location between what is asked there and the ships. */
export const locationEntries = (desk: BoardDesk, place: CardView, width: number): readonly Entry[] => [
  ...beneathEntries(desk, place, width),
  ...playedEntries(desk, place, width),
  ...hosted(place, 'outposts').flatMap(({ cards }) =>
    cards.flatMap((each) => outpostEntries(desk, place, each, width)),
  ),
];

/** What was played on the location, and what it means there. */
function playedEntries(desk: Desk, place: CardView, width: number): readonly Entry[] {
  const piles = hosted(place, 'on').filter(({ count }) => count > 0);
  if (piles.length === 0) return [];
  return [
    { line: [span('Played here', 'heading')] },
    ...piles.flatMap((pile) => pile.cards.map((card) => cardEntry(desk, card, width))),
    ...playedWords(desk.view, place).map((words) => note(`  ${words}`)),
  ];
}

/** Who seeded how many, in the order in which each of them placed; those that the viewer knows, and what has stuck, by name. */
function beneathEntries(desk: Desk, place: CardView, width: number): readonly Entry[] {
  const piles = hosted(place, 'under').filter(({ count }) => count > 0);
  if (piles.length === 0) return [];
  const whose = piles.map(({ player, count }) => `${player === null ? 'nobody' : nameOf(desk.view, player)} ${count}`);
  return [
    { line: [span(`Beneath: ${countOf(piles)}`, 'heading'), span(`  seeded by ${whose.join(', ')}`, 'dim')] },
    ...piles.flatMap((pile) => pile.cards.map((card) => cardEntry(desk, card, width))),
    ...piles.filter(({ player }) => player === seatOf(desk.view)).flatMap(hiddenNote),
  ];
}

function outpostEntries(desk: BoardDesk, place: CardView, outpost: CardView, width: number): readonly Entry[] {
  const isOwn = outpost.commander === seatOf(desk.view);
  const name = commanderName(desk.view, outpost.commander);
  const people = hosted(outpost, 'here');
  const acts = optionsWith(desk.request, outpost.number).length > 0;
  const head: Line = [
    acts ? span('• ', 'good') : span('  '),
    span(name, isOwn ? 'mine' : 'theirs'),
    span(` ⌂ ${cut(outpost.definition.title, Math.max(12, Math.floor(width / 2)))}`, 'heading'),
    span(` ${affiliationTags(outpost)}`, affiliationToken(outpost)),
    span(` · people ${crewText(people)}`),
    span(` · s${outpost.values['shields'] ?? '?'}`, 'dim'),
  ];
  const on = hosted(outpost, 'on').filter(({ count }) => count > 0);
  return [
    { line: head, points: true, card: outpost.number },
    ...teamEntry(desk, place, outpost, width),
    ...people.flatMap((pile) => [...pile.cards.map((card) => cardEntry(desk, card, width)), ...hiddenNote(pile)]),
    ...(on.length === 0
      ? []
      : [note(`    on it: ${on.flatMap(({ cards }) => cards.map(({ definition }) => definition.title)).join(', ')}`)]),
  ];
}
