/** A player's places side by side: kind, points, span, what was overcome, and who is there. */
import type { Seat } from '../../engine/asking/request.ts';
import type { CardView, PileView, View } from '../../engine/showing/view.ts';
import { countOf, hosted, hostedBy, nameOf, playerAt, seatOf, zone } from '../frame/cards.ts';
import { placeFacts, taskFacts } from '../../effects/terms.ts';
import { placesOn, type Board } from './board.ts';
import { isHeadquarters, kindSign } from './card-facts.ts';
import type { RowState } from '../frame/face.ts';
import { clip, cut, fill, line, span, titledRule, toned, width as widthOf, wrapped } from '../frame/text.ts';
import type { Line, Span } from '../frame/text.ts';
import { valueIn } from '../../engine/showing/looking.ts';

/** Rule and three lines of a player's places; what is to be done there in the lines that are left. */
export function placeRow(
  board: Board,
  view: View,
  seat: Seat,
  state: RowState,
  width: number,
  height: number,
): readonly Line[] {
  const places = placesOn(board, view, seat);
  const isOwn = seat === seatOf(view);
  const name = span(playerAt(view, seat)?.name ?? nameOf(view, seat), isOwn ? 'mine' : 'theirs');
  const rule = titledRule([name, ...turnMark(view, seat)], counts(board, view, seat, width), width);
  const each = Math.max(8, Math.floor(width / Math.max(places.length, 5)));
  const cells = places.map((place) => [
    ...placeCell(board, view, place, state, each - 1),
    ...askedLines(board.cell.asks(view, place), each - 1, height - cellLines - 1),
  ]);
  const row = (index: number): Line =>
    fill(
      cells.flatMap((cell) => [...fill(cell[index] ?? [], each - 1), span(' ')]),
      width,
    );
  return [rule, ...Array.from({ length: height - 1 }, (_, index) => row(index))];
}
const cellLines = 3;

/** What is to be done at a place, in at most so many lines. */
function askedLines(asked: string, width: number, rows: number): readonly Line[] {
  if (rows <= 0 || asked === '') return [];
  const lines = wrapped(asked, width - 1);
  const shown = lines.length <= rows ? lines : [...lines.slice(0, rows - 1), lines.slice(rows - 1).join(' ')];
  return shown.map((text) => line(` ${cut(text, width - 1)}`, 'dim'));
}

const turnMark = (view: View, seat: Seat): Line =>
  view.turn.player === seat && view.over === null ? [span(' to play', 'dim')] : [];

const counts = ({ counted }: Board, view: View, seat: Seat, width: number): Line =>
  counted
    .map(([name, word, short]) => ({ name, word: width < 100 ? short : word }))
    .filter(({ word }) => word !== '')
    .flatMap(({ name, word }, index): Line => [
      span(`${index > 0 ? ' · ' : ''}${word} `, 'dim'),
      span(String(zone(view, seat, name).count)),
    ]);

/** The three lines of one place. */
function placeCell(
  board: Board,
  view: View,
  place: CardView,
  { selected, hasFocus }: RowState,
  width: number,
): readonly Line[] {
  const [facts, task] = [placeFacts(place.definition), taskFacts(place.definition)];
  const isSelected = place.number === selected;
  const title = cut(place.definition.title, width - 1);
  const head: Line = [span(isSelected ? '▸' : ' ', 'focus'), span(title, place.completed ? 'good' : 'heading')];
  const beneath = countOf(hosted(place, 'beneath'));
  const on = countOf(hosted(place, 'on'));
  const value = task === undefined || isHeadquarters(place) ? '' : ` ${valueIn(place, 'points')}`;
  const worth: Line = [
    kindSign(facts?.kind),
    span(`${(facts?.kind ?? '?').charAt(0).toUpperCase()}${value}`),
    span(` s${valueIn(place, 'span')}`, 'dim'),
    ...(place.completed ? [span(' ✓', 'good')] : []),
    ...(beneath > 0 ? [span(` ◆${beneath}`)] : []),
  ];
  const played: Line = on > 0 ? [span(` ○${on}`)] : [];
  const room = width - widthOf(worth) - widthOf(played) - 1;
  const who = board.cell.tags(view, place, room);
  const titles = hosted(place, 'on').flatMap(({ cards }) => cards.map(({ definition }) => definition.title));
  // Where there is room for it, the name of what is played on the place.
  const left = room - widthOf(who);
  const names = titles.length > 0 && left >= leastName ? [span(` ${cut(titles.join(', '), left)}`, 'dim')] : [];
  const state: Line = [...worth, ...who, ...played, ...names];
  const marked = isSelected && hasFocus ? toned(fill(head, width), 'cursor') : head;
  return [marked, clip(state, width), clip(presence(board, view, place), width)];
}

const leastName = 6;

/** `me 4▲6▲2! op ▲5`: cards at the place, then each ship with its crew, `!` if it is damaged. */
function presence(board: Board, view: View, place: CardView): Line {
  const own = seatOf(view);
  return view.players.flatMap(({ seat }): readonly Span[] => {
    const here = hostedBy(place, 'here', seat);
    const ships = hostedBy(place, 'ships', seat);
    if (here.count === 0 && ships.count === 0) return [];
    const word = seat === own ? ' me ' : view.players.length > 2 ? ` ${nameOf(view, seat).slice(0, 2)} ` : ' op ';
    return [
      span(word, 'dim'),
      span(`${here.count > 0 ? here.count : ''}${shipMarks(board, ships)}`, seat === own ? 'mine' : 'theirs'),
    ];
  });
}

const shipMarks = ({ ships }: Board, { cards }: PileView): string =>
  cards.map((ship) => `▲${countOf(hosted(ship, 'aboard'))}${ships.mark(ship)}`).join('');
