/** The end of a game in plain lines. */
import type { View } from '../../../engine/showing/view.ts';
import { nameOf } from '../cards.ts';

/** How the game ended. */
export function resultLines(view: View): readonly string[] {
  const { over } = view;
  if (over === null) return [];
  const names = over.winners.map((seat) => nameOf(view, seat));
  const who =
    names.length === 1 ? `${names.join('')} wins` : names.length === 0 ? 'Nobody wins' : `${names.join(' and ')} tie`;
  const scores = view.players.map((player) => `${player.name} ${player.score}`).join(', ');
  return ['', `The game is over after turn ${view.turn.number}. ${who}: ${over.reason}. Scores: ${scores}.`];
}
