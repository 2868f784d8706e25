/** Writes what a card is at the moment ('stopped', 'facing a dilemma') in house style. */
import type { State } from '../tree/index.ts';
import { placeWords } from './places.ts';
import { cardWords, raise, stateWords, unwritable } from './symbols.ts';

stateWords.is((dialect, state) => {
  switch (state.s) {
    case 'at':
      return placeWords(dialect, state.place);
    case 'facing':
      return `facing ${state.what ? cardWords(dialect, state.what) : 'a dilemma'}`;
    case 'attempting':
      return `attempting ${state.what ? cardWords(dialect, state.what) : 'a mission'}`;
    case 'inBattle':
      return battleWords(state);
    case 'equipped':
      return `equipped with ${cardWords(dialect, state.with)}`;
    case 'every': {
      const whom = state.of.map((one) => {
        if (one.s !== 'at' || one.place.p !== 'present') throw unwritable(state);
        return cardWords(dialect, one.place.with);
      });
      return `present with ${whom.join(' and ')}`;
    }
    case 'currentTactic':
      return 'your current tactic';
    case 'flipped':
      return 'face down';
    case 'prevented':
    case 'docked':
    case 'disabled':
      return state.s;
    case 'complete':
    case 'stopped':
    case 'staffed':
    case 'damaged':
    case 'overcome':
      return dialect.words.states.write(state.s) ?? raise(state);
    default:
      throw unwritable(state);
  }
});

function battleWords({ kind, begun }: Extract<State, { s: 'inBattle' }>): string {
  if (begun !== undefined) {
    if (kind !== 'engagement') throw unwritable({ s: 'inBattle' });
    return `in an engagement you ${begun ? 'began' : 'did not begin'}`;
  }
  return kind === 'combat' ? 'in combat' : kind === 'engagement' ? 'in an engagement' : 'in a battle';
}
