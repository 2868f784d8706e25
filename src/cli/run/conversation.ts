/** A game played outside the full screen: commands given beforehand, then line mode or JSON. What all of these share. */
import { dirname } from 'node:path';
import { interpret, splitDo, splitScript, type CommandLine } from '../../commands/index.ts';
import { formatProblem, LIMITS, readTextFile } from '../../catalog/index.ts';
import { exitStatus, type ExitStatus } from '../exit.ts';
import type { PlayOptions } from '../play.ts';
import { type CommandOutcome, type GameTable, sorry } from '../../table/index.ts';
import { savedByScript } from './saving.ts';

/** Commands to give before anybody is asked, with where they come from. */
export interface Commands {
  readonly from: string;
  /** The folder of the script; null: the player has typed them. */
  readonly folder: string | null;
  readonly lines: readonly CommandLine[];
}

/** All of standard input; null if there is more of it than of any file that is read. */
async function standardInput(): Promise<string | null> {
  let text = '';
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin) {
    text += String(chunk);
    if (text.length > LIMITS.fileBytes) return null;
  }
  return text;
}

/** What `--do` and `--script` give, in this order; a string says what can't be read. */
export async function commandsBeforehand(options: PlayOptions): Promise<readonly Commands[] | string> {
  const commands: Commands[] = [];
  if (options.do !== undefined) commands.push({ from: '--do', folder: null, lines: splitDo(options.do) });
  if (options.script === '-') {
    const text = await standardInput();
    if (text === null) return `standard input has more than ${LIMITS.fileBytes} characters`;
    commands.push({ from: 'standard input', folder: process.cwd(), lines: splitScript(text) });
  } else if (options.script !== undefined) {
    const source = readTextFile(options.script, 'a file of commands, one a line');
    if ('severity' in source) return formatProblem(source);
    commands.push({ from: options.script, folder: dirname(options.script), lines: splitScript(source.text) });
  }
  return commands;
}

/** How giving commands went: a refusal stops it unless `--keep-going`. */
export interface Given {
  readonly status: ExitStatus;
  readonly isStopped: boolean;
}

/** Where what happens is told. */
export interface Teller {
  /** Before a command is given. */
  readonly command: (text: string) => void;
  /** What a command brought: lines of a query, or news of the game. */
  readonly lines: (lines: readonly string[]) => void;
  readonly refused: (from: string, line: number, message: string) => void;
  readonly news: () => void;
}

/** Gives commands one after another. After a refusal the status is 2; the run stops there, or goes on with `--keep-going`. */
export function giveCommands(table: GameTable, all: readonly Commands[], teller: Teller, keepGoing: boolean): Given {
  let status: ExitStatus = exitStatus.fine;
  for (const { from, folder, lines } of all) {
    for (const { line, text } of lines) {
      if (table.isLeft) return { status, isStopped: true };
      teller.command(text);
      const outcome = folder === null ? table.command(text) : commandOfScript(table, text, folder);
      teller.news();
      if (outcome.ok) {
        teller.lines(outcome.lines ?? []);
        continue;
      }
      teller.refused(from, line, outcome.message);
      status = exitStatus.couldNot;
      if (!keepGoing) return { status, isStopped: true };
    }
  }
  return { status, isStopped: table.isLeft };
}

/** Gives a command of a script: what it saves stays beside it, or in the data folder. */
function commandOfScript(table: GameTable, text: string, folder: string): CommandOutcome {
  const meant = interpret(table.session.game, text);
  if (meant.kind !== 'query' || meant.query.ask !== 'save') return table.command(text);
  const file = savedByScript(meant.query.words, folder);
  return typeof file === 'string' ? table.command(`save ${file}`) : sorry(file.problem);
}
