/** Which personnel count: holograms only where they can act, nobody under house arrest (94-HOLO-03, -04, 94-TREATY-05, 94-OP-28). */
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { isType } from '../../effects/reading/index.ts';
import { reaching } from '../../effects/meaning.ts';
import { isUnderHouseArrest } from './affiliation.ts';
import { isHologram } from './table.ts';

/** 94-HOLO-03, -04, -06: does the technology where it is let a hologram act? */
function hasTechnology(engine: Engine, card: CardNumber): boolean {
  const host = engine.hostOf(card);
  if (isType(engine, host, 'ship')) return hasEquipment(engine, host, 'Holodeck');
  // On a planet it was projected there (94-HOLO-05); at an outpost it is inactive (94-OP-28).
  return engine.rowOf(host) !== '';
}

/** Special equipment of a ship (94-CARD-19). */
export function hasEquipment(engine: Engine, ship: CardNumber, name: string): boolean {
  const equipment = engine.definitionOf(ship).fields?.['equipment'];
  return Array.isArray(equipment) && equipment.includes(name);
}

/** Does a text disable it? */
export const isDisabled = (engine: Engine, card: CardNumber): boolean => reaching(engine, card, 'disabled').length > 0;

/** Does the card count where it is? */
function isActive(engine: Engine, card: CardNumber): boolean {
  if (isUnderHouseArrest(engine, card)) {
    engine.note('94-TREATY-05');
    return false;
  }
  if (isDisabled(engine, card)) return false;
  return !isHologram(engine, card) || (!engine.has(card, 'deactivated') && hasTechnology(engine, card));
}

/** Those of them that count. */
export const areActive = (engine: Engine, cards: readonly CardNumber[]): CardNumber[] =>
  cards.filter((card) => isActive(engine, card));
