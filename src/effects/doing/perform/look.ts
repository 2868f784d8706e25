/** Verbs that select and show cards. */
import { pendingCards } from '../../../engine/acting/action.ts';
import { settled, sourceOf, type Perform } from './outcome.ts';

export const select: Perform = (engine, action) => settled(action, pendingCards(engine, action));

export const reveal: Perform = (engine, action) => {
  const cards = pendingCards(engine, action);
  if (cards.length > 0)
    engine.emit(
      { type: 'revealed', cards, known: 'all', player: action.player ?? action.agent, ...sourceOf(action) },
      engine.cite('reveal'),
    );
  return settled(action, cards);
};

export const examine: Perform = (engine, action) => {
  const cards = pendingCards(engine, action);
  const player = action.player ?? action.agent;
  if (cards.length > 0)
    engine.emit({ type: 'examined', cards, known: [player], player, ...sourceOf(action) }, engine.cite('examine'));
  return settled(action, cards);
};
