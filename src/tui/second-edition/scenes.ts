/** Attempts and battles of the Second Edition told stage by stage, and losses outside of them: made of what happened, as the viewer knows it. */
import type { BattleKind } from '../../effects/undertakings.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import { hiddenIn, type GameEvent, cardBegunWith } from '../../engine/state/events.ts';
import type { Happening } from '../../table/index.ts';
import type { Stage, Story } from '../frame/scene.ts';
import type { Board } from './board.ts';
import { line } from '../frame/text.ts';
import type { Token } from '../frame/text.ts';
import {
  battleCause,
  battleEnd,
  battleOpening,
  battleTotals,
  completion,
  dilemmaOpening,
  failure,
  taskOpening,
  notFaced,
  teamAsked,
  type Heading,
} from './scene-words.ts';
import { stageOf, type Draft, type Said } from './scene-stage.ts';

/** An attempt as far as it has come. */
interface Attempting {
  readonly mission: number;
  readonly place: number;
  /** Personnel at its beginning, and now. */
  all: number;
  left: number;
}

/** The stages of everything that happened. */
export function stagesOf(board: Board, story: Story): readonly Stage[] {
  const writer = new SceneWriter(board, story);
  for (const happening of story.past) writer.write(happening);
  return writer.stages();
}

class SceneWriter {
  readonly #board: Board;
  readonly #story: Story;
  readonly #drafts: Draft[] = [];
  #attempt: Attempting | null = null;
  /** What is told now goes there; null outside of attempts and battles. */
  #draft: Draft | null = null;
  /** The stage in the middle of which a battle was begun. */
  #around: Draft | null = null;
  #battle: BattleKind = 'combat';
  /** What the battle is, and what it is at. */
  #heading: Heading = { title: '', right: '' };
  #at: string | null = null;
  /** Where the battle goes on. */
  #field: CardNumber | null = null;

  constructor(board: Board, story: Story) {
    this.#board = board;
    this.#story = story;
  }

  stages(): readonly Stage[] {
    // Who attempts what is no scene of its own before something comes of it.
    const last = this.#drafts.at(-1);
    const drafts = last?.kind === 'opening' ? this.#drafts.slice(0, -1) : this.#drafts;
    return drafts.map(stageOf);
  }

