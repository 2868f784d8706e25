/** Tells a game in a few lines that change wherever anything that is asked, happens, is shown, cited or refused in it changes. */
import { createHash } from 'node:crypto';
import { interpret } from '../../../src/commands/index.ts';
import type { Definition } from '../../../src/engine/definition.ts';
import type { Game, Passed } from '../../../src/engine/index.ts';
import { Engine } from '../../../src/engine/kernel/kernel.ts';
import type { LoggedEvent } from '../../../src/engine/state/events.ts';
import { chanceFrom } from '../../../src/players/index.ts';
import { premiere1994 } from '../../../src/rules/first-edition/index.ts';
import { lineOf } from '../../engine/ordeal.ts';
import { anyProposal } from './proposals.ts';

/** How closely a game is looked at: after how many answers somebody proposes something, how often then, and who looks at the table. */
export interface Closeness {
  readonly every: number;
  readonly proposals: number;
}

export class Teller {
  readonly lines: string[] = [];
  readonly #seed: number;
  readonly #closeness: Closeness;
  #digest = createHash('sha1');
  #passed: Passed[] = [];
  #all = 0;
  /** Answers since the last line. */
  answers = 0;

  constructor(game: Game, seed: number, closeness: Closeness) {
    this.#seed = seed;
    this.#closeness = closeness;
    game.watch((passed) => this.#passed.push(passed));
  }

  /** What was asked and happened since the last note, with the rules that were cited on the way, and what is refused now. */
  note(game: Game, events: readonly LoggedEvent[]): void {
    this.answers += 1;
    this.#all += 1;
    this.#put(events);
    this.#put(game.request);
    this.#put(this.#passed.map(({ what, step, rules }) => [what, step, rules]));
    this.#passed = [];
    const outcome = interpret(game, lineOf(game, chanceFrom(this.#seed, this.#all)));
    this.#put(outcome.kind === 'refused' ? outcome.refusal : outcome.kind);
    if (this.#all % this.#closeness.every === 0) this.#noteRefusals(game);
  }

  /** What everybody sees of the table now. */
  noteViews(game: Game): void {
    for (const viewer of [0, 1, 'public'] as const) this.#put(game.view(viewer));
  }

  /** What has been noted since the last line, as a line. */
  tell(words: string): void {
    this.lines.push(`${words}, ${this.answers} answers, ${this.#digest.digest('hex').slice(0, 12)}`);
    this.#digest = createHash('sha1');
    this.answers = 0;
  }

  #noteRefusals(game: Game): void {
    const { request } = game;
    if (!request) return;
    const engine = looking(game);
    const chance = chanceFrom(this.#seed, this.#all, 2);
    for (let count = 0; count < this.#closeness.proposals; count++) {
      const proposal = anyProposal(engine, request.player, chance);
      this.#put(proposal === null ? null : game.whyNot(proposal));
    }
  }

  #put(told: unknown): void {
    this.#digest.update(JSON.stringify(told));
  }
}

/** The game's position from the inside, only to be looked at. */
function looking(game: Game): Engine {
  const definitions: Definition[] = [];
  for (const [card, number] of game.state.definitionOf.entries())
    if (card > 0) definitions[number] = game.definition(card);
  return new Engine(premiere1994, definitions, game.state);
}
