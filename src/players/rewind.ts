/** Where a game was before each answer: how far it can be taken back, and as what it can be looked at again. */
import type { LoggedEvent } from '../engine/events.ts';
import type { Game } from '../engine/game.ts';
import type { Seat } from '../engine/request.ts';
import type { Viewer } from '../engine/view.ts';
import { closesUndo } from './undo.ts';

/** The game before one answer, and how far it could be taken back then. */
interface Position {
  readonly game: Game;
  readonly seat: Seat;
  readonly isBot: boolean;
  readonly openFrom: number;
  readonly closedBy: LoggedEvent | null;
  readonly mover: Seat | null;
}

/** A position gone back to; `undone`: answers that are taken back by it. */
export interface GoneBack {
  readonly game: Game;
  readonly seat: Seat;
  readonly undone: number;
}

export class Rewind {
  private positions: Position[] = [];
  /** From this answer on nothing hidden and no chance came to light. */
  private openFrom = 0;
  private closing: LoggedEvent | null = null;
  private mover: Seat | null = null;
  private passed = 0;

  /** How many answers have been given and not taken back. */
  get answers(): number {
    return this.positions.length;
  }

  /** The event that closed the way back; null if none has. */
  get closedBy(): LoggedEvent | null {
    return this.closing;
  }

  /** How often somebody went back over something that had come to light. */
  get rewound(): number {
    return this.passed;
  }

  /** Notes an answer: the game before it, who gave it, and what came of it. Back leads to answers of persons, never of bots. */
  note(before: Game, seat: Seat, isBot: boolean, events: readonly LoggedEvent[]): void {
    const { openFrom, closing, mover } = this;
    this.positions.push({ game: before, seat, isBot, openFrom, closedBy: closing, mover });
    if (!isBot) this.mover = seat;
    const closedBy = events.find((each) => closesUndo(each.event, this.mover));
    if (closedBy === undefined) return;
    this.openFrom = this.positions.length;
    this.closing = closedBy;
  }

  /**
   * Goes back to before the last answer of a person that whoever takes back knows of: a response that was let go unseen goes with what was before it, or taking
   * back would tell of it. Null where the way back is closed, or there is none.
   */
  back(by: Viewer): GoneBack | null {
    const last = this.positions.findLastIndex((position) => !position.isBot && isKnownTo(by, position));
    return last < this.openFrom ? null : this.goTo(last);
  }

  /** Goes back to the latest position with this hash, as a journal tells it; over what had come to light that is counted. */
  backTo(hash: string): GoneBack | null {
    const latest = this.positions.findLastIndex(({ game }) => game.hash() === hash);
    if (latest >= 0 && latest < this.openFrom) this.passed += 1;
    return this.goTo(latest);
  }

  /** Goes back to before the last answer of a person, over whatever came to light; that is counted. */
  beyond(): GoneBack | null {
    const last = this.lastOfPerson();
    if (last >= 0 && last < this.openFrom) this.passed += 1;
    return this.goTo(last);
  }

  /** The game when so many answers had been given; null for now and for what is no number of answers. */
  at(answers: number): Game | null {
    return this.positions[answers]?.game ?? null;
  }

  private lastOfPerson(): number {
    return this.positions.findLastIndex(({ isBot }) => !isBot);
  }

  private goTo(answers: number): GoneBack | null {
    const position = this.positions[answers];
    if (position === undefined) return null;
    const undone = this.positions.length - answers;
    this.positions.length = answers;
    this.openFrom = position.openFrom;
    this.closing = position.closedBy;
    this.mover = position.mover;
    return { game: position.game, seat: position.seat, undone };
  }
}

/** Does the viewer know that somebody was asked there? */
const isKnownTo = (viewer: Viewer, { game, seat }: Position): boolean =>
  viewer === 'all' || viewer === seat || game.view(viewer).asked !== null;
