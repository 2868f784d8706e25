/** A game as it stood some turns ago: what onlookers are shown of it where its table asks for that. Nothing later than that can be had from it. */
import type { Game } from '../../engine/game.ts';
import type { Request } from '../../engine/asking/request.ts';
import type { View, Viewer } from '../../engine/showing/view.ts';
import { Session } from '../../table/index.ts';

export class LateSession extends Session {
  private shown = 0;
  /** The turn that it was after so many answers. */
  private readonly turns: number[] = [];

  constructor(
    private readonly now: Session,
    /** So many turns late. */
    readonly late: number,
  ) {
    super(now.game, now.seats, now.seed, null);
    this.follow();
  }

  /** Shows one answer more, if it may be seen by now; false where none may. */
  step(isOver: boolean): boolean {
    this.follow();
    if (this.shown >= (isOver ? this.now.answers : this.seenUntil())) return false;
    this.shown += 1;
    return true;
  }

  /** The game went back: what is not so any more is not shown. */
  back(): void {
    this.turns.length = Math.min(this.turns.length, this.now.answers + 1);
    this.shown = Math.min(this.shown, this.now.answers);
  }

  override get game(): Game {
    return this.now.gameAt(this.shown);
  }

  override get request(): Request | null {
    return this.game.request;
  }

  override get answers(): number {
    return this.shown;
  }

  override gameAt(answers: number): Game {
    return this.now.gameAt(Math.min(answers, this.shown));
  }

  override viewAt(viewer: Viewer, answers: number, events?: number): View {
    return answers > this.shown ? this.game.view(viewer) : this.now.viewAt(viewer, answers, events);
  }

  /** Bots answer in the game as it is now. */
  override letBotAnswer(): null {
    return null;
  }

  /** Notes the turns of answers that are new. */
  private follow(): void {
    for (let answers = this.turns.length; answers <= this.now.answers; answers += 1)
      this.turns.push(this.now.gameAt(answers).view('public').turn.number);
  }

  /** The last number of answers in a turn that may be seen. */
  private seenUntil(): number {
    const last = this.turns.at(-1);
    if (last === undefined) throw new Error('a game has no turn that could be late');
    return Math.max(
      0,
      this.turns.findLastIndex((turn) => turn <= last - this.late),
    );
  }
}
