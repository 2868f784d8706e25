/** Logs, traces, journals, replay and differences: the public interface of the lab. */
export { describeEvent, isTold } from './describe.ts';
export { differences, type Difference } from './difference.ts';
export {
  entryLine,
  headerLine,
  parseJournal,
  UNDO,
  writeJournal,
  type Journal,
  type JournalEntry,
  type ParsedJournal,
} from './journal.ts';
export { headerOf, seatsOf, type JournalHeader, type JournalSeat } from './journal-header.ts';
export { replay, type Mismatch, type Replayed } from './replay.ts';
export { logLines, traceLines } from './trace.ts';
