/** Logs, traces, journals, replay and differences: the public interface of the lab. */
export { describeEvent, isTold } from '../table/sentences.ts';
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
} from '../table/journal.ts';
export { headerOf, seatsOf, type JournalHeader } from '../table/journal-header.ts';
export { mismatchWords, replay } from '../table/replay.ts';
export { explanationLine, logEntries, logLines, traceLines, type LogEntry } from './trace.ts';
