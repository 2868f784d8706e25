/** The built program, as tests of the command line run it: `npm test` builds it before. */
import { spawnSync } from 'node:child_process';
import { afterAll } from 'vitest';
import { borrowed, handBack, type Batch, type Ran } from './batch.ts';
import { program } from './processes.ts';

/** What surrounds a run. */
export interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  readonly cwd?: string;
}

/** Longer than this no run takes, on a busy machine. */
const mostMilliseconds = 60_000;

/**
 * Runs the program to its end, in one process with other runs, those of other test files too: what a start costs is paid once. Where the
 * process itself matters (its signals, its user, its home, what it leaves behind) use `runAlone`.
 */
export function programIn(
  surroundings: () => Surroundings,
): (args: readonly string[], input?: string) => Promise<Pick<Ran, 'status' | 'out' | 'err'>> {
  let batch: Batch | null = null;
  afterAll(() => {
    if (batch !== null) handBack(batch);
  });
  return async (args, input = '') => {
    batch ??= borrowed();
    const { status, signal, isHung, out, err } = await batch.run(
      { cwd: process.cwd(), ...surroundings(), args, input },
      mostMilliseconds,
    );
    if (isHung) throw new Error(`it hangs: ${args.join(' ').slice(0, 200)}\n${err}`);
    if (signal !== null) throw new Error(`it was ended by ${signal}: ${args.join(' ').slice(0, 200)}\n${err}`);
    return { status, out, err };
  };
}

/** Runs the program to its end, in a process of its own. */
export function runAlone(
  args: readonly string[],
  { env, cwd }: Surroundings,
  { input = '', uid }: { readonly input?: string; readonly uid?: number } = {},
): Pick<Ran, 'status' | 'out' | 'err'> {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env,
    cwd,
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    timeout: mostMilliseconds,
    killSignal: 'SIGKILL',
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  return { status, out: stdout, err: stderr };
}
