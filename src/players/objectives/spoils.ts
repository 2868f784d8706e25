/** What a player's own texts give for a battle that is won: points, somebody of theirs killed, and whatever else. */
import { textOf } from '../../effects/reading/index.ts';
import type { CardView } from '../../engine/showing/view.ts';
import type { Ability, Effect } from '../../language/tree/index.ts';
import type { Position } from '../second-edition/position.ts';

export type BattleKind = 'engagement' | 'combat';

const somebodyKilled = 8;
const otherwise = 3;

function worthOfEffect(effect: Effect): number {
  if (effect.x === 'points') return typeof effect.by === 'number' ? effect.by : otherwise;
  if (effect.x === 'put') return effect.why === 'kill' ? somebodyKilled : otherwise;
  return 0;
}

const isWonBy = ({ at }: Ability, kind: BattleKind): boolean =>
  at.t === 'on' &&
  at.ev.e === 'winBattle' &&
  at.ev.who === 'you' &&
  'battle' in at.ev &&
  (at.ev.battle === 'either' || at.ev.battle === kind);

const spoilsIn = (card: CardView, kind: BattleKind): number =>
  textOf(card.definition)
    .program.abilities.filter((ability) => isWonBy(ability, kind))
    .flatMap((ability) => ability.do)
    .reduce((sum, effect) => sum + worthOfEffect(effect), 0);

/** The worth of what the cards in the core and the interrupts in hand give for winning a battle of that kind. */
export const spoilsOf = ({ core, hand }: Position, kind: BattleKind): number =>
  [...core, ...hand.filter(({ definition }) => definition.type === 'interrupt')].reduce(
    (sum, card) => sum + spoilsIn(card, kind),
    0,
  );
