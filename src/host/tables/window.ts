/** The window through which one seat, or who looks on, sees a game of the host. */
import type { Refusal, Seat } from '../../engine/asking/request.ts';
import { GameTable, sorry, type CommandOutcome, type Session, type Told } from '../../table/index.ts';
import type { Surroundings } from './surroundings.ts';

const NOT_HERE = 'The host keeps every game; when it is over, anybody of it can have it: ssh HOST replay TABLE.';

const over: Refusal = { refused: true, rules: [], reason: 'the game is over, nobody is asked' };

/** What a table hears of its windows, and says to them. */
export interface Hearing {
  readonly heard: (from: GameTable, told: Told) => void;
  readonly wentBack: (from: GameTable) => void;
  /** Whether the game is over, also otherwise than by its rules. */
  readonly isOver: () => boolean;
  /** Null: it may be taken back at once. */
  readonly mayTakeBack: (viewer: Seat | 'public', how: 'undo' | 'rewind') => CommandOutcome | null;
}

/** Opens a window on a session for one viewer. */
export function windowOn(
  session: Session,
  viewer: Seat | 'public',
  { words, rules }: Pick<Surroundings, 'words' | 'rules'>,
  hearing: Hearing,
): GameTable {
  const table: GameTable = new GameTable(session, {
    viewer,
    words,
    rules,
    save: () => sorry(NOT_HERE),
    onlyOwn: true,
    endsAlone: true,
    quits: () => sorry('/leave goes to the lobby.'),
    ended: () => (hearing.isOver() ? over : null),
    told: (told) => hearing.heard(table, told),
    wentBack: () => hearing.wentBack(table),
    takesBack: (how) => hearing.mayTakeBack(viewer, how),
  });
  return table;
}
