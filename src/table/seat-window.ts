/**
 * The window through which one seat, an onlooker or a judge sees a game: whatever is told of the game goes through it, and nothing passes that its viewer
 * may not know. Views, requests, events, the log, refusals and what else is asked about are taken from here, never from the game.
 */
import { toldLine } from '../catalog/shown.ts';
import {
  describeOption,
  completions,
  helpFor,
  interpret,
  spelledOut,
  wordsOf,
  type CommandRefusal,
  type Interpretation,
} from '../commands/index.ts';
import type { Definition } from '../engine/definition.ts';
import type { LoggedEvent, Measured } from '../engine/state/events.ts';
import type { Explanation, Game } from '../engine/game.ts';
import type { Answer, CardNumber, Option, Refusal, Request, Seat } from '../engine/asking/request.ts';
import type { View, Viewer } from '../engine/showing/view.ts';
import { Accounts, type Account } from './accounts.ts';
import { foreseenOrders } from './edition.ts';
import { enteredIn, type LogEntry } from './log.ts';
import { describeEvent, isTold } from './sentences.ts';
import type { About, Happening } from './table-session.ts';
import { isBot, isRefusal, type Seated, type Session } from './session.ts';
import { closesUndo } from './undo.ts';
import { itemAt } from '../engine/kernel/lists.ts';

/** A line of the log, the cards that it names, and after how many answers it stood so, and how many events of the last of them. */
export interface WindowLine extends LogEntry {
  readonly cards: readonly CardNumber[];
  readonly answers: number;
  readonly events: number;
}

/** Whether the seed is no secret at this table: with it, all that lies hidden can be worked out, so whoever plays against others is not told. */
export const isSeedOpen = (seats: readonly Seated[]): boolean => seats.filter((seat) => !isBot(seat)).length < 2;

export class SeatWindow {
  private happened: Happening[] = [];
  private lines: WindowLine[] = [];
  private readonly kept = new Accounts();
  /** Cards that the viewer was told of, as they are printed. */
  private readonly named = new Map<CardNumber, Definition>();
  private refused: CommandRefusal | null = null;

  constructor(
    private readonly session: Session,
    readonly viewer: Viewer,
  ) {}

  view(): View {
    return this.game.view(this.viewer);
  }

  /** What the viewer saw when so many answers had been given; with `events`, after so many events of what the last of them brought about. */
  viewAt(answers: number, events?: number): View {
    return this.session.viewAt(this.viewer, answers, events);
  }

  /** What the viewer is asked; null while a bot or somebody else is, and after the game. */
  request(): Request | null {
    return this.isAsked && this.session.waitsForSomebody ? this.game.request : null;
  }

  /** Another player whose answer the game waits for; null also where that it waits is hidden. */
  waitsFor(): Seat | null {
    return this.isAsked ? null : this.game.glance(this.viewer).asked;
  }

  /** Who is asked, as far as the viewer may know, in a sentence. */
  whoIsAsked(): string {
    if (this.game.request === null) return 'The game is over: nobody is asked.';
    const seat = this.isAsked ? this.game.request.player : this.waitsFor();
    return seat === null ? `${this.name} is not asked just now.` : `${this.nameOf(seat)} is asked.`;
  }

  /** What may be typed now. */
  help(): readonly string[] {
    return helpFor(this.request(), this.whoIsAsked(), wordsOf(this.game));
  }

  /** Lines that go on from what has been typed. */
  complete(partial: string): readonly string[] {
    return completions(this.game, partial, wordsOf(this.game), this.request());
  }

  /** The line with its verb written out, where it is plain which one is meant. */
  spelledOut(line: string): string {
    return spelledOut(line, this.request(), wordsOf(this.game));
  }

  /** An option of the viewer's request in the words of the command language. */
  describe(option: Option): string {
    return describeOption(this.game, option);
  }

  /** Events as far as the viewer may know them. */
  eventsOf(events: readonly LoggedEvent[]): readonly LoggedEvent[] {
    return this.game.eventsFor(this.viewer, events);
  }

  /** An event of those the viewer may know, in words; null where it is bookkeeping. */
  wordsOf(known: LoggedEvent): string | null {
    return isTold(this.game, known.event) ? describeEvent(this.game, known) : null;
  }

  /** The log so far, oldest first. */
  get log(): readonly WindowLine[] {
    return this.lines;
  }

  /** Notes in the log what the last of so many answers brought about. */
  note(events: readonly LoggedEvent[], answers: number): void {
    const told = events.flatMap((logged, index) => this.eventsOf([logged]).map((known) => ({ known, index })));
    const known = told.map((each) => each.known);
    this.kept.note(this.game, known, answers);
    const entered = enteredIn(this.game, known);
    for (const [at, { logged, entry, named }] of entered.entries()) {
      // What follows untold belongs to it.
      const next = entry === null ? -1 : entered.findIndex((each, later) => later > at && each.entry !== null);
      const until = told[next]?.index ?? events.length;
      const line = entry === null ? null : { ...entry, cards: [...named], answers, events: until };
      this.happened.push({ logged, line, answers });
      if (line !== null) this.lines.push(line);
      for (const card of named) this.named.set(card, this.game.definition(card));
    }
  }

  /** Everything that happened so far as the viewer knows it, oldest first. */
  get past(): readonly Happening[] {
    return this.happened;
  }

  /** A card that something was told of, as it is printed; null for any other. */
  printed(card: CardNumber): Definition | null {
    return this.named.get(card) ?? null;
  }

