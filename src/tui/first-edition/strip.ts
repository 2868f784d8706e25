/**
 * The spaceline between both players: a strip of it around the selected location, with a map of the whole; where there is room, all of it, with
 * each player's outposts and ships on their side.
 */
import type { Seat } from '../../engine/asking/request.ts';
import type { CardView, View } from '../../engine/showing/view.ts';
import type { RowState } from '../frame/face.ts';
import { nameOf, playerAt, seatOf, zone } from '../frame/cards.ts';
import { clip, cut, fill, span, titledRule, toned, wrapped } from '../frame/text.ts';
import type { Line } from '../frame/text.ts';
import { kindSign } from '../second-edition/card-facts.ts';
import {
  beneath,
  completedBy,
  iconsOn,
  isHalting,
  isNetted,
  isPlanet,
  isPresent,
  playedAt,
  pointsOf,
  presenceOf,
  sideWord,
  spacelineOf,
  spanOf,
} from './card-facts.ts';
import { outpostLine, presenceLine, shipLines, teamLine, type Side } from './ships.ts';

/** The least columns in which a location is told with all that is there, and those that one of a strip has. */
const LEAST_COLUMNS = 12;
const STRIP_COLUMNS = 16;
/** From so many lines ships are drawn. */
const TALL = 7;

/** The locations that are shown, each in so many columns. */
interface Stretch {
  readonly places: readonly CardView[];
  readonly columns: number;
  /** How many are not shown at the left, and at the right. */
  readonly before: number;
  readonly after: number;
}

function stretchOf(view: View, selected: number | null, width: number): Stretch {
  const all = spacelineOf(view);
  const whole = Math.floor(width / Math.max(all.length, WHOLE_LINE));
  if (whole >= LEAST_COLUMNS) return { places: all, columns: whole, before: 0, after: 0 };
  const shown = Math.min(all.length, Math.floor(width / STRIP_COLUMNS));
  const at = Math.max(
    0,
    all.findIndex(({ number }) => number === selected),
  );
  const before = Math.max(0, Math.min(at - Math.floor(shown / 2), all.length - shown));
  const columns = Math.floor(width / Math.max(1, Math.min(WHOLE_LINE, Math.floor(width / STRIP_COLUMNS))));
  return { places: all.slice(before, before + shown), columns, before, after: all.length - before - shown };
}
/** A spaceline of two decks (94-DECK-03). */
const WHOLE_LINE = 12;

/** One side of the table: the other player's above the names of the locations, the viewer's below them. */
export function spacelineRow(view: View, seat: Seat, state: RowState, width: number, height: number): readonly Line[] {
  const stretch = stretchOf(view, state.selected, width);
  const isOwn = seat === seatOf(view);
  const isTall = height >= TALL;
  const columns = stretch.columns - 1;
  const cells = stretch.places.map((place): readonly Line[] => {
    const head = isOwn
      ? factsLines(view, place, isTall).map((each) => clip(each, columns))
      : headLines(view, place, state, columns, isTall);
    const room = height - 1 - head.length - (isOwn && !isWhole(stretch) ? 1 : 0);
    const side = ownSide(view, place, seat, isOwn ? 'mine' : 'theirs', columns, room);
    return isOwn ? [...head, ...side] : [...side.toReversed(), ...head];
  });
  const row = (index: number): Line =>
    fill(
      cells.flatMap((cell, at) => [
        ...fill(cell[index] ?? [], columns),
        isNettedAt(stretch.places[at]) ? NET : span(' '),
      ]),
      width,
    );
  const rows = (count: number): readonly Line[] => Array.from({ length: count }, (_, index) => row(index));
  const rule = playerRule(view, seat, width);
  if (!isOwn) return [rule, ...rows(height - 1)];
  return isWhole(stretch)
    ? [...rows(height - 1), rule]
    : [...rows(height - 2), rule, mapLine(view, stretch, state, width)];
}

/** What no ship passes stands between two locations. */
const NET = span('║', 'bad');
const isNettedAt = (place: CardView | undefined): boolean => place !== undefined && isNetted(place);

/** Nothing of the spaceline is left to a map of it. */
const isWhole = ({ before, after }: Stretch): boolean => before + after === 0;

/** A player's cards at a location in so many lines, from the names outwards. */
function ownSide(view: View, place: CardView, seat: Seat, side: Side, width: number, rows: number): readonly Line[] {
  const presence = presenceOf(place, seat);
  const filled = (lines: readonly Line[]): readonly Line[] => [
    ...lines,
    ...Array.from({ length: Math.max(0, rows - lines.length) }, (): Line => []),
  ];
  if (rows < DRAWN_ROWS) return filled([clip(presenceLine(presence, side), width)]);
  const team = teamLine(presence.team, side);
  const ships = shipLines(presence.ships, side, width, rows - (team.length > 0 ? 2 : 1));
  return filled([clip(outpostLine(presence.outposts, side), width), ...ships, ...(team.length > 0 ? [team] : [])]);
}
const DRAWN_ROWS = 3;

