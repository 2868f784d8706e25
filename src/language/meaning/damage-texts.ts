/** What stands behind 'Damage -' is a text of its own, that of a card which lies on a ship: each of its sentences is damage. */
import type { Line } from '../grammar/core/symbols.ts';
import type { Ability, Timing } from '../tree/index.ts';

type Lines = readonly (Line | undefined)[];

const isDamage = ({ at, damage }: Ability): boolean => at.t === 'damage' || damage === true;

/** The number of the first sentence that is damage; of a text without damage that of its sentences. */
export function damageFrom(lines: Lines): number {
  const from = lines.findIndex((line) => line?.k === 'abilities' && line.all.some(isDamage));
  return from < 0 ? lines.length : from;
}

/** What works while its card lies on a ship. */
const WORKING: ReadonlySet<Timing['t']> = new Set(['damage', 'static', 'window', 'state', 'on', 'clock']);

/** Can it be a sentence of damage? */
export const mayBeDamage = (line: Line): boolean =>
  line.k !== 'abilities' || line.all.every(({ at }) => WORKING.has(at.t));

/** An ability of what lies on a ship. */
export function asDamage(ability: Ability): Ability {
  if (isDamage(ability)) return ability;
  const { at } = ability;
  return at.t === 'static' && !at.while ? { ...ability, at: { t: 'damage' } } : { ...ability, damage: true };
}
