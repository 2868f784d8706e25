/**
 * A view made as it is looked at: a pile's cards, what lies with a card and what counts of it are worked out when somebody asks for them by
 * name. For whoever reads a little of a view before the next answer; what is to last, or is written down, is a view.
 */
import type { CardNumber, Seat } from '../asking/request.ts';
import type { Definition } from '../definition.ts';
import type { Engine } from '../kernel/kernel.ts';
import { remembering } from '../kernel/remembering.ts';
import type { Seen, Traits } from '../ruleset/showing-rules.ts';
import { countedIn, type Faces } from './faces.ts';
import type { CardView, PileView, Viewer } from './view.ts';

/** Cards as they are looked at, each made once. */
export class Glances implements Seen {
  private readonly cards = new Map<CardNumber, CardView>();
  private readonly madeAt: number;

  constructor(
    readonly engine: Engine,
    readonly faces: Faces,
    readonly viewer: Viewer,
  ) {
    this.madeAt = engine.memory.tick;
  }

  later<T>(make: () => T): () => T {
    let made: { readonly value: T } | null = null;
    return () => {
      this.checkNow();
      return (made ??= { value: make() }).value;
    };
  }

  knows(card: CardNumber): boolean {
    return this.faces.knows(card);
  }

  pile(cards: readonly CardNumber[], player: Seat | null): PileView {
    return Object.assign(new PileAtAGlance(this, player, cards), countedIn(this.engine, cards));
  }

  card(number: CardNumber): CardView {
    const known = this.cards.get(number);
    if (known !== undefined) return known;
    const { faces } = this;
    const isVeiled = faces.isVeiled(number);
    const made = Object.assign(
      new CardAtAGlance(this, number, isVeiled),
      faces.marksOf(number),
      this.engine.ruleset.showing.detailsOf(this.engine, number, isVeiled),
    );
    this.cards.set(number, made);
    return made;
  }

  /** Throws if the game does not stand any more as it did when the view was taken. */
  checkNow(): void {
    if (this.engine.memory.tick !== this.madeAt) throw new Error('a view was looked at after the game had gone on');
  }
}

// A view remembers each card as a whole; who looks in passing asks the same of many cards again and again.
const valuesNow = remembering((engine: Engine, card: CardNumber) =>
  engine.ruleset.showing.valuesOf(engine, card, false),
);
const valuesVeiled = remembering((engine: Engine, card: CardNumber) =>
  engine.ruleset.showing.valuesOf(engine, card, true),
);
const traitsNow = remembering((engine: Engine, card: CardNumber) => engine.ruleset.showing.traitsOf(engine, card));

class PileAtAGlance {
  readonly count: number;
  readonly #all: Glances;
  readonly #numbers: readonly CardNumber[];
  #cards: readonly CardView[] | null = null;

  constructor(
    all: Glances,
    readonly player: Seat | null,
    cards: readonly CardNumber[],
  ) {
    this.#all = all;
    this.#numbers = cards;
    this.count = cards.length;
  }

  get cards(): readonly CardView[] {
    return (this.#cards ??= this.#known());
  }

  #known(): readonly CardView[] {
    const all = this.#all;
    all.checkNow();
    return this.#numbers.filter((card) => all.knows(card)).map((card) => all.card(card));
  }
}

class CardAtAGlance {
  readonly definition: Definition;
  readonly owner: Seat;
  readonly commander: Seat | null;
  readonly #all: Glances;
  readonly #isVeiled: boolean;
  #values: CardView['values'] | null = null;
  #traits: Traits | null = null;
  #hosted: CardView['hosted'] | null = null;

  constructor(
    all: Glances,
    readonly number: CardNumber,
    isVeiled: boolean,
  ) {
    const { engine } = all;
    const commander = engine.commanderOf(number);
    this.#all = all;
    this.#isVeiled = isVeiled;
    this.definition = engine.definitionOf(number);
    this.owner = engine.ownerOf(number);
    this.commander = commander < 0 ? null : commander;
  }

  get values(): CardView['values'] {
    const { engine } = this.#all;
    this.#all.checkNow();
    return (this.#values ??= (this.#isVeiled ? valuesVeiled : valuesNow)(engine, this.number));
  }

  get skills(): Traits['skills'] {
    return this.#now.skills;
  }

  get icons(): Traits['icons'] {
    return this.#now.icons;
  }

  get keywords(): Traits['keywords'] {
    return this.#now.keywords;
  }

  get affiliations(): Traits['affiliations'] {
    return this.#now.affiliations;
  }

  get #now(): Traits {
    const { engine } = this.#all;
    this.#all.checkNow();
    return (this.#traits ??= traitsNow(engine, this.number));
  }

  get hosted(): CardView['hosted'] {
    this.#all.checkNow();
    return (this.#hosted ??= this.#all.faces.hostedBy(this.number, this.#all));
  }
}
