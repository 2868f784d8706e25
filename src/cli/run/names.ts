/** How those at a table are called where nobody has named them. */
import { YOU } from '../../table/index.ts';

const usual: ReadonlyMap<string, string> = new Map([
  ['bot', 'Bot'],
  ['random', 'Chance'],
  ['human', 'Player 2'],
]);

/** Somebody at this keyboard against an opponent, as `--seats` takes them: by the names that were set, else `You` (`Player 1` where a person plays against) and what the opponent is. */
export function seatsCalled(name: string, opponent: string, other: string): string {
  // Two people at one screen are both spoken to, one after the other: neither is "You" in what is told to both.
  const unnamed = opponent === 'human' ? 'Player 1' : YOU;
  const mine = name.trim() === '' ? unnamed : name.trim();
  const set = opponent === 'human' ? other.trim() : '';
  const theirs = set === '' ? (usual.get(opponent) ?? opponent) : set;
  // Two seats of one name could not be told apart.
  return `${mine}=human,${theirs === mine ? '' : `${theirs}=`}${opponent}`;
}
