/** Where one visitor sits at a table, or looks on: what they see of it and may do, and nothing else. */
import type { Answer, CardNumber, Option, Refusal, Request, Seat } from '../../engine/asking/request.ts';
import type { View } from '../../engine/showing/view.ts';
import type { About, CommandOutcome, Further, GameTable, TableSession } from '../../table/index.ts';

/** What a place has to know of the table it is at. */
export interface AtTable {
  /** How the game ended, where it was not by the rules. */
  readonly ended: { readonly winners: readonly Seat[]; readonly reason: string } | null;
  readonly isOver: boolean;
  /** The seats in which people sit, or are to. */
  readonly people: readonly Seat[];
  /** A command of the table itself, without its slash. */
  order(place: Place, words: string): CommandOutcome;
  left(place: Place): void;
  /** Lets something happen in the game; a fault of ours in it ends the table, and that is told instead. */
  safely<T>(act: () => T, broken: T): T;
  /** How the game can be seen again, a line each. */
  readonly afterwards: readonly string[];
}

const BROKEN = 'this table stopped by a fault of the program; its journal is kept';
const stopped: Refusal = { refused: true, rules: [], reason: BROKEN };

export class Place implements TableSession {
  private said: string | null = null;
  private hasLeft = false;
  private readonly listeners = new Set<() => void>();
  /** Why the visitor is sent away; null: nobody does. */
  sentAway: string | null = null;

  constructor(
    private readonly table: AtTable,
    private readonly inner: GameTable,
    /** Null: of somebody who looks on. */
    readonly seat: Seat | null,
    readonly name: string,
    readonly greeting: readonly string[],
  ) {}

  /** Tells this visitor something. */
  tell(words: string): void {
    // The same words twice are told twice.
    this.said = words === this.said ? `${words} ` : words;
    this.changed();
  }

  /** Sends the visitor away. */
  sendAway(why: string): void {
    this.sentAway = why;
    this.quit();
  }

  /** What goes wrong as one visitor is shown something is that visitor's affair alone. */
  guard: (act: () => void) => void = (act) => act();

  changed(): void {
    for (const listener of [...this.listeners]) this.guard(listener);
  }

  notice(): string | null {
    return this.said;
  }

  view(): View {
    const view = this.inner.view();
    const { ended } = this.table;
    return ended === null ? view : { ...view, over: view.over ?? ended, asked: null, request: null };
  }

  request(): Request | null {
    return this.table.isOver ? null : this.inner.request();
  }

  trouble(): string | null {
    return this.inner.trouble();
  }

  waitsFor(): Seat | null {
    return this.table.isOver ? null : this.inner.waitsFor();
  }

  answer(answer: Answer): Refusal | undefined {
    return this.table.safely(() => this.inner.answer(answer), stopped);
  }

  command(line: string): CommandOutcome {
    const order = /^\s*\/(.*)$/s.exec(line)?.[1];
    if (order !== undefined) return this.table.order(this, order.trim());
    if (/^\s*quit\s*$/i.test(line)) {
      this.quit();
      return { ok: true, lines: [] };
    }
    return this.table.safely(() => this.inner.command(line), { ok: false, message: BROKEN });
  }

  complete(partial: string): readonly string[] {
    return this.inner.complete(partial);
  }

  describe(option: Option): string {
    return this.inner.describe(option);
  }

  whyNot(verb: string, about?: About): string {
    return this.table.isOver ? 'The game is over: nobody is asked.' : this.inner.whyNot(verb, about);
  }

  explain(card: CardNumber): readonly string[] {
    return this.inner.explain(card);
  }

  preview(answer: Answer): View | null {
    return this.table.isOver ? null : this.inner.preview(answer);
  }

  afterwards(): readonly string[] {
    return [...this.inner.afterwards(), ...this.table.afterwards];
  }

  accounts() {
    return this.inner.accounts();
  }

  get further(): readonly Further[] {
    return this.seat === null ? ['menu'] : ['rematch', 'menu'];
  }

  log() {
    return this.inner.log();
  }

  past() {
    return this.inner.past();
  }

  printed(card: CardNumber) {
    return this.inner.printed(card);
  }

  measure(asking: CardNumber, team: readonly CardNumber[]) {
    return this.inner.measure(asking, team);
  }

  answers(): number {
    return this.inner.answers();
  }

  viewAt(answers: number, events?: number): View {
    return this.inner.viewAt(answers, events);
  }

  rules(ids: readonly string[]): readonly string[] {
    return this.inner.rules(ids);
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  quit(): void {
    if (this.hasLeft) return;
    this.hasLeft = true;
    this.table.left(this);
    this.changed();
  }

  /** Whether another person plays here with who sits in this place. */
  get playsSomebody(): boolean {
    return this.seat !== null && !this.table.isOver && this.table.people.length > 1;
  }

  get isLeft(): boolean {
    return this.hasLeft;
  }
}
