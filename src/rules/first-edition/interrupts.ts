/** Interrupts: at any time of the play phase, first played first (table `interrupt`, 94-INTR). */
import type { Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';

/** Something that was announced, or has just come about. */
export interface Announced {
  readonly what: string;
  readonly player: Seat;
}

/** 94-OP-29: lets both players play Interrupts, first the opponent of whoever acted. No text of an Interrupt is carried out yet. */
export function openForInterrupts(_engine: Engine, _announced: Announced): void {
  // Nobody holds an Interrupt that could be played: such cards are refused when they are loaded.
}
