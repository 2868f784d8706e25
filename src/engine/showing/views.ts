/** Building views: only what a viewer is entitled to know goes in. */
import type { Explanation } from '../game.ts';
import type { Engine } from '../kernel/kernel.ts';
import type { Measured } from '../state/events.ts';
import type { Seen } from '../ruleset/showing-rules.ts';
import type { CardNumber, Request, RequestKind, Seat } from '../asking/request.ts';
import { Faces, isOwn } from './faces.ts';
import { Glances } from './glance.ts';
import type { CardView, PileView, PlayerView, View, Viewer } from './view.ts';
import { choosableIn } from './looking.ts';

/** What the viewer may know just now. */
export function viewOf(engine: Engine, viewer: Viewer): View {
  const builder = new ViewBuilder(engine, viewer, engine.request);
  return builder.build();
}

/** What the viewer may know just now, made as it is looked at: it holds until the next answer, and is read by name only, not listed or written down (`glance.ts`). */
export function glanceOf(engine: Engine, viewer: Viewer): View {
  return new ViewBuilder(engine, viewer, engine.request).glance();
}

/** A card whose face the viewer knows, as it stands in the view. @throws Error for any other */
export const cardFor = (engine: Engine, card: CardNumber, viewer: Viewer): CardView =>
  new ViewBuilder(engine, viewer, engine.request).card(card);

/** What the viewer could know in the midst of what an answer brings about, where nobody is asked yet. */
export const viewAmid = (engine: Engine, viewer: Viewer): View => new ViewBuilder(engine, viewer, null).build();

/** How a number came about, as far as the viewer may know; null where the viewer may not know the card. */
export function explainFor(engine: Engine, card: CardNumber, value: string, viewer: Viewer): Explanation | null {
  return new ViewBuilder(engine, viewer, engine.request).explain(card, value);
}

/** What a team has against what a card asks, as far as the viewer may know. */
export function measureFor(
  engine: Engine,
  asking: CardNumber,
  team: readonly CardNumber[],
  viewer: Viewer,
): readonly Measured[] {
  return new ViewBuilder(engine, viewer, engine.request).measure(asking, team);
}

/** Kinds of requests that are made only because somebody has something to take that others may not know of. */
const OVER_HIDDEN_OPTIONS: ReadonlySet<RequestKind> = new Set<RequestKind>(['respond', 'order', 'start', 'end']);

class ViewBuilder {
  private readonly faces: Faces;

  constructor(
    private readonly engine: Engine,
    private readonly viewer: Viewer,
    private readonly request: Request | null,
  ) {
    this.faces = new Faces(engine, viewer, [...this.shownCards(), ...this.offered()]);
  }

  build(): View {
    return this.seenAs(this.faces);
  }

  glance(): View {
    return this.seenAs(new Glances(this.engine, this.faces, this.viewer));
  }

  card(card: CardNumber): CardView {
    if (!this.faces.knows(card)) throw new Error(`card ${card} is not known to ${this.viewer}`);
    return this.faces.card(card);
  }

  private seenAs(seen: Seen): View {
    const { state, ruleset } = this.engine;
    const { rows } = ruleset.places;
    return {
      viewer: this.viewer,
      ruleset: state.ruleset,
      turn: { ...state.turn, ...ruleset.showing.turn(this.engine) },
      players: state.seats.map((name, seat) => this.player(name, seat, seen)),
      ...(rows.length > 0 && { rows: this.rows(seen) }),
      ...ruleset.showing.parts(this.engine, seen),
      shown: [...new Set([...this.shownCards(), ...this.toFind()])].map((card) => seen.card(card)),
      asked: this.asked(),
      request: this.request && isOwn(this.viewer, this.request.player) ? this.request : null,
      over: state.over,
    };
  }

  /** That somebody is asked about options that lie hidden is hidden as well. */
  private asked(): Seat | null {
    if (!this.request) return null;
    const isOpen = isOwn(this.viewer, this.request.player) || !OVER_HIDDEN_OPTIONS.has(this.request.kind);
    return isOpen ? this.request.player : null;
  }

  /** Cards shown to the viewer by an examination or a reveal. */
  private shownCards(): CardNumber[] {
    return this.engine.state.shown.filter(({ seat }) => isOwn(this.viewer, seat)).flatMap(({ cards }) => [...cards]);
  }

  /** Who chooses a card may look at all eligible ones in full. */
  private offered(): CardNumber[] {
    if (!this.request || !isOwn(this.viewer, this.request.player)) return [];
    return this.request.options.flatMap((option) => {
      const from = choosableIn(option).flatMap((item) => (item.kind === 'card' ? [item.card] : []));
      return option.card === undefined ? from : [option.card, ...from];
    });
  }

  /** What an option finds in a pile is seen in the order of the options: what lies above what is not to be told by it. */
  private toFind(): CardNumber[] {
    if (!this.request || !isOwn(this.viewer, this.request.player)) return [];
    return this.request.options.flatMap(({ using }) => (using === undefined || this.faces.knows(using) ? [] : [using]));
  }

  private player(name: string, seat: Seat, seen: Seen): PlayerView {
    const { engine } = this;
    const zones: Record<string, PileView> = {};
    for (const zone of engine.ruleset.places.zones) zones[zone] = seen.pile(engine.zone(zone, seat), seat);
    return {
      seat,
      name,
      score: engine.scoreOf(seat),
      zones,
      ...engine.ruleset.showing.player(engine, seat),
    };
  }

  /** The steps of a number; a source the viewer may not know is left out of its step. */
  explain(card: CardNumber, value: string): Explanation | null {
    const { engine } = this;
    if (card <= 0 || card >= engine.state.definitionOf.length || !this.faces.knows(card)) return null;
    const definition = engine.definitionOf(card);
    const printed = definition.attributes[value];
    if (printed !== undefined && this.faces.isVeiled(card)) return { value: printed, base: printed, steps: [] };
    const told = engine.ruleset.showing.explain(engine, card, value);
    const steps = told.steps.map((step) =>
      step.source !== null && !this.faces.knows(step.source) ? { ...step, source: null } : step,
    );
    return { ...told, steps };
  }

  measure(asking: CardNumber, team: readonly CardNumber[]): readonly Measured[] {
    const isKnown = [asking, ...team].every((card) => this.faces.knows(card));
    return isKnown ? this.engine.ruleset.showing.measure(this.engine, asking, team) : [];
  }

  private rows(seen: Seen): Record<string, PileView> {
    const { engine } = this;
    return Object.fromEntries(engine.ruleset.places.rows.map((name) => [name, seen.pile(engine.row(name), null)]));
  }
}
