/** What every command of `ssh HOST COMMAND` is given, and how it prints its result. */
import { visible } from '../../catalog/plain.ts';
import { toldLine } from '../../catalog/shown.ts';
import type { Hall } from '../hall.ts';
import type { Wire } from '../server/wire.ts';
import { status, type Programs } from './programs.ts';

/** What commands are carried out with. */
export interface Carried {
  readonly wire: Wire;
  readonly hall: Hall;
  readonly programs: Programs;
  readonly sessions: () => number;
  /** When the host was started. */
  readonly since: number;
}

/** Tells a visitor what they can't have. */
export function sorry({ wire }: Carried, ...lines: readonly string[]): Promise<number> {
  for (const line of lines) wire.complain(`${visible(toldLine(`spaceline: ${line}`))}\n`);
  return Promise.resolve(status.couldNot);
}

/** Prints lines. */
export function tell({ wire }: Carried, lines: readonly string[]): Promise<number> {
  wire.write(lines.map((line) => `${visible(line)}\n`).join(''));
  return Promise.resolve(status.fine);
}
