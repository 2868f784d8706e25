/** Staffing a ship: icons found among unstopped personnel aboard, and one of the ship's affiliation. */
import type { Shown } from '../../engine/state/events.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import { holds, reaching, meets, affiliationsOf, iconsOf } from '../../effects/meaning.ts';
import { contextOf, textOf, isStopped, isType } from '../../effects/reading/index.ts';

export interface Staffing {
  readonly isStaffed: boolean;
  /** Icons still missing, and `affiliation` where nobody of the ship's affiliation is aboard. */
  readonly missing: readonly string[];
  readonly has: Readonly<Record<string, number>>;
}

/** The unstopped personnel of the ship's commander aboard. */
export function crewOf(engine: Engine, ship: CardNumber): CardNumber[] {
  const commander = engine.state.commander[ship];
  return engine
    .hosted(ship, 'aboard')
    .filter(
      (card) =>
        isType(engine, card, 'personnel') && engine.state.commander[card] === commander && !isStopped(engine, card),
    );
}

/** Is the ship staffed, and what is missing? Each personnel gives one icon; command may serve as staff. */
export function staffing(engine: Engine, ship: CardNumber): Staffing {
  const crew = crewOf(engine, ship);
  const commands = crew.filter((card) => iconsOf(engine, card).includes('command')).length;
  const staffs = crew.filter(
    (card) => iconsOf(engine, card).includes('staff') && !iconsOf(engine, card).includes('command'),
  ).length;
  const has = { command: commands, staff: staffs };
  if (reaching(engine, ship, 'staffed').length > 0) return { isStaffed: true, missing: [], has };
  const missing = missingIcons(engine, ship, crew, commands, staffs);
  const affiliations = affiliationsOf(engine, ship);
  const hasOwn = crew.some((card) => affiliationsOf(engine, card).some((name) => affiliations.includes(name)));
  if (!hasOwn) missing.push('affiliation');
  if (!isNeedMet(engine, ship, crew)) missing.push('what its text asks for');
  return { isStaffed: missing.length === 0, missing, has };
}

/** "To staff this ship, you must have … aboard": unstopped, as everybody who staffs it. */
function isNeedMet(engine: Engine, ship: CardNumber, crew: readonly CardNumber[]): boolean {
  const { abilities } = textOf(engine.definitionOf(ship)).program;
  const needs = abilities.flatMap(({ at, if: need }) => (at.t === 'staffNeed' && need ? [need] : []));
  if (needs.length === 0) return true;
  const context = contextOf(engine, engine.ref(ship), engine.commanderOf(ship));
  return needs.every((need) => (need.c === 'req' ? meets(context, crew, need.req) : holds(context, need)));
}

function missingIcons(
  engine: Engine,
  ship: CardNumber,
  crew: readonly CardNumber[],
  commands: number,
  staffs: number,
): string[] {
  const needs = engine.definitionOf(ship).staffing;
  const needCommand = needs.filter((icon) => icon === 'command').length;
  const needStaff = needs.filter((icon) => icon === 'staff').length;
  const spareCommand = Math.max(0, commands - needCommand);
  const missing: string[] = [];
  for (let count = commands; count < needCommand; count++) missing.push('command');
  for (let count = staffs + spareCommand; count < needStaff; count++) missing.push('staff');
  for (const icon of needs) {
    if (icon === 'command' || icon === 'staff') continue;
    if (!crew.some((card) => iconsOf(engine, card).includes(icon))) missing.push(icon);
  }
  return missing;
}

/** Who gives what to staff a ship: one icon each, and one of the ship's affiliation. */
export function staffedBy(engine: Engine, ship: CardNumber): readonly Shown[] {
  const crew = crewOf(engine, ship);
  const left = new Set(crew);
  const shown: Shown[] = [];
  const take = (part: string, fits: (icons: readonly string[]) => boolean): void => {
    const card = [...left].find((item) => fits(iconsOf(engine, item)));
    if (card === undefined) return;
    left.delete(card);
    shown.push({ card, part });
  };
  const needs = engine.definitionOf(ship).staffing;
  for (const icon of needs.filter((item) => item !== 'staff')) take(icon, (icons) => icons.includes(icon));
  for (const icon of needs.filter((item) => item === 'staff')) {
    const before = shown.length;
    take(icon, (icons) => icons.includes('staff') && !icons.includes('command'));
    if (shown.length === before) take('command', (icons) => icons.includes('command'));
  }
  const affiliations = affiliationsOf(engine, ship);
  const own = crew.find((card) => affiliationsOf(engine, card).some((name) => affiliations.includes(name)));
  return own === undefined ? shown : [...shown, { card: own, part: 'affiliation' }];
}
