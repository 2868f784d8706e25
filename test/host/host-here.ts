/** A host on the loopback address, in a folder of its own, for tests. */
import { join } from 'node:path';
import { openHost, type Host } from '../../src/host/index.ts';
import type { HostLimits } from '../../src/host/limits.ts';
import { groundHere } from '../../src/cli/run/host-ground.ts';
import { newFolder } from './hall-here.ts';

export interface TestHost extends Host {
  readonly folder: string;
  readonly logged: readonly string[];
  readonly clock: { ahead: number };
}

/** How the program is called: `npm test` builds it before. */
const program = [process.execPath, join(import.meta.dirname, '../../bin/spaceline')];

export async function hostHere(
  options: { readonly folder?: string; readonly limits?: Partial<HostLimits>; readonly allowsGuests?: boolean } = {},
): Promise<TestHost> {
  const { folder = newFolder(), limits = {}, allowsGuests = true } = options;
  const logged: string[] = [];
  const clock = { ahead: 0 };
  const host = await openHost({
    port: 0,
    address: '127.0.0.1',
    folder,
    motd: ['Be kind.'],
    bots: ['bot', 'random'],
    allowsGuests,
    limits: {
      burst: 1000,
      commandBurst: 1000,
      connections: 1000,
      perAddress: 1000,
      tableBurst: 1000,
      runTime: 60_000,
      ...limits,
    },
    ground: groundHere(program),
    write: (line) => logged.push(line),
    now: () => Date.now() + clock.ahead,
  });
  return { ...host, folder, logged, clock };
}
