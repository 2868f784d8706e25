/** What a game came to for each player: points by where they came from, and what its edition counts. Read off the events that a viewer may know. */
import type { CardNumber, Seat } from '../engine/asking/request.ts';
import type { Game } from '../engine/game.ts';
import type { Tally } from '../engine/ruleset/log-words.ts';
import type { LoggedEvent } from '../engine/state/events.ts';
import { logWordsOf } from './edition.ts';

/** Points from one card, each time it gave or took some; without a card where no text did it. */
interface PointSource {
  readonly card: CardNumber | null;
  /** What it is called; of what was completed at a place, with that. */
  readonly name: string;
  readonly points: readonly number[];
}

export interface Account {
  readonly seat: Seat;
  /** What these come to is the score. */
  readonly sources: readonly PointSource[];
  readonly tallies: readonly { readonly what: string; readonly count: number }[];
}

/** What the points of a source come to. */
export const pointsOf = ({ points }: PointSource): number => points.reduce((sum, each) => sum + each, 0);

type Entry = { readonly answers: number } & (
  | { readonly is: 'points'; readonly seat: Seat; readonly card: CardNumber | null; readonly points: number }
  | { readonly is: 'completed'; readonly card: CardNumber; readonly place: CardNumber }
  | ({ readonly is: 'tally' } & Tally)
);

/** The accounts of a game while it goes on. */
export class Accounts {
  private entries: Entry[] = [];

  /** Notes what the last of so many answers brought about. The events have to be those the viewer may know. */
  note(game: Game, events: readonly LoggedEvent[], answers: number): void {
    const { tallies, completedAt } = logWordsOf(game.ruleset);
    const cards = {
      definition: (card: CardNumber) => game.definition(card),
      owner: (card: CardNumber) => ownerOf(game, card),
    };
    for (const { event } of events) {
      if (event.type === 'scored' || event.type === 'lost') {
        const points = event.type === 'scored' ? event.points : -event.points;
        const card = event.by === undefined || event.by === 0 ? null : event.by;
        this.entries.push({ is: 'points', answers, seat: event.player, card, points });
      }
      const completed = completedAt?.(event) ?? null;
      if (completed !== null) this.entries.push({ is: 'completed', answers, ...completed });
      this.entries.push(...tallies(event, cards).map((tally) => ({ is: 'tally' as const, answers, ...tally })));
    }
  }

  /** Forgets what came after so many answers. */
  forgetAfter(answers: number): void {
    this.entries = this.entries.filter((entry) => entry.answers <= answers);
  }

  /** The accounts of all players as they stand. */
  of(game: Game): readonly Account[] {
    return game.seats.map((_, seat) => ({
      seat,
      sources: this.sourcesOf(game, seat),
      tallies: logWordsOf(game.ruleset).counted.map((what) => ({ what, count: this.countOf(seat, what) })),
    }));
  }

  private sourcesOf(game: Game, seat: Seat): readonly PointSource[] {
    const bySource = new Map<CardNumber | null, number[]>();
    for (const entry of this.entries) {
      if (entry.is !== 'points' || entry.seat !== seat) continue;
      const points = bySource.get(entry.card) ?? [];
      bySource.set(entry.card, [...points, entry.points]);
    }
    return [...bySource].map(([card, points]) => ({
      card,
      points,
      name: `${nameOf(game, card)}${this.placeOf(game, card)}`,
    }));
  }

  /** ` at Cinder Veil`; nothing for what was completed nowhere else. */
  private placeOf(game: Game, card: CardNumber | null): string {
    const found = this.entries.findLast((entry) => entry.is === 'completed' && entry.card === card);
    return found?.is === 'completed' ? ` at ${game.definition(found.place).title}` : '';
  }

  private countOf(seat: Seat, what: string): number {
    return this.entries.reduce(
      (sum, entry) => (entry.is === 'tally' && entry.seat === seat && entry.what === what ? sum + entry.count : sum),
      0,
    );
  }
}

const nameOf = (game: Game, card: CardNumber | null): string =>
  card === null ? 'without a card' : game.definition(card).id;

function ownerOf({ state }: Game, card: CardNumber): Seat {
  const owner = state.owner[card];
  if (owner === undefined) throw new Error(`nobody owns card ${card}`);
  return owner;
}
