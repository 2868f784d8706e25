/** What a text's actions came to, for "if you do" and "if you cannot": joined actions must all have been done. */
import type { Frame, TextPosition } from '../../engine/state/state.ts';

export type Outcome = TextPosition['ok'];

/** The word of a text's frame that keeps what the actions came to that are joined with the last one. */
const BEFORE = 'joined before';

/** What the last action of the text came to, with all that it is joined with. */
export function outcomeOf(frame: Frame | undefined): Outcome {
  const last = frame?.text?.ok ?? 'yes';
  const before = frame?.words[BEFORE];
  if (last === 'no' || before === 'no') return 'no';
  return before === 'disturbed' ? 'disturbed' : last;
}

/** Another action follows, joined with the last one: what they came to counts as well. */
export function joinOutcome(frame: Frame): void {
  frame.words[BEFORE] = outcomeOf(frame);
}

/** Forgets what the actions before came to: those that follow stand by themselves. */
export function beginOutcome(frame: Frame): void {
  if (frame.words[BEFORE] !== undefined) delete frame.words[BEFORE];
}
