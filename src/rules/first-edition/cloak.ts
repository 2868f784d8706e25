/** Order 7: cloaking and de-cloaking (94-CLOAK, 94-OP-27). */
import { passes, refusalOf, type Check } from '../shared/checks.ts';
import { hasEquipment } from './activity.ts';
import { atLiberty } from './course.ts';
import { aboutEach, type Deed } from './deeds.ts';
import { type Order, orderBy } from './order.ts';
import { notStopped, ownShip } from './order-checks.ts';
import { shipsOf } from './table.ts';

const ownShipCheck = ownShip('94-CLOAK-01');

const onceCheck: Check<Order> = {
  rules: ['94-CLOAK-03'],
  why: (engine, { card }) => (engine.has(card, 'turnedOver') ? 'it was turned over this turn' : null),
};

const cloakChecks: readonly Check<Order>[] = [
  ownShipCheck,
  {
    rules: ['94-CLOAK-01'],
    why: (engine, { card }) => (hasEquipment(engine, card, 'Cloaking Device') ? null : 'it has no cloaking device'),
  },
  {
    rules: ['94-CLOAK-02'],
    why: (engine, { card }) => (engine.has(card, 'cloaked') ? 'it is cloaked already' : null),
  },
  {
    rules: ['94-CLOAK-10', '94-DMG-14'],
    why: (engine, { card }) => (engine.has(card, 'damaged') ? 'its device does not work: it is damaged' : null),
  },
  onceCheck,
  notStopped(({ card }) => [card]),
  atLiberty(({ card }) => [card]),
];

const decloakChecks: readonly Check<Order>[] = [
  ownShipCheck,
  {
    rules: ['94-CLOAK-02'],
    why: (engine, { card }) => (engine.has(card, 'cloaked') ? null : 'it is not cloaked'),
  },
  onceCheck,
  notStopped(({ card }) => [card]),
  atLiberty(({ card }) => [card]),
];

function deed(verb: 'cloak' | 'decloak', type: 'cloaked' | 'decloaked', checks: readonly Check<Order>[]): Deed {
  const rules = ['94-CLOAK-02', '94-CLOAK-03'];
  return {
    verb,
    label: 'order 7',
    rules: ['94-CLOAK-02', '94-OP-27'],
    options: aboutEach(shipsOf, (engine, card, player) =>
      passes(engine, checks, orderBy(player, { card })) ? [{ verb, card, rules }] : [],
    ),
    whyNot: (engine, order) => refusalOf(engine, checks, order),
    carryOut: (engine, { card: ship, player }) => {
      engine.emit({ type, ship, player }, [...rules, '94-CLOAK-11']);
    },
  };
}

export const cloakDeed = deed('cloak', 'cloaked', cloakChecks);
export const decloakDeed = deed('decloak', 'decloaked', decloakChecks);
