/** Missions with a text on each side: what stands behind "On the other side" works while that side is up, the rest while it is not. */
import type { Line } from '../grammar/core/symbols.ts';
import type { Ability, Effect } from '../tree/index.ts';

/** The number of the sentence behind which the other side begins; null for a text that has one side. */
export function otherSideAt(lines: readonly (Line | undefined)[], cardType: string): number | null {
  if (cardType.toLowerCase() !== 'mission') return null;
  const at = lines.findIndex((line) => line?.k === 'otherSide');
  return at < 0 ? null : at;
}

/** Is something to be turned over that has no other side, as far as this text knows? */
export const isOneSided = ({ what }: Extract<Effect, { x: 'flip' }>, { side }: Ability, cardType: string): boolean =>
  cardType.toLowerCase() === 'mission' && (side === undefined || what.ref !== 'this');

/** The abilities as those of one side of two. */
export const onSide = (side: NonNullable<Ability['side']>, abilities: readonly Ability[]): Ability[] =>
  abilities.map((one) => ({ ...one, side }));
