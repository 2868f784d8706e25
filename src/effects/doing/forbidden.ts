/** What texts forbid just now, of what an effect would have a player do. */
import { isForbidden, mayFight } from '../standing/index.ts';
import { playerOf, type Context } from '../reading/index.ts';
import type { Effect } from '../../language/tree/index.ts';

type Battle = Extract<Effect, { x: 'battle' }>;

/** The kinds of battle that the player may begin by this effect. */
const kindsAllowed = ({ engine, you }: Context, { kind: wanted }: Battle): readonly ('combat' | 'engagement')[] =>
  (['combat', 'engagement'] as const).filter(
    (kind) => (wanted === 'either' || wanted === kind) && mayFight(engine, you, kind),
  );

/** Is nothing to come of the effect, since a text forbids it? */
export function isForbiddenNow(context: Context, effect: Effect): boolean {
  switch (effect.x) {
    case 'put': {
      if (effect.why !== 'download') return false;
      const player = effect.who === undefined ? context.you : playerOf(context, effect.who);
      return isForbidden(context.engine, { name: 'download', player, cards: [] });
    }
    case 'battle':
      return kindsAllowed(context, effect).length === 0;
    default:
      return false;
  }
}
