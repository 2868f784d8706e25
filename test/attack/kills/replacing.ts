/** Files that the program replaces: killed in the middle of it, each is what it was or what it becomes. */
import { existsSync, readFileSync } from 'node:fs';
import { cardFiles } from '../kinds.ts';
import { run, runTogether, start } from '../program.ts';
import { Sandbox } from '../sandbox.ts';
import type { Killed } from './kill.ts';
import { seated, type Reference } from './reference.ts';

export interface Replacement {
  readonly name: string;
  /** The file that is replaced, in the sandbox. */
  readonly file: string;
  /** What the sandbox holds beforehand. */
  readonly prepare: (sandbox: Sandbox, game: Reference) => Promise<void>;
  readonly args: (game: Reference) => readonly string[];
  /** It is replaced again and again, each time by something longer that begins with the same lines. */
  readonly grows: boolean;
}

const [oldCards, newCards] = ['old.yaml', 'new.yaml'];

const importing: Replacement = {
  name: 'import',
  file: 'data/cards/second-edition.jsonl',
  async prepare(sandbox) {
    const [first = '', ...more] = cardFiles().slice(0, 4);
    sandbox.write(oldCards, first);
    sandbox.write(newCards, more.join('\n'));
    const { status, err } = await runTogether(sandbox, ['cards', 'import', oldCards]);
    if (status !== 0) throw new Error(err);
  },
  args: () => ['cards', 'import', newCards],
  grows: false,
};

const setting: Replacement = {
  name: 'setting',
  file: 'data/settings.json',
  prepare(sandbox) {
    sandbox.write('data/settings.json', JSON.stringify({ theme: 'none', name: 'Anna', stops: ['draw'] }));
    return Promise.resolve();
  },
  args: () => ['settings', 'theme', '16'],
  grows: false,
};

const savedMoves = 40;

const saving: Replacement = {
  name: 'save',
  file: 'copy.journal',
  prepare(sandbox, { moves }) {
    const lines = moves.slice(0, savedMoves).flatMap((move) => [move, 'save copy.journal']);
    sandbox.write('moves.txt', lines.join('\n'));
    return Promise.resolve();
  },
  args: ({ seed }) => [
    ...['play', '--plain', '--seats', seated('script'), '--seed', `${seed}`],
    ...['--script', 'moves.txt', '--record', '/dev/null'],
  ],
  grows: true,
};

export const replacements: readonly Replacement[] = [importing, setting, saving];

/** A file replaced by a run that nobody kills. */
export interface Replaced {
  readonly milliseconds: number;
  readonly was: Buffer | null;
  readonly becomes: Buffer;
}

export async function unkilledReplacement(replacement: Replacement, game: Reference): Promise<Replaced> {
  const sandbox = new Sandbox();
  await replacement.prepare(sandbox, game);
  const path = sandbox.path(replacement.file);
  const was = existsSync(path) ? readFileSync(path) : null;
  const begun = performance.now();
  const { status, err } = await run(sandbox, replacement.args(game));
  const milliseconds = performance.now() - begun;
  if (status !== 0) throw new Error(`${replacement.name}: ${err}`);
  const becomes = readFileSync(path);
  sandbox.remove();
  return { milliseconds, was, becomes };
}

/** Such a file is written near the end of the run: from here to a little beyond the end, in millionths of its time. */
const [begin, span] = [500_000, 550_000];

/** Kills the run after so much of that time (in millionths); looks at the file, and lets it be replaced once more. */
export async function killReplacement(
  replacement: Replacement,
  game: Reference,
  { milliseconds, was, becomes }: Replaced,
  millionths: number,
): Promise<Killed> {
  const sandbox = new Sandbox();
  await replacement.prepare(sandbox, game);
  const path = sandbox.path(replacement.file);
  // A journal that gives way to one of another game is kept with `~` behind its name.
  const before = [...sandbox.snapshot().keys(), replacement.file, `${replacement.file}~`];
  const child = start(sandbox, replacement.args(game));
  child.stdout.resume();
  child.stderr.resume();
  const timer = setTimeout(() => child.kill('SIGKILL'), (milliseconds * (begin + (span * millionths) / 1e6)) / 1e6);
  const signal = await new Promise((resolve) => child.once('close', (_, by) => resolve(by)));
  clearTimeout(timer);
  const harms: string[] = [];
  const is = existsSync(path) ? readFileSync(path) : null;
  const isOld = is === null ? was === null : was?.equals(is) === true;
  const isNew = is !== null && (replacement.grows ? isBeginning(is, becomes) : is.equals(becomes));
  if (!isOld && !isNew) harms.push(`${replacement.file} is neither what it was nor what it becomes`);
  const again = await runTogether(sandbox, replacement.args(game));
  if (again.status !== 0) harms.push(`it can't be done again: ${again.err.slice(0, 500)}`);
  if (!existsSync(path) || !readFileSync(path).equals(becomes)) harms.push('done again, it becomes something else');
  const leftOver = [...sandbox.snapshot().keys()].filter((name) => !before.includes(name));
  harms.push(...leftOver.map((name) => `${name.replace(/\d+/g, 'N')} is left over`));
  sandbox.remove();
  return { when: signal === null ? 'after' : isOld ? 'before' : 'within', answers: 0, acknowledged: 0, harms };
}

/** Whether bytes are some whole lines from the beginning of others. */
const isBeginning = (bytes: Buffer, of: Buffer): boolean =>
  bytes.equals(of.subarray(0, bytes.length)) && bytes.toString('latin1').endsWith('\n');
