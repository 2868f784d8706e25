/** How far long work is, on one line of a terminal; nothing where nobody looks. */
import type { Progress } from '../../catalog/index.ts';

const every = 50;

/** Says how much of `what` is done, on standard error; the line is taken away at the end. */
export function progressOf(what: string): Progress {
  if (!process.stderr.isTTY) return () => undefined;
  return (done, of) => {
    if (done === of) process.stderr.write('\r\u001b[K');
    else if (done % every === 0) process.stderr.write(`\r${what}: ${done} of ${of}\u001b[K`);
  };
}
