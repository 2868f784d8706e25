/** Times of the whole program: its start, a journal played again, all cards imported. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../src/catalog/package-files.ts';
import { median, ofChildren } from './clock.ts';

/** Milliseconds of a process from its start to its end; the processor's are null where the system does not tell. */
export interface Taken {
  readonly wall: number;
  readonly processor: number | null;
}

const command = join(packageRoot(), 'bin', 'spaceline');

/** A folder for the data of the program, taken away afterwards. */
export function withData<T>(act: (data: string) => T): T {
  const data = mkdtempSync(join(tmpdir(), 'spaceline-bench-'));
  try {
    return act(data);
  } finally {
    rmSync(data, { recursive: true });
  }
}

/** Runs each line of arguments so often, in turns; the median by the clock, the mean by the processor. */
function timesOf(lines: readonly (readonly string[])[], rounds: number, data: string): readonly Taken[] {
  const env = { ...process.env, SPACELINE_DATA: data };
  const taken = lines.map((): { wall: number; processor: number | null }[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, args] of lines.entries()) {
      const before = ofChildren();
      const started = performance.now();
      execFileSync(process.execPath, [...args], { env, stdio: 'ignore' });
      const wall = performance.now() - started;
      const after = ofChildren();
      taken[index]?.push({ wall, processor: before === null || after === null ? null : after - before });
    }
  }
  return taken.map((all) => {
    const ticks = all.flatMap(({ processor }) => processor ?? []);
    const processor = ticks.length < rounds ? null : ticks.reduce((sum, one) => sum + one, 0) / rounds;
    return { wall: median(all.map(({ wall }) => wall)), processor };
  });
}

const first = ([taken]: readonly Taken[]): Taken => {
  if (taken === undefined) throw new Error('nothing was measured');
  return taken;
};

const starts = 9;

export interface Starts {
  readonly node: Taken;
  readonly version: Taken;
  /** `cards show` with the shipped cards, or with all that were imported. */
  readonly show: Taken;
}

/** How long it takes until something is shown; bare node beside it. */
export function startTimes(data: string): Starts {
  const lines = [
    ['-e', '0'],
    [command, '--version'],
    [command, 'cards', 'show', 'Worf'],
  ];
  const [node, version, show] = timesOf(lines, starts, data);
  if (node === undefined || version === undefined || show === undefined) throw new Error('nothing was measured');
  return { node, version, show };
}

/** Imports a table of cards into a folder. */
export const importTime = (corpus: string, data: string): Taken =>
  first(timesOf([[command, 'cards', 'import', '--only', corpus]], 1, data));

const replays = 5;

export interface ReplayTime extends Taken {
  readonly lines: number;
}

/** `replay` of the first lines of one journal. */
export function replayTimes(lengths: readonly number[], data: string): readonly ReplayTime[] {
  const whole = journal(data, Math.max(...lengths));
  const files = lengths.map((lines) => {
    const file = join(data, `${lines}.journal`);
    writeFileSync(
      file,
      whole
        .slice(0, lines + 1)
        .map((line) => `${line}\n`)
        .join(''),
    );
    return file;
  });
  const taken = timesOf(
    files.map((file) => [command, 'replay', file]),
    replays,
    data,
  );
  return taken.map((one, index) => ({ ...one, lines: lengths[index] ?? 0 }));
}

/** The header of a game played by chance and at least so many lines behind it. */
function journal(data: string, lines: number): readonly string[] {
  for (let seed = 1; ; seed += 1) {
    const file = join(data, 'game.journal');
    const decks = ['--deck', 'tng-federation', '--versus', 'klingon'];
    const args = [
      command,
      'demo',
      ...decks,
      '--seats',
      'random,random',
      '--seed',
      `${seed}`,
      '--force',
      '--record',
      file,
    ];
    execFileSync(process.execPath, args, { env: { ...process.env, SPACELINE_DATA: data }, stdio: 'ignore' });
    const written = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
    if (written.length > lines) return written;
  }
}
