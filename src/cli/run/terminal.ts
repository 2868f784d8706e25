/** Whether a person sits at a terminal that can be drawn on. */
export const isOnTerminal = (): boolean =>
  process.stdin.isTTY && process.stdout.isTTY && process.env['TERM'] !== 'dumb';
