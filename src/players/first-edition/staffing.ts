/** Whether people can take a ship anywhere, and who may be with whom. */
import type { CardView } from '../../engine/showing/view.ts';
import { NON_ALIGNED } from '../../rules/first-edition/constants.ts';
import { missingIcons } from '../../rules/shared/staffing.ts';

const ICONS = { higher: 'command', lower: 'staff' } as const;

const isNonAligned = ({ affiliations }: CardView): boolean => affiliations.every((name) => name === NON_ALIGNED);

/** Whether somebody may be aboard that ship, at that outpost: their affiliations mix (94-AFFIL-07, -08). */
export const mayBeWith = (card: CardView, other: CardView): boolean =>
  isNonAligned(card) || isNonAligned(other) || card.affiliations.some((name) => other.affiliations.includes(name));

/** How many places of the ship these people leave empty, somebody of its affiliation among them (94-STAFF). */
export function emptyPlaces(ship: CardView, people: readonly CardView[]): number {
  const icons = people.filter((card) => mayBeWith(card, ship)).map((card) => card.icons);
  const isMatched = isNonAligned(ship)
    ? people.length > 0
    : people.some((card) => card.affiliations.some((name) => ship.affiliations.includes(name)));
  return missingIcons(ICONS, ship.definition.staffing, icons).length + (isMatched ? 0 : 1);
}
