/** Runs the program and ends with its status. */
import { CommanderError } from 'commander';
import { couldNot, exitStatus, isBrokenPipe, reportInternalError } from './exit.ts';
import { createProgram } from './program.ts';

// A reader that went away (`| head`) is no error of ours, and a full disk behind `> file` is none either.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: Error) => {
    if (isBrokenPipe(error)) process.exit(exitStatus.fine);
    if (stream === process.stdout) couldNot(`what is shown can't be written: ${error.message}`);
    process.exit(exitStatus.couldNot);
  });
}

/** Ends with a fault of ours, whatever still waits: a keyboard, a pipe that stays open. */
const fail = (error: unknown): never => process.exit(reportInternalError(error));
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

try {
  await createProgram().parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) fail(error);
  else process.exitCode = error.exitCode === 0 ? exitStatus.fine : exitStatus.couldNot;
}
