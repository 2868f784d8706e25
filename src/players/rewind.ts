/** How far a game can be taken back: to before any answer since which nothing hidden and no chance came to light. */
import type { LoggedEvent } from '../engine/events.ts';
import type { Game } from '../engine/game.ts';
import type { Seat } from '../engine/request.ts';
import { closesUndo } from './undo.ts';

interface Checkpoint {
  readonly game: Game;
  readonly answers: number;
  readonly seat: Seat;
}

export class Rewind {
  private checkpoints: Checkpoint[] = [];
  private closing: LoggedEvent | null = null;
  private mover: Seat | null = null;
  private given = 0;

  /** How many answers have been given and not taken back. */
  get answers(): number {
    return this.given;
  }

  /** The event that closed the way back; null if none has. */
  get closedBy(): LoggedEvent | null {
    return this.closing;
  }

  /** Notes an answer: the game before it, who gave it, and what came of it. Back leads to answers of persons, never of bots. */
  note(before: Game, seat: Seat, isBot: boolean, events: readonly LoggedEvent[]): void {
    if (!isBot) {
      this.mover = seat;
      this.checkpoints.push({ game: before, answers: this.given, seat });
    }
    this.given += 1;
    const closing = events.find((each) => closesUndo(each.event, this.mover));
    if (closing === undefined) return;
    this.checkpoints = [];
    this.closing = closing;
  }

  /** The game before the last answer of a person, and whose it was; null where the way back is closed, or there is none. */
  back(): { readonly game: Game; readonly seat: Seat; readonly undone: number } | null {
    const last = this.checkpoints.pop();
    if (last === undefined) return null;
    const undone = this.given - last.answers;
    this.given = last.answers;
    return { game: last.game, seat: last.seat, undone };
  }
}
