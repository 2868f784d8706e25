/**
 * The kernel: takes the top frame, runs its next step, and goes on until a step asks for something.
 * Nothing waits in a closure, a promise or a generator: what is being carried out is the stack of frames, which is data.
 */
import type { Nameable } from '../asking/nameable.ts';
import type { Definition } from '../definition.ts';
import type { GameEvent, LoggedEvent } from '../state/events.ts';
import { indexOfStep, stepsOf, type Asking, type PlannedStep } from './procedure.ts';
import { cardsOf, knownIn } from '../showing/event-views.ts';
import { reduce } from '../state/reduce.ts';
import { CHANNEL, channelsOf, EVERYTHING } from './channels.ts';
import { listenersOf, type Listeners } from './listeners.ts';
import { cardsAt } from '../places/places.ts';
import { Table } from './table.ts';
import type { CardNumber, Choice, Refusal, Request, RuleId, Seat } from '../asking/request.ts';
import type { Scratch } from '../ruleset/declared.ts';
import type { RuleKey } from '../ruleset/rule-keys.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { chosenOf, onlyChoice, refuseChoice } from '../asking/answers.ts';
import { offeredBy, type Offered } from '../asking/offered.ts';
import { citedIn } from './citing.ts';
import { guardStep, type Guard } from './guard.ts';
import type { Action, Frame, State } from '../state/state.ts';

export type { Listener, Listeners } from './listeners.ts';

/** What a frame may be given when it is pushed; slots left out are empty. */
export type FrameSlots = Partial<Omit<Frame, 'procedure' | 'step'>>;

/** Something passed on the way between two answers: a step, a question or the answer taken. */
export interface Passed {
  readonly what: 'step' | 'asked' | 'answered';
  readonly step: string;
  /** The label is none of a rulebook's. */
  readonly isInner: boolean;
  readonly rules: readonly RuleId[];
  /** How many events had happened since the last answer when it was passed. */
  readonly events: number;
  readonly request?: Request;
}

export type Watcher = (passed: Passed) => void;

const NOBODY: readonly Seat[] = [];

const OUT_OF_PLAY = 1;
const IN_PLAY = 2;

/** A running game from the inside: what procedures, effects and checks work with. */
export class Engine extends Table {
  /** Events since the last answer. */
  recent: LoggedEvent[] = [];
  /** Of each card: not looked at (0), `OUT_OF_PLAY` or `IN_PLAY`. */
  private readonly playing: Uint8Array;
  private currentStep: PlannedStep | null = null;
  private current: Offered | null = null;
  private listening: Watcher | null = null;
  /** Told how many events have happened since the last answer, after each: for looking at a game between two answers. */
  witness: ((events: number) => void) | null = null;
  readonly guard: Guard = { steps: 0 };
  readonly scratch: Partial<Scratch> = {};

  constructor(
    ruleset: Ruleset,
    definitions: readonly Definition[],
    state: State,
    private known: Listeners | null = null,
    nameable?: Nameable,
  ) {
    super(ruleset, definitions, state, nameable);
    this.playing = new Uint8Array(state.definitionOf.length);
  }

  /** Who listens to what, by trigger key: the same for all copies of a game; found when first asked for. */
  get listeners(): Listeners {
    return (this.known ??= listenersOf(this.definitions, this.held.definitionOf));
  }

  /** Who is told of every step, question and answer as it comes; nobody unless a trace is wanted. */
  get watcher(): Watcher | null {
    return this.listening;
  }

  set watcher(watcher: Watcher | null) {
    this.listening = watcher;
    this.memory.isWatched = watcher !== null;
  }

  // ------------------------------------------------------------------ frames

  frame(procedure: string, slots: FrameSlots = {}): Frame {
    const { cards = {}, numbers = {}, words = {} } = slots;
    const { action, occurrence, also, responders, text, choices, condition } = slots;
    // One literal: what stands behind a spread is defined one by one, and slowly.
    return {
      procedure,
      step: 0,
      cards,
      numbers,
      words,
      action,
      occurrence,
      also,
      responders,
      text,
      choices,
      condition,
    };
  }

  /** Puts a frame on the stack; it runs before the present one goes on. */
  push(procedure: string, slots: FrameSlots = {}): Frame {
    const frame = this.frame(procedure, slots);
    this.held.frames.push(frame);
    this.underWay(frame);
    return frame;
  }

  /** Ends the top frame. */
  pop(): void {
    const frame = this.held.frames.pop();
    if (frame) this.underWay(frame);
  }

