/** Ending effects that last, when what they last for is over. */
import { HELD, ON_EVENT } from '../../effects/doing/index.ts';
import type { RuleId } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Lasting } from '../../engine/state/state.ts';

/** Ends every lasting effect, from this number on, that lasts until one of these. */
export function endUntil(engine: Engine, until: readonly string[], rules: readonly RuleId[], from = 0): void {
  endThose(engine, (lasting) => lasting.id >= from && until.includes(spanOf(lasting)), rules);
}

/** Ends what lasts until the end of this turn, or of a turn of this player's from some turn on. */
export function endWithTurn(engine: Engine, rules: readonly RuleId[]): void {
  const { player, number } = engine.turn;
  const isOver = (lasting: Lasting): boolean => {
    const [span, from = '0'] = spanOf(lasting).split(' ');
    return span === 'turn' || (span === `end:${player}` && Number(from) <= number);
  };
  endThose(engine, isOver, rules);
}

/** Ends what lasts as long as its card lies where its text has put it, of cards that no longer do. */
export function endOfThoseGone(engine: Engine, rules: readonly RuleId[]): void {
  if (engine.lasting.length === 0) return;
  const isGone = ({ until, source }: Lasting): boolean =>
    until.startsWith(HELD) &&
    !engine.isInPlay(source.card) &&
    !engine.frames.some(({ text }) => text?.source.card === source.card);
  endThose(engine, isGone, rules);
}

/** How long it lasts; of what waits for an event, how long it does. */
function spanOf({ until }: Lasting): string {
  return until.startsWith(ON_EVENT) ? until.slice(ON_EVENT.length) : until;
}

/** Ends these lasting effects. */
export function endThose(engine: Engine, isOver: (lasting: Lasting) => boolean, rules: readonly RuleId[]): void {
  const ids = engine.lasting.filter(isOver).map(({ id }) => id);
  if (ids.length > 0) engine.emit({ type: 'lasting ended', ids }, rules);
}
