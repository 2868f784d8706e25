/** What actions bring about beside themselves. */
import { performTable, settled, type Perform } from '../../effects/doing/index.ts';
import { pendingCards } from '../../engine/acting/action.ts';
import type { ActionRules } from '../../engine/ruleset/action-rules.ts';
import { damageShip } from './damage.ts';
import { overcomeFaced } from './dilemma.ts';
import { kill } from './random-selection.ts';

const PARTING: ReadonlySet<string> = new Set(['kill', 'destroy', 'return', 'remove', 'take', 'command']);

/** 94-DMG-01, -06: a ship that was damaged before is destroyed. */
const damage: Perform = (engine, action) => {
  const ships = pendingCards(engine, action);
  for (const ship of ships) damageShip(engine, ship);
  return settled(action, ships);
};

/** 'You bribe them first': the dilemma is overcome by what its text lets the team do (94-DIL-08). */
const overcome: Perform = (engine, action) => {
  const cards = pendingCards(engine, action);
  for (const card of cards) overcomeFaced(engine, card);
  return settled(action, cards);
};

export const actionRules: ActionRules = {
  perform: { ...performTable, damage, kill, overcome },
  isParting: (_engine, { verb }) => PARTING.has(verb),
  arrivals: [],
  tellsWhere: ({ to }) => to !== undefined && 'host' in to,
  rulesOf: () => [],
};
