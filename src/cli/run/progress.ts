/** How far long work is, on one line of a terminal; nothing where nobody looks. */
import type { Progress } from '../../catalog/index.ts';
import { showProgress } from './output.ts';

const every = 50;

/** Says how much of `what` is done, on standard error; the line is taken away at the end. */
export function progressOf(what: string): Progress {
  if (!process.stderr.isTTY) return () => undefined;
  return (done, of) => {
    if (done === of) showProgress(null);
    else if (done % every === 0) showProgress(`${what}: ${done} of ${of}`);
  };
}
