/** Where a game was before each answer: how far it can be taken back, and as what it can be looked at again. */
import type { LoggedEvent } from '../engine/state/events.ts';
import type { Game } from '../engine/game.ts';
import type { Answer, Seat } from '../engine/asking/request.ts';
import type { View, Viewer } from '../engine/showing/view.ts';
import { closesUndo } from './undo.ts';

/** Who answered what; null where the line of a journal does not say. */
interface Answered {
  readonly seat: Seat;
  readonly isBot: boolean;
  readonly answer: () => Answer | null;
}

/** The game before one answer, and how far it could be taken back then. */
interface Position extends Answered {
  readonly game: Game;
  readonly openFrom: number;
  readonly closedBy: LoggedEvent | null;
  readonly mover: Seat | null;
}

/** A position to go back to; `undone`: answers that are taken back by it. */
export interface WayBack {
  readonly game: Game;
  readonly seat: Seat;
  /** How many answers had been given then. */
  readonly answers: number;
  readonly undone: number;
  /** Something has come to light since. */
  readonly isBeyond: boolean;
}

/** The positions before each answer of a game: how far it can be taken back, and how it looked then. */
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
  note(before: Game, answered: Answered, events: readonly LoggedEvent[]): void {
    const { openFrom, closing, mover } = this;
    this.positions.push({ ...answered, game: before, openFrom, closedBy: closing, mover });
    if (!answered.isBot) this.mover = answered.seat;
    const closedBy = events.find((each) => closesUndo(each.event, this.mover));
    if (closedBy === undefined) return;
    this.openFrom = this.positions.length;
    this.closing = closedBy;
  }

  /**
   * The way back to before the last answer of a person that whoever takes back knows of: a response that was let go unseen goes with what was before it, or
   * taking back would tell of it. Null where the way is closed, or there is none.
   */
  back(by: Viewer): WayBack | null {
    const way = this.wayTo(this.positions.findLastIndex((position) => !position.isBot && isKnownTo(by, position)));
    return way === null || way.isBeyond ? null : way;
  }

  /** The way back to before the last answer of a person, over whatever came to light. */
  beyond(): WayBack | null {
    return this.wayTo(this.positions.findLastIndex(({ isBot }) => !isBot));
  }

  /** The way back to when so many answers had been given; null where it was never so. */
  wayTo(answers: number): WayBack | null {
    const position = this.positions[answers];
    if (position === undefined) return null;
    const { game, seat } = position;
    return { game, seat, answers, undone: this.positions.length - answers, isBeyond: answers < this.openFrom };
  }

  /** Goes back that way, and counts it if something hidden or chance had come to light since. @throws Error for a way that there is not */
  go({ answers, isBeyond }: WayBack): void {
    const position = this.positions[answers];
    if (position === undefined) throw new Error(`there is no way back to ${answers} answers`);
    if (isBeyond) this.passed += 1;
    this.positions.length = answers;
    this.openFrom = position.openFrom;
    this.closing = position.closedBy;
    this.mover = position.mover;
  }

  /** What a viewer saw after so many events of the last of so many answers; null where that answer is not kept. */
  amid(answers: number, events: number, viewer: Viewer): View | null {
    const { game, answer } = this.positions[answers - 1] ?? {};
    const given = answer?.() ?? null;
    return game === undefined || given === null ? null : game.amid(given, events, viewer);
  }

  /** The game when so many answers had been given; null for now and for what is no number of answers. */
  at(answers: number): Game | null {
    return this.positions[answers]?.game ?? null;
  }
}

/** Does the viewer know that somebody was asked there? */
const isKnownTo = (viewer: Viewer, { game, seat }: Position): boolean =>
  viewer === 'all' || viewer === seat || game.glance(viewer).asked !== null;
