/** COM 2 and ENG 2: an attack by an order that concealed cards forbid is called off (OBJ-RESTR-10, OBJ-OP-39). */
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import { numberIn } from '../../engine/kernel/frames.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Frame } from '../../engine/state/state.ts';
import { decidingAffiliations, restriction, type Attack } from './restrictions.ts';

/** Was it begun by an order, and not by a card or as a counterattack? */
export const isOrdered = (frame: Frame): boolean => frame.numbers.ordered === 1;

/** Shows what decides it; a forbidden attack ends here: nobody is stopped, nothing is paid. */
export function callOffIfForbidden(engine: Engine, frame: Frame, attack: Attack, target: CardNumber): void {
  const { player, kind } = attack;
  const found = restriction(engine, attack);
  const shown = decidingAffiliations(engine, attack, found);
  if (shown.length > 0) {
    const words = `shows ${shown.length} ${shown.length === 1 ? 'affiliation' : 'affiliations'}`;
    engine.emit({ type: 'announced', player, words, numbers: [], shown }, ['OBJ-RESTR-10', 'OBJ-RESTR-09']);
  }
  if (!found) return;
  const opponent: Seat = numberIn(frame, 'opponent');
  engine.emit({ type: 'called off', player, what: kind, target, opponent, reason: found.reason }, [
    ...found.rules,
    'OBJ-RESTR-10',
  ]);
  engine.finish(frame);
}
