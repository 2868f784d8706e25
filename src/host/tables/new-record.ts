/** What is first written down of a table that is opened, and who may see a table. */
import { isGuestId, type Person } from '../people/person.ts';
import type { SeatRecord, TableRecord } from './record.ts';

/** The record of a table that is opened now. */
export const newRecord = (
  table: Pick<TableRecord, 'id' | 'ruleset' | 'seats' | 'created' | 'from' | 'late'>,
  more: Partial<TableRecord>,
): TableRecord => ({
  table: 2,
  state: 'open',
  invite: null,
  reservedFor: null,
  clock: null,
  botForGone: false,
  ended: null,
  rematchOf: null,
  answered: table.created,
  stands: { turn: 0, scores: table.seats.map(() => 0) },
  ...table,
  ...more,
});

/** A seat where nobody sits yet. */
export const free: SeatRecord = { name: '', kind: 'human', who: null, deck: '', isAway: false, seen: null };

/** A seat as somebody sits down in it. */
export const taken = ({ id, name }: Person, deck: string): SeatRecord => ({
  name,
  kind: 'human',
  who: id,
  deck,
  isAway: false,
  seen: null,
});

/** The seat of a bot against somebody. */
export const botSeat = (bot: string, deck: string, other: string): SeatRecord => ({
  name: botName(bot, other),
  kind: bot,
  who: null,
  deck,
  isAway: false,
  seen: null,
});

/** Whether anybody may see a table that waits. */
export const isSeen = ({ invite, reservedFor }: TableRecord): boolean => invite === null && reservedFor === null;

/** Whether a table that waits is somebody's, or for them. */
export const isConcerned = ({ seats, reservedFor }: TableRecord, { id }: Person): boolean =>
  reservedFor === id || seats.some(({ who }) => who === id);

/** Two at a table are never called the same. */
const botName = (bot: string, other: string): string =>
  other.toLowerCase() === bot.toLowerCase() ? `the ${bot}` : bot;

/** Whether a guest sits at a table: who is nobody once the host was stopped. */
export const isGuests = ({ seats }: Pick<TableRecord, 'seats'>): boolean =>
  seats.some(({ who }) => who !== null && isGuestId(who));
