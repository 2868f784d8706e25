/** What a card is at the moment, in house style. */
import { placeWords } from './places.ts';
import { cardWords, stateWords, unwritable } from './symbols.ts';

stateWords.is((state) => {
  switch (state.s) {
    case 'at':
      return placeWords(state.place);
    case 'facing':
      return `facing ${state.what ? cardWords(state.what) : 'a dilemma'}`;
    case 'attempting':
      return `attempting ${state.what ? cardWords(state.what) : 'a mission'}`;
    case 'inBattle':
      return state.kind === 'combat' ? 'in combat' : state.kind === 'engagement' ? 'in an engagement' : 'in a battle';
    case 'equipped':
      return `equipped with ${cardWords(state.with)}`;
    case 'every': {
      const whom = state.of.map((one) => {
        if (one.s !== 'at' || one.place.p !== 'present') throw unwritable(state);
        return cardWords(one.place.with);
      });
      return `present with ${whom.join(' and ')}`;
    }
    case 'complete':
      return 'complete';
    case 'stopped':
    case 'staffed':
    case 'damaged':
    case 'overcome':
      return state.s;
    default:
      throw unwritable(state);
  }
});
