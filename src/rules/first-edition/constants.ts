/** Numbers and names of First Edition as it was in 1994, each with its rule. */
import type { RequestKind } from '../../engine/asking/request.ts';

/** 94-TURN-02: cards of the opening hand. */
export const OPENING_HAND = 7;
/** 94-SEED-13: passes in a row that end seeding. */
export const PASSES_THAT_END_SEEDING = 2;
/** 94-DMG-01: range of a damaged ship, if it has more. */
export const DAMAGED_RANGE = 5;

/** 94-AFFIL-01, -10: affiliations; non-aligned is none. */
export const NON_ALIGNED = 'Non-Aligned';
export const AFFILIATIONS = ['Federation', 'Klingon', 'Romulan'] as const;
/** 94-CARD-12. */
export const CLASSIFICATIONS = ['OFFICER', 'ENGINEER', 'MEDICAL', 'SCIENCE', 'SECURITY', 'V.I.P.', 'CIVILIAN'] as const;

/** The row of locations (94-LINE-06). */
export const SPACELINE = 'spaceline';

/**
 * Each player's areas: what is laid and placed in phase two, the draw deck and what becomes of it, the side of the table, the bonus
 * area (94-DIL-11), cards of the other player's that were captured (94-CAPT-01), and where a card lies while it is being played.
 */
export const ZONES = [
  'missions',
  'seeds',
  'outposts',
  'deck',
  'hand',
  'discard',
  'table',
  'bonus',
  'captives',
  'announced',
] as const;

/** How cards lie with a card: on a planet or at an outpost, ships and outposts at a location, aboard a ship, played on it, seeded under it. */
export const RELATIONS = ['here', 'ships', 'outposts', 'aboard', 'on', 'under'] as const;

/** What players are asked. */
export const REQUEST_KINDS: readonly RequestKind[] = [
  'line',
  'seed',
  'outpost',
  'play',
  'orders',
  'respond',
  'retaliate',
  'choose',
  'order',
  'yes-no',
  'number',
  'name',
];

/** Types of card by the part of a deck they belong to (94-DECK-05, -06). */
export const SEED_TYPES = ['mission', 'dilemma', 'artifact', 'outpost'] as const;
/** 94-PLAY-01: what the turn's one card may be that reports for duty. */
export const REPORTED_TYPES: ReadonlySet<string> = new Set(['ship', 'personnel', 'equipment']);
