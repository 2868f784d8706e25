/** Notes in a window of responses which were taken, and which are left out because they go round for ever. */
import { useKey } from './responders.ts';
import type { Frame, Responder } from '../state/state.ts';

/** The slots in which a window keeps where it stands; all others are notes about a response, or about what was put off. */
const OWN: ReadonlySet<string> = new Set(['subject', 'next', 'passes', 'preventing', 'turn']);

/** Is anything noted in the window? Most have nothing, and are then not asked by name. */
function hasMarks({ numbers }: Frame): boolean {
  for (const slot in numbers) if (!OWN.has(slot)) return true;
  return false;
}

/** Was the response taken in the window? */
export function isTaken(frame: Frame, responder: Responder): boolean {
  return hasMarks(frame) && Boolean(frame.numbers[takenSlot(responder)]);
}

/** The slot that says that a response was taken. */
export const takenSlot = (responder: Responder): string => `used ${useKey(responder)}`;

/** Is the response left out of the windows in this one? */
export function leavesOut(frame: Frame, responder: Responder): boolean {
  return frame.procedure === 'window' && hasMarks(frame) && frame.numbers[leftOutSlot(responder)] === 1;
}

/** The slot that says that a response is left out. */
export const leftOutSlot = (responder: Responder): string => `without ${useKey(responder)}`;
