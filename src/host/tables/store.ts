/** Where tables are kept, so that a host that was killed finds them again: in the data folder, a record and a journal each. */
import { readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, writeWhole } from '../../catalog/index.ts';
import { isTableId, readRecord, type TableRecord } from './record.ts';

/** Who knows which tables there are. Another machine's store can take the place of the folder. */
export interface TableStore {
  /** Every table that is not over; what could not be read is told by the second list. */
  load(): { readonly records: readonly TableRecord[]; readonly problems: readonly string[] };
  /** Keeps a record; what the system says if it can't be. When this returns null, it is on the disk. */
  save(record: TableRecord): string | null;
  /** The record of a table that is over; null where there is none. */
  finished(id: string): TableRecord | null;
  /** Puts a table among those that are over; what the system says if it can't be. */
  finish(record: TableRecord): string | null;
  remove(id: string): void;
  /** Where the journal of a table lies. */
  journalOf(id: string): string;
  finishedJournalOf(id: string): string;
  /** Whether a table was ever called so. */
  isTaken(id: string): boolean;
}

/** A store in a folder. Throws what the system says where that can't be made. */
export function folderStore(folder: string): TableStore {
  const [tables, over] = [join(folder, 'tables'), join(folder, 'finished')];
  makeFolder(tables);
  makeFolder(over);
  const record = (in_: string, id: string): string => join(in_, `${checked(id)}.json`);
  const journal = (in_: string, id: string): string => join(in_, `${checked(id)}.journal`);
  const isThere = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;
  return {
    load() {
      const records: TableRecord[] = [];
      const problems: string[] = [];
      for (const name of readdirSync(tables).toSorted()) {
        if (!name.endsWith('.json')) continue;
        const read = readRecord(readFileSync(join(tables, name), 'utf8'));
        if (typeof read === 'string') problems.push(`${name}: ${read}`);
        else if (name === `${read.id}.json`) records.push(read);
        else problems.push(`${name}: it is the record of ${read.id}`);
      }
      return { records, problems };
    },
    save: (kept) => writeWhole(record(tables, kept.id), JSON.stringify(kept)),
    finished(id) {
      if (!isTableId(id) || !isThere(record(over, id))) return null;
      const read = readRecord(readFileSync(record(over, id), 'utf8'));
      return typeof read === 'string' ? null : read;
    },
    finish(kept) {
      const failure = writeWhole(record(over, kept.id), JSON.stringify(kept));
      if (failure !== null) return failure;
      if (isThere(journal(tables, kept.id))) renameSync(journal(tables, kept.id), journal(over, kept.id));
      rmSync(record(tables, kept.id), { force: true });
      return null;
    },
    remove: (id) => rmSync(record(tables, id), { force: true }),
    journalOf: (id) => journal(tables, id),
    finishedJournalOf: (id) => journal(over, id),
    isTaken: (id) => [record(tables, id), record(over, id), journal(tables, id)].some(isThere),
  };
}

function checked(id: string): string {
  if (!isTableId(id)) throw new Error('no table is called so');
  return id;
}
