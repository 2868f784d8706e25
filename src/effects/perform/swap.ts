/** Exchange and replace (2E-EXCHANGE, 2E-REPLACE). */
import { pendingCards } from '../../engine/action.ts';
import type { Place } from '../../engine/events.ts';
import { moveCards } from '../moving.ts';
import { settled, type Perform } from './outcome.ts';

/** Exchange and replace put the new card in the old one's place; what was about to happen to it happens to the new one. */
export function swap(verb: 'exchanged' | 'replaced'): Perform {
  return (engine, action) => {
    const [old, replacement] = pendingCards(engine, action);
    if (old === undefined || replacement === undefined) return settled(action, []);
    const { state } = engine;
    const there = engine.places.place(state.place[old] ?? 0);
    const from = engine.places.place(state.place[replacement] ?? 0);
    const commander = state.commander[old] ?? -1;
    const owner = state.owner[old] ?? 0;
    const back: Place =
      verb === 'replaced'
        ? { zone: 'discard', player: owner }
        : 'zone' in from
          ? { zone: from.zone, player: owner }
          : from;
    const isInvolved = state.attempt?.involved.some((ref) => ref.card === old) ?? false;
    engine.emit(
      {
        type: 'place',
        verb,
        player: action.agent,
        cards: [replacement],
        to: there,
        face: 'down',
        commander,
        entered: [replacement],
        left: [],
        known: 'all',
      },
      ['2E-EXCHANGE-03', '2E-REPLACE-03', '2E-LOOK-02'],
    );
    engine.emit({ type: 'swapped', verb, old, new: replacement, player: action.agent }, [
      '2E-EXCHANGE-01',
      '2E-EXCHANGE-02',
      '2E-REPLACE-01',
      '2E-REPLACE-02',
    ]);
    moveCards(engine, {
      verb,
      player: action.agent,
      cards: [old],
      to: back,
      at: 'top',
      ...(verb === 'replaced' ? { face: 'up' as const } : { face: 'down' as const }),
    });
    if (isInvolved && !engine.state.attempt?.involved.some((ref) => ref.card === replacement)) {
      engine.emit({ type: 'joined', cards: [replacement] }, ['2E-EXCHANGE-02']);
    }
    return settled(action, [old, replacement]);
  };
}
