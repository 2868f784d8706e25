/** The end of the game: who won and why, what each has, and how to see it again. */
import type { PlayerView, View } from '../../engine/showing/view.ts';
import { missionsOf, nameOf } from '../cards.ts';
import type { Desk } from '../state.ts';
import { column, line, span, wrapped } from '../text.ts';
import type { Line } from '../text.ts';

/** The result in lines of a width; none while the game goes on. */
export function resultLines({ view, afterwards }: Desk, width: number): readonly Line[] {
  if (view.over === null) return [];
  return [
    ...wrapped(`${verdict(view)}: ${view.over.reason}, in turn ${view.turn.number}.`, width).map((text) =>
      line(text, 'heading'),
    ),
    [],
    ...view.players.flatMap((player) => [scoreLine(view, player), ...completedLines(view, player, width)]),
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

const scoreLine = (view: View, { name, seat, score, completed }: PlayerView): Line => [
  span(column(name, 16), view.over?.winners.includes(seat) === true ? 'good' : 'plain'),
  span(`${String(score).padStart(4)} points`, 'heading'),
  span(`  planet missions ${completed?.['planet'] ?? 0}, space missions ${completed?.['space'] ?? 0}`),
];

const completedLines = (view: View, { seat }: PlayerView, width: number): readonly Line[] =>
  view.players
    .flatMap((player) => missionsOf(view, player.seat))
    .filter((mission) => mission.completed && mission.commander === seat)
    .map((mission) => line(`  ✓ ${column(mission.definition.title, width - 4)}`, 'dim'));
