/** What tactics add to the totals of an engagement (OBJ-ENGAGE-07, -08). */
import type { Battle } from '../../effects/undertakings.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';

/** The tactic that a player has laid for the engagement at hand, once it is turned up; undefined: none. */
export const currentTactic = (engine: Engine, player: Seat): CardNumber | undefined =>
  engine.zone('current tactic', player).find((card) => engine.has(card, 'faceUp'));

/** OBJ-ENGAGE-07, -08: the attack of the attacker's tactic, the defence of the defender's, once and not for each ship. */
export function battleBonus(engine: Engine, { kind, sides }: Battle, side: 0 | 1): number {
  const tactic = kind === 'engagement' ? currentTactic(engine, sides[side].player) : undefined;
  if (tactic === undefined) return 0;
  const { tactic: facts, title } = engine.definitionOf(tactic);
  if (!facts) throw new Error(`${title} is no tactic`);
  return side === 0 ? facts.attack : facts.defense;
}
