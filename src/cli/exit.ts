/** The exit statuses of the program, and the errors that end it. */
import { toldLine } from '../catalog/shown.ts';
import { complain } from './run/output.ts';

export const exitStatus = {
  fine: 0,
  /** Checked and found wanting: a deck, a scenario, a replay, cards. */
  wanting: 1,
  /** Could not do it: usage, unreadable or malformed input, a refused command. */
  couldNot: 2,
  internal: 70,
  interrupted: 130,
} as const;

export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus];

/** Whether an error only says that whoever read our output has gone. */
export const isBrokenPipe = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE';

/** Tells a user what they can't have, perhaps in further lines what they can, and hands back the status that goes with it. */
export function couldNot(message: string, ...further: readonly string[]): ExitStatus {
  complain(toldLine(`spaceline: ${message}`));
  further.forEach(complain);
  return exitStatus.couldNot;
}

/** Tells a user that what was searched is in order, but holds nothing of what was asked for; the status that goes with it. */
export function foundNothing(message: string): ExitStatus {
  complain(toldLine(`spaceline: ${message}`));
  return exitStatus.wanting;
}

/** Thrown where only the user can put right what stands in the way; ends the program as `couldNot` does. */
export class CannotDo extends Error {}

let journalInUse: string | null = null;

/** The journal of the game under way, named if an internal error stops it. */
export function noteJournal(path: string | null): void {
  journalInUse = path;
}

/** An error of ours: says so, and how the game can be looked at up to that point. */
export function reportInternalError(error: unknown): ExitStatus {
  complain('spaceline: internal error. This is a fault of the program, not yours.');
  for (const line of errorLines(error)) complain(line);
  if (journalInUse !== null) {
    complain(`The game up to this point is in ${journalInUse}`);
    complain(`Replay it with: spaceline replay --trace ${shellWord(journalInUse)}`);
  }
  return exitStatus.internal;
}

/** What an error says, on one line whatever words it has from others; then where it came from, a line a call. */
function errorLines(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [String(error)];
  const said = `${error.name}: ${error.message}`;
  const calls = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  return [said, ...calls.filter((line) => !error.message.split('\n').includes(line))];
}

/** A path as one word for a shell. */
export const shellWord = (path: string): string =>
  /^[\w./@:+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
