/** What a journal has to know to begin its game again: edition, decks in full, seats, seed. */
import { fingerprint } from './fingerprint.ts';
import type { Definition } from '../engine/definition.ts';
import type { SeatSetup } from '../engine/game.ts';

export const JOURNAL_FORMAT = 1;

export interface JournalSeat {
  readonly name: string;
  /** Who sat there: `human`, `bot` …; what the game is does not depend on it. */
  readonly kind: string;
  readonly missions: readonly string[];
  readonly dilemmas: readonly string[];
  readonly deck: readonly string[];
}

export interface JournalHeader {
  readonly journal: typeof JOURNAL_FORMAT;
  /** The version of spaceline that wrote it. */
  readonly version: string;
  readonly ruleset: string;
  readonly seed: number;
  /** Who was to take the first turn; null: left to chance. */
  readonly first: number | null;
  readonly seats: readonly JournalSeat[];
  /** Fingerprint of every card's definition, by its identity. */
  readonly cards: Readonly<Record<string, string>>;
}

/** The header of a game about to begin. */
export function headerOf(
  game: { readonly version: string; readonly ruleset: string; readonly seed: number; readonly first: number | null },
  seats: readonly (SeatSetup & { readonly kind: string })[],
): JournalHeader {
  const ids = (cards: readonly Definition[]): readonly string[] => cards.map(({ id }) => id);
  const cards = seats.flatMap(({ missions, dilemmas, deck }) => [...missions, ...dilemmas, ...deck]);
  const marks = new Map(cards.map((card) => [card.id, card]));
  return {
    journal: JOURNAL_FORMAT,
    ...game,
    seats: seats.map(({ name, kind, missions, dilemmas, deck }) => ({
      name,
      kind,
      missions: ids(missions),
      dilemmas: ids(dilemmas),
      deck: ids(deck),
    })),
    cards: Object.fromEntries([...marks].map(([id, card]) => [id, fingerprint(card)])),
  };
}

/** The seats as they were, and what stands in the way: cards that are unknown now, or whose definition was changed since. */
export function seatsOf(
  header: JournalHeader,
  find: (id: string) => Definition | null,
): { readonly seats: readonly SeatSetup[]; readonly problems: readonly string[] } {
  const problems = Object.entries(header.cards).flatMap(([id, mark]) => {
    const card = find(id);
    if (!card) return [`the card "${id}" is not known here`];
    return fingerprint(card) === mark ? [] : [`the card "${id}" was changed since the journal was written`];
  });
  const cards = (ids: readonly string[]): readonly Definition[] => ids.flatMap((id) => find(id) ?? []);
  const seats = header.seats.map(({ name, missions, dilemmas, deck }) => ({
    name,
    missions: cards(missions),
    dilemmas: cards(dilemmas),
    deck: cards(deck),
  }));
  return { seats, problems };
}

export function isHeader(value: unknown): value is JournalHeader {
  if (!isObject(value)) return false;
  return (
    value.journal === JOURNAL_FORMAT &&
    typeof value.version === 'string' &&
    typeof value.ruleset === 'string' &&
    typeof value.seed === 'number' &&
    (value.first === null || typeof value.first === 'number') &&
    Array.isArray(value.seats) &&
    value.seats.every(isSeat) &&
    isObject(value.cards) &&
    Object.values(value.cards).every((mark) => typeof mark === 'string')
  );
}

function isSeat(value: unknown): boolean {
  if (!isObject(value) || typeof value.name !== 'string' || typeof value.kind !== 'string') return false;
  return [value.missions, value.dilemmas, value.deck].every(
    (list) => Array.isArray(list) && list.every((id) => typeof id === 'string'),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
