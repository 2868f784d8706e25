/** The top line: whose turn it is and how far, and the scores. */
import type { PlayerView } from '../../../engine/showing/view.ts';
import { nameOf, seatOf } from '../cards.ts';
import type { Desk } from '../state.ts';
import { both, span } from '../text.ts';
import type { Line } from '../text.ts';

/** The header in one line of a width. */
export function headerLine(desk: Desk, width: number): Line {
  const { view, face } = desk;
  const { turn, over } = view;
  const isOwn = turn.player === seatOf(view);
  const note = face.turnNote(view);
  const now: Line =
    over !== null
      ? [span('Game over', 'heading'), span(`  ${over.reason}`)]
      : [
          span(`Turn ${turn.number}`, 'heading'),
          span(' · ', 'dim'),
          span(`${nameOf(view, turn.player)}, ${turn.segment}`, isOwn ? 'mine' : 'theirs'),
          ...(note === '' ? [] : [span(' · ', 'dim'), span(note)]),
        ];
  const scores = [...view.players].sort((a, b) => Number(b.seat === seatOf(view)) - Number(a.seat === seatOf(view)));
  return both([span(' '), ...now], [...scores.flatMap((player) => score(desk, player)), span(' ')], width);
}

function score({ view, face }: Desk, player: PlayerView): Line {
  const isOwn = player.seat === seatOf(view);
  const isWinner = view.over?.winners.includes(player.seat) === true;
  return [
    span('   '),
    span(isWinner ? `winner ${player.name}` : player.name, isOwn ? 'mine' : 'theirs'),
    span(` ${player.score} `, 'heading'),
    span(face.scoreNote(player), 'dim'),
  ];
}
