/** The journal of a game under way, as a file: each line is on the disk before the next answer is asked for. */
import { closeSync, copyFileSync, fsyncSync, openSync, rmSync, truncateSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { entryLine, headerLine, UNDO, type JournalHeader } from '../../lab/index.ts';
import type { JournalSink } from '../../players/session.ts';
import type { CommandOutcome } from '../../tui/session.ts';

export interface JournalFile {
  readonly path: string;
  readonly sink: JournalSink;
  /** Copies what is written so far to another file. */
  readonly copyTo: (file: string) => CommandOutcome;
  readonly close: () => void;
  /** Closes it, and takes it away again if this run has begun it. */
  readonly discard: () => void;
}

/** What the system says about a file that can't be written. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function journalAt(path: string, descriptor: number, header: JournalHeader, isNew: boolean): JournalFile {
  let isOpen = true;
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    fsyncSync(descriptor);
    closeSync(descriptor);
  };
  const write = (seat: number, command: string, hash: string): void => {
    writeSync(descriptor, entryLine(header.seats[seat]?.name ?? '', command, hash));
  };
  return {
    path,
    sink: { answered: write, undone: (seat, hash) => write(seat, UNDO, hash) },
    copyTo(file) {
      try {
        copyFileSync(path, file);
        return { ok: true, lines: [`Saved to ${file}.`] };
      } catch (error) {
        return { ok: false, message: `The game can't be saved there: ${reasonOf(error)}` };
      }
    },
    close,
    discard() {
      close();
      if (isNew) rmSync(path);
    },
  };
}

/** Begins a journal; a string says why it can't be written. A file that is there already is only replaced where `replace` says so. */
export function beginJournal(path: string, header: JournalHeader, replace: boolean): JournalFile | string {
  try {
    const full = resolve(path);
    const descriptor = openSync(full, replace ? 'w' : 'wx');
    writeSync(descriptor, headerLine(header));
    return journalAt(full, descriptor, header, true);
  } catch (error) {
    return `the journal can't be written: ${reasonOf(error)}`;
  }
}

/** Goes on with a journal after its first `length` bytes; what stands behind them is cut off. */
export function continueJournal(path: string, header: JournalHeader, length: number): JournalFile | string {
  try {
    const full = resolve(path);
    truncateSync(full, length);
    return journalAt(full, openSync(full, 'a'), header, false);
  } catch (error) {
    return `the journal can't be gone on with: ${reasonOf(error)}`;
  }
}