/** Name, then kind, points and span; where there are lines for it, the name in two of them. */
function headLines(
  view: View,
  place: CardView,
  { selected, hasFocus }: RowState,
  width: number,
  isTall: boolean,
): readonly Line[] {
  const isSelected = place.number === selected;
  const { title } = place.definition;
  const [first = '', ...more] = wrapped(title, width - 1);
  const titles = isTall ? [first, cut(more.join(' '), width - 1)] : [cut(title, width - 1)];
  const token = place.owner === seatOf(view) ? 'mine' : 'theirs';
  const name = titles.map((text, index): Line => {
    const spans: Line = [span(isSelected && index === 0 ? '▸' : ' ', 'focus'), span(text, token)];
    return isSelected && hasFocus ? toned(fill(spans, width), 'cursor') : spans;
  });
  const worth = [...worthLine(view, place), ...(isTall ? [] : beneathSpans(view, place))];
  return [...name, clip(worth, width)];
}

/** `◐P 30 s2`, and by whom it was completed. */
function worthLine(view: View, place: CardView): Line {
  const by = completedBy(place);
  return [
    kindSign(place.definition.mission?.kind),
    span(`${isPlanet(place) ? 'P' : 'S'} ${pointsOf(place)}`),
    span(` s${spanOf(place)}`, 'dim'),
    ...(by === null ? [] : [span(` ✓${sideWord(view, by)}`, 'good')]),
  ];
}

/** ` ◆2+1`: what waits beneath, the viewer's and the other player's. */
function beneathSpans(view: View, place: CardView): Line {
  const { mine, theirs } = beneath(view, place);
  return mine + theirs === 0 ? [] : [span(` ◆${mine}+${theirs}`, 'heading')];
}

/** Whose it is, who may attempt it, what has been played and what has stuck there; in two lines where there are that many. */
function factsLines(view: View, place: CardView, isTall: boolean): readonly Line[] {
  const { stuck } = beneath(view, place);
  const halt = isHalting(place) ? [span(' halt', 'bad')] : [];
  const played = playedMarks(place);
  const isShort = isTall ? halt.length > 0 : stuck.length + played.length + halt.length > 0;
  // Beside more there is room for first letters alone.
  const icons = iconsOn(place).map((name) => name.slice(0, isShort ? 1 : 3));
  const whose = span(` ${sideWord(view, place.owner)}`, place.owner === seatOf(view) ? 'mine' : 'theirs');
  const who = span(` ${icons.join(isShort ? '' : ' ')}`, 'dim');
  const walls = stuck.map(({ definition }) => span(` !${definition.title}`, 'bad'));
  return isTall
    ? [
        [whose, ...beneathSpans(view, place), ...played, ...walls],
        [who, ...halt],
      ]
    : [[whose, who, ...played, ...halt, ...walls]];
}

/** ` ○▾`: what was played there lies open, or face down. */
function playedMarks(place: CardView): Line {
  const { open, turned } = playedAt(place);
  const marks = `${open.length > 0 ? '○' : ''}${turned.length > 0 ? '▾' : ''}`;
  return marks === '' ? [] : [span(` ${marks}`, 'heading')];
}

function playerRule(view: View, seat: Seat, width: number): Line {
  const isOwn = seat === seatOf(view);
  const isTurn = view.turn.player === seat && view.over === null;
  return titledRule(
    [
      span(playerAt(view, seat)?.name ?? nameOf(view, seat), isOwn ? 'mine' : 'theirs'),
      ...(isTurn ? [span(' to play', 'dim')] : []),
    ],
    countsOf(view, seat, width),
    width,
  );
}

const COUNTED: readonly (readonly [zone: string, word: string, short: string])[] = [
  ['hand', 'hand', 'hand'],
  ['deck', 'deck', 'deck'],
  ['discard', 'discard', 'disc'],
  ['table', 'table', 'table'],
  ['bonus', 'bonus', 'bonus'],
];
/** Counted in the set-up alone. */
const IN_SET_UP: typeof COUNTED = [
  ['missions', 'missions', 'miss'],
  ['seeds', 'seeds', 'seeds'],
  ['outposts', 'outposts', 'outp'],
];

function countsOf(view: View, seat: Seat, width: number): Line {
  const setUp = IN_SET_UP.filter(([name]) => zone(view, seat, name).count > 0);
  return (setUp.length > 0 ? setUp : COUNTED).flatMap(([name, word, short], index): Line => [
    span(`${index > 0 ? ' · ' : ''}${width < ROOMY ? short : word} `, 'dim'),
    span(String(zone(view, seat, name).count)),
  ]);
}
const ROOMY = 100;

/** Every location in a few columns: kind and span, who is there (`m` me, `o` the opponent), `✓` where it is completed, `║` what none passes. */
function mapLine(view: View, { before, after, places }: Stretch, { selected }: RowState, width: number): Line {
  const cells = spacelineOf(view).flatMap((place): Line => {
    const isShown = places.includes(place);
    const there = view.players
      .filter(({ seat }) => isPresent(presenceOf(place, seat)))
      .map(({ seat }) => span(sideWord(view, seat).charAt(0), seat === seatOf(view) ? 'mine' : 'theirs'));
    const cell: Line = [
      span(place.number === selected ? '▸' : isShown ? '·' : ' ', 'focus'),
      kindSign(place.definition.mission?.kind),
      span(String(spanOf(place)), 'dim'),
      ...there,
      ...(place.completed === true ? [span('✓', 'good')] : []),
    ];
    return [...fill(cell, MAP_COLUMNS), ...(isNetted(place) ? [NET] : [])];
  });
  return fill(
    [span(before > 0 ? '‹' : ' ', 'dim'), ...clip(cells, width - 2), span(after > 0 ? '›' : ' ', 'dim')],
    width,
  );
}
const MAP_COLUMNS = 6;
