/** The journal of a game: a header, then one line an answer, with a short hash of the state it led to. Bytes in, text out. */
import { errorAt, type Problem } from '../catalog/problem.ts';
import { shortened } from '../catalog/shown.ts';
import { readHeader, type JournalHeader } from './journal-header.ts';
import { linesOf, startOfText, type ByteLine } from './journal-lines.ts';

/** One line: a player's command, or an `undo`, and the hash of the state afterwards. */
export interface JournalEntry {
  readonly line: number;
  readonly player: string;
  readonly command: string;
  readonly hash: string;
}

export interface Journal {
  readonly header: JournalHeader;
  readonly entries: readonly JournalEntry[];
}

/**
 * How the bytes of a journal end. `whole`: with a finished line. `unended`: the last line is whole but for its line end. `torn`: the last line was
 * never finished; it begins at byte `at`, and nothing before it is wrong. `damaged`: something else is wrong, and no byte may be cut.
 */
export type JournalEnd =
  | { readonly is: 'whole' | 'unended' | 'damaged'; readonly length: number }
  | { readonly is: 'torn'; readonly at: number };

export interface ParsedJournal {
  /** Null if not even the header can be read; otherwise everything before the first problem. */
  readonly journal: Journal | null;
  readonly problem: Problem | null;
  readonly end: JournalEnd;
}

/** The command of a line that takes an answer back. */
export const UNDO = 'undo';

/** The header as the journal's first line. */
export function headerLine(header: JournalHeader): string {
  return `${JSON.stringify(header)}\n`;
}

/** An answer as a line: `kirk: move Galaxy to Earth # 3fa9c2`. */
export function entryLine(player: string, command: string, hash: string): string {
  return `${player}: ${command} # ${hash}\n`;
}

/** A whole journal as the text of its file; `parseJournal` reads it back. */
export function writeJournal({ header, entries }: Journal): string {
  return headerLine(header) + entries.map(({ player, command, hash }) => entryLine(player, command, hash)).join('');
}

/** Reads a journal in UTF-8, with or without a byte order mark, its lines ended by LF or CRLF. The first problem ends it; what stands before is still there. */
export function parseJournal(bytes: Uint8Array, file: string): ParsedJournal {
  const damaged = { is: 'damaged', length: bytes.length } as const;
  const [first, ...rest] = linesOf(bytes, startOfText(bytes));
  const header = parseHeader(first);
  if (typeof header === 'string') {
    const remedy =
      'its first line must be the header that spaceline writes; a journal that was changed can only be played anew';
    return { journal: null, problem: errorAt({ file, line: 1, column: 1 }, header, remedy), end: damaged };
  }
  const entries: JournalEntry[] = [];
  for (const [index, line] of rest.entries()) {
    const number = index + 2;
    const entry = line.text === null ? null : parseEntry(line.text, number, header);
    if (entry === null) {
      const problem = problemAt(line, { file, line: number, column: 1 });
      const end: JournalEnd = line.isEnded ? damaged : { is: 'torn', at: line.start };
      return { journal: { header, entries }, problem, end };
    }
    entries.push(entry);
  }
  const last = rest.at(-1) ?? first;
  const end: JournalEnd = { is: last?.isEnded === true ? 'whole' : 'unended', length: bytes.length };
  return { journal: { header, entries }, problem: null, end };
}

const A_LINE = 'a line is PLAYER: COMMAND # HASH';

function problemAt({ text, isEnded }: ByteLine, at: { file: string; line: number; column: number }): Problem {
  if (!isEnded) return errorAt(at, 'the journal is cut off in this line', 'its last line was never finished');
  if (text === '') return errorAt(at, 'this line is empty', A_LINE);
  const what = text === null ? 'this line is not UTF-8' : `this is no line of a journal: ${shortened(text)}`;
  return errorAt(at, what, A_LINE);
}

/** The header of a first line, or what is wrong with it. */
function parseHeader(line: ByteLine | undefined): JournalHeader | string {
  if (line === undefined || line.text === null) return 'this is no journal';
  try {
    const value: unknown = JSON.parse(line.text);
    return readHeader(value);
  } catch (error) {
    if (error instanceof SyntaxError) return 'this is no journal';
    throw error;
  }
}

const ENTRY = /^(.+) # ([0-9a-f]{12})$/;

function parseEntry(line: string, number: number, { seats }: JournalHeader): JournalEntry | null {
  const seat = seats.find(({ name }) => line.startsWith(`${name}: `));
  const [, command, hash] = seat ? (ENTRY.exec(line.slice(seat.name.length + 2)) ?? []) : [];
  if (!seat || command === undefined || hash === undefined) return null;
  return { line: number, player: seat.name, command, hash };
}
