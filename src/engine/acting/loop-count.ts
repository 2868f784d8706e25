/** Counts what all rounds of a loop in a text, or all players in turn, have done together ("for each …, draw a card, then place as many"). */
import type { Frame } from '../state/state.ts';
import { numberIfAny } from '../kernel/frames.ts';

/** The name of the number in a text's frame that counts what its loop has done. */
export const IN_LOOP = 'in loop';

/** Is the text in the midst of a loop? */
export const isLooping = ({ text }: Frame): boolean =>
  text?.path.some(({ left, times }) => left !== undefined || times !== undefined) === true;

/** The name of the number of what several players have done so far, while one after the other does it. */
const IN_TURN = 'in turn';

/** "Each opponent discards …": the first of them is about to do it. */
export function beginTurns(frame: Frame): void {
  if (!isLooping(frame)) frame.numbers[IN_TURN] = 0;
}
/** All of them have done it. */
export function endTurns({ numbers }: Frame): void {
  const done = numbers[IN_TURN];
  if (done === undefined) return;
  numbers[IN_LOOP] = done;
  delete numbers[IN_TURN];
}

/** Adds what an action of the text has done, or forgets the loop before where it is in none. */
export function countInLoop(frame: Frame, done: number): void {
  const { numbers } = frame;
  if (isLooping(frame)) numbers[IN_LOOP] = numberIfAny(frame, IN_LOOP) + done;
  else if (numbers[IN_TURN] !== undefined) numbers[IN_TURN] += done;
  else delete numbers[IN_LOOP];
}
