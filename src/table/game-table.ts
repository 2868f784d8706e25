/** A table to sit at: a session seen through the window of one seat at a time, with commands, queries and a log in words. */
import { refusalLine, targetAnswer, type CommandRefusal, type Pending, type Query } from '../commands/index.ts';
import type { Account } from './accounts.ts';
import { drawSeveral, drawsIn } from './draws.ts';
import type { LoggedEvent, Measured } from '../engine/state/events.ts';
import type { Definition } from '../engine/definition.ts';
import type { Answer, CardNumber, Option, Refusal, Request, Seat } from '../engine/asking/request.ts';
import type { View } from '../engine/showing/view.ts';
import { SeatWindow } from './seat-window.ts';
import { isRefusal, type Session, type Told } from './session.ts';
import { answerQuery, explainLines, forbidden, rulesBy, said, sorry } from './queries.ts';
import type { About, CommandOutcome, Further, LogLine, TableSession, Happening } from './table-session.ts';
import type { TableOptions } from './table-options.ts';
import { unaskedAnswer } from './unasked.ts';

/** A table to sit at: what its seat sees is asked, and what it answers or commands is carried out, or refused in words. */
export class GameTable implements TableSession {
  /** The window of each seat; where the eyes are always the same, theirs alone. */
  private readonly windows: readonly SeatWindow[];
  private readonly listeners = new Set<() => void>();
  private lastAsked: Seat = 0;
  private hasQuit = false;
  /** A target named with the command before, not asked for yet. */
  private pending: Pending | null = null;

  constructor(
    readonly session: Session,
    private readonly options: TableOptions,
  ) {
    const viewers = options.viewer === null ? session.seats.keys() : [options.viewer];
    this.windows = [...viewers].map((viewer) => new SeatWindow(session, viewer));
  }

  /** The window that is looked through now: that of whoever is asked, or the only one. While nobody at the table is asked it stays the same. */
  private get window(): SeatWindow {
    if (this.session.waitsForSomebody) this.lastAsked = this.session.request?.player ?? this.lastAsked;
    const window = this.windows.length === 1 ? this.windows[0] : this.windows[this.lastAsked];
    if (window === undefined) throw new Error(`there is no seat ${this.lastAsked} at this table`);
    return window;
  }

  /** Lets the bots that begin answer, for those who look on. */
  begin(): void {
    this.letBotsAnswer();
    this.changed();
  }

  /** Lets bots answer until somebody else is asked or the game is over. */
  letBotsAnswer(): void {
    if (this.options.onlyOwn === true) return;
    while (this.letBotAnswer());
  }

  /** Lets the bot that is asked give one answer, or answers for a person who does not want to be asked; false if neither is. */
  letBotAnswer(): boolean {
    const told = this.session.letBotAnswer() ?? this.answerUnasked();
    if (told !== null) this.tell(told);
    return told !== null;
  }

  /** Answers for a person who does not want to be asked. */
  private answerUnasked(): Told | null {
    const { request } = this.session;
    if (request === null || this.isOthersTurn) return null;
    const answer = unaskedAnswer(request, this.options);
    const told = answer === null ? null : this.session.answer(answer);
    return told === null || isRefusal(told) ? null : told;
  }

  get further(): readonly Further[] {
    return this.options.further ?? [];
  }

  get isFirstGame(): boolean {
    return this.options.isFirstGame === true;
  }

  view(): View {
    return this.window.view();
  }

  request(): Request | null {
    return this.window.request();
  }

  trouble(): string | null {
    return this.session.trouble?.reason ?? null;
  }

  /** Another player whose answer is waited for; null also where that is hidden. */
  waitsFor(): Seat | null {
    return this.window.waitsFor();
  }

  /** Whether the seed may be told to who looks on. */
  get tellsSeed(): boolean {
    return this.window.tellsSeed;
  }

