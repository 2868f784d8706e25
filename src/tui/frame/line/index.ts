/** Line mode: the game as append-only lines, a prompt with numbered choices, and queries. For pipes, blind players and plain terminals. */
import { refusalLine } from '../../../commands/index.ts';
import type { Candidate, CardNumber } from '../../../engine/asking/request.ts';
import type { CardView } from '../../../engine/showing/view.ts';
import { zone } from '../cards.ts';
import type { TableFace } from '../face.ts';
import { nextLesson } from '../lessons.ts';
import { withCommands } from '../question/remedies.ts';
import { cardsIn, type CommandOutcome, type TableSession } from '../../../table/index.ts';
import { choose, listOf, requestLines, type Words } from './choices.ts';
import { newsSince } from './news.ts';
import { resultLines } from './result.ts';

/** What line mode writes to and reads from. */
export interface LineTerminal {
  readonly print: (line: string) => void;
  /** A line of input; null at its end; `NEWS`: none yet, but something happened at the table. */
  readonly next: (prompt: string) => Promise<string | null | typeof NEWS>;
  /** Hears that everything that happened so far is told. */
  readonly caughtUp?: () => void;
}

/** Read in place of a line where somebody else at the table did something. */
export const NEWS = Symbol('news');

/** How line mode ended. */
export type LineEnd = 'over' | 'end of input' | 'quit';

const helpOf = ({ lines, examples }: TableFace): readonly string[] => [
  'Answer with the number of a choice; of a list with numbers and commas (1,3,4), all or none;',
  `or type a command, as ${examples.lines}.`,
  `At any time: table,${lines.placeWord === null ? '' : ` ${lines.placeWord} N,`} hand, log N, look CARD, why VERB, rules WORDS, undo, rewind, save FILE, help, quit.`,
  'Where an answer can not be written down: retry tries again, unsaved goes on without a journal.',
];

/** A game played in lines, by the face of its edition: numbers and commands in, what happens and what may be done out. */
export class LineMode {
  private picked: number | null = null;
  private hasQuit = false;
  /** Titles of the lessons given. */
  private readonly lessons: string[] = [];

  constructor(
    private readonly table: TableSession,
    private readonly face: TableFace,
    private readonly terminal: LineTerminal,
    /** What so many answers brought about has been told already; the opening comes after none. */
    private told = -1,
  ) {}

  /** Plays until the game is over, the input ends or the player leaves. */
  async run(): Promise<LineEnd> {
    this.printAll(this.face.lines.table(this.table.view()));
    this.printAll(this.table.greeting ?? []);
    this.terminal.print('Type help for what you can do at any time.');
    for (;;) {
      this.printNewLog();
      if (this.table.view().over !== null) {
        this.printAll(resultLines(this.table.view(), this.table.accounts()));
        return 'over';
      }
      this.printLesson();
      this.printGoal();
      this.printRequest();
      this.terminal.caughtUp?.();
      const isAnswered = await this.converse();
      if (isAnswered === null) return 'end of input';
      if (this.hasQuit || this.table.isLeft) return 'quit';
    }
  }

  /** Reads lines until one changes the game; null at the end of input. */
  private async converse(): Promise<true | null> {
    for (;;) {
      const line = await this.terminal.next(this.prompt());
      if (line === null) return null;
      if (line === NEWS) return true;
      if (this.take(line.trim())) return true;
    }
  }

  /** Carries out one line; true if what is asked may have changed, or should be shown again. */
  private take(line: string): boolean {
    if (line === '') {
      const wasPicked = this.picked !== null;
      this.picked = null;
      return wasPicked;
    }
    if (line === 'quit') {
      this.table.quit();
      this.hasQuit = true;
      return true;
    }
    const request = this.table.request();
    const choice = request === null ? null : choose(request, this.picked, line);
    if (choice === null) return this.command(line);
    switch (choice.is) {
      case 'problem':
        this.terminal.print(choice.message);
        return false;
      case 'picked':
        this.picked = choice.option;
        return true;
      case 'answer': {
        const refusal = this.table.answer(choice.answer);
        if (refusal === undefined) {
          this.picked = null;
          return true;
        }
        this.terminal.print(refusalLine({ ...refusal, nearest: [] }));
        return false;
      }
    }
  }

