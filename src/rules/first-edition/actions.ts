/** The actions of First Edition: what performs each of them, and what it brings about beside itself. */
import { isReached, performTable, settled, shuffledBeside, type Perform } from '../../effects/doing/index.ts';
import { isType } from '../../effects/reading/index.ts';
import { pendingCards, doneBy } from '../../engine/acting/action.ts';
import type { ActionRules } from '../../engine/ruleset/action-rules.ts';
import { damageShip } from './damage.ts';
import { layAside, overcomeDilemma } from './dilemma.ts';
import { kill } from './random-selection.ts';
import { isExempt } from '../../effects/meaning.ts';
import { nullify } from './nullify.ts';
import { raise } from './stakes.ts';
import { delay } from './supernova.ts';
import { beam, decloak, restoreRange } from './ship-texts.ts';

const PARTING: ReadonlySet<string> = new Set(['kill', 'destroy', 'return', 'remove', 'take', 'command', 'nullify']);

/** 94-DMG-04: what a card damages is damaged as in a battle; 94-DMG-06: a ship that was damaged before is destroyed. */
const damage: Perform = (engine, action) => {
  const ships = pendingCards(engine, action);
  engine.note('94-DMG-04');
  for (const ship of ships) damageShip(engine, ship);
  return settled(action, ships);
};

/** 'You bribe them first': the dilemma is overcome by what its text lets the team do (94-DIL-08). */
const overcome: Perform = (engine, action) => {
  const cards = pendingCards(engine, action);
  for (const card of cards) overcomeDilemma(engine, card, action.agent);
  return settled(action, cards);
};

/** 94-DIL-11: a dilemma whose text has its points scored is laid aside. */
const score: Perform = (engine, action) => {
  const after = performTable.score?.(engine, action) ?? action;
  const card = doneBy(action);
  if (card > 0 && isType(engine, card, 'dilemma')) layAside(engine, card, action.player ?? action.agent);
  return after;
};

/** 94-INTR-07: what waits does not take effect, what is in play goes. */
const nullifyAll: Perform = (engine, action) => {
  const by = doneBy(action);
  const cards = pendingCards(engine, action).filter((card) => !isExempt(engine, card, 'nullify', by));
  for (const card of cards) nullify(engine, card, by, action.agent);
  return settled(action, cards);
};

export const actionRules: ActionRules = {
  perform: {
    ...performTable,
    damage,
    kill,
    overcome,
    score,
    decloak,
    restoreRange,
    beam,
    nullify: nullifyAll,
    delay,
    stakes: raise,
  },
  isReached,
  isParting: (_engine, { verb }) => PARTING.has(verb),
  arrivals: [],
  besides: shuffledBeside,
  tellsWhere: ({ to }) => to !== undefined && 'host' in to,
  rulesOf: () => [],
};
