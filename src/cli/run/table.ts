/** A table to sit at: a session seen with one pair of eyes, with commands, queries and a log in words. */
import {
  describeOption,
  helpFor,
  interpret,
  refusalLine,
  targetAnswer,
  type CommandRefusal,
  type Pending,
  type Query,
} from '../../commands/index.ts';
import { toldLine } from '../../catalog/index.ts';
import type { LoggedEvent } from '../../engine/events.ts';
import type { Answer, CardNumber, Option, Refusal, Request } from '../../engine/request.ts';
import type { View, Viewer } from '../../engine/view.ts';
import { describeEvent, isTold } from '../../lab/index.ts';
import { closesUndo } from '../../players/undo.ts';
import { isRefusal, type Session, type Told } from '../../players/session.ts';
import { findRules, type Rule } from '../../rules/ledger.ts';
import { handLines, tableLines } from '../../tui/line/table.ts';
import { cardsIn } from '../../tui/cards.ts';
import type { CommandOutcome, LogLine, TableSession } from '../../tui/session.ts';
import { ruleLines } from './rules.ts';
import { TableLog } from './table-log.ts';
import { lookQuery, missionQuery, said, sorry } from './table-queries.ts';

export interface TableOptions {
  /** Whose eyes; null: of whoever is asked. */
  readonly viewer: Viewer | null;
  readonly rules: readonly Rule[];
  /** Writes the game to a file; says what became of it. */
  readonly save: (file: string) => CommandOutcome;
  /** Each person has a log of their own (the screen changes hands); otherwise there is one, in the words of whoever is asked. */
  readonly ownLogs?: boolean;
  /** Events at which to ask for optional responses; elsewhere they are passed by themselves. Empty: at all of them. */
  readonly stops?: readonly string[];
  /** Lessons are given as things come up. */
  readonly isFirstGame?: boolean;
  /** How to see or go on with the game later, a line each. */
  readonly afterwards?: () => readonly string[];
  /** Hears of every answer given, by bots too. */
  readonly told?: (told: Told) => void;
}

/** Orders that show nothing hidden and leave nothing to chance by themselves: what comes of them can be shown beforehand. */
const foreseen: ReadonlySet<string> = new Set(['beam', 'move']);

/** This many rules are shown at a time; more words find fewer. */
const mostRules = 8;

export class GameTable implements TableSession {
  private readonly logs: TableLog;
  private readonly listeners = new Set<() => void>();
  private lastRefusal: CommandRefusal | null = null;
  private lastViewer: Viewer = 0;
  private hasQuit = false;
  /** A target named with the command before, not asked for yet. */
  private pending: Pending | null = null;

  constructor(
    readonly session: Session,
    private readonly options: TableOptions,
  ) {
    this.logs = new TableLog(options.ownLogs === true ? session.seats.length : 0);
  }

  /** The log of whoever looks. */
  private get lines(): readonly LogLine[] {
    return this.logs.linesFor(this.viewer);
  }

  /** Lets the bots that begin answer, for those who look on. */
  begin(): void {
    this.letBotsAnswer();
    this.changed();
  }

  /** Lets bots answer until somebody else is asked or the game is over. */
  letBotsAnswer(): void {
    while (this.letBotAnswer());
  }

  /** Lets the bot that is asked give one answer, or passes for a person who does not want to be asked; false if neither is. */
  letBotAnswer(): boolean {
    const told = this.session.letBotAnswer() ?? this.passUnasked();
    if (told !== null) this.tell(told);
    return told !== null;
  }

  /** Passes where somebody is asked for a response at an event at which they do not stop. */
  private passUnasked(): Told | null {
    const { stops = [] } = this.options;
    const { request } = this.session;
    if (stops.length === 0 || request?.kind !== 'respond' || stops.includes(request.about ?? '')) return null;
    const told = this.session.answer({ option: request.options.findIndex(({ verb }) => verb === 'pass') });
    return isRefusal(told) ? null : told;
  }

  get isFirstGame(): boolean {
    return this.options.isFirstGame === true;
  }

  get viewer(): Viewer {
    if (this.options.viewer !== null) return this.options.viewer;
    // While nobody at the table is asked, the eyes stay whose they were.
    if (this.session.waitsForSomebody) this.lastViewer = this.session.request?.player ?? this.lastViewer;
    return this.lastViewer;
  }

  view(): View {
    return this.session.game.view(this.viewer);
  }

  request(): Request | null {
    return this.session.waitsForSomebody ? this.session.request : null;
  }

  answer(answer: Answer): Refusal | undefined {
    const told = this.session.answer(answer);
    if (isRefusal(told)) {
      this.lastRefusal = { ...told, nearest: [] };
      return told;
    }
    this.tell(told);
    this.letBotsAnswer();
    this.changed();
    return undefined;
  }

