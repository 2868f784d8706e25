/** Treaties in effect (94-TREATY). */
import { affiliationsOf } from '../../effects/meaning.ts';
import { playersOf } from '../../effects/reading/index.ts';
import { rulesAtWork } from '../../effects/standing/index.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';

/** The affiliations that each of the player's treaties lets mix (94-TREATY-01). */
export const treatiesOf = (engine: Engine, player: Seat): readonly (readonly string[])[] =>
  rulesAtWork(engine, 'mix').flatMap(({ context, effect }) =>
    playersOf(context, effect.who).includes(player) ? [effect.of] : [],
  );

/** 94-TREATY-01, -02, 94-AFFIL-09: do these cards of a player go together by a treaty? */
export function areAllied(engine: Engine, player: Seat, one: CardNumber, other: CardNumber): boolean {
  const isNamed = (card: CardNumber, treaty: readonly string[]): boolean =>
    affiliationsOf(engine, card).some((name) => treaty.includes(name));
  const found = treatiesOf(engine, player).some((treaty) => isNamed(one, treaty) && isNamed(other, treaty));
  if (found) engine.note('94-TREATY-01', '94-TREATY-02', '94-AFFIL-09');
  return found;
}

/** Does a treaty of its player's let the card go together with cards of one of these affiliations? */
export const isAlliedWith = (engine: Engine, player: Seat, card: CardNumber, names: readonly string[]): boolean =>
  treatiesOf(engine, player).some(
    (treaty) =>
      affiliationsOf(engine, card).some((name) => treaty.includes(name)) && names.some((name) => treaty.includes(name)),
  );

/** Is the card a treaty in effect? */
export const isTreaty = (engine: Engine, card: CardNumber): boolean =>
  rulesAtWork(engine, 'mix').some(({ context }) => context.source.card === card);
