/** Tables in words, and as plain data: for both lobbies and for `games`. Nothing but what all may see. */
import type { HostedTable } from '../tables/hosted-table.ts';
import type { TableRecord } from '../tables/record.ts';

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
  readonly minutes: number;
  readonly winners: readonly string[] | null;
}

const minutesSince = (created: number, now: number): number => Math.max(0, Math.floor((now - created) / 60_000));

/** A table where somebody waits. */
export const waitingSummary = ({ id, ruleset, seats, created, state }: TableRecord, now: number): TableSummary => ({
  table: id,
  state,
  edition: ruleset,
  players: seats
    .filter(({ name }) => name !== '')
    .map(({ name, who }) => ({ name, isBot: who === null, isHere: false, score: 0 })),
  turn: null,
  watching: 0,
  minutes: minutesSince(created, now),
  winners: null,
});

/** A table that is played at. */
export function gameSummary(table: HostedTable, now: number): TableSummary {
  const { id, ruleset, seats, created, state, ended } = table.record;
  const view = table.session.game.view('public');
  return {
    table: id,
    state,
    edition: ruleset,
    players: seats.map(({ name, who }, seat) => ({
      name,
      isBot: who === null,
      isHere: table.isHere(seat),
      score: view.players[seat]?.score ?? 0,
    })),
    turn: view.turn.number,
    watching: table.watching.length,
    minutes: minutesSince(created, now),
    winners: ended === null ? null : ended.winners.map((seat) => seats[seat]?.name ?? ''),
  };
}

/** `anna 20 against bob 15, turn 7, 12 minutes, 2 watching`. */
export function gameWords({ players, turn, minutes, watching }: TableSummary): string {
  const sides = players.map(({ name, score, isHere, isBot }) => `${name}${isHere || isBot ? '' : ' (away)'} ${score}`);
  const seen = watching === 0 ? '' : `, ${watching} watching`;
  return `${sides.join(' against ')}, turn ${turn ?? 0}, ${minutesWords(minutes)}${seen}`;
}

/** `anna waits for somebody, 3 minutes`. */
export const waitingWords = ({ players, minutes }: TableSummary): string =>
  `${players[0]?.name ?? 'nobody'} waits for somebody, ${minutesWords(minutes)}`;

function minutesWords(minutes: number): string {
  if (minutes < 1) return 'just now';
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
}
