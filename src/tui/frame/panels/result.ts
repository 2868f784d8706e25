/** The end of the game: who won and why, what each has, and how to see it again. */
import type { PlayerView, View } from '../../../engine/showing/view.ts';
import { nameOf } from '../cards.ts';
import type { Desk } from '../state.ts';
import { column, line, span, wrapped } from '../text.ts';
import type { Line } from '../text.ts';

/** The result in lines of a width; none while the game goes on. */
export function resultLines(desk: Desk, width: number): readonly Line[] {
  const { view, face, afterwards } = desk;
  if (view.over === null) return [];
  return [
    ...wrapped(`${verdict(view)}: ${view.over.reason}, in turn ${view.turn.number}.`, width).map((text) =>
      line(text, 'heading'),
    ),
    [],
    ...view.players.flatMap((player) => [scoreLine(desk, player), ...face.resultLines(view, player, width)]),
    [],
    ...afterwards().flatMap((text) => wrapped(text, width).map((each) => line(each))),
    line('Escape shows the table as it stands, q leaves it.'),
  ];
}

function verdict(view: View): string {
  const names = (view.over?.winners ?? []).map((seat) => nameOf(view, seat));
  if (names.length === 0) return 'Nobody wins';
  return names.length === 1 ? `${names.join('')} wins` : `${names.join(' and ')} tie`;
}

const scoreLine = ({ view, face }: Desk, player: PlayerView): Line => [
  span(column(player.name, 16), view.over?.winners.includes(player.seat) === true ? 'good' : 'plain'),
  span(`${String(player.score).padStart(4)} points`, 'heading'),
  span(face.resultNote(player)),
];
