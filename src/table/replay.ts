/** A journal played again, and compared line by line. */
import { shortened, toldLine } from '../catalog/shown.ts';
import { readLine, refusalLine } from '../commands/index.ts';
import type { LoggedEvent } from '../engine/state/events.ts';
import type { Game } from '../engine/game.ts';
import { UNDO, type Journal, type JournalEntry } from './journal.ts';

/** The first line at which the game does not go as recorded. */
export interface Mismatch {
  readonly line: number;
  readonly command: string;
  readonly reason: string;
}

/** Why a journal does not go as recorded, in one line. */
export const mismatchWords = ({ command, reason }: Mismatch): string =>
  toldLine(`'${shortened(command)}' does not go as recorded: ${reason}`);

export interface Replayed {
  /** The game after the last line that went as recorded. */
  readonly game: Game;
  /** Lines carried out. */
  readonly lines: number;
  readonly mismatch: Mismatch | null;
}

/** Called after each line that went as recorded; so many answers have been given and not taken back by then. */
export type Watcher = (entry: JournalEntry, events: readonly LoggedEvent[], game: Game, answers: number) => void;

/**
 * Plays the answers of a journal on a game as it began. An `undo` goes back to the latest position with the hash it states.
 * Answers go to the game given; after an undo `game` of the result is another one.
 */
export function replay({ header, entries }: Journal, begun: Game, watch: Watcher = () => undefined): Replayed {
  // Hashes are of games that have come to a question: the one an undo leads back to may be the first.
  begun.opening();
  let game = begun;
  let hash = game.hash();
  const first = begun.copy();
  // Copies are kept only for undos to go back to.
  const keepsCopies = entries.some(({ command }) => command === UNDO);
  let before: { readonly hash: string; readonly game: Game | null }[] = [];
  let lines = 0;
  for (const entry of entries) {
    const fail = (reason: string): Replayed => ({
      game,
      lines,
      mismatch: { line: entry.line, command: entry.command, reason },
    });
    let events: readonly LoggedEvent[] = [];
    if (entry.command === UNDO) {
      const to = before.findLastIndex((position) => position.hash === entry.hash);
      const found = before[to];
      if (!found?.game) return fail(`no earlier position has the hash ${entry.hash}`);
      game = found.game;
      before = before.slice(0, to);
    } else {
      before.push({ hash, game: keepsCopies ? game.copy() : null });
      const read = readLine(game, `${entry.player}: ${entry.command}`);
      if (read.kind !== 'choice')
        return fail(read.kind === 'refused' ? refusalLine(read.refusal) : 'this line is no answer');
      const answered = game.take(read.choice);
      if ('refused' in answered) return fail(refusalLine({ ...answered, nearest: [] }));
      const reached = game.hash();
      if (reached !== entry.hash) {
        const reason = `the state has the hash ${reached}, recorded is ${entry.hash}`;
        game = before.at(-1)?.game ?? replay({ header, entries: entries.slice(0, lines) }, first).game;
        return fail(reason);
      }
      events = answered;
    }
    // An undo leads to a position with the hash it states.
    ({ hash } = entry);
    lines += 1;
    watch(entry, events, game, before.length);
  }
  return { game, lines, mismatch: null };
}
