/** The top line: turn, segment, counters, and both scores with the kinds of missions completed. */
import type { PlayerView, View } from '../../engine/showing/view.ts';
import { nameOf, seatOf } from '../cards.ts';
import { both, span } from '../text.ts';
import type { Line } from '../text.ts';

/** The header in one line of a width. */
export function headerLine(view: View, width: number): Line {
  const { turn, over } = view;
  const isOwn = turn.player === seatOf(view);
  const now: Line =
    over !== null
      ? [span('Game over', 'heading'), span(`  ${over.reason}`)]
      : [
          span(`Turn ${turn.number}`, 'heading'),
          span(' · ', 'dim'),
          span(`${nameOf(view, turn.player)}, ${turn.segment}`, isOwn ? 'mine' : 'theirs'),
          span(' · ', 'dim'),
          span(`${turn.counters} ${turn.counters === 1 ? 'counter' : 'counters'}`),
        ];
  const scores = [...view.players].sort((a, b) => Number(b.seat === seatOf(view)) - Number(a.seat === seatOf(view)));
  return both([span(' '), ...now], [...scores.flatMap((player) => score(view, player)), span(' ')], width);
}

/** `You 35 P✓ S-`: whether a planet and a space mission are completed, with how many where more than one. */
function score(view: View, player: PlayerView): Line {
  const isOwn = player.seat === seatOf(view);
  const isWinner = view.over?.winners.includes(player.seat) === true;
  return [
    span('   '),
    span(isWinner ? `winner ${player.name}` : player.name, isOwn ? 'mine' : 'theirs'),
    span(` ${player.score} `, 'heading'),
    span(marks(player), 'dim'),
  ];
}

const marks = ({ completed }: PlayerView): string =>
  ['planet', 'space'].map((kind) => `${kind.charAt(0).toUpperCase()}${completed?.[kind] ?? 0}`).join(' ');
