/** Combat and engagements that a card begins, joining, and attempts by text: handed to the edition's procedures. */
import type { Handlers } from './handlers.ts';
import { refsOf } from './objects.ts';
import { candidates } from '../select-cards.ts';

export const battle: Handlers<'battle' | 'join' | 'attempt'> = {
  battle: (context, effect, phase) => {
    const { engine, frame } = context;
    if (!frame?.text) return 'done';
    if (phase === 0) {
      engine.push(effect.kind === 'engagement' ? 'engagement' : 'combat', {
        cards: { with: refsOf(context, candidates(context, { ...effect.of, n: 'all' })), source: [context.source] },
        numbers: { player: context.you },
      });
      return 'again';
    }
    if (phase === 1) {
      frame.text = { ...frame.text, ok: frame.numbers.won === 1 ? 'yes' : 'no' };
      const block = frame.numbers.won === 1 ? effect.win : effect.notWin;
      return block ? { enter: block } : 'done';
    }
    return 'done';
  },

  join: (context, effect) => {
    const { engine } = context;
    const cards = candidates(context, effect.what);
    if (effect.to === 'attempt' && engine.state.attempt)
      engine.emit({ type: 'joined', cards }, ['2E-ATT-14', '2E-OP-40']);
    return 'done';
  },

  attempt: () => {
    throw new Error('an attempt by text is offered as an order: its effect is not carried out as an action');
  },
};
