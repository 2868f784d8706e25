/** Attempts and battles of First Edition told stage by stage, and losses outside of them: made of what happened, as the viewer knows it. */
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import { cardBegunWith, type GameEvent } from '../../engine/state/events.ts';
import type { Happening } from '../../table/index.ts';
import { placeWith } from '../frame/cards.ts';
import type { Stage, Story } from '../frame/scene.ts';
import { line } from '../frame/text.ts';
import type { Token } from '../frame/text.ts';
import { stageOf, type Draft, type Said } from '../second-edition/scene-stage.ts';
import {
  completion,
  dilemmaOpening,
  failure,
  taskOpening,
  teamAsked,
  type Heading,
} from '../second-edition/scene-words.ts';
import { spacelineBoard } from './board.ts';
import { spacelineOf } from './card-facts.ts';
import { attackers, attackHeading, battleEnd, isBattleStep, isLastStep, titleIn, totals } from './scene-battle.ts';

/** The stages of everything that happened. */
export function stagesOf(story: Story): readonly Stage[] {
  const writer = new PlayWriter(story);
  for (const happening of story.past) writer.write(happening);
  return writer.stages();
}

/** Losses that nobody should miss, wherever they come about. */
const LOSSES: ReadonlySet<string> = new Set(['killed', 'destroyed', 'captured']);

class PlayWriter {
  readonly #story: Story;
  readonly #drafts: Draft[] = [];
  #attempt: { readonly mission: CardNumber; readonly player: Seat } | null = null;
  #draft: Draft | null = null;
  /** The stage in the midst of which a battle was begun. */
  #around: Draft | null = null;

  constructor(story: Story) {
    this.#story = story;
  }

