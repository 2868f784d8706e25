/** Ending effects that last, when what they last for is over. */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { RuleId } from '../../engine/asking/request.ts';
import type { Frame, Lasting } from '../../engine/state/state.ts';
import { ON_EVENT, PLAY } from '../../effects/doing/index.ts';

/** Ends every lasting effect, from this number on, that lasts until one of these. */
export function endLasting(engine: Engine, until: readonly string[], from = 0): void {
  endThose(engine, (lasting) => lasting.id >= from && until.includes(spanOf(lasting)), ['2E-ACTION-01']);
}

/** Ends what lasts until the end of this turn, or of a turn of this player's from some turn on. */
export function endOfTurn(engine: Engine): void {
  const { player, number } = engine.turn;
  const isOver = (lasting: Lasting): boolean => {
    const [span, from = '0'] = spanOf(lasting).split(' ');
    return span === 'turn' || (span === `end:${player}` && Number(from) <= number);
  };
  endThose(engine, isOver, ['2E-ACTION-01']);
}

/** How long it lasts; of what waits for an event, how long it does. */
function spanOf({ until }: Lasting): string {
  return until.startsWith(ON_EVENT) ? until.slice(ON_EVENT.length) : until;
}

/** Ends what lasts for the playing of a card that this frame is: another may go on beneath it in the stack. */
export function endPlay(engine: Engine, frame: Frame): void {
  const index = engine.frames.indexOf(frame);
  endThose(engine, ({ until, numbers }) => until === PLAY && (numbers.subject ?? -1) >= index, ['2E-COST-11']);
}

function endThose(engine: Engine, isOver: (lasting: Lasting) => boolean, rules: readonly RuleId[]): void {
  const ids = engine.lasting.filter(isOver).map(({ id }) => id);
  if (ids.length > 0) engine.emit({ type: 'lasting ended', ids }, rules);
}
