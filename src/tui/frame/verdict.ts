/** Who has won a game, in a sentence that every end of it says in the same words. */
import type { View } from '../../engine/showing/view.ts';
import { doing } from '../../table/index.ts';
import { nameOf } from './cards.ts';
import { winnersIn } from '../../engine/showing/looking.ts';

/** `You win`, `Anna and Bot tie`, `Nobody wins`. */
export function verdict(view: View): string {
  const names = winnersIn(view).map((seat) => nameOf(view, seat));
  if (names.length === 0) return 'Nobody wins';
  return names.length === 1 ? doing(names.join(''), 'wins') : `${names.join(' and ')} tie`;
}
