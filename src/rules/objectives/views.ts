/** What views show of an engagement beside ships and totals: the tactics of each side, as far as the viewer may know them. */
import { battleIn } from '../../effects/undertakings.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Seen, ShowingRules } from '../../engine/ruleset/showing-rules.ts';
import type { PileView } from '../../engine/showing/view.ts';
import { addedByTexts, countedOn } from '../second-edition/battle-totals.ts';
import { battleView, showingRules as shared, type BattleView } from '../second-edition/views.ts';
import { battleBonus } from './engagement-totals.ts';
import { completedAt } from './state.ts';
import { knows, pool } from './table.ts';

declare module '../second-edition/views.ts' {
  interface BattleSideDetails {
    /** OBJ-TACTIC-02, -05, -11: drawn and not yet laid; laid. The faces of another's are not in it before they are turned up. */
    drawn: PileView;
    current: PileView;
    /** What the current tactic and texts add to the total, once it is turned up: it is part of `known`. */
    bonus: number;
  }
}

function engagementView(engine: Engine, seen: Seen): BattleView | null {
  const battle = battleIn(engine);
  if (!battle) return null;
  const view = battleView(engine, battle, seen);
  if (battle.kind === 'combat') return view;
  const sides = view.sides.map((side, index) => {
    const at = index === 0 ? 0 : 1;
    const bonus = battleBonus(engine, battle, at) + addedByTexts(engine, battle.sides[at], countedOn(battle, at));
    return {
      ...side,
      known: Math.max(0, side.known + bonus),
      drawn: seen.pile(engine.zone('drawn tactics', side.player), side.player),
      current: seen.pile(engine.zone('current tactic', side.player), side.player),
      bonus,
    };
  });
  return { ...view, sides };
}

export const showingRules: ShowingRules = {
  ...shared,
  knows,
  pool,
  // OBJ-REQ-07.
  detailsOf: (engine, card, isVeiled) => ({
    ...shared.detailsOf(engine, card, isVeiled),
    ...(engine.zoneOf(card) === 'completed' && { completedAt: completedAt(engine, card) }),
  }),
  parts: (engine, seen) => ({ ...shared.parts(engine, seen), battle: engagementView(engine, seen) }),
};
