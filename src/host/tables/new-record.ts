/** Tables as they are opened, and who may see them. */
import type { Person } from '../people/person.ts';
import type { SeatRecord, TableRecord } from './record.ts';

/** The record of a table that is opened now. */
export const newRecord = (
  table: Pick<TableRecord, 'id' | 'ruleset' | 'seats' | 'created'>,
  more: Partial<TableRecord>,
): TableRecord => ({
  table: 1,
  state: 'open',
  invite: null,
  reservedFor: null,
  clock: null,
  botForGone: false,
  ended: null,
  rematchOf: null,
  ...table,
  ...more,
});

/** A seat where nobody sits yet. */
export const free: SeatRecord = { name: '', kind: 'human', who: null, deck: '', isAway: false };

/** Whether anybody may see a table that waits. */
export const isSeen = ({ invite, reservedFor }: TableRecord): boolean => invite === null && reservedFor === null;

/** Whether a table that waits is somebody's, or for them. */
export const isConcerned = ({ seats, reservedFor }: TableRecord, { id }: Person): boolean =>
  reservedFor === id || seats.some(({ who }) => who === id);

/** Two at a table are never called the same. */
export const botName = (bot: string, other: string): string =>
  other.toLowerCase() === bot.toLowerCase() ? `the ${bot}` : bot;