  /** Forgets what came after so many answers. */
  forgetAfter(answers: number): void {
    this.lines = this.lines.filter((line) => line.answers <= answers);
    this.happened = this.happened.filter((each) => each.answers <= answers);
    this.kept.forgetAfter(answers);
  }

  /** What the game has come to so far for each player. */
  accounts(): readonly Account[] {
    return this.kept.of(this.game);
  }

  /**
   * Reads a line of the command language. Commands of another player are read as that player's, but why one of them is refused is not told here.
   */
  read(line: string): Interpretation {
    const read = interpret(this.game, this.spelledOut(line));
    if (read.kind !== 'refused') return read;
    const isSeen = read.player === null || this.isAsked;
    const refusal = isSeen ? read.refusal : this.unseen(read.player, read.refusal);
    this.refused = refusal;
    return { ...read, refusal };
  }

  /** Why an answer was refused, as far as the viewer may know. */
  refuse({ rules, reason }: Refusal): CommandRefusal {
    const refusal = { rules, reason, nearest: [] };
    const asked = this.game.request?.player;
    this.refused = asked === undefined || this.isAsked ? refusal : this.unseen(asked, refusal);
    return this.refused;
  }

  /** What was refused last at this window; null if nothing was. */
  get lastRefusal(): CommandRefusal | null {
    return this.refused;
  }

  /** Why nothing can be done now with a verb, or not with these cards; that is a refusal too, to be asked about afterwards. */
  whyNot(verb: string, about: About = {}): string {
    const { request } = this.game;
    const isOpen = request !== null && (this.isAsked || this.waitsFor() !== null);
    if (!isOpen || this.viewer === 'public') return this.whoIsAsked();
    const seat = this.viewer === 'all' ? request.player : this.viewer;
    const { reason, rules } = this.game.whyNot({ ...about, verb, seat });
    this.refused = { rules, reason: `${verb}: ${reason}`, nearest: [] };
    return toldLine(`${verb}: ${reason}${rules.length === 0 ? '' : ` [${rules.join(', ')}]`}`);
  }

  /** What a team has against what a card asks; empty where the viewer may not know all of them. */
  measure(asking: CardNumber, team: readonly CardNumber[]): readonly Measured[] {
    return this.game.measure(asking, team, this.viewer);
  }

  /** How a number of a card came about; null where the viewer may not know the card. */
  explain(card: CardNumber, value: string): Explanation | null {
    return this.game.explain(card, value, this.viewer);
  }

  /**
   * What the viewer would see after an answer that shows nothing hidden and leaves nothing to chance, if nobody responds; null of any other. It is tried in a
   * game that the viewer can't tell from this one, so that it tells nothing of what is hidden in this one.
   */
  preview(answer: Answer): View | null {
    const request = this.request();
    const option = request?.options[answer.option];
    if (request === null || option === undefined || !this.foreseen.has(option.verb)) return null;
    const { viewer } = this;
    const tried = typeof viewer === 'number' ? this.game.imagine(viewer, this.session.answers) : this.game.copy();
    for (let next: Answer | null = answer; next !== null; next = othersPass(tried, request.player)) {
      const events = tried.answer(next);
      // What a card makes of it may be a surprise; that is not told beforehand.
      if (isRefusal(events) || events.some(({ event }) => closesUndo(event, request.player))) return null;
    }
    // Nobody answers there any more, and little is looked at.
    return tried.glance(viewer);
  }

  /** Why the game can't be taken back: by what closed the way, as far as the viewer may know of it; null: nothing did. */
  whyNotBack(closedBy: LoggedEvent | null): string {
    if (closedBy === null) return 'There is nothing to take back.';
    const [known] = this.eventsOf([closedBy]);
    return `Nothing before this can be taken back${known === undefined ? '' : `: ${describeEvent(this.game, known)}`}`;
  }

  /** Whether the viewer may be told the seed now. */
  get tellsSeed(): boolean {
    return this.viewer === 'all' || this.game.request === null || isSeedOpen(this.session.seats);
  }

  private get game(): Game {
    return this.session.game;
  }

  private get foreseen(): ReadonlySet<string> {
    return foreseenOrders(this.game.ruleset);
  }

  private get isAsked(): boolean {
    const { request } = this.game;
    return request !== null && (this.viewer === 'all' || this.viewer === request.player);
  }

  private get name(): string {
    return typeof this.viewer === 'number' ? this.nameOf(this.viewer) : 'an onlooker';
  }

  private nameOf(seat: Seat): string {
    return itemAt(this.game.seats, seat);
  }

  /** What is told here of a refusal that speaks of another's request, or of why somebody else is asked. */
  private unseen(player: Seat | null, refusal: CommandRefusal): CommandRefusal {
    const asked = this.waitsFor();
    if (asked === null) return { rules: [], reason: `${this.name} is not asked just now`, nearest: [] };
    if (player !== asked) return refusal;
    return { rules: [], reason: `${this.nameOf(asked)} may not do that now; why is not for ${this.name} to see`, nearest: [] }; // prettier-ignore
  }
}

/** The answer of another player who is asked over hidden options and lets them go; null where nobody is. */
function othersPass({ request }: Game, player: Seat): Answer | null {
  if (request === null || request.player === player) return null;
  const option = request.options.findIndex(({ verb }) => verb === 'pass');
  return option < 0 ? null : { option };
}
