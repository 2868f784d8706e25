/** What happened while somebody was away, in a few lines. */
import type { Seat } from '../../engine/asking/request.ts';
import type { GameTable } from '../../table/index.ts';
import type { TableRecord } from './record.ts';

/** So many lines are told to who comes back. */
const MOST = 6;

/** The last lines since so many answers; `seen` is null where nobody knows what they have seen. */
export function digestOf(table: Pick<GameTable, 'log' | 'answers'>, seen: number | null): readonly string[] {
  const answers = table.answers();
  if (answers === 0 || seen === answers) return [];
  const news = table.log().filter((line) => line.answers > (seen ?? 0));
  if (news.length <= MOST) return news.map(({ full, text }) => full ?? text);
  const last = news.slice(1 - MOST).map(({ full, text }) => full ?? text);
  return [`${news.length - last.length} lines before these are in the log.`, ...last];
}

/** How a game ended, for a player who was not there. */
export function endWords({ id, seats, ended }: TableRecord, seat: Seat): string {
  if (ended === null) throw new Error(`the game at table ${id} is over and has no end`);
  const others = seats.filter((_, other) => other !== seat).map(({ name }) => name);
  const won = ended.winners.includes(seat) ? 'you have won' : 'you have lost';
  const outcome = ended.winners.length === 0 ? 'nobody has won' : won;
  return `Your game ${id} against ${others.join(', ')} is over: ${ended.reason}; ${outcome}.`;
}
