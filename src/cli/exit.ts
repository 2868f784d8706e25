/** How the program ends. */
import { toldLine } from '../catalog/shown.ts';

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

/** Tells a user what they can't have, and hands back the status that goes with it. */
export function couldNot(message: string): ExitStatus {
  const lines = message.split('\n').map(toldLine);
  process.stderr.write(`spaceline: ${lines.join('\n')}\n`);
  return exitStatus.couldNot;
}

let journalInUse: string | null = null;

/** The journal of the game under way, named if an internal error stops it. */
export function noteJournal(path: string | null): void {
  journalInUse = path;
}

/** An error of ours: says so, and how the game can be looked at up to that point. */
export function reportInternalError(error: unknown): ExitStatus {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`spaceline: internal error. This is a fault of the program, not yours.\n${stack}\n`);
  if (journalInUse !== null) {
    process.stderr.write(`The game up to this point is in ${journalInUse}\n`);
    process.stderr.write(`Replay it with: spaceline replay --trace ${shellWord(journalInUse)}\n`);
  }
  return exitStatus.internal;
}

/** A path as one word for a shell. */
export const shellWord = (path: string): string =>
  /^[\w./@:+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
