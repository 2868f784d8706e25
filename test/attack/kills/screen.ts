/** The full screen in a pseudo terminal: a person types what anna does, a bot plays against them. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import xterm from '@xterm/headless';
import { shellWord } from '../../../src/cli/exit.ts';
import { entriesOf } from '../games.ts';
import { noted, program } from '../../program/processes.ts';
import { collected, mostMilliseconds } from '../program.ts';
import type { Sandbox } from '../sandbox.ts';
import { journal, type Face, type Sitting } from './face.ts';
import { resumeAsBots } from './lines.ts';
import { answersBy, seated, type Reference } from './reference.ts';

/** Whether a pseudo terminal can be had: by `script` of util-linux. */
export const hasTerminal = (): boolean => {
  const { status, stdout } = spawnSync('script', ['--version'], { encoding: 'utf8' });
  return status === 0 && stdout.includes('util-linux');
};

const columns = 80;
const rows = 40;
/** So many answers are given; then the table is left. */
const answersOfSitting = 60;
const pause = 5;

const later = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Starts the program on a terminal of its own. */
function open(sandbox: Sandbox, args: readonly string[]): Sitting & { readonly type: (keys: string) => void } {
  const pid = sandbox.path('pid');
  const game = [process.execPath, program, 'play', ...args].map(shellWord).join(' ');
  const command = `stty rows ${rows} cols ${columns}; echo $$ > ${pid}.new; mv ${pid}.new ${pid}; exec ${game}`;
  const { NO_COLOR: _, ...environment } = sandbox.environment();
  const env = { ...environment, SHELL: '/bin/sh' };
  const child = noted(spawn('script', ['-qfec', command, '/dev/null'], { cwd: sandbox.folder, env }));
  child.stdin.on('error', () => undefined);
  return {
    ended: new Promise((resolve) => child.once('close', () => resolve())),
    kill() {
      if (existsSync(pid)) endProcess(Number(readFileSync(pid, 'utf8')));
      else child.kill('SIGKILL');
    },
    shown: collected(child.stdout),
    type: (keys) => void child.stdin.write(keys),
  };
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It may have ended by itself meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** A command as it is typed: all at once, as by pasting. */
const typed = (move: string): string => `:\x1b[200~${move.slice(move.indexOf(': ') + 2)}\x1b[201~\r`;

/** Types a move of anna whenever it is her turn by the journal. */
async function play(sandbox: Sandbox, { moves }: Reference, sitting: ReturnType<typeof open>): Promise<void> {
  const path = sandbox.path(journal);
  const ended = sitting.ended.then(() => true);
  const isOver = (): Promise<boolean> => Promise.race([ended, later(pause).then(() => false)]);
  for (let given = -1; !(await isOver());) {
    const written = existsSync(path) ? entriesOf(readFileSync(path, 'utf8')).length : -1;
    if (written >= answersOfSitting) {
      sitting.type(':quit\r');
      return sitting.ended;
    }
    const move = moves[written];
    if (written <= given || move?.startsWith('anna: ') !== true) continue;
    sitting.type(typed(move));
    given = written;
  }
}

/** What stands on the screen after these bytes. */
async function screenAfter(bytes: string): Promise<readonly string[]> {
  const terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
  await new Promise<void>((resolve) => terminal.write(bytes, resolve));
  const { active } = terminal.buffer;
  const lines = Array.from({ length: rows }, (_, row) => active.getLine(row)?.translateToString(true) ?? '');
  terminal.dispose();
  return lines;
}

/** What was written before the screen was given back. */
const beforeLeaving = (bytes: string): string => bytes.split('\x1b[?1049l')[0] ?? '';

/** The lines of the log on a screen. */
function logOn(screen: readonly string[]): readonly string[] {
  const begin = screen.findIndex((line) => line.startsWith('─ Log ─'));
  const end = screen.findIndex((line, row) => row > begin && /^ [?:]/.test(line));
  return begin < 0 ? [] : screen.slice(begin + 1, end < 0 ? rows : end).map((line) => line.trim());
}

/** Whether a line of the screen, which may be cut short, is this line of the log. */
const isLine = (shown: string, line: string | undefined): boolean =>
  line !== undefined && (shown.endsWith('…') ? line.startsWith(shown.slice(0, -1)) : shown === line);

const toBots = ['--seats', seated('human', 'bot')];

export const screen: Face = {
  name: 'screen',
  begin(sandbox, game) {
    const sitting = open(sandbox, [...toBots, '--seed', `${game.seed}`, '--record', journal]);
    const played = play(sandbox, game, sitting);
    return { ...sitting, ended: Promise.all([played, sitting.ended]).then(() => undefined) };
  },
  async acknowledged(shown, game) {
    const lines = logOn(await screenAfter(beforeLeaving(shown)));
    if (lines.length === 0) return 0;
    const log = await game.log();
    const at = log.lines.findIndex((_, first) => lines.every((line, index) => isLine(line, log.lines[first + index])));
    return at < 0 ? `the log shows what never happened: ${lines.join(' / ')}` : answersBy(log, at + lines.length);
  },
  async resume(sandbox) {
    const sitting = open(sandbox, ['--resume', journal]);
    const until = Date.now() + mostMilliseconds;
    let isShown = false;
    while (!isShown && Date.now() < until) {
      await later(50);
      isShown = (await screenAfter(sitting.shown())).some((line) => line.startsWith(' ? '));
    }
    sitting.kill();
    await sitting.ended;
    return isShown ? resumeAsBots(sandbox) : `the screen asks nothing: ${sitting.shown().slice(-500)}`;
  },
};
