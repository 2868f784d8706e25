/** The journal of a game: a header, then one line an answer, with a short hash of the state it led to. Text in, text out. */
import { errorAt, type Problem } from '../catalog/index.ts';
import { isHeader, type JournalHeader } from './journal-header.ts';

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

export interface ParsedJournal {
  /** Null if not even the header can be read; otherwise everything before the first problem. */
  readonly journal: Journal | null;
  readonly problem: Problem | null;
}

export const UNDO = 'undo';

/** The header as the journal's first line. */
export function headerLine(header: JournalHeader): string {
  return `${JSON.stringify(header)}\n`;
}

/** An answer as a line: `kirk: move Galaxy to Earth # 3fa9c2`. */
export function entryLine(player: string, command: string, hash: string): string {
  return `${player}: ${command} # ${hash}\n`;
}

/** A whole journal as text. */
export function writeJournal({ header, entries }: Journal): string {
  return headerLine(header) + entries.map(({ player, command, hash }) => entryLine(player, command, hash)).join('');
}

/** Reads a journal. What is cut off or garbled is a problem at its line; what stands before it is still there. */
export function parseJournal(text: string, file: string): ParsedJournal {
  const [first = '', ...rest] = text.split('\n');
  const header = parseHeader(first);
  const at = (line: number): { file: string; line: number; column: number } => ({ file, line, column: 1 });
  if (header === null) {
    return {
      journal: null,
      problem: errorAt(at(1), 'this is no journal', 'its first line must be the header that spaceline writes'),
    };
  }
  if ('unknown' in header)
    return { journal: null, problem: errorAt(at(1), header.unknown, 'use the version that wrote it') };
  const entries: JournalEntry[] = [];
  for (const [index, line] of rest.entries()) {
    const number = index + 2;
    const isLast = index === rest.length - 1;
    if (line === '' && isLast) break;
    const entry = isLast ? null : parseEntry(line, number, header);
    if (entry === null) {
      const what = isLast ? 'the journal is cut off in this line' : `this is no line of a journal: ${shortened(line)}`;
      const remedy = isLast ? 'leave the line out to go on from before it' : 'write PLAYER: COMMAND # HASH';
      return { journal: { header, entries }, problem: errorAt(at(number), what, remedy) };
    }
    entries.push(entry);
  }
  return { journal: { header, entries }, problem: null };
}

function parseHeader(line: string): JournalHeader | { readonly unknown: string } | null {
  try {
    const value: unknown = JSON.parse(line);
    if (isHeader(value)) return value;
    const isJournal = typeof value === 'object' && value !== null && 'journal' in value;
    return isJournal ? { unknown: `this journal has the format ${JSON.stringify(value.journal)}` } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function parseEntry(line: string, number: number, { seats }: JournalHeader): JournalEntry | null {
  const seat = seats.find(({ name }) => line.startsWith(`${name}: `));
  const [, command, hash] = seat ? (/^(.+) # ([0-9a-f]+)$/.exec(line.slice(seat.name.length + 2)) ?? []) : [];
  if (!seat || command === undefined || hash === undefined) return null;
  return { line: number, player: seat.name, command, hash };
}

const SHOWN = 60;

function shortened(line: string): string {
  const plain = line.replace(/[^\x20-\x7e]/g, '?');
  return plain.length > SHOWN ? `${plain.slice(0, SHOWN)}…` : plain;
}
