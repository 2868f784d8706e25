/** Runs the program and ends with its status. */
import './patience.ts';
import { homedir } from 'node:os';
import { CommanderError } from 'commander';
import { CannotDo, couldNot, exitStatus, isBrokenPipe, reportInternalError } from './exit.ts';
import { createProgram } from './program.ts';

// A reader that went away (`| head`) is no error of ours, and a full disk behind `> file` is none either.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: Error) => {
    if (isBrokenPipe(error)) process.exit(exitStatus.fine);
    if (stream === process.stdout) couldNot(`what is shown can't be written: ${error.message}`);
    process.exit(exitStatus.couldNot);
  });
}

/** Ends with what could not be done, or with a fault of ours, whatever still waits: a keyboard, a pipe that stays open. */
function fail(error: unknown): never {
  process.exit(error instanceof CannotDo ? couldNot(error.message) : reportInternalError(error));
}
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

// Packages ask for the home folder as they are loaded, and would end the program of a user who has none (in a container).
try {
  homedir();
} catch (error) {
  if (!(error instanceof Error && 'syscall' in error)) throw error;
  process.env['HOME'] = '';
}

try {
  await createProgram().parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) fail(error);
  else process.exitCode = error.exitCode === 0 ? exitStatus.fine : exitStatus.couldNot;
}