  /** From now on the frame carries out this action: another one, or the same as it has come out so far. */
  begin(frame: Frame, action: Action): void {
    frame.action = action;
    this.underWay(frame);
  }

  /** Whether something is being done to the frame's cards, or the text of its card carried out, may have changed. */
  private underWay({ action, text }: Frame): void {
    if (!action && !text) {
      this.memory.touch(CHANNEL.frames);
      return;
    }
    const cells: number[] = [];
    if (action) for (const { ref } of action.objects) cells.push(this.cells.ofUndergoing(ref.card));
    if (text) cells.push(this.cells.ofUndergoing(text.source.card));
    this.memory.touch(CHANNEL.frames, cells);
  }

  /** The next step of `frame` is the one with this label. */
  goto(frame: Frame, label: string): void {
    frame.step = indexOfStep(this.ruleset.procedures, frame.procedure, label);
  }

  /** Ends `frame` without its other steps (it may not be on top yet). */
  finish(frame: Frame): void {
    frame.step = stepsOf(this.ruleset.procedures, frame.procedure).length;
  }

  /** The frame under the top one, or under `frame`. */
  below(frame: Frame): Frame | undefined {
    return this.frames[this.frames.indexOf(frame) - 1];
  }

  /** The nearest frame of a procedure, from the top. */
  nearest(procedure: string): Frame | undefined {
    return this.frames.findLast((frame) => frame.procedure === procedure);
  }

  // ------------------------------------------------------------------ events

  /** Applies an event and logs it with the step that brought it about. */
  emit(event: GameEvent, rules?: readonly RuleId[]): void {
    const blind = this.blind(event);
    const cells = this.cells.changedBy(this.ruleset, event);
    reduce(this.ruleset, this.held, event, this.places);
    if (cells) this.memory.touch(channelsOf(event) | this.exchanged.changed(), cells);
    else this.touchAll();
    this.lookAgain(event);
    if (!this.ruleset.changesNothing.has(event.type)) this.memory.happened();
    const stillBlind = blind.length > 0 ? this.blind(event) : blind;
    const hiddenFrom = blind.length > 0 ? blind.filter((seat) => stillBlind.includes(seat)) : blind;
    const cited = this.cited(rules ?? (this.currentStep ? this.rulesOf(this.currentStep.rules) : []));
    const logged = { event, step: this.stepNow(), rules: cited };
    this.recent.push(hiddenFrom.length > 0 ? { ...logged, hiddenFrom } : logged);
    this.witness?.(this.recent.length);
  }

  /** Nothing is as it was. */
  private touchAll(): void {
    this.playing.fill(0);
    this.exchanged.changed();
    this.memory.touch(EVERYTHING);
    this.memory.touchAll();
  }

  /** Cards that lie elsewhere, have another commander or were turned over may be in play, or no more; and what lies with them. */
  private lookAgain(event: GameEvent): void {
    if (event.type !== 'place' && event.type !== 'command') return;
    const asked = new Map<CardNumber, number>();
    this.forgetPlaying(event.cards, asked);
    const turned: number[] = [];
    for (const [card, before] of asked)
      if (this.isInPlay(card) !== (before === IN_PLAY)) turned.push(this.cells.ofPlay(card));
    if (turned.length > 0) this.memory.touch(CHANNEL.inPlay, turned);
  }

  /** Forgets whether these are in play, and what lies with them; `asked`: of which somebody has asked, and what was said. */
  private forgetPlaying(cards: readonly CardNumber[], asked: Map<CardNumber, number>): void {
    const { playing, places } = this;
    for (const card of cards) {
      const before = playing[card];
      if (before) asked.set(card, before);
      playing[card] = 0;
      const { first, count } = places.withHost(card);
      for (let code = first; code < first + count; code++) this.forgetPlaying(cardsAt(this.held, code), asked);
    }
  }

  /** The rulebook's label of the step at work: that of the nearest procedure that a rulebook has. */
  private stepNow(): string {
    const step = this.labelledStep();
    return step ? step.name : '';
  }

  private labelledStep(): PlannedStep | null {
    const step = this.currentStep;
    if (!step?.isInner) return step;
    const { frames } = this.held;
    for (let depth = frames.length - 1; depth >= 0; depth--) {
      const frame = frames[depth];
      const under = frame && this.ruleset.procedures.get(frame.procedure)?.[frame.step - 1];
      if (under && !under.isInner) return under;
    }
    return step;
  }

