/** The table of the objectives variant: locations, objectives, piles, what is in play and who knows it. */
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import {
  isInPlay as isInPlayOfShared,
  knows as knowsOfShared,
  missionKind,
  pool as poolOfShared,
} from '../second-edition/table.ts';
import type { Done } from '../second-edition/variant.ts';
import { completedAt } from './state.ts';

/** OBJ-ACTIVE-02, OBJ-INPLAY-01, -03: objectives once drawn, and a current tactic once it is revealed; the side decks not. */
export function isInPlay(engine: Engine, card: CardNumber): boolean {
  const zone = engine.zoneOf(card);
  if (zone === 'active' || zone === 'completed') return true;
  if (zone === 'current tactic') return engine.has(card, 'faceUp');
  return isInPlayOfShared(engine, card);
}

const SIDE_DECKS: ReadonlySet<string> = new Set(['objective pile', 'tactics']);
const OWN_TACTICS: ReadonlySet<string> = new Set(['drawn tactics', 'current tactic']);

/** OBJ-SETUP-05, OBJ-TACTIC-02, -05: what lies face down in a side deck nobody knows, a drawn or laid tactic its owner. */
export function knows(engine: Engine, card: CardNumber, viewer: Seat): boolean {
  const zone = engine.zoneOf(card);
  if (SIDE_DECKS.has(zone)) return engine.has(card, 'faceUp');
  if (OWN_TACTICS.has(zone)) return engine.has(card, 'faceUp') || engine.ownerOf(card) === viewer;
  return knowsOfShared(engine, card, viewer);
}

/** What is hidden could be any card of its kind's pile; objectives and tactics in play are known to all. */
export function pool(engine: Engine, card: CardNumber): string {
  const { type } = engine.definitionOf(card);
  if (type === 'tactic') return 'tactics';
  return type === 'objective' ? 'objective pile' : poolOfShared(engine, card);
}

/** OBJ-REQ-07, OBJ-WIN-01: the player's completed objectives, each with the type of the location where it was done. */
export function completed(engine: Engine, player: Seat): readonly Done[] {
  return engine
    .zone('completed', player)
    .map((task) => ({ task, kind: missionKind(engine, completedAt(engine, task)) }));
}
