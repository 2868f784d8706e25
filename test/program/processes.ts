/** Processes that tests start: none outlives them. */
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The built program as players start it, by node. */
export const program = fileURLToPath(new URL('../../bin/spaceline', import.meta.url));

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Notes a process, so that it ends with whoever started it at the latest. */
export function noted<Child extends ChildProcess>(child: Child): Child {
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}