  write(happening: Happening): void {
    this.#tellEvent(happening);
    if (this.#draft?.kind === 'battle') this.#addMore(happening);
  }

  #tellEvent(happening: Happening): void {
    const { event, step } = happening.logged;
    if (this.#draft?.kind === 'battle') this.#goOn(happening);
    if (this.#attempt !== null && this.#isEnding(step)) this.#begin('outcome', happening, this.#headingOf());
    switch (event.type) {
      case 'began':
        return this.#began(event, happening);
      case 'announced':
        return this.#announced(event, happening);
      case 'faced':
        return this.#add(happening, teamAsked(event.against));
      case 'removedFromAttempt':
        if (this.#attempt !== null) this.#attempt.left -= event.cards.length + hiddenIn(happening.logged);
        return this.#add(happening);
      case 'joined':
        if (this.#attempt !== null && this.#draft?.kind !== 'battle') this.#attempt.left += event.cards.length;
        return this.#tell(happening, 'plain');
      case 'place':
        return this.#moved(event, happening);
      case 'stopped':
      case 'selected':
        return this.#tell(happening, event.type === 'stopped' ? 'bad' : 'question');
      case 'failed':
        this.#end(failure(event.against));
        return this.#add(happening, teamAsked(event.against));
      case 'completed':
        if (this.#draft === null)
          this.#begin(
            'loose',
            happening,
            taskOpening(this.#board, this.#story, { ...event, place: event.place }).heading,
          );
        this.#end(completion(this.#board, this.#story, happening));
        this.#add(happening, teamAsked(event.against));
        if (this.#attempt === null) this.#draft = null;
        return;
      case 'won':
      case 'tied':
        return event.what === 'game' ? undefined : this.#decided(event, happening);
      case 'ended':
        return this.#ended(event, happening);
      case 'passed':
        return this.#add(happening);
      default:
        return this.#tell(happening, 'plain');
    }
  }

  /** From here on it is about how the attempt ends. */
  #isEnding = (step: string): boolean =>
    step.startsWith(`${this.#board.attemptStep} 5`) &&
    this.#draft?.kind !== 'outcome' &&
    this.#draft?.kind !== 'battle';

  #headingOf(): Heading {
    const opening = this.#drafts.findLast(({ kind }) => kind === 'opening');
    return { title: opening?.title ?? '', right: opening?.right ?? '' };
  }

  #began(event: Extract<GameEvent, { type: 'began' }>, happening: Happening): void {
    if (event.what === 'attempt') {
      const { player, place } = event;
      const mission = cardBegunWith(event);
      const { heading, said } = taskOpening(this.#board, this.#story, { mission, player, place });
      this.#attempt = { mission, place: place ?? mission, all: 0, left: 0 };
      this.#begin('opening', happening, heading);
      return this.#add(happening, said);
    }
    if (event.what !== 'combat' && event.what !== 'engagement') return;
    this.#around = this.#draft;
    this.#battle = event.what;
    this.#field = event.card ?? null;
    this.#heading = battleOpening(this.#story, event);
    this.#at = null;
    this.#begin('battle', happening, this.#heading);
    this.#tell(happening, 'plain');
    this.#add(happening, battleCause(this.#story, happening));
  }

  /** A battle goes on to what is a stage of its own. */
  #goOn(happening: Happening): void {
    const at = this.#board.battle.stageAt(happening);
    if (at === null || at === this.#at) return;
    this.#at = at;
    this.#begin('battle', happening, { ...this.#heading, title: `${this.#heading.title}: ${at}` });
  }

  #announced(event: Extract<GameEvent, { type: 'announced' }>, happening: Happening): void {
    if (this.#attempt !== null && happening.logged.step === `${this.#board.attemptStep} 1a`) {
      const [all] = event.numbers;
      if (all === undefined) throw new Error('an attempt was announced without how many take part');
      this.#attempt.all = all;
      this.#attempt.left = all;
    }
    if (this.#draft?.kind === 'battle' && event.numbers.length === 2)
      this.#add(happening, battleTotals(this.#story, this.#battle, event));
    else this.#tell(happening, 'plain');
  }

  #moved(event: Extract<GameEvent, { type: 'place' }>, happening: Happening): void {
    const [card] = event.cards;
    if (this.#attempt !== null && event.verb === 'revealed' && card !== undefined) {
      const { heading, said } = dilemmaOpening(this.#story, card);
      this.#begin('dilemma', happening, heading);
      if (this.#draft !== null) this.#draft.about = card;
      return this.#add(happening, said);
    }
    if (event.verb === 'overcome' && this.#attempt !== null) return this.#overcome(event.cards, happening);
    const isLoss = LOSSES.has(event.verb) && (event.verb !== 'destroyed' || event.cards.some(this.#isShip));
    if (isLoss && this.#draft === null) {
      this.#begin('loose', happening, { title: 'Losses', right: '' });
      this.#tell(happening, 'bad');
      this.#draft = null;
      return;
    }
    this.#tell(happening, isLoss ? 'bad' : 'plain');
  }

  /** Events are destroyed as well, as a matter of course. */
  #isShip = (card: number): boolean => this.#story.printed(card)?.type === 'ship';

  /** A dilemma is overcome: the one they met, which may not have been faced, or others with it. */
  #overcome(cards: readonly number[], happening: Happening): void {
    const isFaced = happening.logged.step.startsWith(`${this.#board.attemptStep} 4`);
    if (!isFaced || !cards.some((card) => card === this.#draft?.about)) {
      const why = notFaced(happening.logged.rules);
      return why === null
        ? this.#tell(happening, 'plain')
        : this.#add(happening, [...this.#said(happening, 'dim'), why]);
    }
    this.#add(happening, [{ text: 'overcome', token: 'good', lines: () => [line('✓ overcome', 'good')] }]);
  }

  #decided(event: Extract<GameEvent, { type: 'won' | 'tied' }>, happening: Happening): void {
    // What they have against each other is one stage, what becomes of it another.
    if (this.#draft?.kind === 'battle') this.#begin('battle', happening, this.#heading);
    this.#end(battleEnd(this.#story, event));
    this.#add(happening);
  }

  #ended(event: Extract<GameEvent, { type: 'ended' }>, happening: Happening): void {
    if (event.what === 'combat' || event.what === 'engagement') {
      this.#add(happening);
      this.#close();
      this.#draft = this.#around;
      this.#around = null;
      return;
    }
    if (event.what !== 'attempt') return;
    if (this.#draft !== null && this.#draft.end === null && this.#draft.kind === 'outcome')
      this.#end({ text: 'THE ATTEMPT IS OVER', token: 'plain' });
    this.#add(happening);
    this.#close();
    this.#draft = null;
    this.#attempt = null;
  }

  #begin(kind: Draft['kind'], { answers }: Happening, { title, right }: Heading): void {
    this.#close();
    const name = `${kind} ${this.#drafts.length}`;
    this.#draft = {
      kind, name, title, right, place: kind === 'battle' ? this.#field : (this.#attempt?.place ?? null), said: [], end: null, isOpen: kind !== 'loose', answers, happened: [], about: 0,
    }; // prettier-ignore
    this.#drafts.push(this.#draft);
  }

  /** The stage is over. One that only opens the play is seen once. */
  #close(): void {
    const draft = this.#draft;
    if (draft === null || draft === this.#around) return;
    draft.isOpen = draft.kind === 'opening';
    if (draft.kind === 'dilemma' && this.#attempt !== null) draft.said.push(leftIn(this.#attempt, draft));
  }

  #end(end: Draft['end']): void {
    if (this.#draft !== null) this.#draft.end = end;
  }

  #tell(happening: Happening, token: Token): void {
    this.#add(happening, this.#said(happening, token));
  }

  #said({ line }: Happening, token: Token): readonly Said[] {
    // Who it befell is told by all their names.
    return line === null ? [] : [{ text: token === 'plain' ? line.text : (line.full ?? line.text), token }];
  }

  #add(happening: Happening, said: readonly Said[] = []): void {
    const draft = this.#draft;
    if (draft === null) return;
    this.#write(draft, happening, said);
    draft.happened.push(happening);
    draft.answers = happening.answers;
  }

  /** What a variant tells after an event of a battle. */
  #addMore(happening: Happening): void {
    if (this.#draft !== null) this.#write(this.#draft, happening, this.#board.battle.told(this.#story, happening));
  }

  #write(draft: Draft, { answers }: Happening, said: readonly Said[]): void {
    draft.said.push(...said.map((each) => ({ ...each, answers })));
  }
}

/** How many are still in the attempt after a dilemma. */
const leftIn = ({ left, all }: Attempting, { answers }: Draft): Draft['said'][number] => ({
  text: `${left} of ${all} personnel left`,
  token: 'dim',
  answers,
});

/** What nobody should miss, wherever it happens. */
const LOSSES: ReadonlySet<string> = new Set(['killed', 'captured', 'destroyed', 'damaged']);
