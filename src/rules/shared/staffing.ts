/** Staffing a ship: icons found among unstopped personnel aboard, and one of the ship's affiliation. */
import type { Shown } from '../../engine/state/events.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import { holds, reaching, meets, affiliationsOf, iconsOf } from '../../effects/meaning.ts';
import { contextOf, textOf, isStopped, isType, isWithoutStaffing, staffingIcons } from '../../effects/reading/index.ts';

export interface Staffing {
  readonly isStaffed: boolean;
  /** Icons still missing, and `affiliation` where nobody of the ship's affiliation is aboard. */
  readonly missing: readonly string[];
  readonly has: Readonly<Record<string, number>>;
}

/** How editions differ in it. */
export interface StaffingRules {
  /** The icon that serves in place of another as well, and that other. */
  readonly higher: string;
  readonly lower: string;
  /** Must somebody of the ship's affiliation be aboard? */
  readonly needsAffiliation: boolean;
  /** Do icons count of those of the ship's affiliation only? */
  readonly onlyMatching?: true;
}

/** The unstopped personnel of the ship's commander aboard. */
export function crewOf(engine: Engine, ship: CardNumber): CardNumber[] {
  const commander = engine.commanderOf(ship);
  return engine
    .hosted(ship, 'aboard')
    .filter(
      (card) => isType(engine, card, 'personnel') && engine.commanderOf(card) === commander && !isStopped(engine, card),
    );
}

/** Is the ship staffed, and what is missing? Each personnel gives one icon; the higher one may serve as the lower. */
export function staffingBy(rules: StaffingRules, engine: Engine, ship: CardNumber): Staffing {
  const { higher, lower, needsAffiliation, onlyMatching } = rules;
  const crew = crewOf(engine, ship);
  const isOwn = matching(engine, ship);
  const icons = (onlyMatching ? crew.filter(isOwn) : crew).map((card) => iconsOf(engine, card));
  const { commands, staffs } = countedIcons(rules, icons);
  const has: Record<string, number> = {};
  has[higher] = commands;
  has[lower] = staffs;
  if (reaching(engine, ship, 'staffed').length > 0) return { isStaffed: true, missing: [], has };
  const missing = missingIcons(rules, staffingIcons(engine, ship), icons);
  if (needsAffiliation && !crew.some(isOwn)) missing.push('affiliation');
  if (!isWithoutStaffing(engine, ship) && !isNeedMet(engine, ship, crew)) missing.push('what its text asks for');
  return { isStaffed: missing.length === 0, missing, has };
}

/** Who is of an affiliation of the ship's. */
function matching(engine: Engine, ship: CardNumber): (card: CardNumber) => boolean {
  const affiliations = affiliationsOf(engine, ship);
  return (card) => affiliationsOf(engine, card).some((name) => affiliations.includes(name));
}

/** "To staff this ship, you must have … aboard": unstopped, as everybody who staffs it. */
function isNeedMet(engine: Engine, ship: CardNumber, crew: readonly CardNumber[]): boolean {
  const { abilities } = textOf(engine.definitionOf(ship)).program;
  const needs = abilities.flatMap(({ at, if: need }) => (at.t === 'staffNeed' && need ? [need] : []));
  if (needs.length === 0) return true;
  const context = contextOf(engine, engine.ref(ship), engine.commanderOf(ship));
  return needs.every((need) => (need.c === 'req' ? meets(context, crew, need.req) : holds(context, need)));
}

/** The icons still missing, of personnel with these: each gives one, the higher one may serve as the lower. */
export function missingIcons(
  { higher, lower }: Pick<StaffingRules, 'higher' | 'lower'>,
  needs: readonly string[],
  icons: readonly (readonly string[])[],
): string[] {
  const { commands, staffs } = countedIcons({ higher, lower }, icons);
  const needed = (icon: string): number => counted(needs, (one) => one === icon);
  const missing: string[] = [];
  for (let short = needed(higher) - commands; short > 0; short--) missing.push(higher);
  const spare = Math.max(0, commands - needed(higher));
  for (let short = needed(lower) - staffs - spare; short > 0; short--) missing.push(lower);
  for (const icon of needs)
    if (icon !== higher && icon !== lower && !icons.some((own) => own.includes(icon))) missing.push(icon);
  return missing;
}

/** How many give the higher icon, and how many only the lower. */
const countedIcons = (
  { higher, lower }: Pick<StaffingRules, 'higher' | 'lower'>,
  icons: readonly (readonly string[])[],
): { readonly commands: number; readonly staffs: number } => ({
  commands: counted(icons, (own) => own.includes(higher)),
  staffs: counted(icons, (own) => own.includes(lower) && !own.includes(higher)),
});

function counted<T>(list: readonly T[], is: (item: T) => boolean): number {
  let count = 0;
  for (const item of list) if (is(item)) count += 1;
  return count;
}

/** Who gives what to staff a ship: one icon each, and one of the ship's affiliation. */
export function shownStaffing(
  { higher, lower, needsAffiliation, onlyMatching }: StaffingRules,
  engine: Engine,
  ship: CardNumber,
): readonly Shown[] {
  const crew = crewOf(engine, ship);
  const isOwn = matching(engine, ship);
  const left = new Set(onlyMatching ? crew.filter(isOwn) : crew);
  const shown: Shown[] = [];
  const take = (part: string, fits: (icons: readonly string[]) => boolean): void => {
    const card = [...left].find((item) => fits(iconsOf(engine, item)));
    if (card === undefined) return;
    left.delete(card);
    shown.push({ card, part });
  };
  const needs = staffingIcons(engine, ship);
  for (const icon of needs.filter((item) => item !== lower)) take(icon, (icons) => icons.includes(icon));
  for (const icon of needs.filter((item) => item === lower)) {
    const before = shown.length;
    take(icon, (icons) => icons.includes(lower) && !icons.includes(higher));
    if (shown.length === before) take(higher, (icons) => icons.includes(higher));
  }
  if (!needsAffiliation) return shown;
  const own = crew.find(isOwn);
  return own === undefined ? shown : [...shown, { card: own, part: 'affiliation' }];
}
