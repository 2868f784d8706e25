/** Treaties in effect (94-TREATY). */
import { playersOf } from '../../effects/reading/index.ts';
import { rulesAtWork } from '../../effects/standing/index.ts';
import type { Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';

/** The affiliations that each of the player's treaties lets mix (94-TREATY-01). */
export const treatiesOf = (engine: Engine, player: Seat): readonly (readonly string[])[] =>
  rulesAtWork(engine, 'mix').flatMap(({ context, effect }) =>
    playersOf(context, effect.who).includes(player) ? [effect.of] : [],
  );
