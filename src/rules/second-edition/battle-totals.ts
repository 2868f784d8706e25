/** What the sides of a battle have in all: the values of their cards, what the edition adds, and what texts do. */
import { battleIn, type Battle, type BattleSide } from '../../effects/undertakings.ts';
import { amountOf, reaching, valueInUse, valueOf } from '../../effects/meaning.ts';
import { modifications } from '../../effects/standing/index.ts';
import type { Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { BATTLE_VALUES } from './constants.ts';
import { variantOf } from './variant.ts';

/** What is added up on the side that began it (0) and on the other. */
export const countedOn = ({ kind }: Battle, side: 0 | 1): string => BATTLE_VALUES[kind][side];

/** The total of a side, as it is used now. */
export function totalOf(engine: Engine, battle: Battle, index: 0 | 1): number {
  const sum = sumOf(engine, battle, index, valueInUse);
  return Math.max(0, sum + addedByTexts(engine, battle.sides[index], countedOn(battle, index)));
}

/** What the cards of a side have, each by itself, and what the edition adds. */
function sumOf(engine: Engine, battle: Battle, index: 0 | 1, valueIn: typeof valueOf): number {
  const value = countedOn(battle, index);
  const cards = battle.sides[index].cards.filter((ref) => engine.isSame(ref));
  const sum = cards.reduce((points, ref) => points + valueIn(engine, ref.card, value), 0);
  return sum + variantOf(engine).battleBonus(engine, battle, index);
}

/** The total of the player's side so far, without what texts add to it: what they themselves speak of. */
export function totalBefore(engine: Engine, player: Seat, value: string): number {
  const battle = battleIn(engine);
  if (!battle) return 0;
  const index = battle.sides[0].player === player ? 0 : 1;
  const isAsked = battle.sides[index].player === player && countedOn(battle, index) === value.toLowerCase();
  return isAsked ? sumOf(engine, battle, index, valueOf) : 0;
}

/** "Add 2 to your Weapons total": of whoever's text it is. */
export function addedByTexts(engine: Engine, { player }: BattleSide, value: string): number {
  const key = `${value} total`;
  const own = modifications(engine, key).filter(({ context }) => context.you === player);
  // What a text has added stays added, whatever has become of its card.
  const added = own.filter(({ ability }) => ability === null);
  const sources = own.filter(({ ability }) => ability !== null).map(({ context }) => context.source.card);
  return [...new Set(sources)]
    .flatMap((card) => reaching(engine, card, key).filter(({ context }) => context.source.card === card))
    .concat(added)
    .reduce((sum, { mod, context }) => (mod.m === 'battleTotal' ? sum + amountOf(context, mod.by) : sum), 0);
}
