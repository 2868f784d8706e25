/** Numbers and names of the objectives variant, each with its rule. */
import type { RequestKind } from '../../engine/asking/request.ts';
import {
  RELATIONS as SHARED_RELATIONS,
  REQUEST_KINDS as SHARED_KINDS,
  ZONES as SHARED_ZONES,
} from '../second-edition/constants.ts';

/** OBJ-DECK-01 to -05: how many cards each part of a deck holds at least, and exactly how many locations. */
export const LOCATIONS = 5;
export const FEWEST_ATTEMPTABLE = 2;
export const SMALLEST = { dilemmas: 20, deck: 35, tactics: 15, objectives: 10 } as const;
/** OBJ-DECK-07: copies of a title in all parts together. */
export const COPIES = 3;
/** OBJ-DAMAGE-05: percent of hull damage at which a ship is destroyed. */
export const DESTROYED_AT = 100;
/** OBJ-DAMAGE-10: percent of a card with "Damage -" that states none. */
export const USUAL_HULL = 34;
/**
 * OBJ-RESTR-01 to -03, OBJ-OP-01: whom an affiliation may attack by an order: any but its own (`others`, also every one that is not named here),
 * anybody, or only those who count as of one affiliation.
 */
export const ATTACKS: ReadonlyMap<string, AttackClass> = new Map<string, AttackClass>([
  ['Bajoran', 'others'],
  ['Borg', 'others'],
  ['Cardassian', 'others'],
  ['Dominion', 'others'],
  ['Federation', { only: 'Borg' }],
  ['Ferengi', 'others'],
  ['Klingon', 'anybody'],
  ['Non-Aligned', 'anybody'],
  ['Romulan', 'others'],
  ['Starfleet', 'others'],
]);
export type AttackClass = 'others' | 'anybody' | { readonly only: string };

/** OBJ-TACTIC-01: tactics a player may draw in an engagement. */
export const TACTICS_DRAWN = 2;

/** OBJ-WIN-06: after so many turns of all players together a game of bots is over. */
export const TURNS_OF_BOTS = 200;

/** OBJ-CARD-10: the types of system; a ship carries one of each (OBJ-SYS-04). */
export const SYSTEM_TYPES = ['propulsion', 'weapons', 'power', 'auxiliary'] as const;
/** OBJ-CARD-04. */
export const QUADRANTS = ['alpha', 'gamma', 'delta'] as const;

/** The row of places, the tasks before and after they are done, the two side decks, and where tactics are in an engagement. */
export const ZONES = [
  'locations',
  'active',
  'completed',
  'objective pile',
  'tactics',
  'drawn tactics',
  'current tactic',
  ...SHARED_ZONES.filter((zone) => zone !== 'missions'),
] as const;

/** Where cards in play are that lie with no other card. */
export const IN_PLAY = ['locations', 'core', 'active', 'completed', 'current tactic'] as const;

/** How cards lie with a card: beside those of the Second Edition, systems on their ship. */
export const RELATIONS = [...SHARED_RELATIONS, 'systems'] as const;

export const REQUEST_KINDS: readonly RequestKind[] = [
  ...SHARED_KINDS,
  'exchange',
  'draw-tactics',
  'lay-tactic',
  'counterattack',
];
