/** Runs the program and ends with its status. */
import { CommanderError } from 'commander';
import { exitStatus, isBrokenPipe, reportInternalError } from './exit.ts';
import { createProgram } from './program.ts';

// A reader that went away (`| head`) is no error of ours.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (!isBrokenPipe(error)) throw error;
    process.exit(exitStatus.fine);
  });
}

try {
  await createProgram().parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? exitStatus.fine : exitStatus.couldNot;
  } else {
    process.exitCode = reportInternalError(error);
  }
}
