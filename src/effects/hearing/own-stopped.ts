/** A player's own stopped cards and captives are out of reach: no text of another card prevents or changes what is about to happen to them. */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Occurrence, Ref, Responder } from '../../engine/state/state.ts';
import type { Ability, Effect } from '../../language/tree/index.ts';
import { innerBlocks, isStopped, remembered } from '../reading/index.ts';
import { isCaptive } from '../terms.ts';

/** Of the cards a text would respond about, those it can reach; null where there were some, and none is left. */
export function withinReach(
  engine: Engine,
  { source, you }: Responder,
  ability: Ability,
  { stage }: Occurrence,
  that: readonly Ref[],
): readonly Ref[] | null {
  if (that.length === 0 || stage !== 'about' || !isDoneToThat(ability)) return that;
  const isOutOfReach = ({ card }: Ref): boolean =>
    card !== source.card && engine.commanderOf(card) === you && (isStopped(engine, card) || isCaptive(engine, card));
  if (!that.some(isOutOfReach)) return that;
  engine.noteKeys('use.on stopped');
  const reached = that.filter((ref) => !isOutOfReach(ref));
  return reached.length > 0 ? reached : null;
}

/** Does it prevent what happens to them, put something else in its place, or do anything to those very cards? "Each of your …" means all. */
const isDoneToThat = remembered(({ at, cost = [], do: effects }: Ability): boolean => {
  if (at.t !== 'on' || at.ev.what?.n === 'all') return false;
  const names = new Set(['that', 'it', ...(at.ev.what?.as === undefined ? [] : [at.ev.what.as])]);
  const isOne = (effect: Effect): boolean =>
    effect.x === 'prevent' ||
    effect.x === 'instead' ||
    ('what' in effect && typeof effect.what === 'object' && 'ref' in effect.what && names.has(effect.what.ref)) ||
    innerBlocks(effect).some((block) => block.some(isOne));
  return [...cost, ...effects].some(isOne);
});
