/** Numbers and names of the Second Edition, each with its rule. */
import type { RequestKind } from '../../engine/asking/request.ts';

/** 2E-DRAW-02: counters each turn. */
export const COUNTERS = 7;
/** 2E-SETUP-06, 2E-DISCARD-01: opening hand, and hand at the end of the turn. */
export const HAND = 7;
/** 2E-MOVE-04: more Range between different quadrants. */
export const OTHER_QUADRANT = 2;
/** 2E-MOVE-05: less Range within one region. */
export const SAME_REGION = 2;
/** 2E-DAMAGE-04: so many damage cards destroy a ship. */
export const DEADLY = 3;
/** 2E-WIN-01: points to win. */
export const POINTS_TO_WIN = 100;

/** 2E-AFFIL-01: the affiliations. */
export const AFFILIATIONS = [
  ...['Bajoran', 'Borg', 'Cardassian', 'Dominion', 'Federation'],
  ...['Ferengi', 'Klingon', 'Non-Aligned', 'Romulan', 'Starfleet'],
];

/** 2E-COMBAT-07, 2E-ENGAGE-10: what counts for whoever begins a battle, and for the other. */
export const BATTLE_VALUES = { combat: ['strength', 'strength'], engagement: ['weapons', 'shields'] } as const;

/** 2E-SETUP-07: each player's areas, those an attempt or a play passes through, and where a text sets cards aside. */
export const ZONES = [
  'missions',
  'core',
  'brig',
  'hand',
  'deck',
  'discard',
  'dilemmas',
  'removed',
  'drawn',
  'stack',
  'revealed',
  'announced',
  'aside',
] as const;

/** How cards lie with a card: on a mission, ships at it, aboard a ship, played on it, as damage, beneath. */
export const RELATIONS = ['here', 'ships', 'aboard', 'on', 'damage', 'beneath'] as const;

/** What players are asked. */
export const REQUEST_KINDS: readonly RequestKind[] = [
  'play',
  'orders',
  'respond',
  'choose',
  'stack',
  'discard',
  'order',
  'yes-no',
  'number',
  'name',
  'start',
  'end',
  'secret',
];