  stages(): readonly Stage[] {
    const end = this.#story.past.at(-1);
    const { request } = this.#story.view;
    const isOver = request !== null && ['play', 'orders'].includes(request.kind);
    if (this.#draft?.kind === 'battle' && end !== undefined && (isOver || isLastStep(end.logged.step)))
      this.#endBattle();
    // Who attempts what is no scene of its own before something comes of it.
    const last = this.#drafts.at(-1);
    return (last?.kind === 'opening' ? this.#drafts.slice(0, -1) : this.#drafts).map(stageOf);
  }

  write(happening: Happening): void {
    const { event, step } = happening.logged;
    if (this.#draft?.kind === 'battle' && !isBattleStep(step) && event.type !== 'attacked') this.#endBattle();
    if (this.#attempt !== null && OUTCOME.has(step) && this.#draft?.kind !== 'outcome')
      this.#begin('outcome', happening, this.#heading());
    switch (event.type) {
      case 'began':
        return event.what === 'attempt' ? this.#openAttempt(event, happening) : this.#tell(happening, 'plain');
      case 'attacked':
        return this.#openBattle(event, happening);
      case 'retaliated':
        return this.#returnFire(event, happening);
      case 'announced':
        return this.#add(
          happening,
          this.#draft?.kind === 'battle' ? totals(this.#story, event) : this.#said(happening, 'plain'),
        );
      case 'faced':
        return this.#add(happening, teamAsked(event.against));
      case 'place':
        return this.#moved(event, happening);
      case 'failed':
        return this.#failed(event, happening);
      case 'completed':
        return this.#completed(event, happening);
      case 'ended':
        return event.what === 'attempt' ? this.#endAttempt(happening) : this.#add(happening);
      case 'stopped':
      case 'ship damaged':
        return this.#tell(happening, 'bad');
      case 'selected':
        return this.#tell(happening, 'question');
      case 'revealed':
        return this.#add(happening);
      default:
        return this.#tell(happening, 'plain');
    }
  }

  #openAttempt(event: Extract<GameEvent, { type: 'began' }>, happening: Happening): void {
    const { player } = event;
    const mission = cardBegunWith(event);
    this.#attempt = { mission, player };
    const { heading, said } = taskOpening(spacelineBoard, this.#story, { mission, player, place: undefined });
    this.#begin('opening', happening, heading);
    this.#add(happening, said);
  }

  #heading(): Heading {
    const opening = this.#drafts.findLast(({ kind }) => kind === 'opening');
    return { title: opening?.title ?? '', right: opening?.right ?? '' };
  }

  #openBattle(event: Extract<GameEvent, { type: 'attacked' }>, happening: Happening): void {
    this.#around = this.#draft;
    this.#begin('battle', happening, attackHeading(this.#story, event), this.#placeOf(event.targets[0]));
    this.#add(happening, attackers(this.#story, event));
  }

  #returnFire({ target, player }: Extract<GameEvent, { type: 'retaliated' }>, happening: Happening): void {
    const { title, place } = this.#draft ?? { title: '', place: null };
    this.#end(battleEnd(this.#story, this.#draft?.happened ?? []));
    this.#begin(
      'battle',
      happening,
      { title: `${title}: return fire`, right: `at ${titleIn(this.#story, target)}` },
      place,
    );
    this.#tell(happening, player === this.#story.view.viewer ? 'plain' : 'question');
  }

  #endBattle(): void {
    this.#end(battleEnd(this.#story, this.#draft?.happened ?? []));
    this.#close();
    this.#draft = this.#around;
    this.#around = null;
  }

  #moved(event: Extract<GameEvent, { type: 'place' }>, happening: Happening): void {
    const [card] = event.cards;
    if (this.#attempt !== null && event.verb === 'revealed' && card !== undefined) return this.#reveal(card, happening);
    if (event.verb === 'overcome' && card !== undefined && card === this.#draft?.about)
      return this.#add(happening, [{ text: 'overcome', token: 'good', lines: () => [line('✓ overcome', 'good')] }]);
    const isLoss = LOSSES.has(event.verb);
    if (!isLoss || this.#draft !== null) return this.#tell(happening, isLoss ? 'bad' : 'plain');
    this.#begin('loose', happening, { title: 'Losses', right: '' });
    this.#tell(happening, 'bad');
    this.#draft = null;
  }

  /** The next card beneath: a dilemma with its whole text, or an Artifact that is found at the end. */
  #reveal(card: CardNumber, happening: Happening): void {
    if (this.#story.printed(card)?.dilemma === undefined) return this.#tell(happening, 'question');
    const { heading, said } = dilemmaOpening(this.#story, card);
    this.#begin('dilemma', happening, heading);
    if (this.#draft !== null) this.#draft.about = card;
    this.#add(happening, said);
  }

  /** Lacking what a dilemma asks stops the team; lacking what the mission asks stops nobody. */
  #failed({ against }: Extract<GameEvent, { type: 'failed' }>, happening: Happening): void {
    this.#end(against === null ? this.#stoppedEnd() : failure(against));
    this.#add(happening, against === null ? [] : teamAsked(against));
  }

  #stoppedEnd(): Stage['end'] {
    const isMine = this.#attempt?.player === this.#story.view.viewer;
    return { text: 'NOT OVERCOME: THE ATTEMPT ENDS', token: isMine ? 'bad' : 'good' };
  }

  #completed(event: Extract<GameEvent, { type: 'completed' }>, happening: Happening): void {
    if (this.#draft === null)
      this.#begin('loose', happening, taskOpening(spacelineBoard, this.#story, { ...event, place: undefined }).heading);
    this.#end(completion(spacelineBoard, this.#story, happening));
    this.#add(happening, teamAsked(event.against));
    if (this.#attempt === null) this.#draft = null;
  }

  #endAttempt(happening: Happening): void {
    if (this.#draft?.end === null && this.#draft.kind !== 'opening')
      this.#end({ text: 'THE ATTEMPT IS OVER', token: 'plain' });
    this.#add(happening);
    this.#close();
    this.#draft = null;
    this.#attempt = null;
  }

  #placeOf(card: CardNumber | undefined): CardNumber | null {
    const places = { places: spacelineOf };
    return card === undefined ? null : placeWith(places, this.#story.view, card);
  }

  #begin(kind: Draft['kind'], { answers }: Happening, { title, right }: Heading, at: CardNumber | null = null): void {
    this.#close();
    this.#draft = {
      kind, name: `${kind} ${this.#drafts.length}`, title, right, place: at ?? this.#attempt?.mission ?? null,
      said: [], end: null, isOpen: kind !== 'loose', answers, happened: [], about: 0,
    }; // prettier-ignore
    this.#drafts.push(this.#draft);
  }

  /** The stage is over. One that only opens the play is seen once. */
  #close(): void {
    if (this.#draft !== null && this.#draft !== this.#around) this.#draft.isOpen = this.#draft.kind === 'opening';
  }

  #end(end: Draft['end']): void {
    if (this.#draft !== null) this.#draft.end = end;
  }

  #tell(happening: Happening, token: Token): void {
    this.#add(happening, this.#said(happening, token));
  }

  #said({ line: told }: Happening, token: Token): readonly Said[] {
    return told === null ? [] : [{ text: token === 'plain' ? told.text : (told.full ?? told.text), token }];
  }

  #add(happening: Happening, said: readonly Said[] = []): void {
    const draft = this.#draft;
    if (draft === null) return;
    const { answers } = happening;
    draft.said.push(...said.map((each) => ({ ...each, answers })));
    draft.happened.push(happening);
    draft.answers = answers;
  }
}

/** The steps at which it comes to the mission itself. */
const OUTCOME: ReadonlySet<string> = new Set(['attempt 6', 'attempt 7']);
