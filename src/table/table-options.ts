/** What a table to sit at has to know: whose eyes, which words, and who else has a say. */
import type { Refusal } from '../engine/asking/request.ts';
import type { Viewer } from '../engine/showing/view.ts';
import type { Rule } from '../rules/ledger.ts';
import type { Told } from './session.ts';
import type { CommandOutcome, Further } from './table-session.ts';
import type { TableWords } from './table-words.ts';
import type { Unasked } from './unasked.ts';

export interface TableOptions extends Unasked {
  /** Whose eyes; null: of whoever is asked. */
  readonly viewer: Viewer | null;
  /** What stands on the table, in the words of its edition. */
  readonly words: TableWords;
  readonly rules: readonly Rule[];
  /** Writes the game to a file; says what became of it. */
  readonly save: (file: string) => CommandOutcome;
  /** Lessons are given as things come up. */
  readonly isFirstGame?: boolean;
  /** How to see or go on with the game later, a line each. */
  readonly afterwards?: () => readonly string[];
  /** What may come after the game at this table. */
  readonly further?: readonly Further[];
  /** Hears of every answer given, by bots too. */
  readonly told?: (told: Told) => void;
  /** Others sit at tables of their own over the same session: only what the viewer is asked is answered here, and whoever runs them lets bots answer. */
  readonly onlyOwn?: boolean;
  /** Why nobody is asked any more though the rules would go on: the game was ended otherwise. Null, or left out: it goes on. */
  readonly ended?: () => Refusal | null;
  /** What taking back does where others have a say in it; null, or left out: it is done. */
  readonly takesBack?: (how: 'undo' | 'rewind') => CommandOutcome | null;
  /** What `quit` does where several look through this table; left out: it is left. */
  readonly quits?: () => CommandOutcome;
  /** Hears that the session went back. */
  readonly wentBack?: () => void;
}