  private command(line: string): boolean {
    if (line === 'help') this.printAll(helpOf(this.face));
    const before = this.table.answers();
    const outcome: CommandOutcome = this.table.command(line);
    if (!outcome.ok) {
      const { message, verb } = outcome;
      const asked = { face: this.face, view: this.table.view(), request: this.table.request() };
      this.terminal.print(verb === undefined ? message : withCommands(asked, verb, message));
      return false;
    }
    this.printAll(outcome.lines ?? []);
    if (outcome.lines !== undefined && this.table.answers() === before) return false;
    this.picked = null;
    return true;
  }

  private printRequest(): void {
    const request = this.table.request();
    if (request === null) return this.printWaiting();
    const cards = cardsIn(this.table.view());
    const facts = (card: CardView | undefined): string => {
      const known = card === undefined ? '' : this.face.lines.facts(card);
      return known === '' ? '' : `  (${known})`;
    };
    const inHand = this.cardsPicked();
    const words: Words = {
      option: (option) => {
        const { card } = option;
        return `${this.table.describe(option)}${card !== undefined && inHand.has(card) ? facts(cards.get(card)) : ''}`;
      },
      candidate: (candidate) => {
        switch (candidate.kind) {
          case 'card': {
            const card = cards.get(candidate.card);
            return card === undefined
              ? `card @${candidate.card}`
              : `${card.definition.id} @${candidate.card}${facts(card)}`;
          }
          case 'player':
            return this.table.view().players[candidate.player]?.name ?? `seat ${candidate.player}`;
          case 'number':
            return `${candidate.value}`;
          case 'word':
            return candidate.value;
        }
      },
    };
    this.terminal.print('');
    this.printAll(this.face.question.said(this.table.view()));
    const noted: Words = { ...words, candidate: (candidate) => words.candidate(candidate) + this.noteOn(candidate) };
    this.printAll(requestLines(request, listOf(request, this.picked) === null ? null : this.picked, noted));
  }

  /** What comes of choosing a candidate. */
  private noteOn(candidate: Candidate): string {
    return candidate.kind === 'card' ? this.face.question.candidateNote(this.table.view(), candidate.card) : '';
  }

  /** The cards among which the player picks where they lie: what they cost and can is told with what can be done with them. */
  private cardsPicked(): ReadonlySet<CardNumber> {
    const { picksFrom } = this.face.question;
    const view = this.table.view();
    const seat = typeof view.viewer === 'number' ? view.viewer : view.asked;
    if (picksFrom === null || seat === null) return new Set();
    return new Set(zone(view, seat, picksFrom.zone).cards.map(({ number }) => number));
  }

  /** What is asked, before the place where one types: `Turn 3, play > `, with what the edition says of the turn. */
  private prompt(): string {
    const { turn, over } = this.table.view();
    if (over !== null || this.table.request() === null) return '> ';
    const note = this.face.turnNote(this.table.view());
    return `Turn ${turn.number}, ${turn.segment}${note === '' ? '' : `, ${note}`} > `;
  }

  /** Whose answer is waited for, where the player may know. */
  private printWaiting(): void {
    const trouble = this.table.trouble();
    if (trouble !== null) return this.terminal.print(trouble);
    const seat = this.table.waitsFor();
    if (seat !== null) this.printAll(['', `${this.table.view().players[seat]?.name ?? `seat ${seat}`} is asked.`]);
  }

  private printNewLog(): void {
    const answers = this.table.answers();
    // After `undo` there are fewer answers than were told of. The log may be another player's than the last time.
    const told = Math.min(this.told, answers);
    this.printAll(newsSince(this.table, this.face, told).map((line) => `  ${line}`));
    this.told = answers;
  }

  /** In the first game: what comes up for the first time. */
  private printLesson(): void {
    if (this.table.isFirstGame !== true) return;
    const scene = { view: this.table.view(), request: this.table.request() };
    const lesson = nextLesson(this.face.lessons, scene, this.lessons);
    if (lesson === null) return;
    this.lessons.push(lesson.title);
    this.printAll([
      '',
      `* ${lesson.title}`,
      ...lesson
        .lines(scene)
        .filter((line) => line !== '')
        .map((line) => `  ${line}`),
    ]);
  }

  /** In the first game: what to do next. */
  private printGoal(): void {
    const request = this.table.request();
    const goal = this.table.isFirstGame === true && request ? this.face.nextGoal(this.table.view(), request) : null;
    if (goal !== null) this.printAll(['', `Next: ${goal.text}.`]);
  }

  private printAll(lines: readonly string[]): void {
    for (const line of lines) this.terminal.print(line);
  }
}
