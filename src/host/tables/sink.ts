/** Writes down the answers of a table: on a host no game goes on without its journal. */
import type { Seat } from '../../engine/asking/request.ts';
import type { JournalSink } from '../../table/index.ts';

/** A host has no games that are not written down. */
export const neverGivenUp = (journal: JournalSink): JournalSink => ({
  answered: (seat: Seat, command: string, hash: string) => journal.answered(seat, command, hash),
  undone: (seat: Seat, hash: string) => journal.undone(seat, hash),
  giveUp: () => undefined,
});
