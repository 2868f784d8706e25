/** The table as a bot thinks of it: where its own people and ships are, and what its missions ask for. Made from the view alone. */
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { CardView, PileView, View } from '../../engine/showing/view.ts';
import type { Requirement } from '../../language/tree/index.ts';
import { placeFacts } from '../../effects/terms.ts';
import { ofLatest } from '../remembered.ts';
import type { AttemptView } from '../../rules/second-edition/views.ts';
import { pilesOn, scoreOf } from '../../engine/showing/looking.ts';

export interface OwnShip {
  readonly card: CardView;
  readonly crew: readonly CardView[];
}

/** A place of anybody's with what the bot has there. */
export interface Site {
  readonly card: CardView;
  readonly owner: Seat;
  readonly people: readonly CardView[];
  readonly ships: readonly OwnShip[];
  readonly beneath: number;
}

/** Something to do, and where it may be done: in some editions a place is its own task. */
export interface Goal {
  readonly site: Site;
  readonly task: CardView;
}

/** What a bot must know of the edition it plays: where things lie, and what it may do of its own accord. */
export interface Board {
  /** The zone where places lie. */
  readonly places: string;
  /** What the bot can still complete. */
  readonly goals: (position: Position) => readonly Goal[];
  /** What a player may be out to complete, as far as everybody sees. */
  readonly tasks: (position: Position, player: Seat) => readonly CardView[];
  /** Whether the bot has completed something at a place of that kind. */
  readonly hasCompleted: (position: Position, kind: string) => boolean;
  /** What teams must have before an attempt begins, besides an affiliation. */
  readonly needs: (goal: Goal) => readonly Requirement[];
  /** Whether a personnel's icons count for the staffing of a ship. */
  readonly mayStaff: (ship: CardView, personnel: CardView) => boolean;
  /** The range that a move to another quadrant takes beyond both spans. */
  readonly crossing: (from: Site, to: Site) => number;
  /** By how much a ship would win an engagement that it may begin there without a text; null where it may not. */
  readonly openMargin: (position: Position, site: Site, ship: CardView, crew: readonly CardView[]) => number | null;
}

export interface Position {
  readonly board: Board;
  readonly seat: Seat;
  readonly isOwnTurn: boolean;
  readonly turn: number;
  readonly score: number;
  readonly sites: readonly Site[];
  readonly hand: readonly CardView[];
  readonly core: readonly CardView[];
  /** What lies in a zone of a player as far as it is known; null where the view has no such zone. */
  readonly pile: (player: Seat, zone: string) => PileView | null;
  readonly seats: readonly Seat[];
  /** The attempt under way. */
  readonly attempt: AttemptView | null;
  /** A card of the view whose face is known; undefined for any other. */
  readonly card: (number: CardNumber) => CardView | undefined;
}

const NOBODY: readonly CardView[] = [];

/** The cards with a host whose faces are known, of any player or of one. */
export function hosted(card: CardView, relation: string, player?: Seat): readonly CardView[] {
  const piles = pilesOn(card, relation);
  if (piles.length === 0) return NOBODY;
  return piles.flatMap((pile) => (player === undefined || pile.player === player ? pile.cards : NOBODY));
}

const isPersonnel = (card: CardView): boolean => card.definition.type === 'personnel';

/** Finds cards of the view whose faces are known by their numbers, and looks no further than it must: what it is asked for is mostly held or shown. */
function finderIn(view: View, seat: Seat): (number: CardNumber) => CardView | undefined {
  const found = new Map<CardNumber, CardView>();
  const { attempt, shown } = view;
  const piles = view.players.flatMap(({ zones }) => Object.values(zones));
  if (attempt) piles.push(attempt.involved, attempt.drawn, attempt.stack);
  const hand = view.players[seat]?.zones['hand'];
  if (hand !== undefined) piles.push(hand);
  const hosts: CardView[] = [];
  const add = (card: CardView): void => {
    found.set(card.number, card);
    hosts.push(card);
  };
  shown.forEach(add);
  if (attempt?.facing) add(attempt.facing);
  return (number) => {
    for (;;) {
      const card = found.get(number);
      if (card !== undefined) return card;
      const pile = piles.pop();
      const host = pile === undefined ? hosts.pop() : undefined;
      if (pile !== undefined) pile.cards.forEach(add);
      else if (host === undefined) return undefined;
      else piles.push(...Object.values(host.hosted).flat());
    }
  };
}

