/** Building views: only what a viewer is entitled to know goes in. */
import type { Explanation } from '../game.ts';
import type { Engine } from '../kernel/kernel.ts';
import { COMPLETED, FACE_UP, STOPPED } from '../state/reduce.ts';
import type { CardNumber, Request, RequestKind, Seat } from '../asking/request.ts';
import type { BattleView, AttemptView, CardView, PileView, PlayerView, View, Viewer } from './view.ts';

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
    const { state } = this.engine;
    return {
      viewer: this.viewer,
      ruleset: state.ruleset,
      turn: { ...state.turn, counters: state.counters },
      players: state.seats.map((name, seat) => this.player(name, seat)),
      attempt: this.attempt(),
      battle: this.battle(),
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

  /** Who chooses a card by game text may look at all eligible ones in full (2E-SELECT-03). */
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
    return this.engine.ruleset.knows(this.engine, card, seat);
  }

  private player(name: string, seat: Seat): PlayerView {
    const { engine } = this;
    const zones: Record<string, PileView> = {};
    for (const zone of engine.ruleset.zones) zones[zone] = this.pile(engine.zone(zone, seat), seat);
    return {
      seat,
      name,
      score: engine.state.score[seat] ?? 0,
      zones,
      completed: engine.ruleset.completed(engine, seat),
    };
  }

  private pile(cards: readonly CardNumber[], player: Seat | null): PileView {
    const { flags } = this.engine.state;
    return {
      player,
      count: cards.length,
      stopped: cards.filter((card) => ((flags[card] ?? 0) & STOPPED) !== 0).length,
      cards: cards.filter((card) => this.knows(card)).map((card) => this.card(card)),
    };
  }

  /** Cards with a host, in piles by player: whose they are is public, which they are may not be (2E-OP-30). */
  private piles(cards: readonly CardNumber[]): PileView[] {
    const { commander, owner } = this.engine.state;
    const whose = (card: CardNumber): Seat => {
      const seat = commander[card] ?? -1;
      return seat >= 0 ? seat : (owner[card] ?? 0);
    };
    return this.engine.state.seats.flatMap((_, seat) => {
      const own = cards.filter((card) => whose(card) === seat);
      return own.length > 0 ? [this.pile(own, seat)] : [];
    });
  }

  private card(number: CardNumber): CardView {
    const { engine } = this;
    const { state, ruleset } = engine;
    const definition = engine.definitionOf(number);
    const flags = state.flags[number] ?? 0;
    const traits = ruleset.traitsOf(engine, number);
    const commander = state.commander[number] ?? -1;
    const isOwn = !this.isOthersShip(number);
    const values = isOwn
      ? ruleset.valuesOf(engine, number)
      : { ...ruleset.valuesOf(engine, number), ...definition.attributes };
    const ship =
      traits.ship &&
      (isOwn
        ? traits.ship
        : { rangeLeft: Math.max(0, (definition.attributes.range ?? 0) - (state.rangeUsed[number] ?? 0)) });
    const hosted: Record<string, readonly PileView[]> = {};
    for (const relation of ruleset.relations) {
      const cards = engine.hosted(number, relation);
      if (cards.length > 0) hosted[relation] = this.piles(cards);
    }
    return {
      number,
      definition,
      owner: state.owner[number] ?? 0,
      commander: commander < 0 ? null : commander,
      stopped: (flags & STOPPED) !== 0,
      faceUp: (flags & FACE_UP) !== 0,
      completed: (flags & COMPLETED) !== 0,
      values,
      skills: traits.skills,
      icons: traits.icons,
      keywords: traits.keywords,
      affiliations: traits.affiliations,
      ...(ship ? { ship } : {}),
      ...(traits.requirements === undefined ? {} : { requirements: traits.requirements }),
      hosted,
    };
  }

  /** The steps of a number; a source the viewer may not know is left out of its step. */
  explain(card: CardNumber, value: string): Explanation | null {
    const { engine } = this;
    if (card <= 0 || card >= engine.state.definitionOf.length || !this.knows(card)) return null;
    const definition = engine.definitionOf(card);
    const printed = definition.attributes[value];
    if (printed !== undefined && this.isOthersShip(card)) return { value: printed, base: printed, steps: [] };
    const told = engine.ruleset.explain(engine, card, value);
    const steps = told.steps.map((step) =>
      step.source !== null && !this.knows(step.source) ? { ...step, source: null } : step,
    );
    return { ...told, steps };
  }

  /** Changes of another's ship and its staffing are not shown until they are used (2E-ATTR-02). */
  private isOthersShip(card: CardNumber): boolean {
    const { engine } = this;
    return engine.definitionOf(card).type === 'ship' && !this.isOwn(engine.state.commander[card] ?? -1);
  }

  private attempt(): AttemptView | null {
    const { attempt } = this.engine.state;
    if (!attempt) return null;
    const involved = attempt.involved.filter((ref) => this.engine.isSame(ref)).map((ref) => ref.card);
    return {
      player: attempt.player,
      opponent: attempt.opponent,
      mission: attempt.mission.card,
      ship: attempt.ship?.card ?? null,
      involved: this.pile(involved, attempt.player),
      draw: Math.max(0, attempt.draw),
      total: Math.max(0, attempt.total),
      spent: attempt.spent,
      drawn: this.pile(this.engine.zone('drawn', attempt.opponent), attempt.opponent),
      stack: this.pile(this.engine.zone('stack', attempt.opponent), attempt.opponent),
      facing: attempt.facing ? this.card(attempt.facing.card) : null,
      revealed: attempt.revealed
        .filter(({ card }) => this.knows(card))
        .map(({ card, outcome }) => ({ card: this.card(card), outcome })),
    };
  }

  private battle(): BattleView | null {
    const { battle } = this.engine.state;
    if (!battle) return null;
    const sides = battle.sides.map((side, index) => {
      const there = side.cards.filter((ref) => this.engine.isSame(ref)).map((ref) => ref.card);
      const pile = this.pile(there, side.player);
      const counts = this.engine.ruleset.battleValues[battle.kind][index] ?? '';
      const known = pile.cards.reduce((sum, { values }) => sum + (values[counts] ?? 0), 0);
      return { player: side.player, pile, counts, known, total: battle.phase === 'begin' ? null : side.total };
    });
    return { kind: battle.kind, sides };
  }
}
