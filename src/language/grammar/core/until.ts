/** Makes of changes of cards an effect, with how long it lasts. */
import { allYours } from '../../tree/build.ts';
import type { Duration, Effect, Mod, Sel } from '../../tree/index.ts';

/** A change, until something; of the next card played or revealed as long as there may be one. */
export const changed = (what: Sel, changes: Mod[], until: Duration | undefined): Effect => {
  const lasting = until ?? (what.nth === 'next' ? (what.of === undefined ? 'attempt' : 'turn') : undefined);
  return { x: 'mod', what, mods: changes, ...(lasting !== undefined && { until: lasting }) };
};
/** The same of all one's own cards that the words say. */
export const withUntil = (what: Sel, changes: Mod[], lasting: Duration | undefined): Effect =>
  changed(allYours(what), changes, lasting);
