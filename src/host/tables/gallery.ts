/** Who looks on at a table, and the window they look through: the game as all may see it, as it happens or some turns late. */
import type { GameTable } from '../../table/index.ts';
import { type Session, type Told } from '../../table/index.ts';
import { LateSession } from './late-session.ts';
import type { Place } from './place.ts';
import type { Standing } from './record.ts';

export class Gallery {
  readonly window: GameTable;
  private readonly late: LateSession | null;
  /** Who looks on, and how they stop hearing of the game. */
  private readonly watchers = new Map<Place, () => void>();

  constructor(
    session: Session,
    turnsLate: number,
    /** What happened, the opening first; it grows as the game goes on. */
    private readonly past: readonly Told['events'][],
    windowOn: (session: Session) => GameTable,
  ) {
    this.late = turnsLate === 0 ? null : new LateSession(session, turnsLate);
    this.window = windowOn(this.late ?? session);
    this.window.recall(this.late === null ? past : past.slice(0, 1));
  }

  get places(): readonly Place[] {
    return [...this.watchers.keys()];
  }

  /** How the game stands, as far as all may know by now. */
  get standing(): Standing {
    const { turn, players } = this.window.view();
    return { turn: turn.number, scores: players.map(({ score }) => score) };
  }

  /** What who looks on is told first. */
  get greeting(): readonly string[] {
    const { late } = this;
    return late === null ? [] : [`What you see here is ${late.late === 1 ? 'a turn' : `${late.late} turns`} late.`];
  }

  add(place: Place): void {
    this.watchers.set(
      place,
      this.window.subscribe(() => place.changed()),
    );
  }

  remove(place: Place): void {
    this.watchers.get(place)?.();
    this.watchers.delete(place);
  }

  /** An answer was given. */
  hear(told: Told, isOver: boolean): void {
    if (this.late === null) this.window.hear(told);
    else this.catchUp(isOver);
  }

  /** Shows what may be seen by now; all of it when the game is over. */
  catchUp(isOver: boolean): void {
    const { late } = this;
    if (late === null) return;
    while (late.step(isOver)) {
      const events = this.past[late.answers];
      if (events === undefined) throw new Error(`what ${late.answers} answers brought about is not known`);
      this.window.hear({ events });
    }
  }

  /** The game went back. */
  followBack(): void {
    this.late?.back();
    this.window.followBack();
  }
}
