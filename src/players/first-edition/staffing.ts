/** Whether people can take a ship anywhere, and who may be with whom. */
import type { CardView } from '../../engine/showing/view.ts';
import { NON_ALIGNED } from '../../rules/first-edition/constants.ts';
import { missingIcons } from '../../rules/shared/staffing.ts';

const ICONS = { higher: 'command', lower: 'staff' } as const;

const isNonAligned = ({ affiliations }: CardView): boolean => affiliations.every((name) => name === NON_ALIGNED);

/** Whether somebody may be aboard that ship, at that outpost: their affiliations mix, or a treaty lets them (94-AFFIL-07, -08, 94-TREATY). */
export function mayBeWith(card: CardView, other: CardView, treaties: readonly Treaty[]): boolean {
  if (isNonAligned(card) || isNonAligned(other)) return true;
  const isOf = (names: readonly string[]) => (name: string) => names.includes(name);
  return (
    card.affiliations.some(isOf(other.affiliations)) ||
    treaties.some((treaty) => card.affiliations.some(isOf(treaty)) && other.affiliations.some(isOf(treaty)))
  );
}

/** The affiliations that a treaty brings together. */
export type Treaty = readonly string[];

/** How many places of the ship these people, all of whom may be aboard, leave empty, somebody of its affiliation among them (94-STAFF). */
export function emptyPlaces(ship: CardView, people: readonly CardView[]): number {
  const isMatched = isNonAligned(ship)
    ? people.length > 0
    : people.some((card) => card.affiliations.some((name) => ship.affiliations.includes(name)));
  const missing = missingIcons(
    ICONS,
    ship.definition.staffing,
    people.map(({ icons }) => icons),
  );
  return missing.length + (isMatched ? 0 : 1);
}
