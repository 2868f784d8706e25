/** Cards as a viewer sees them. */
import type { CardNumber, Seat } from '../asking/request.ts';
import type { Engine } from '../kernel/kernel.ts';
import { rememberingFor } from '../kernel/remembering.ts';
import type { Flag } from '../ruleset/declared.ts';
import type { Seen } from '../ruleset/showing-rules.ts';
import type { CardView, PileView, Viewer } from './view.ts';

const NOTHING: ReadonlySet<CardNumber> = new Set();

/** What a viewer sees of cards just now; `shown`: what is shown for the moment, beside what the places tell. */
export class Faces {
  private readonly shown: ReadonlySet<CardNumber>;

  constructor(
    private readonly engine: Engine,
    private readonly viewer: Viewer,
    shown: Iterable<CardNumber>,
  ) {
    const besides = [...shown].filter((card) => !this.knowsByPlace(card));
    this.shown = besides.length === 0 ? NOTHING : new Set(besides);
  }

  later<T>(make: () => T): () => T {
    const made = make();
    return () => made;
  }

  knows(card: CardNumber): boolean {
    return this.shown.has(card) || this.knowsByPlace(card);
  }

  private knowsByPlace(card: CardNumber): boolean {
    if (this.viewer === 'all') return true;
    const seat = this.viewer === 'public' ? -1 : this.viewer;
    return this.engine.ruleset.showing.knows(this.engine, card, seat);
  }

  pile(cards: readonly CardNumber[], player: Seat | null): PileView {
    return {
      player,
      count: cards.length,
      ...countedIn(this.engine, cards),
      cards: cards.filter((card) => this.knows(card)).map((card) => this.card(card)),
    };
  }

  /** What lies with a card, by relation, in piles by player: whose they are is public, which they are may not be. */
  hostedBy(host: CardNumber, seen: Pick<Seen, 'pile'>): Record<string, readonly PileView[]> {
    const { engine } = this;
    const hosted: Record<string, readonly PileView[]> = {};
    // With most cards nothing lies.
    if (!engine.hasGuests(host)) return hosted;
    for (const relation of engine.ruleset.places.relations) {
      const cards = engine.hosted(host, relation);
      if (cards.length > 0) hosted[relation] = pilesOf(engine, cards, seen);
    }
    return hosted;
  }

  /** The card as it counts now; kept until something of it changes, unless something is shown for the moment. */
  card(number: CardNumber): CardView {
    return this.shown.size === 0 ? faceSeen(this.engine, number, eyesOf(this.viewer)) : this.face(number);
  }

  face(number: CardNumber): CardView {
    const { engine } = this;
    const { showing } = engine.ruleset;
    const isVeiled = this.isVeiled(number);
    const commander = engine.commanderOf(number);
    return {
      number,
      definition: engine.definitionOf(number),
      owner: engine.ownerOf(number),
      commander: commander < 0 ? null : commander,
      ...this.marksOf(number),
      values: showing.valuesOf(engine, number, isVeiled),
      ...showing.traitsOf(engine, number),
      ...showing.detailsOf(engine, number, isVeiled),
      hosted: this.hostedBy(number, this),
    };
  }

  /** What the card is marked as, by the flag's name. */
  marksOf(card: CardNumber): Partial<Record<Flag, boolean>> {
    const marks: Partial<Record<Flag, boolean>> = {};
    for (const { name } of this.engine.ruleset.state.flags) marks[name] = this.engine.has(card, name);
    return marks;
  }

  /** Does the viewer see the card as printed only? */
  isVeiled(card: CardNumber): boolean {
    const { engine } = this;
    return !isOwn(this.viewer, engine.commanderOf(card)) && engine.ruleset.showing.isVeiled(engine, card);
  }
}

/** How many of some cards are marked as what is counted of a pile. */
export function countedIn(engine: Engine, cards: readonly CardNumber[]): Partial<Record<Flag, number>> {
  const counted: Partial<Record<Flag, number>> = {};
  for (const { name, isCounted } of engine.ruleset.state.flags) {
    if (!isCounted) continue;
    let marked = 0;
    for (const card of cards) if (engine.has(card, name)) marked += 1;
    counted[name] = marked;
  }
  return counted;
}

function whose(engine: Engine, card: CardNumber): Seat {
  const seat = engine.commanderOf(card);
  return seat >= 0 ? seat : engine.ownerOf(card);
}

function pilesOf(engine: Engine, cards: readonly CardNumber[], seen: Pick<Seen, 'pile'>): PileView[] {
  const piles: PileView[] = [];
  for (let seat = 0; seat < engine.seats.length; seat += 1) {
    const own = cards.filter((card) => whose(engine, card) === seat);
    if (own.length > 0) piles.push(seen.pile(own, seat));
  }
  return piles;
}

/** Is this the viewer's seat? */
export function isOwn(viewer: Viewer, seat: Seat): boolean {
  return viewer === 'all' || viewer === seat;
}

const EYES = ['all', 'public'] as const;

/** A number for each viewer. */
const eyesOf = (viewer: Viewer): number => (typeof viewer === 'number' ? viewer + EYES.length : EYES.indexOf(viewer));

const faceSeen = rememberingFor((engine, card, eyes): CardView => {
  const viewer = EYES[eyes] ?? eyes - EYES.length;
  return new Faces(engine, viewer, NOTHING).face(card);
});
