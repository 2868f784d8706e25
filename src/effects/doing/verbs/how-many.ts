/** 'Draw up to two cards', 'up to three cards from the top of your deck': asks a player how many. */
import { slot } from './slot.ts';
import type { Context } from '../../reading/index.ts';
import { choose } from '../../../engine/asking/select.ts';
import type { Seat } from '../../../engine/asking/request.ts';

const keyOf = (context: Context, player: Seat): string => `${slot(context)} how many ${player}`;

/** The number a player has chosen, 0 to `max`; null where the player was asked and the effect must come back. */
export function chosenNumber(context: Context, player: Seat, max: number): number | null {
  const { engine, frame, source } = context;
  if (max <= 0) return 0;
  const known = frame?.numbers[keyOf(context, player)];
  if (known !== undefined) return known;
  choose(engine, {
    player,
    prompt: 'How many cards?',
    from: Array.from({ length: max + 1 }, (_, less) => ({ kind: 'number' as const, value: max - less })),
    min: 1,
    max: 1,
    as: keyOf(context, player),
    kind: 'number',
    source: source.card,
    rules: engine.cite('select.choose'),
  });
  return null;
}

/** What was chosen has been used: the next time it is asked for again. */
export function endNumber(context: Context, player: Seat): void {
  if (context.frame) delete context.frame.numbers[keyOf(context, player)];
}
