/** Order ②: taking command. A ship moves only with its required crew aboard (94-STAFF, 94-STALL). */
import { iconsOf, affiliationsOf, hasIcon } from '../../effects/meaning.ts';
import { isStopped } from '../../effects/reading/index.ts';
import type { CardNumber, RuleId } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Fault } from '../shared/checks.ts';
import { missingIcons } from '../shared/staffing.ts';
import { areCompatible, isUnderHouseArrest, outpostsWith } from './affiliation.ts';
import { boardersOf, isHeld } from './boarders.ts';
import { areActive } from './activity.ts';
import { isNonAligned, personnelIn, titleOf } from './table.ts';
import { areAllied } from './treaties.ts';

export interface Crew {
  readonly isStaffed: boolean;
  /** Places not filled: `command`, `staff`; `affiliation` where nobody of the ship's is aboard. */
  readonly missing: readonly string[];
}

/** The ship's personnel that count. */
function crewOf(engine: Engine, ship: CardNumber): CardNumber[] {
  const all = personnelIn(engine, ship, engine.commanderOf(ship));
  return areActive(engine, all).filter((card) => !isStopped(engine, card));
}

/** 94-STAFF-08, -09, -10: is somebody aboard who is of the ship's affiliation, or on a non-aligned ship anybody at all? */
function hasMatching(engine: Engine, ship: CardNumber, crew: readonly CardNumber[]): boolean {
  if (isNonAligned(engine, ship)) return crew.length > 0;
  const own = affiliationsOf(engine, ship);
  const isOfShip = (card: CardNumber): boolean => affiliationsOf(engine, card).some((name) => own.includes(name));
  return crew.some(isOfShip);
}

const ICONS = { higher: 'command', lower: 'staff' } as const;

/** 94-SPECIAL-12: is it flown by Rogue Borg? */
const isCommandeered = (engine: Engine, ship: CardNumber): boolean =>
  engine.has(ship, 'commandeered') && boardersOf(engine, ship, engine.commanderOf(ship)).length > 0;

/** Who counts as crew there, and which places are not filled: each fills one place, command may serve as staff (94-STAFF-03, -12). */
export function crewAboard(engine: Engine, ship: CardNumber): Crew {
  const crew = crewOf(engine, ship);
  const fitting = crew.filter((card) => areCompatible(engine, engine.commanderOf(ship), card, ship));
  const icons = fitting.map((card) => iconsOf(engine, card));
  if (isCommandeered(engine, ship)) return { isStaffed: true, missing: [] };
  const missing = missingIcons(ICONS, engine.definitionOf(ship).staffing, icons);
  if (!hasMatching(engine, ship, crew)) missing.push('affiliation');
  return { isStaffed: missing.length === 0, missing };
}

/** 94-STALL-01: has it left the outpost, and no longer its crew? */
export const isStalled = (engine: Engine, ship: CardNumber): boolean =>
  outpostsWith(engine, ship).length === 0 && !crewAboard(engine, ship).isStaffed;

/** What is missing, in words; null if nothing is. */
export function whyNotStaffed(engine: Engine, ship: CardNumber): string | null {
  const { isStaffed, missing } = crewAboard(engine, ship);
  if (isStaffed) return null;
  const words = missing.map((what) => (what === 'affiliation' ? 'somebody of its affiliation' : what));
  return `${titleOf(engine, ship)} lacks required crew: ${words.join(', ')}`;
}

/** Which rule just this ship offends. */
const fault = (
  rule: RuleId,
  reason: string,
  isSo: (engine: Engine, ship: CardNumber) => boolean,
): Fault<CardNumber> => ({
  rules: [rule],
  why: (engine, ship) => (isSo(engine, ship) ? reason : null),
});

export const crewFaults: readonly Fault<CardNumber>[] = [
  fault('94-SPECIAL-11', 'Rogue Borg hold it', isHeld),
  fault('94-STALL-01', 'it is stalled', isStalled),
  {
    rules: ['94-TREATY-06', '94-STAFF-11'],
    why: (engine, ship) =>
      personnelIn(engine, ship, engine.commanderOf(ship)).some((card) => isUnderHouseArrest(engine, card))
        ? 'who is under house arrest is no crew'
        : null,
  },
  fault(
    '94-STAFF-07',
    'nobody is aboard',
    (engine, ship) => personnelIn(engine, ship, engine.commanderOf(ship)).length === 0,
  ),
  fault('94-STAFF-08', 'nobody of its affiliation is aboard', (engine, ship) =>
    crewAboard(engine, ship).missing.includes('affiliation'),
  ),
  fault(
    '94-STAFF-04',
    'a staff ability fills no command place',
    (engine, ship) =>
      crewAboard(engine, ship).missing.includes('command') &&
      crewOf(engine, ship).some((card) => hasIcon(engine, card, 'staff')),
  ),
  fault(
    '94-STAFF-05',
    'without an ability icon nobody fills a place',
    (engine, ship) =>
      crewAboard(engine, ship).missing.some((what) => what !== 'affiliation') &&
      crewOf(engine, ship).some(
        (card) => !iconsOf(engine, card).some((icon) => icon === 'command' || icon === 'staff'),
      ),
  ),
];

/** The rules by which its crew is enough just now, for a trace. */
export function crewRules(engine: Engine, ship: CardNumber): readonly RuleId[] {
  const { staffing } = engine.definitionOf(ship);
  const icons = crewOf(engine, ship).flatMap((card) => iconsOf(engine, card));
  const count = (list: readonly string[], icon: string): number => list.filter((one) => one === icon).length;
  const rules = ['94-STAFF-01', '94-STAFF-02', '94-STAFF-12'];
  if (isCommandeered(engine, ship)) return ['94-SPECIAL-12'];
  if (staffing.length === 0) rules.push('94-STAFF-07');
  if (count(icons, 'staff') < count(staffing, 'staff')) rules.push('94-STAFF-03');
  if (outpostsWith(engine, ship).length === 0) rules.push('94-STALL-02');
  if (isNonAligned(engine, ship)) rules.push('94-STAFF-09');
  else rules.push('94-STAFF-08');
  if (crewOf(engine, ship).some((card) => areAllied(engine, engine.commanderOf(ship), card, ship)))
    rules.push('94-STAFF-10', '94-TREATY-08');
  return rules;
}
