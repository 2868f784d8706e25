/** Counts what all rounds of a loop in a text have done together ("for each …, draw a card, then place as many"). */
import type { Frame } from '../state/state.ts';

/** The name of the number in a text's frame that counts what its loop has done. */
export const IN_LOOP = 'in loop';

/** Is the text in the midst of a loop? */
export const isLooping = ({ text }: Frame): boolean =>
  text?.path.some(({ left, times }) => left !== undefined || times !== undefined) === true;

/** Adds what an action of the text has done, or forgets the loop before where it is in none. */
export function countInLoop(frame: Frame, done: number): void {
  const { numbers } = frame;
  if (isLooping(frame)) numbers[IN_LOOP] = (numbers[IN_LOOP] ?? 0) + done;
  else delete numbers[IN_LOOP];
}
