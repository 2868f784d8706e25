/** A game being played: sessions, journals, what a seat sees of it, its log, the way back. The public interface of the table. */
export { pointsOf, type Account } from './accounts.ts';
export { GameTable } from './game-table.ts';
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
export { wordsNamed } from './words-named.ts';
export { headerOf, seatsOf, type JournalHeader } from './journal-header.ts';
export { condensed, enteredIn, logLines } from './log.ts';
export { nameFault } from './plain-name.ts';
export { said, sorry } from './queries.ts';
export { mismatchWords, replay } from './replay.ts';
export { resumed } from './resumed.ts';
export { Rewind } from './rewind.ts';
export { ruleLines } from './rule-lines.ts';
export { isSeedOpen } from './seat-window.ts';
export { doing, put, YOU } from './second-person.ts';
export { describeEvent } from './sentences.ts';
export { isBot, isRefusal, Session, type JournalSink, type Seated, type Told } from './session.ts';
export type { About, CommandOutcome, Further, LogLine, TableSession, Happening } from './table-session.ts';
export type { TableWords } from './table-words.ts';
export { cardsIn } from './view-cards.ts';
