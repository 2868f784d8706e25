/** What is true of all ships of the Premiere set. */
import { expect, test } from 'vitest';
import { shippedLibrary } from '../../../src/catalog/index.ts';
import { notCarriedOut } from '../../../src/effects/gate.ts';
import { editionWords } from '../../../src/rules/card-editions.ts';

test('94-STAFF-06: the largest ships need one command and two staff, and none needs more', () => {
  const ships = shippedLibrary(editionWords('premiere-1994'), notCarriedOut)
    .all()
    .filter(({ type }) => type === 'ship');
  const count = (staffing: readonly string[], icon: string): number => staffing.filter((one) => one === icon).length;
  const needs = ships.map(({ staffing }) => `${count(staffing, 'command')} ${count(staffing, 'staff')}`);
  expect(ships.length).toBeGreaterThan(0);
  expect(needs.filter((need) => !['0 0', '0 1', '0 2', '1 0', '1 1', '1 2'].includes(need))).toEqual([]);
});
