/** Building views: only what a viewer is entitled to know goes in. */
import type { Explanation } from '../game.ts';
import type { Engine } from '../kernel/kernel.ts';
import type { Flag } from '../ruleset/declared.ts';
import type { Seen } from '../ruleset/showing-rules.ts';
import type { CardNumber, Request, RequestKind, Seat } from '../asking/request.ts';
import type { CardView, PileView, PlayerView, View, Viewer } from './view.ts';

/** What the viewer may know just now. */
export function viewOf(engine: Engine, viewer: Viewer): View {
  const builder = new ViewBuilder(engine, viewer, engine.request);
  return builder.build();
}

/** How a number came about, as far as the viewer may know; null where the viewer may not know the card. */
export function explainFor(engine: Engine, card: CardNumber, value: string, viewer: Viewer): Explanation | null {
  return new ViewBuilder(engine, viewer, engine.request).explain(card, value);
}

/** Kinds of requests that are made only because somebody has something to take that others may not know of. */
const OVER_HIDDEN_OPTIONS: ReadonlySet<RequestKind> = new Set<RequestKind>(['respond', 'order', 'start', 'end']);

class ViewBuilder {
  private readonly shown: ReadonlySet<CardNumber>;

  constructor(
    private readonly engine: Engine,
    private readonly viewer: Viewer,
    private readonly request: Request | null,
  ) {
    this.shown = new Set([...this.shownCards(), ...this.offered()]);
  }

  build(): View {
    const { state, ruleset } = this.engine;
    const { rows } = ruleset.places;
    const seen: Seen = {
      card: (card) => this.card(card),
      pile: (cards, player) => this.pile(cards, player),
      knows: (card) => this.knows(card),
    };
    return {
      viewer: this.viewer,
      ruleset: state.ruleset,
      turn: { ...state.turn, ...ruleset.showing.turn(this.engine) },
      players: state.seats.map((name, seat) => this.player(name, seat)),
      ...(rows.length > 0 && { rows: this.rows() }),
      ...ruleset.showing.parts(this.engine, seen),
      shown: [...new Set(this.shownCards())].map((card) => this.card(card)),
      asked: this.asked(),
      request: this.isOwn(this.request?.player ?? -1) ? this.request : null,
      over: state.over,
    };
  }

  /** That somebody is asked about options that lie hidden is hidden as well. */
  private asked(): Seat | null {
    if (!this.request) return null;
    const isOpen = this.isOwn(this.request.player) || !OVER_HIDDEN_OPTIONS.has(this.request.kind);
    return isOpen ? this.request.player : null;
  }

  private isOwn(seat: Seat): boolean {
    return this.viewer === 'all' || this.viewer === seat;
  }

  /** Cards shown to the viewer by an examination or a reveal. */
  private shownCards(): CardNumber[] {
    return this.engine.state.shown.filter(({ seat }) => this.isOwn(seat)).flatMap(({ cards }) => [...cards]);
  }

  /** Who chooses a card may look at all eligible ones in full. */
  private offered(): CardNumber[] {
    if (!this.request || !this.isOwn(this.request.player)) return [];
    return this.request.options.flatMap((option) => {
      const from = option.selection?.from.flatMap((item) => (item.kind === 'card' ? [item.card] : [])) ?? [];
      return option.card === undefined ? from : [option.card, ...from];
    });
  }

  private knows(card: CardNumber): boolean {
    if (this.viewer === 'all' || this.shown.has(card)) return true;
    const seat = this.viewer === 'public' ? -1 : this.viewer;
    return this.engine.ruleset.showing.knows(this.engine, card, seat);
  }

  private player(name: string, seat: Seat): PlayerView {
    const { engine } = this;
    const zones: Record<string, PileView> = {};
    for (const zone of engine.ruleset.places.zones) zones[zone] = this.pile(engine.zone(zone, seat), seat);
    return {
      seat,
      name,
      score: engine.scoreOf(seat),
      zones,
      ...engine.ruleset.showing.player(engine, seat),
    };
  }

  private pile(cards: readonly CardNumber[], player: Seat | null): PileView {
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
    const { commander, owner } = this.engine.state;
    const whose = (card: CardNumber): Seat => {
      const seat = commander[card] ?? -1;
      return seat >= 0 ? seat : (owner[card] ?? 0);
    };
    return this.engine.seats.flatMap((_, seat) => {
      const own = cards.filter((card) => whose(card) === seat);
      return own.length > 0 ? [this.pile(own, seat)] : [];
    });
  }

  private card(number: CardNumber): CardView {
    const { engine } = this;
    const { state, ruleset } = engine;
    const definition = engine.definitionOf(number);
    const isVeiled = this.isVeiled(number);
    const commander = state.commander[number] ?? -1;
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
      owner: state.owner[number] ?? 0,
      commander: commander < 0 ? null : commander,
      ...marks,
      values: ruleset.showing.valuesOf(engine, number, isVeiled),
      ...ruleset.showing.traitsOf(engine, number, isVeiled),
      hosted,
    };
  }

  /** The steps of a number; a source the viewer may not know is left out of its step. */
  explain(card: CardNumber, value: string): Explanation | null {
    const { engine } = this;
    if (card <= 0 || card >= engine.state.definitionOf.length || !this.knows(card)) return null;
    const definition = engine.definitionOf(card);
    const printed = definition.attributes[value];
    if (printed !== undefined && this.isVeiled(card)) return { value: printed, base: printed, steps: [] };
    const told = engine.ruleset.showing.explain(engine, card, value);
    const steps = told.steps.map((step) =>
      step.source !== null && !this.knows(step.source) ? { ...step, source: null } : step,
    );
    return { ...told, steps };
  }

  /** Does the viewer see the card as printed only? */
  private isVeiled(card: CardNumber): boolean {
    const { engine } = this;
    return !this.isOwn(engine.commanderOf(card)) && engine.ruleset.showing.isVeiled(engine, card);
  }

  private rows(): Record<string, PileView> {
    const { engine } = this;
    return Object.fromEntries(engine.ruleset.places.rows.map((name) => [name, this.pile(engine.row(name), null)]));
  }
}
