/**
 * A game with those who sit at it: bots answer by themselves, the others through `answer`; every answer goes to the journal as it is given;
 * what revealed nothing can be taken back.
 */
import { commandOf } from '../commands/index.ts';
import type { LoggedEvent } from '../engine/events.ts';
import type { Game } from '../engine/game.ts';
import type { Answer, Refusal, Request, Seat } from '../engine/request.ts';
import type { Viewer } from '../engine/view.ts';
import { chanceFrom } from './chance.ts';
import { botNamed } from './index.ts';
import { Rewind, type GoneBack } from './rewind.ts';

/** Who sits where: `human`, `script`, or the name of a bot. */
export interface Seated {
  readonly name: string;
  readonly kind: string;
}

/** Where answers are written down. Each call must have reached the disk when it returns. */
export interface JournalSink {
  readonly answered: (seat: Seat, command: string, hash: string) => void;
  readonly undone: (seat: Seat, hash: string) => void;
}

/** One answer and what came of it. */
export interface Told {
  readonly seat: Seat;
  readonly command: string;
  readonly events: readonly LoggedEvent[];
}

export const isRefusal = (result: object): result is Refusal => 'refused' in result;

/** Whether a seat answers by itself. */
export const isBot = (seat: Seated | undefined): boolean => seat !== undefined && botNamed(seat.kind) !== null;

const notPossible = (reason: string): Refusal => ({ refused: true, rules: [], reason });

export class Session {
  private current: Game;

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

  /** Lets the bot that is asked answer; null when no bot is asked. */
  letBotAnswer(): Told | null {
    const { request } = this;
    const bot = request === null ? null : botNamed(this.seats[request.player]?.kind ?? '');
    if (request === null || bot === null) return null;
    const chance = chanceFrom(this.seed, request.player, this.answers);
    const answer = bot(this.current.view(request.player), request, chance);
    const told = this.carryOut(request, answer);
    if (isRefusal(told)) {
      throw new Error(
        `${this.seats[request.player]?.name ?? 'a bot'} gave an answer that was refused: ${told.reason} (${request.prompt})`,
      );
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
    this.journal?.answered(request.player, command, this.current.hash());
    this.rewind.note(before, request.player, isBot(this.seats[request.player]), events);
    return { seat: request.player, command, events };
  }

  /**
   * Goes back to before the last answer that was not a bot's and that `by` knows of, over whatever was answered since. Not possible, and nothing changes, where something
   * hidden or chance came to light in between: then `closedBy` is the event that did it (null: there is nothing to take back).
   */
  undo(by: Viewer = 'all'): { readonly undone: number } | { readonly closedBy: LoggedEvent | null } {
    const back = this.rewind.back(by);
    if (back === null) return { closedBy: this.rewind.closedBy };
    return this.goneBack(back);
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
  rewindBeyond(): { readonly undone: number } | null {
    const back = this.isSolo ? this.rewind.beyond() : null;
    return back === null ? null : this.goneBack(back);
  }

  /** The game when so many answers had been given, to look at. */
  gameAt(answers: number): Game {
    return this.rewind.at(answers) ?? this.current;
  }

  private goneBack({ game, seat, undone }: GoneBack): { readonly undone: number } {
    this.current = game;
    this.journal?.undone(seat, game.hash());
    return { undone };
  }
}
