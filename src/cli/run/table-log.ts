/** What a table tells of a game: one log for whoever looks, or one for each seat where people share a screen. */
import type { LoggedEvent } from '../../engine/events.ts';
import type { Game } from '../../engine/game.ts';
import type { Viewer } from '../../engine/view.ts';
import { logEntries } from '../../lab/index.ts';
import type { LogLine } from '../../tui/session.ts';

/** How many lines each log had after so many answers. */
interface Mark {
  readonly answers: number;
  readonly lines: readonly number[];
}

export class TableLog {
  private readonly logs: readonly LogLine[][];
  private marks: Mark[] = [];

  /** `seats`: how many people have a log of their own; 0: there is one, in the words of whoever is asked. */
  constructor(private readonly seats: number) {
    this.logs = Array.from({ length: Math.max(1, seats) }, () => []);
  }

  linesFor(viewer: Viewer): readonly LogLine[] {
    return this.logs[this.seats > 0 && typeof viewer === 'number' ? viewer : 0] ?? [];
  }

  /** Notes what an answer brought about, as far as each reader may know it. */
  enter(game: Game, events: readonly LoggedEvent[], viewer: Viewer, answers: number): void {
    for (const [seat, log] of this.logs.entries()) {
      const known = game.eventsFor(this.seats > 0 ? seat : viewer, events);
      log.push(...logEntries(game, known).map((entry) => ({ ...entry, answers })));
    }
    this.marks.push({ answers, lines: this.logs.map(({ length }) => length) });
  }

  /** Forgets what came after so many answers. */
  cutTo(answers: number): void {
    const mark = this.marks.findLast((each) => each.answers <= answers);
    for (const [index, log] of this.logs.entries()) log.length = mark?.lines[index] ?? 0;
    this.marks = this.marks.filter((each) => each.answers <= answers);
  }
}
