/** Logs, traces, journals, replay and differences: the public interface of the lab. */
export { describeEvent, isTold } from './describe.ts';
export { differences } from './difference.ts';
export {
  entryLine,
  headerLine,
  parseJournal,
  UNDO,
  writeJournal,
  type Journal,
  type JournalEnd,
  type JournalEntry,
  type ParsedJournal,
} from './journal.ts';
export { headerOf, seatsOf, type JournalHeader } from './journal-header.ts';
export { mismatchWords, replay } from './replay.ts';
export { explanationLine, logEntries, logLines, traceLines, type LogEntry } from './trace.ts';
