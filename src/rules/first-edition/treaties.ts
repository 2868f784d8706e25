/** Treaties in effect (94-TREATY). */
import type { Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';

/** The affiliations that each of the player's treaties lets mix (94-TREATY-01). No text of a treaty is understood yet. */
export function treatiesOf(_engine: Engine, _player: Seat): readonly (readonly string[])[] {
  return [];
}
