/** Cards as a viewer sees them. */
import type { CardNumber, Seat } from '../asking/request.ts';
import type { Engine } from '../kernel/kernel.ts';
import { rememberingFor } from '../kernel/remembering.ts';
import type { Flag } from '../ruleset/declared.ts';
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

  knows(card: CardNumber): boolean {
    return this.shown.has(card) || this.knowsByPlace(card);
  }

  private knowsByPlace(card: CardNumber): boolean {
    if (this.viewer === 'all') return true;
    const seat = this.viewer === 'public' ? -1 : this.viewer;
    return this.engine.ruleset.showing.knows(this.engine, card, seat);
  }

  pile(cards: readonly CardNumber[], player: Seat | null): PileView {
    const counted: Partial<Record<Flag, number>> = {};
    for (const { name, isCounted } of this.engine.ruleset.state.flags)
      if (isCounted) counted[name] = cards.filter((card) => this.engine.has(card, name)).length;
    return {
      player,
      count: cards.length,
      ...counted,
      cards: cards.filter((card) => this.knows(card)).map((card) => this.card(card)),
    };
  }

  /** Cards with a host, in piles by player: whose they are is public, which they are may not be. */
  private piles(cards: readonly CardNumber[]): PileView[] {
    const whose = (card: CardNumber): Seat => {
      const seat = this.engine.commanderOf(card);
      return seat >= 0 ? seat : this.engine.ownerOf(card);
    };
    return this.engine.seats.flatMap((_, seat) => {
      const own = cards.filter((card) => whose(card) === seat);
      return own.length > 0 ? [this.pile(own, seat)] : [];
    });
  }

  /** The card as it counts now; kept until something of it changes, unless something is shown for the moment. */
  card(number: CardNumber): CardView {
    return this.shown.size === 0 ? faceSeen(this.engine, number, eyesOf(this.viewer)) : this.face(number);
  }

  face(number: CardNumber): CardView {
    const { engine } = this;
    const { ruleset } = engine;
    const definition = engine.definitionOf(number);
    const isVeiled = this.isVeiled(number);
    const commander = engine.commanderOf(number);
    const marks: Partial<Record<Flag, boolean>> = {};
    for (const { name } of ruleset.state.flags) marks[name] = engine.has(number, name);
    const hosted: Record<string, readonly PileView[]> = {};
    for (const relation of ruleset.places.relations) {
      const cards = engine.hosted(number, relation);
      if (cards.length > 0) hosted[relation] = this.piles(cards);
    }
    return {
      number,
      definition,
      owner: engine.ownerOf(number),
      commander: commander < 0 ? null : commander,
      ...marks,
      values: ruleset.showing.valuesOf(engine, number, isVeiled),
      ...ruleset.showing.traitsOf(engine, number, isVeiled),
      hosted,
    };
  }

  /** Does the viewer see the card as printed only? */
  isVeiled(card: CardNumber): boolean {
    const { engine } = this;
    return !isOwn(this.viewer, engine.commanderOf(card)) && engine.ruleset.showing.isVeiled(engine, card);
  }
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
