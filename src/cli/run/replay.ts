/** `spaceline replay`: plays a journal again and says whether the game goes as recorded. */
import { formatProblem } from '../../catalog/problem.ts';
import { toldLine } from '../../catalog/shown.ts';
import { traceLines } from '../../lab/index.ts';
import { type Journal, type JournalEntry, logLines, mismatchWords, replay } from '../../table/index.ts';
import type { LoggedEvent } from '../../engine/state/events.ts';
import type { Game } from '../../engine/game.ts';
import { resultLines } from '../../tui/frame/line/result.ts';
import { couldNot, exitStatus, type ExitStatus } from '../exit.ts';
import type { ReplayOptions } from '../replay.ts';
import { ManyLines } from './output.ts';
import { gameOf, readJournal } from './journal-game.ts';

type Watch = (entry: JournalEntry, events: readonly LoggedEvent[], game: Game) => void;

/** Tells each answer as it is played: in JSON, with every step, or as a log. */
function watchFor(options: ReplayOptions, out: ManyLines): Watch {
  if (options.json === true) {
    return ({ line, player, command, hash }, events) =>
      out.print(JSON.stringify({ type: 'answer', line, player, command, hash, events }));
  }
  const linesOf = options.trace === true ? traceLines : logLines;
  return ({ line, player, command }, events, game) => {
    out.print(toldLine(`${line}  ${player}: ${command}`));
    for (const told of linesOf(game, events)) out.print(`     ${told}`);
  };
}

function replayed(
  journal: Journal,
  begun: Game,
  options: ReplayOptions,
  out: ManyLines,
): { readonly status: ExitStatus; readonly game: Game } {
  const { game, lines, mismatch } = replay(journal, begun, watchFor(options, out));
  if (options.json === true) out.print(JSON.stringify({ type: 'replayed', lines, mismatch }));
  else {
    out.print();
    out.print(
      mismatch === null ? `${lines} lines go as recorded.` : `line ${mismatch.line}: ${mismatchWords(mismatch)}`,
    );
  }
  return { status: mismatch === null ? exitStatus.fine : exitStatus.wanting, game };
}

/** Replays a journal. A journal that is cut off is replayed as far as it goes, and has status 2. */
export async function runReplay(file: string, options: ReplayOptions): Promise<ExitStatus> {
  const read = readJournal(file);
  if ('severity' in read) return couldNot(formatProblem(read));
  const { journal, problem } = read;
  if (journal === null) return couldNot(problem === null ? `${file} can't be read` : formatProblem(problem));
  const begun = await gameOf(journal);
  if (typeof begun === 'string') return couldNot(`${file}: ${begun}`);
  const out = new ManyLines();
  try {
    if (options.json !== true && options.trace === true)
      for (const line of traceLines(begun, begun.opening())) out.print(`     ${line}`);
    const { status, game } = replayed(journal, begun, options, out);
    if (options.json !== true) resultLines(game.glance('all')).forEach((line) => out.print(line));
    out.flush();
    return problem === null ? status : couldNot(formatProblem(problem));
  } finally {
    // What was told before a fault of ours shows where it happened.
    out.flush();
  }
}