  /** What the watcher is told of a step that was passed. */
  private passed(step: PlannedStep | null, what: Passed['what'], rules: readonly RuleId[]): Passed {
    const label = step ? step.name : '';
    return { what, step: label, isInner: step?.isInner === true, rules, events: this.recent.length };
  }

  /** The seats that do not know the faces of an event's cards as things stand now. */
  private blind(event: GameEvent): readonly Seat[] {
    const cards = cardsOf(event);
    if (cards.length === 0) return NOBODY;
    const known = knownIn(event);
    if (known === 'all') return NOBODY;
    let blind: Seat[] | null = null;
    for (let seat = 0; seat < this.seats.length; seat++)
      if (!known.includes(seat) && !this.knowsAll(cards, seat)) (blind ??= []).push(seat);
    return blind ?? NOBODY;
  }

  private knowsAll(cards: readonly CardNumber[], seat: Seat): boolean {
    for (const card of cards) if (!this.ruleset.showing.knows(this, card, seat)) return false;
    return true;
  }

  // ------------------------------------------------------------------ rules

  /** Is the card in play, as the ruleset says? Looked at once for each card until one moves or changes hands. */
  isInPlay(card: CardNumber): boolean {
    const { memory, playing } = this;
    memory.look(this.cells.ofPlay(card));
    if (playing[card] === 0)
      playing[card] = memory.unread(() => this.ruleset.inPlay(this, card)) ? IN_PLAY : OUT_OF_PLAY;
    return playing[card] === IN_PLAY;
  }

  /** As `note`, of rules named by their keys; nothing is looked up while nobody watches. */
  noteKeys(...keys: readonly RuleKey[]): void {
    if (this.watcher) this.note(...this.cite(...keys));
  }

  /** For a trace: rules that decided something here without an event of its own. */
  note(...rules: readonly RuleId[]): void {
    if (rules.length === 0) return;
    this.watcher?.(this.passed(this.labelledStep(), 'step', this.cited(rules)));
  }

  // ------------------------------------------------------------------ asking

  /** What is asked now; null when the game is over. Derived from the state. */
  get offered(): Offered | null {
    if (this.held.over) return null;
    if (!this.current) this.run();
    return this.current;
  }

  get request(): Request | null {
    return this.offered?.request ?? null;
  }

  /** Carries out what the asked player has chosen of what is offered. A refusal leaves everything as it was. */
  take(choice: Choice): readonly LoggedEvent[] | Refusal {
    const refusal = refuseChoice(choice);
    if (refusal) return citedIn(this.ruleset, refusal);
    this.recent = [];
    this.guard.steps = 0;
    const player = this.current?.question.player;
    if (player !== undefined && this.held.shown.some(({ seat }) => seat === player))
      this.emit({ type: 'hid', player }, []);
    this.give(choice);
    this.run();
    return this.recent;
  }

  private give(choice: Choice): void {
    const { option } = choice;
    const frame = this.held.frames.at(-1);
    const step = frame && this.ruleset.procedures.get(frame.procedure)?.[frame.step];
    if (!frame || !step?.asks) throw new Error('an answer without a question');
    this.current = null;
    this.currentStep = step;
    frame.step++;
    this.watcher?.(this.passed(this.labelledStep(), 'answered', option.rules));
    step.asks.answered(this, frame, option, chosenOf(choice));
  }

  /** Runs until somebody has to answer or the game is over. */
  run(): void {
    while (!this.held.over && !this.current) {
      const frame = this.held.frames.at(-1);
      if (!frame) throw new Error('the stack of frames is empty');
      const step = this.ruleset.procedures.get(frame.procedure)?.[frame.step];
      if (!step) {
        this.pop();
        continue;
      }
      this.currentStep = step;
      guardStep(this, this.guard);
      this.memory.touch(CHANNEL.frames);
      // What contradicts is settled before anything is worked out from it.
      if (this.ruleset.settle(this)) continue;
      if (step.asks) this.ask(frame, step, step.asks);
      else {
        frame.step++;
        this.watcher?.(this.passed(step, 'step', this.cited(this.rulesOf(step.rules))));
        step.does?.(this, frame);
      }
    }
  }

  private ask(frame: Frame, step: PlannedStep, asks: Asking): void {
    const offered = offeredBy(this, frame, asks);
    if (!offered) {
      frame.step++;
      return;
    }
    this.current = offered;
    if (this.watcher) this.watcher({ ...this.passed(step, 'asked', offered.question.rules), request: offered.request });
    const forced = 'groups' in asks || asks.always ? null : onlyChoice(this, offered.request);
    if (forced) this.give(forced);
  }
}
