/** Which cards vaporize the location on which they are played (94-SPECIAL-16). */
import { remembered, type Program } from '../../effects/reading/index.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { programOf } from './plays.ts';

const vaporizing = remembered(({ abilities }: Program): boolean =>
  abilities.some(({ do: effects }) =>
    effects.some((effect) => effect.x === 'mod' && effect.mods.some(({ m }) => m === 'vaporized')),
  ),
);

/** Does the card vaporize the location on which it is played? */
export const vaporizes = (engine: Engine, card: CardNumber): boolean => vaporizing(programOf(engine, card));
