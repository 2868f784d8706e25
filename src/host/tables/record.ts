/** What is kept of a table beside its journal: who sits there with which deck, what they agreed, how it ended. One small file a table. */
import * as v from 'valibot';
import { nameFault } from '../../table/index.ts';
import { isId, type Person } from '../people/person.ts';

/** Letters that can't be taken for one another when they are read aloud. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Turns by which onlookers may be late. */
export const mostLate = 9;

/** What the id of a table looks like. */
export const isTableId = (text: string): boolean => /^[A-HJ-NP-Z2-9]{4}$/.test(text);

/** A word of so many letters, by chance. */
export const wordOf = (letters: number, below: (most: number) => number): string =>
  Array.from({ length: letters }, () => LETTERS[below(LETTERS.length)] ?? '').join('');

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const milliseconds = count;

const seat = v.strictObject({
  /** Empty where nobody sits yet. */
  name: v.pipe(
    v.string(),
    v.check((name) => name === '' || nameFault(name) === null, 'is no name of a seat'),
  ),
  /** `human`, or the name of a bot. */
  kind: v.pipe(v.string(), v.maxLength(40)),
  /** Whose seat it is; null: a bot's, or free. */
  who: v.nullable(v.pipe(v.string(), v.check(isId, 'is nobody'))),
  /** The deck as it was chosen: `shipped:NAME` or `own:NAME`. */
  deck: v.pipe(v.string(), v.maxLength(200)),
  /** Whether that person left the table for the lobby and means to come back when they want. */
  isAway: v.boolean(),
  /** How many answers they had seen as they left; null: nobody knows. */
  seen: v.nullable(count),
});

/** How a game stands, for lists: nobody reads its journal for that. */
const standing = v.strictObject({ turn: count, scores: v.pipe(v.array(v.number()), v.length(2)) });

const recordSchema = v.strictObject({
  table: v.literal(2),
  id: v.pipe(v.string(), v.check(isTableId, 'is no table')),
  ruleset: v.pipe(v.string(), v.maxLength(60)),
  created: milliseconds,
  /** The address from which it was opened, while it is not over; null: whoever opened it is vouched for. */
  from: v.nullable(v.pipe(v.string(), v.maxLength(60))),
  /** When the last answer was given that was kept here; none yet: when it was opened. */
  answered: milliseconds,
  stands: standing,
  /** So many turns late is what onlookers see. */
  late: v.pipe(count, v.maxValue(mostLate)),
  /** `open`: somebody waits for another one. */
  state: v.picklist(['open', 'playing', 'over']),
  seats: v.pipe(v.array(seat), v.length(2)),
  /** The word by which a second player is let in; null: anybody is. */
  invite: v.nullable(v.pipe(v.string(), v.maxLength(20))),
  /** Whose a free seat is to be; null: anybody's. */
  reservedFor: v.nullable(v.pipe(v.string(), v.check(isId, 'is nobody'))),
  /** Time to think that each player has left, where both agreed to a clock. */
  clock: v.nullable(v.pipe(v.array(milliseconds), v.length(2))),
  /** Both agreed that a bot takes the seat of who is gone. */
  botForGone: v.boolean(),
  /** How it ended where the rules did not end it, or as they did. */
  ended: v.nullable(
    v.strictObject({ winners: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), reason: v.string() }),
  ),
  /** The table whose game this one plays again; null: none. */
  rematchOf: v.nullable(v.pipe(v.string(), v.check(isTableId, 'is no table'))),
});

export type TableRecord = v.InferOutput<typeof recordSchema>;
export type SeatRecord = v.InferOutput<typeof seat>;
export type Standing = v.InferOutput<typeof standing>;

/** Whose seat it is at a table; null: none is theirs. */
export function seatOf({ seats }: TableRecord, { id }: Pick<Person, 'id'>): number | null {
  const seat = seats.findIndex(({ who }) => who === id);
  return seat < 0 ? null : seat;
}

/** The record that a file's text is; a string says what is wrong with it. */
export function readRecord(text: string): TableRecord | string {
  try {
    const read = v.safeParse(recordSchema, JSON.parse(text));
    return read.success ? read.output : `it is no record of a table: ${read.issues[0].message}`;
  } catch (error) {
    if (error instanceof SyntaxError) return 'it is no record of a table';
    throw error;
  }
}