  /** Gives the answer of whoever is asked. */
  answer(answer: Answer): Refusal | undefined {
    if (this.stuckAt !== null) return this.stuckAt;
    if (this.isOthersTurn) return { refused: true, rules: [], reason: this.window.whoIsAsked() };
    const told = this.session.answer(answer);
    if (isRefusal(told)) return { refused: true, ...this.window.refuse(told) };
    this.tell(told);
    this.letBotsAnswer();
    this.changed();
    return undefined;
  }

  command(line: string): CommandOutcome {
    const draws = drawsIn(this.window.spelledOut(line));
    const player = this.session.request?.player;
    const canDraw = (): boolean => {
      const { request } = this.session;
      return request?.player === player && request?.options.some(({ verb }) => verb === 'draw') === true;
    };
    return draws === null ? this.one(line) : drawSeveral(draws, canDraw, (single) => this.one(single));
  }

  private one(line: string): CommandOutcome {
    const why = /^\s*why\s+(\S+)/i.exec(line)?.[1];
    if (why !== undefined) return said([this.whyNot(why)]);
    const meant = this.window.read(line);
    if (meant.kind === 'nothing') return said([]);
    if (meant.kind === 'query') return this.query(meant.query);
    // Whether it could be done is no more to be told than done.
    const { stuckAt } = this;
    if (stuckAt !== null) return sorry(refusalLine({ ...stuckAt, nearest: [] }));
    if (this.isOthersTurn) return sorry(this.window.whoIsAsked());
    if (meant.kind === 'refused') return this.refused(meant.refusal, line);
    return this.give(meant.answer, meant.target ?? null);
  }