/** The bot's personnel with a host. */
function peopleWith(card: CardView, relation: string, seat: Seat): readonly CardView[] {
  const there = hosted(card, relation, seat);
  return there.length === 0 ? NOBODY : there.filter(isPersonnel);
}

const siteOf = (card: CardView, owner: Seat, seat: Seat): Site => ({
  card,
  owner,
  people: peopleWith(card, 'here', seat),
  ships: hosted(card, 'ships', seat).map((ship) => ({ card: ship, crew: peopleWith(ship, 'aboard', seat) })),
  beneath: pilesOn(card, 'beneath').reduce((sum, pile) => sum + pile.count, 0),
});

/** The position of one seat. */
export const positionOf = (view: View, seat: Seat, board: Board): Position => new Seen(view, seat, board);

/** A position as it is looked at: many requests are answered without a look at the table. */
class Seen implements Position {
  private found: ((number: CardNumber) => CardView | undefined) | null = null;
  private all: readonly Site[] | null = null;

  constructor(
    private readonly view: View,
    readonly seat: Seat,
    readonly board: Board,
  ) {}

  get isOwnTurn(): boolean {
    return this.view.turn.player === this.seat;
  }

  get turn(): number {
    return this.view.turn.number;
  }

  get score(): number {
    return scoreOf(this.view, this.seat);
  }

  get seats(): readonly Seat[] {
    return this.view.players.map((player) => player.seat);
  }

  get attempt(): AttemptView | null {
    return this.view.attempt ?? null;
  }

  get hand(): readonly CardView[] {
    return this.zone(this.seat, 'hand');
  }

  get core(): readonly CardView[] {
    return this.zone(this.seat, 'core');
  }

  get sites(): readonly Site[] {
    return (this.all ??= this.view.players.flatMap((player) =>
      this.zone(player.seat, this.board.places).map((card) => siteOf(card, player.seat, this.seat)),
    ));
  }

  pile(player: Seat, zone: string): PileView | null {
    return this.view.players[player]?.zones[zone] ?? null;
  }

  card(number: CardNumber): CardView | undefined {
    this.found ??= finderIn(this.view, this.seat);
    return this.found(number);
  }

  private zone(player: Seat, name: string): readonly CardView[] {
    return this.pile(player, name)?.cards ?? NOBODY;
  }
}

/** The cards of a player's zone that are known: none in a zone that views do not show. */
export const knownIn = (position: Position, player: Seat, zone: string): readonly CardView[] =>
  position.pile(player, zone)?.cards ?? NOBODY;

/** The icons that nobody aboard brings; of another's ship a view tells none. */
export const missingIn = ({ ship }: CardView): readonly string[] => ship?.missing ?? NOTHING;
const NOTHING: readonly string[] = [];

export const unstopped = (cards: readonly CardView[]): readonly CardView[] => cards.filter((card) => !card.stopped);

/** What is worked out of a position, once however often it is asked for. */
export const ofPosition = <T>(compute: (position: Position) => T): ((position: Position) => T) => ofLatest(compute);

/** Planet, space or headquarters; nothing for a card that is no place. */
export const kindOf = ({ card }: Site): string => placeFacts(card.definition)?.kind ?? '';

export const isHeadquarters = (site: Site): boolean => kindOf(site) === 'headquarters';

export const isPlanet = (site: Site): boolean => kindOf(site) === 'planet';

/** Everybody the bot has at a site, on ships too. */
export const everyoneAt = (site: Site): readonly CardView[] => [
  ...site.people,
  ...site.ships.flatMap((ship) => ship.crew),
];

/** Everybody the bot has in play at its sites. */
export const everybody = ofPosition((position): readonly CardView[] => position.sites.flatMap(everyoneAt));
