/** What was understood of one card: its text, its requirements, and who may attempt it. */
import type { Filter, Program, Requirement } from './tree/index.ts';

export interface CompiledText {
  readonly program: Program;
  /** What completes a mission; null where the card has no requirements. */
  readonly requirements: Requirement | null;
  /** The personnel that may attempt a mission; null where nobody may. */
  readonly attemptBy: Filter | null;
}
