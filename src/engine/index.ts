/** The engine's public interface. */
import { choiceOf } from './asking/answers.ts';
import { citedIn } from './kernel/citing.ts';
import type { Nameable } from './asking/nameable.ts';
import { copyState } from './state/copy.ts';
import { ofOneShape, type Definition } from './definition.ts';
import { eventsFor } from './showing/event-views.ts';
import type { Explanation, Game, SeatSetup } from './game.ts';
import { hashOf } from './state/hash.ts';
import { imagineState } from './showing/imagine.ts';
import { Engine, type Listeners, type Watcher } from './kernel/kernel.ts';
import type { PositionSetup } from './state/position.ts';
import { positionOf, startOf } from './state/start.ts';
import {
  NO_OPTIONS,
  type Answer,
  type CardNumber,
  type Choice,
  type Option,
  type Proposal,
  type Question,
  type Refusal,
  type Request,
  type Seat,
} from './asking/request.ts';
import type { Slices } from './ruleset/declared.ts';
import type { Ruleset } from './ruleset/ruleset.ts';
import { isSaved } from './state/saved.ts';
import type { State } from './state/state.ts';
import type { LoggedEvent, Measured } from './state/events.ts';
import type { CardView, View, Viewer } from './showing/view.ts';
import { cardFor, explainFor, glanceOf, measureFor, viewAmid, viewOf } from './showing/views.ts';

const NOT_OFFERED: Refusal = { refused: true, rules: [], reason: 'this is not offered' };

class PlayedGame implements Game {
  private readonly engine: Engine;

  constructor(
    private readonly rules: Ruleset,
    private readonly definitions: readonly Definition[],
    state: State,
    nameable?: Nameable,
    listeners?: Listeners,
  ) {
    this.engine = new Engine(rules, definitions, state, listeners, nameable);
  }

  get ruleset(): string {
    return this.rules.name;
  }

  get seats(): readonly string[] {
    return this.engine.state.seats;
  }

  get state(): State {
    return this.engine.state;
  }

  definition(card: CardNumber): Definition {
    return this.engine.definitionOf(card);
  }

  get request(): Request | null {
    return this.engine.request;
  }

  get question(): Question | null {
    return this.engine.offered?.question ?? null;
  }

  offered(verb: string): readonly Option[] {
    return this.engine.offered?.withVerb(verb) ?? NO_OPTIONS;
  }

  /** Everything that happened before the first answer. */
  opening(): readonly LoggedEvent[] {
    this.engine.run();
    return this.engine.recent;
  }

  answer(answer: Answer): readonly LoggedEvent[] | Refusal {
    const choice = choiceOf(this.engine.request, answer);
    return 'refused' in choice ? choice : this.engine.take(choice);
  }

  take(choice: Choice): readonly LoggedEvent[] | Refusal {
    const { option } = choice;
    return this.offered(option.verb).includes(option) ? this.engine.take(choice) : NOT_OFFERED;
  }

  watch(watcher: Watcher | null): void {
    this.engine.watcher = watcher;
  }

  whyNot(proposal: Proposal): Refusal {
    return citedIn(this.rules, this.rules.whyNot(this.engine, proposal));
  }

  view(viewer: Viewer): View {
    return viewOf(this.engine, viewer);
  }

  glance(viewer: Viewer): View {
    return glanceOf(this.engine, viewer);
  }

  card(card: CardNumber, viewer: Viewer): CardView {
    return cardFor(this.engine, card, viewer);
  }

  amid(answer: Answer, events: number, viewer: Viewer): View {
    const copy = this.alike();
    const { engine } = copy;
    const seen: View[] = [];
    engine.witness = (happened) => {
      if (happened === events) seen.push(viewAmid(engine, viewer));
    };
    copy.answer(answer);
    return seen[0] ?? viewOf(engine, viewer);
  }

  eventsFor(viewer: Viewer, events: readonly LoggedEvent[]): readonly LoggedEvent[] {
    return eventsFor(this.rules, events, viewer);
  }

  copy(): Game {
    return this.alike();
  }

  private alike(): PlayedGame {
    const { state, nameable, listeners } = this.engine;
    return new PlayedGame(this.rules, this.definitions, copyState(state), nameable, listeners);
  }

  imagine(player: Seat, seed: number): Game {
    return new PlayedGame(this.rules, this.definitions, imagineState(this.engine, player, seed), this.engine.nameable);
  }

  explain(card: CardNumber, value: string, viewer: Viewer): Explanation | null {
    return explainFor(this.engine, card, value, viewer);
  }

  measure(asking: CardNumber, team: readonly CardNumber[], viewer: Viewer): readonly Measured[] {
    return measureFor(this.engine, asking, team, viewer);
  }

  save(): string {
    return JSON.stringify({ ruleset: this.rules.name, definitions: this.definitions, state: this.engine.state });
  }

  hash(): string {
    return hashOf(this.rules.state.canonical(this.engine.state));
  }
}

/**
 * A new game of two or more players.
 * @param first the seat that takes the first turn; left out: chance decides
 * @param slices what is otherwise than the edition begins with
 * @param nameable what players can name; left out: the cards of the game are all there are
 * @throws RangeError for a number of players the ruleset does not have
 */
export function newGame(
  ruleset: Ruleset,
  seats: readonly SeatSetup[],
  seed: number,
  first: Seat = -1,
  slices: Partial<Slices> = {},
  nameable?: Nameable,
): Game {
  const { state, definitions } = startOf(ruleset, seats, seed, first);
  Object.assign(state.slices, slices);
  return new PlayedGame(ruleset, definitions, state, nameable);
}

/** A game that begins in the middle: the position of a scenario, taken as it is and not checked for being possible. */
export function newPosition(ruleset: Ruleset, setup: PositionSetup, nameable?: Nameable): Game {
  const { state, definitions } = positionOf(ruleset, setup);
  return new PlayedGame(ruleset, definitions, state, nameable);
}

/** A saved game goes on where it was; the problem in words if the text is not one. */
export function loadGame(ruleset: Ruleset, text: string, nameable?: Nameable): Game | { readonly problem: string } {
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch (error) {
    return { problem: `not a saved game: ${error instanceof Error ? error.message : String(error)}` };
  }
  if (!isSaved(saved)) return { problem: 'not a saved game: it must hold ruleset, definitions and state' };
  if (saved.ruleset !== ruleset.name) return { problem: `a saved game of ${saved.ruleset}, not of ${ruleset.name}` };
  return new PlayedGame(ruleset, ofOneShape(saved.definitions), saved.state, nameable);
}

export { RigError } from './asking/select.ts';
export { onlyThese, type Nameable } from './asking/nameable.ts';
export type { Passed } from './kernel/kernel.ts';
export type { Game, SeatSetup } from './game.ts';
export type { PositionSetup } from './state/position.ts';
export type { Ruleset } from './ruleset/ruleset.ts';