  command(line: string): CommandOutcome {
    const why = /^\s*why\s+(\S+)/i.exec(line)?.[1];
    if (why !== undefined) return said([this.whyNot(why)]);
    const meant = interpret(this.session.game, line);
    switch (meant.kind) {
      case 'nothing':
        return said([]);
      case 'query':
        return this.query(meant.query);
      case 'refused':
        this.lastRefusal = meant.refusal;
        return sorry(refusalLine(meant.refusal));
      case 'answer':
        return this.give(meant.answer, meant.target ?? null);
    }
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

  private query(query: Query): CommandOutcome {
    switch (query.ask) {
      case 'help':
        return said(helpFor(this.request()));
      case 'table':
        return said(tableLines(this.view()));
      case 'hand':
        return said(handLines(this.view()));
      case 'mission':
        return missionQuery(this.view(), query.words);
      case 'log':
        return said((query.lines === null ? this.lines : this.lines.slice(-query.lines)).map(({ text }) => text));
      case 'look':
        return lookQuery(this.view(), query.words, (card) => this.explain(card));
      case 'why':
        return said(this.whyRefused());
      case 'rules':
        return said(findRules(this.options.rules, query.words).slice(0, mostRules).flatMap(ruleLines));
      case 'undo':
        return this.undo();
      case 'rewind':
        return this.rewind();
      case 'save':
        return this.options.save(query.words);
      case 'quit':
        this.quit();
        return said([]);
    }
  }

  private whyRefused(): readonly string[] {
    const refusal = this.lastRefusal;
    if (refusal === null) return ['Nothing has been refused.'];
    return [refusalLine(refusal), ...this.rules(refusal.rules)];
  }

  private undo(): CommandOutcome {
    const result = this.session.undo();
    if (!('closedBy' in result)) return this.takenBack();
    const [known] = result.closedBy === null ? [] : this.known([result.closedBy]);
    if (known === undefined) return sorry('There is nothing to take back.');
    const beyond = this.session.isSolo ? ' (rewind goes back all the same, and the game says so)' : '';
    return sorry(`Nothing before this can be taken back: ${describeEvent(this.session.game, known)}${beyond}`);
  }

  private rewind(): CommandOutcome {
    if (!this.session.isSolo) return sorry('Only who plays alone against bots may rewind.');
    return this.session.rewindBeyond() === null ? sorry('There is nothing to take back.') : this.takenBack();
  }

  /** The log ends where the game does now. */
  private takenBack(): CommandOutcome {
    this.logs.cutTo(this.session.answers);
    this.changed();
    return { ok: true };
  }

  describe(option: Option): string {
    return describeOption(this.session.game, option);
  }

  whyNot(verb: string): string {
    const { request } = this.session;
    if (request === null) return 'The game is over: nobody is asked.';
    const { reason, rules } = this.session.game.whyNot({ verb, seat: request.player });
    return toldLine(`${verb}: ${reason}${rules.length === 0 ? '' : ` [${rules.join(', ')}]`}`);
  }

  preview(answer: Answer): View | null {
    const { request, game } = this.session;
    const option = request?.options[answer.option];
    if (request === null || option === undefined || !foreseen.has(option.verb)) return null;
    const copy = game.copy();
    const events = copy.answer(answer);
    // What a card makes of it may be a surprise; that is not told beforehand.
    if (isRefusal(events) || events.some(({ event }) => closesUndo(event, request.player))) return null;
    return copy.view(this.viewer);
  }

  afterwards(): readonly string[] {
    const { rewound } = this.session;
    const mark =
      rewound === 0 ? [] : [`Taken back over what had come to light: ${rewound === 1 ? 'once' : `${rewound} times`}`];
    return [...mark, ...(this.options.afterwards?.() ?? [])];
  }

  explain(card: CardNumber): readonly string[] {
    const known = cardsIn(this.view()).get(card);
    return Object.entries(known?.values ?? {}).flatMap(([name, value]) => {
      const explanation = this.session.game.explain(card, name, this.viewer);
      if (explanation === null || explanation.steps.length === 0) return [];
      const steps = explanation.steps.map((step) => {
        const source =
          step.source === null ? '' : ` (${cardsIn(this.view()).get(step.source)?.definition.title ?? 'a card'})`;
        return `${step.change}${source}${step.rules.length === 0 ? '' : ` [${step.rules.join(' ')}]`}`;
      });
      return [`${name} ${value} = ${explanation.base} printed, ${steps.join(', ')}`];
    });
  }

  log(): readonly LogLine[] {
    return this.lines;
  }

  viewAt(answers: number): View {
    return this.session.gameAt(answers).view(this.viewer);
  }

  rules(ids: readonly string[]): readonly string[] {
    return this.options.rules.filter(({ id }) => ids.includes(id)).flatMap(ruleLines);
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
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
    return this.lastRefusal?.rules ?? [];
  }

  /** Events as far as the viewer may know them. */
  known(events: readonly LoggedEvent[]): readonly LoggedEvent[] {
    return this.session.game.eventsFor(this.viewer, events);
  }

  /** An event the viewer may know, in words; null where it is bookkeeping. */
  words(known: LoggedEvent): string | null {
    return isTold(known.event) ? describeEvent(this.session.game, known) : null;
  }

  /** Puts what happened before into the log: one list of events an answer, the opening first. */
  recall(past: readonly (readonly LoggedEvent[])[]): void {
    for (const [answers, events] of past.entries()) this.enter(events, answers);
  }

  private enter(events: readonly LoggedEvent[], answers: number): void {
    this.logs.enter(this.session.game, events, this.viewer, answers);
  }

  private tell(told: Told): void {
    this.enter(told.events, this.session.answers);
    this.options.told?.(told);
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }
}
