/** The end of a game in plain lines. */
import type { View } from '../../../engine/showing/view.ts';
import { pointsOf, type Account } from '../../../table/index.ts';
import { nameOf } from '../cards.ts';
import { verdict } from '../verdict.ts';

/** How the game ended, and for each player where the points came from and what the edition counts. */
export function resultLines(view: View, accounts: readonly Account[] = []): readonly string[] {
  const { over } = view;
  if (over === null) return [];
  const scores = view.players.map((player) => `${player.name} ${player.score}`).join(', ');
  return [
    '',
    ...accounts.flatMap((account) => accountLines(view, account)),
    `The game is over after turn ${view.turn.number}. ${verdict(view)}: ${over.reason}. Scores: ${scores}.`,
  ];
}

function accountLines(view: View, { seat, sources, tallies }: Account): readonly string[] {
  if (sources.length === 0 && tallies.length === 0) return [];
  return [
    `${nameOf(view, seat)}:`,
    ...sources.map(
      (source) => `  ${pointsOf(source)} ${pointsOf(source) === 1 ? 'point' : 'points'} from ${source.name}`,
    ),
    ...(tallies.length === 0 ? [] : [`  ${tallies.map(({ what, count }) => `${what} ${count}`).join(', ')}`]),
  ];
}
