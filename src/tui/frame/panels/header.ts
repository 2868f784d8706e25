/** The top line: whose turn it is and how far, what is left to spend, and the scores. */
import type { PlayerView } from '../../../engine/showing/view.ts';
import { nameOf, seatOf } from '../cards.ts';
import type { Flash } from '../state.ts';
import type { Desk } from '../state.ts';
import { both, meter, span, width as widthOf } from '../text.ts';
import type { Line } from '../text.ts';

/** What is drawn beside the words where there is room for it: pips, and bars of the scores in so many columns. */
const extras = [
  { pips: true, bars: 10 },
  { pips: true, bars: 5 },
  { pips: true, bars: 4 },
  { pips: false, bars: 4 },
  { pips: true, bars: 0 },
  { pips: false, bars: 0 },
] as const;
type Extras = (typeof extras)[number];

/** The header in one line of a width. `flash`: points that were scored just now. */
export function headerLine(desk: Desk, width: number, flash: Flash | null = null): Line {
  const lines = extras.map((shown) => ({ now: nowLine(desk, shown), scores: scoresLine(desk, shown, flash) }));
  const fitting = lines.find(({ now, scores }) => widthOf(now) + widthOf(scores) <= width) ?? lines.at(-1);
  return fitting === undefined ? [] : both(fitting.now, fitting.scores, width);
}

function nowLine({ view, face }: Desk, { pips }: Extras): Line {
  const { turn, over } = view;
  if (over !== null) return [span(' '), span('Game over', 'heading'), span(`  ${over.reason}`)];
  const note = face.turnNote(view);
  const left = pips ? face.turnPips(view) : null;
  return [
    span(' '),
    span(`Turn ${turn.number}`, 'heading'),
    span(' · ', 'dim'),
    span(`${nameOf(view, turn.player)}, ${turn.segment}`, turn.player === seatOf(view) ? 'mine' : 'theirs'),
    ...(note === '' ? [] : [span(' · ', 'dim'), ...(left === null ? [] : [...pipsOf(left), span(' ')]), span(note)]),
  ];
}

/** `●●●○○○○`: what is left of what there was. */
const pipsOf = ({ left, of }: { readonly left: number; readonly of: number }): Line => [
  span('●'.repeat(Math.min(left, mostPips)), 'good'),
  span('○'.repeat(Math.max(0, Math.min(of, mostPips) - left)), 'dim'),
];
const mostPips = 12;

function scoresLine(desk: Desk, { bars }: Extras, flash: Flash | null): Line {
  const own = seatOf(desk.view);
  const players = [...desk.view.players].sort((a, b) => Number(b.seat === own) - Number(a.seat === own));
  return [...players.flatMap((player) => score(desk, player, bars, flash)), span(' ')];
}

function score({ view, face }: Desk, player: PlayerView, bars: number, flash: Flash | null): Line {
  const token = player.seat === seatOf(view) ? 'mine' : 'theirs';
  const isWinner = view.over?.winners.includes(player.seat) === true;
  const isFlashing = flash?.seat === player.seat;
  const sign = isFlashing && flash.points > 0 ? '+' : '';
  return [
    span('   '),
    span(isWinner ? `winner ${player.name}` : player.name, token),
    ...(bars > 0 && face.pointsToWin !== null
      ? [span(' '), ...meter(player.score, face.pointsToWin, bars, token)]
      : []),
    ...(isFlashing ? [span(' '), span(` ${sign}${flash.points} `, 'cursor')] : []),
    span(` ${player.score} `, 'heading'),
    span(face.scoreNote(player), 'dim'),
  ];
}