  /** What rules forbid is told with the verb of the order. */
  private refused(refusal: CommandRefusal, line: string): CommandOutcome {
    const message = refusalLine(refusal);
    const verb = /^\s*(?:[^":]*:)?\s*(\S+)/.exec(line)?.[1];
    return refusal.rules.length === 0 || verb === undefined ? sorry(message) : forbidden(message, verb.toLowerCase());
  }

  /** Gives an answer that was typed; a target named beforehand is given as soon as the engine asks for it. */
  private give(answer: Answer, target: string | null): CommandOutcome {
    const { request } = this.session;
    const source = request?.options[answer.option]?.card;
    const refusal = this.answer(answer);
    if (refusal !== undefined) return sorry(refusalLine({ ...refusal, nearest: [] }));
    if (request !== null && target !== null && source !== undefined) {
      this.pending = { player: request.player, source, target };
    }
    const next = targetAnswer(this.session.game, this.pending);
    this.pending = next.pending;
    return next.answer === null ? { ok: true } : this.give(next.answer, null);
  }

  /** Whether somebody is asked who does not sit here. */
  private get isOthersTurn(): boolean {
    return this.options.onlyOwn === true && this.session.request !== null && this.window.request() === null;
  }

  /** Why nobody can answer now: the game was ended, or what a bot answered could not be written down. */
  private get stuckAt(): Refusal | null {
    const ended = this.options.ended?.() ?? null;
    if (ended !== null) return ended;
    return this.session.waitsForSomebody ? null : this.session.trouble;
  }

  /** What queries are answered from, and what they may do. */
  private query(query: Query): CommandOutcome {
    const { words, rules, save } = this.options;
    return answerQuery(
      query,
      { window: this.window, words, rules },
      {
        undo: () => this.options.takesBack?.('undo') ?? this.takeBack(),
        rewind: () => this.options.takesBack?.('rewind') ?? this.rewind(),
        retry: () => this.again(this.session.retry()),
        unsaved: () => this.again(this.session.goOnUnsaved()),
        quit: () => this.options.quits?.() ?? this.leave(),
        save,
      },
    );
  }

  /** Takes back the last answer of a person, as far as nothing has come to light since. */
  takeBack(): CommandOutcome {
    // Who share a keyboard see whose turn it is to answer anyway.
    const result = this.session.undo(this.options.viewer ?? 'all');
    if (isRefusal(result)) return sorry(refusalLine({ ...result, nearest: [] }));
    if (!('closedBy' in result)) return this.takenBack();
    const isOver = result.closedBy !== null && this.session.isSolo;
    const beyond = isOver ? ' (rewind goes back all the same, and the game says so)' : '';
    return sorry(`${this.window.whyNotBack(result.closedBy)}${beyond}`);
  }

  private rewind(): CommandOutcome {
    if (!this.session.isSolo) return sorry('Only who plays alone against bots may rewind.');
    const result = this.session.rewindBeyond();
    if (result === null) return sorry('There is nothing to take back.');
    return isRefusal(result) ? sorry(refusalLine({ ...result, nearest: [] })) : this.takenBack();
  }

  /** What could not be written was tried again. */
  private again(result: ReturnType<Session['retry']>): CommandOutcome {
    if (result === null) return sorry('Every answer is written down; there is nothing to try again.');
    if (isRefusal(result)) return sorry(refusalLine({ ...result, nearest: [] }));
    if ('undone' in result) return this.takenBack();
    this.tell(result);
    this.letBotsAnswer();
    this.changed();
    return { ok: true };
  }

  /** The log ends where the game does now. */
  private takenBack(): CommandOutcome {
    this.followBack();
    this.options.wentBack?.();
    return { ok: true };
  }

  /** Forgets what this table has told since the answers that were taken back, at this table or at another one over the same session. */
  followBack(): void {
    for (const window of this.windows) window.forgetAfter(this.session.answers);
    this.pending = null;
    this.changed();
  }

  /** Takes note of what was answered at another table over the same session. */
  hear({ events }: Pick<Told, 'events'>): void {
    this.enter(events, this.session.answers);
    this.changed();
  }

  complete(partial: string): readonly string[] {
    return this.window.complete(partial);
  }

  describe(option: Option): string {
    return this.window.describe(option);
  }

  whyNot(verb: string, about: About = {}): string {
    return this.window.whyNot(verb, about);
  }

  preview(answer: Answer): View | null {
    return this.window.preview(answer);
  }

  afterwards(): readonly string[] {
    const { rewound } = this.session;
    const mark =
      rewound === 0 ? [] : [`Taken back over what had come to light: ${rewound === 1 ? 'once' : `${rewound} times`}`];
    return [...mark, ...(this.options.afterwards?.() ?? [])];
  }

  explain(card: CardNumber): readonly string[] {
    return explainLines(this.window, card);
  }

  accounts(): readonly Account[] {
    return this.window.accounts();
  }

  log(): readonly LogLine[] {
    return this.window.log;
  }

  past(): readonly Happening[] {
    return this.window.past;
  }

  printed(card: CardNumber): Definition | null {
    return this.window.printed(card);
  }

  measure(asking: CardNumber, team: readonly CardNumber[]): readonly Measured[] {
    return this.window.measure(asking, team);
  }

  answers(): number {
    return this.session.answers;
  }

  viewAt(answers: number, events?: number): View {
    return this.window.viewAt(answers, events);
  }

  rules(ids: readonly string[]): readonly string[] {
    return rulesBy(this.options.rules, ids);
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private leave(): CommandOutcome {
    this.quit();
    return said([]);
  }

  quit(): void {
    this.hasQuit = true;
    this.changed();
  }

  get isLeft(): boolean {
    return this.hasQuit;
  }

  /** The rules by which the last command was refused. */
  get refusedBy(): readonly string[] {
    return this.window.lastRefusal?.rules ?? [];
  }

  /** Events as far as whoever looks may know them. */
  known(events: readonly LoggedEvent[]): readonly LoggedEvent[] {
    return this.window.eventsOf(events);
  }

  /** An event that may be known, in words; null where it is bookkeeping. */
  words(known: LoggedEvent): string | null {
    return this.window.wordsOf(known);
  }

  /** Puts what happened before into the log: one list of events an answer, the opening first. */
  recall(past: readonly (readonly LoggedEvent[])[]): void {
    for (const [answers, events] of past.entries()) this.enter(events, answers);
  }

  private enter(events: readonly LoggedEvent[], answers: number): void {
    for (const window of this.windows) window.note(events, answers);
  }

  private tell(told: Told): void {
    this.enter(told.events, this.session.answers);
    this.options.told?.(told);
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }
}
