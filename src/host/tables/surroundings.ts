/** What a table is given by its host: the rules, the time, and where to save and report. */
import type { Rule } from '../../rules/ledger.ts';
import type { TableWords } from '../../table/index.ts';
import type { TableRecord } from './record.ts';

export interface Surroundings {
  readonly words: TableWords;
  readonly rules: readonly Rule[];
  readonly now: () => number;
  /** Milliseconds after which a bot takes the seat of who is gone. */
  readonly gone: number;
  /** Milliseconds for which the clock of a game that is brought back stands still at most. */
  readonly grace: number;
  /** Keeps the record; what the system says if it can't be. */
  readonly save: (record: TableRecord) => string | null;
  /** The game is over: the table goes among the finished ones. */
  readonly finished: (record: TableRecord) => void;
  /** A fault of ours stopped this table; its journal is kept. */
  readonly broken: (record: TableRecord, error: unknown) => void;
  /** Who sits where has changed. */
  readonly changed: () => void;
}
