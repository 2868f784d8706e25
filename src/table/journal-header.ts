/** What a journal has to know to begin its game again: edition, decks in full, seats, seed. */
import * as v from 'valibot';
import { LIMITS } from '../catalog/limits.ts';
import { shortened } from '../catalog/shown.ts';
import type { Definition } from '../engine/definition.ts';
import type { SeatSetup } from '../engine/game.ts';
import type { DeckParts } from '../engine/ruleset/deck-rules.ts';
import { allSeatKinds } from '../players/index.ts';
import { deckPartsOf } from './edition.ts';
import { nameFault } from './plain-name.ts';
import { fingerprint } from './fingerprint.ts';

export const JOURNAL_FORMAT = 1;

export interface JournalSeat {
  readonly name: string;
  /** Who sat there: `human`, `bot` …; what the game is does not depend on it. */
  readonly kind: string;
  /** The parts of the deck by their names, one entry a copy. */
  readonly [part: string]: string | readonly string[];
}

/** The parts of a seat's deck: whatever of it is a list. */
const partsIn = (seat: JournalSeat): readonly (readonly [name: string, cards: readonly string[]])[] =>
  Object.entries(seat).flatMap(([name, cards]) => (typeof cards === 'string' ? [] : [[name, cards] as const]));

const cardsIn = (seat: JournalSeat): readonly string[] => partsIn(seat).flatMap(([, cards]) => cards);

export interface JournalHeader {
  readonly journal: typeof JOURNAL_FORMAT;
  /** The version of spaceline that wrote it. */
  readonly version: string;
  readonly ruleset: string;
  readonly seed: number;
  /** Who was to take the first turn; null: left to chance. */
  readonly first: number | null;
  /** It ends after so many turns; left out: not for their number. */
  readonly turnLimit?: number;
  readonly seats: readonly JournalSeat[];
  /** Fingerprint of every card's definition, by its identity. */
  readonly cards: Readonly<Record<string, string>>;
}

/** The header of a game about to begin: what it takes to play it again, with every deck and the fingerprint of each card. */
export function headerOf(
  game: Pick<JournalHeader, 'version' | 'ruleset' | 'seed' | 'first' | 'turnLimit'>,
  seats: readonly (SeatSetup & { readonly kind: string })[],
): JournalHeader {
  const deckParts = deckPartsOf(game.ruleset);
  const cards = seats.flatMap(({ parts }) => Object.values(parts).flat());
  const marks = new Map(cards.map((card) => [card.id, card]));
  return {
    journal: JOURNAL_FORMAT,
    ...game,
    seats: seats.map(({ name, kind, parts }) => {
      const names = deckParts ?? Object.keys(parts);
      return { name, kind, ...Object.fromEntries(names.map((part) => [part, idsOf(parts, part)])) };
    }),
    cards: Object.fromEntries([...marks].map(([id, card]) => [id, fingerprint(card)])),
  };
}

function idsOf(parts: DeckParts, name: string): readonly string[] {
  const part = parts[name];
  if (part === undefined) throw new Error(`a deck without ${name}`);
  return part.map(({ id }) => id);
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
  const seats = header.seats.map((seat) => ({
    name: seat.name,
    parts: Object.fromEntries(partsIn(seat).map(([part, ids]) => [part, cards(ids)])),
  }));
  return { seats, problems };
}

const word = v.pipe(v.string(), v.maxLength(LIMITS.nameCharacters));
/** Title and subtitle, with a comma between them. */
const cardId = v.pipe(v.string(), v.maxLength(2 * LIMITS.nameCharacters + 2));
const list = v.pipe(v.array(cardId), v.maxLength(LIMITS.deckCards));

/** By cards' names: not a `v.record`, which leaves out what is named `constructor`. What stands in it, `faultOf` checks. */
const marks = v.custom<JournalHeader['cards']>(
  (cards) =>
    typeof cards === 'object' && cards !== null && Object.values(cards).every((mark) => typeof mark === 'string'),
  'needs fingerprints by the names of cards',
);
const isMark = (mark: string): boolean => /^[0-9a-f]{12}$/.test(mark);

const seatSchema = v.objectWithRest(
  {
    name: v.pipe(
      v.string(),
      v.check((name) => nameFault(name) === null, 'is no name of a seat'),
    ),
    kind: v.picklist(allSeatKinds),
  },
  list,
);

const schema = v.strictObject({
  journal: v.literal(JOURNAL_FORMAT),
  version: word,
  ruleset: word,
  seed: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  first: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  turnLimit: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  seats: v.pipe(v.array(seatSchema), v.minLength(2), v.maxLength(LIMITS.seats)),
  cards: marks,
});

/** The header that a value of JSON is, or what is wrong with it, in words. */
export function readHeader(value: unknown): JournalHeader | string {
  const format = v.safeParse(v.looseObject({ journal: v.unknown() }), value);
  if (!format.success) return 'this is no journal';
  if (format.output.journal !== JOURNAL_FORMAT)
    return `this journal has the format ${shown(format.output.journal)}, not ${JOURNAL_FORMAT}`;
  const read = v.safeParse(schema, value);
  if (!read.success) {
    const [issue] = read.issues;
    return `the header of this journal is wrong at "${v.getDotPath(issue) ?? ''}": ${issue.message}`;
  }
  return faultOf(read.output) ?? read.output;
}

/** What parts of a header say of each other, and is not so. */
function faultOf({ ruleset, seats, first, cards }: JournalHeader): string | null {
  const names = new Set(seats.map(({ name }) => name));
  if (names.size < seats.length) return 'the header of this journal gives two seats one name';
  if (first !== null && first >= seats.length)
    return `the header of this journal lets seat ${first} begin, and there is none`;
  const strange = seats.flatMap((seat) => partsFault(seat, deckPartsOf(ruleset)) ?? []);
  if (strange[0] !== undefined) return strange[0];
  const played = new Set(seats.flatMap(cardsIn));
  const marked = new Set(Object.keys(cards));
  const unmarked = [...played].find((id) => !marked.has(id));
  if (unmarked !== undefined) return `the header of this journal has no fingerprint of the card "${unmarked}"`;
  const unplayed = [...marked].find((id) => !played.has(id));
  if (unplayed !== undefined)
    return `the header of this journal has a fingerprint of "${unplayed}", which nobody plays`;
  const [wrong] = Object.entries(cards).find(([, mark]) => !isMark(mark)) ?? [];
  return wrong === undefined
    ? null
    : `the header of this journal has a wrong fingerprint of "${wrong}": it needs twelve hexadecimal digits`;
}

/** What is wrong with the parts of a seat's deck; null: they are those that decks of the edition have. */
function partsFault(seat: JournalSeat, deckParts: readonly string[] | null): string | null {
  const named = partsIn(seat).map(([name]) => name);
  const missing = deckParts?.find((part) => !named.includes(part));
  if (missing !== undefined) return `the header of this journal gives ${seat.name} no "${missing}"`;
  const unknown = deckParts === null ? undefined : named.find((part) => !deckParts.includes(part));
  return unknown === undefined ? null : `the header of this journal gives ${seat.name} a "${shortened(unknown)}"`;
}

function shown(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? shortened(String(value)) : typeof value;
}
