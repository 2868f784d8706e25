/** Interrupts: at any time of the play phase, first played first (table `interrupt`, 94-INTR). */
import type { Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';

/** Something that was announced, or has just come about. */
export interface Announced {
  readonly what: string;
  readonly player: Seat;
}

/** 94-OP-29: here both players may play Interrupts, first the opponent of whoever acted. Nobody is asked yet: none can be played. */
export function openForInterrupts(_engine: Engine, _announced: Announced): void {
  // Said to whoever plays the edition (`Edition.unfinished`).
}
