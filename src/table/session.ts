/**
 * A game with those who sit at it: bots answer by themselves, the others through `answer`; every answer goes to the journal as it is given;
 * what revealed nothing can be taken back.
 */
import { commandOf } from '../commands/index.ts';
import type { LoggedEvent } from '../engine/state/events.ts';
import type { Game } from '../engine/game.ts';
import type { Answer, Refusal, Request, Seat } from '../engine/asking/request.ts';
import type { View, Viewer } from '../engine/showing/view.ts';
import { answerOf, botNamed, isBotKind, seatFault } from '../players/index.ts';
import { Rewind, type WayBack } from './rewind.ts';

/** Who sits where: `human`, `script`, or the name of a bot. */
export interface Seated {
  readonly name: string;
  readonly kind: string;
}

/**
 * Where answers are written down. What returns null has reached the disk; otherwise the system's reason is returned, and the answer does not count.
 */
export interface JournalSink {
  answered(seat: Seat, command: string, hash: string): string | null;
  undone(seat: Seat, hash: string): string | null;
  /** From now on answers count although they are not written. */
  giveUp(): void;
}

/** One answer and what came of it. */
export interface Told {
  readonly seat: Seat;
  readonly command: string;
  readonly events: readonly LoggedEvent[];
}

/** Whether an answer was refused: a value that says why. */
export const isRefusal = (result: object): result is Refusal => 'refused' in result;

/** Whether a bot answers for a seat; not where there is no seat. */
export const isBot = (seat: Seated | undefined): boolean => seat !== undefined && isBotKind(seat.kind);

const notPossible = (reason: string): Refusal => ({ refused: true, rules: [], reason });

/** An answer, or a way back, that could not be written down. */
interface Unwritten {
  readonly refusal: Refusal;
  readonly again: () => Told | Refusal | { readonly undone: number };
}

/** A game with its seats: answers come from outside or from bots, and count once the journal has them. */
export class Session {
  private current: Game;
  private unwritten: Unwritten | null = null;

  /** `rewind` holds what was answered before, where a game is resumed. */
  constructor(
    game: Game,
    readonly seats: readonly Seated[],
    readonly seed: number,
    private readonly journal: JournalSink | null,
    private readonly rewind: Rewind = new Rewind(),
  ) {
    this.current = game;
  }

  /** The game as it stands; after `undo` it is another one. */
  get game(): Game {
    return this.current;
  }

  get request(): Request | null {
    return this.current.request;
  }

  /** How many answers have been given and not taken back. */
  get answers(): number {
    return this.rewind.answers;
  }

  /** Whether the answer has to come from outside; false when a bot is asked and when the game is over. */
  get waitsForSomebody(): boolean {
    return this.request !== null && !isBot(this.seats[this.request.player]);
  }

  /** Why the last answer does not count: it could not be written down. Null where all is written. */
  get trouble(): Refusal | null {
    return this.unwritten?.refusal ?? null;
  }

  /** Tries once more what could not be written; null where there is no such thing. */
  retry(): Told | Refusal | { readonly undone: number } | null {
    return this.unwritten?.again() ?? null;
  }

  /** Does what could not be written, and goes on without a journal; null where all is written. */
  goOnUnsaved(): Told | Refusal | { readonly undone: number } | null {
    if (this.unwritten === null) return null;
    this.journal?.giveUp();
    return this.retry();
  }

  /** Lets the bot that is asked answer; null when no bot is asked, and when its answer could not be written. */
  letBotAnswer(): Told | null {
    const { request } = this;
    const seat = request === null ? undefined : this.seats[request.player];
    if (request === null || seat === undefined || !isBot(seat) || this.unwritten !== null) return null;
    const { ruleset } = this.current;
    const bot = botNamed(seat.kind, ruleset);
    if (bot === null) throw new Error(seatFault(seat.kind, ruleset) ?? `nobody plays for ${seat.name}`);
    const told = this.carryOut(request, answerOf(bot, this.current, request, this.seed, this.answers));
    if (isRefusal(told)) {
      if (this.trouble !== null) return null;
      throw new Error(`${seat.name} gave an answer that was refused: ${told.reason} (${request.prompt})`);
    }
    return told;
  }

  /** Gives the answer of the player asked. A refusal changes nothing. */
  answer(answer: Answer): Told | Refusal {
    const { request } = this;
    return request === null ? notPossible('the game is over, nobody is asked') : this.carryOut(request, answer);
  }

  private carryOut(request: Request, answer: Answer): Told | Refusal {
    const command = request.options[answer.option] === undefined ? '' : commandOf(this.current, request, answer);
    const before = this.current.copy();
    const events = this.current.answer(answer);
    if (isRefusal(events)) return events;
    const failure = this.journal?.answered(request.player, command, this.current.hash()) ?? null;
    if (failure !== null) {
      this.current = before;
      return this.notWritten(failure, () => this.carryOut(request, answer));
    }
    this.unwritten = null;
    const isBotsAnswer = isBot(this.seats[request.player]);
    this.rewind.note(before, { seat: request.player, isBot: isBotsAnswer, answer: () => answer }, events);
    return { seat: request.player, command, events };
  }

  private notWritten(failure: string, again: Unwritten['again']): Refusal {
    const reason = `not written to the journal, so not done: ${failure} (retry; save FILE to keep the game so far elsewhere; unsaved to go on without a journal)`;
    const refusal = notPossible(reason);
    this.unwritten = { refusal, again };
    return refusal;
  }

  /**
   * Goes back to before the last answer that was not a bot's and that `by` knows of, over whatever was answered since. Not possible, and nothing changes,
   * where something hidden or chance came to light in between: then `closedBy` is the event that did it (null: there is nothing to take back); or where
   * it can't be written down.
   */
  undo(by: Viewer = 'all'): { readonly undone: number } | { readonly closedBy: LoggedEvent | null } | Refusal {
    const way = this.rewind.back(by);
    return way === null ? { closedBy: this.rewind.closedBy } : this.goBack(way);
  }

  /** Whether one person alone plays against bots: nobody is wronged when what came to light is forgotten. */
  get isSolo(): boolean {
    return this.seats.filter((seat) => !isBot(seat)).length === 1;
  }

  /** How often the game was taken back over something that had come to light. */
  get rewound(): number {
    return this.rewind.rewound;
  }

  /** Goes back as `undo` does, over anything that came to light; only who plays alone may. Null where there is nothing to take back. */
  rewindBeyond(): { readonly undone: number } | Refusal | null {
    const way = this.isSolo ? this.rewind.beyond() : null;
    return way === null ? null : this.goBack(way);
  }

  /** The game when so many answers had been given, to look at. */
  gameAt(answers: number): Game {
    return this.rewind.at(answers) ?? this.current;
  }

  /** What a viewer saw when so many answers had been given; with `events`, after so many events of what the last of them brought about. */
  viewAt(viewer: Viewer, answers: number, events?: number): View {
    const amid = events === undefined ? null : this.rewind.amid(answers, events, viewer);
    return amid ?? this.gameAt(answers).view(viewer);
  }

  private goBack(way: WayBack): { readonly undone: number } | Refusal {
    const failure = this.journal?.undone(way.seat, way.game.hash()) ?? null;
    if (failure !== null) return this.notWritten(failure, () => this.goBack(way));
    this.unwritten = null;
    this.rewind.go(way);
    this.current = way.game;
    return { undone: way.undone };
  }
}
