/** What a journal has to know to begin its game again: edition, decks in full, seats, seed. */
import * as v from 'valibot';
import { LIMITS, shortened } from '../catalog/index.ts';
import type { Definition } from '../engine/definition.ts';
import type { SeatSetup } from '../engine/game.ts';
import { seatKinds } from '../players/index.ts';
import { nameFault } from './plain-name.ts';
import { fingerprint } from './fingerprint.ts';

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
  const cards = seats.flatMap(({ parts }) => Object.values(parts).flat());
  const marks = new Map(cards.map((card) => [card.id, card]));
  return {
    journal: JOURNAL_FORMAT,
    ...game,
    seats: seats.map(({ name, kind, parts: { missions = [], dilemmas = [], deck = [] } }) => ({
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
    parts: { missions: cards(missions), dilemmas: cards(dilemmas), deck: cards(deck) },
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

const seatSchema = v.strictObject({
  name: v.pipe(
    v.string(),
    v.check((name) => nameFault(name) === null, 'is no name of a seat'),
  ),
  kind: v.picklist(seatKinds),
  missions: list,
  dilemmas: list,
  deck: list,
});

const schema = v.strictObject({
  journal: v.literal(JOURNAL_FORMAT),
  version: word,
  ruleset: word,
  seed: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  first: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
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
function faultOf({ seats, first, cards }: JournalHeader): string | null {
  const names = new Set(seats.map(({ name }) => name));
  if (names.size < seats.length) return 'the header of this journal gives two seats one name';
  if (first !== null && first >= seats.length)
    return `the header of this journal lets seat ${first} begin, and there is none`;
  const played = new Set(seats.flatMap(({ missions, dilemmas, deck }) => [...missions, ...dilemmas, ...deck]));
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

function shown(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? shortened(String(value)) : typeof value;
}
