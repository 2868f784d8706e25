/** Runs the program and ends with its status. */
import { homedir } from 'node:os';
import { CommanderError } from 'commander';
import { CannotDo, couldNot, exitStatus, isBrokenPipe, reportInternalError } from './exit.ts';
import { createProgram } from './program.ts';

// A reader that went away (`| head`) is no error of ours.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (!isBrokenPipe(error)) throw error;
    process.exit(exitStatus.fine);
  });
}

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
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? exitStatus.fine : exitStatus.couldNot;
  } else if (error instanceof CannotDo) {
    process.exitCode = couldNot(error.message);
  } else {
    process.exitCode = reportInternalError(error);
  }
}
