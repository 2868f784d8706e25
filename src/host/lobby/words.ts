/** Tables in words, and as plain data: for both lobbies and for `games`. Nothing but what all may see. */
import type { Hall } from '../hall.ts';
import type { KeptTable } from '../tables/kept-table.ts';
import type { SeatRecord, Standing, TableRecord } from '../tables/record.ts';

/** A table as anybody may see it. */
export interface TableSummary {
  readonly table: string;
  readonly state: TableRecord['state'];
  readonly edition: string;
  readonly players: readonly {
    readonly name: string;
    readonly isBot: boolean;
    readonly isHere: boolean;
    readonly score: number;
  }[];
  readonly turn: number | null;
  readonly watching: number;
  /** So many turns late is what onlookers see, and these lists. */
  readonly late: number;
  readonly minutes: number;
  /** Days until it is over if nobody answers; null: no danger of that yet. */
  readonly closesIn: number | null;
  readonly winners: readonly string[] | null;
}

const minutesSince = (created: number, now: number): number => Math.max(0, Math.floor((now - created) / 60_000));

/** A table where somebody waits. */
export function waitingSummary({ options, presence }: Hall, record: TableRecord): TableSummary {
  const { id, ruleset, seats, created, state, late } = record;
  return {
    table: id,
    state,
    edition: ruleset,
    players: seats
      .filter(({ name }) => name !== '')
      .map(({ name, who }) => ({ name, isBot: who === null, isHere: who !== null && presence.isHere(who), score: 0 })),
    turn: null,
    watching: 0,
    late,
    minutes: minutesSince(created, options.now()),
    closesIn: null,
    winners: null,
  };
}

/** A table that is played at. */
export function gameSummary({ options }: Hall, table: KeptTable): TableSummary {
  const { id, ruleset, seats, created, answered, state, stands, ended, late } = table.record;
  const now = options.now();
  const days = Math.ceil((answered + options.limits.abandoned - now) / day);
  return {
    table: id,
    state,
    edition: ruleset,
    players: seats.map(({ name, who }, seat) => ({
      name,
      isBot: who === null,
      isHere: table.isHere(seat),
      score: scoreOf(stands, seat),
    })),
    turn: stands.turn,
    watching: table.watching,
    late,
    minutes: minutesSince(created, now),
    closesIn: days <= warnedDays ? Math.max(0, days) : null,
    winners: ended === null ? null : ended.winners.map((seat) => nameOf(seats, seat)),
  };
}

const day = 24 * 60 * 60 * 1000;
/** So many days before an abandoned game is closed, that is told. */
const warnedDays = 7;

function scoreOf({ scores }: Standing, seat: number): number {
  const score = scores[seat];
  if (score === undefined) throw new Error(`seat ${seat} has no score`);
  return score;
}

function nameOf(seats: readonly SeatRecord[], seat: number): string {
  const found = seats[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found.name;
}

/** `anna 20 against bob 15, turn 7, 12 minutes, 2 watching`. */
export function gameWords({ players, turn, minutes, watching, late, closesIn }: TableSummary): string {
  const sides = players.map(({ name, score, isHere, isBot }) => `${name}${isHere || isBot ? '' : ' (away)'} ${score}`);
  const more = [
    ...(watching === 0 ? [] : [`${watching} watching`]),
    ...lateWords(late),
    ...(closesIn === null ? [] : [closesIn === 1 ? 'ends tomorrow if nobody answers' : `ends in ${closesIn} days if nobody answers`]), // prettier-ignore
  ];
  return [sides.join(' against '), `turn ${turn ?? 0}`, minutesWords(minutes), ...more].join(', ');
}

/** `anna waits for somebody, 3 minutes`. */
export function waitingWords({ players: [opener], minutes, late }: TableSummary): string {
  if (opener === undefined) throw new Error('nobody waits at a table');
  const { name, isHere } = opener;
  const words = `${name}${isHere ? '' : ' (away)'} waits for somebody`;
  return [words, minutesWords(minutes), ...lateWords(late)].join(', ');
}

const lateWords = (late: number): readonly string[] =>
  late === 0 ? [] : [late === 1 ? 'shown a turn late' : `shown ${late} turns late`];

function minutesWords(minutes: number): string {
  if (minutes < 1) return 'just now';
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
}
