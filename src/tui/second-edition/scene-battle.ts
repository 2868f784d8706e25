/** What a variant tells of its battles beside cards and totals: further stages, what belongs to an event, what each side holds. */
import type { View } from '../../engine/showing/view.ts';
import type { BattleSideView } from '../../rules/second-edition/views.ts';
import type { Happening } from '../../table/index.ts';
import type { Entry } from '../frame/panels/pane.ts';
import type { Story } from '../frame/scene.ts';
import type { Said } from './scene-stage.ts';

export interface BattleFace {
  /** What the battle is at when something happens, as its title says it; null: at what it was at. */
  readonly stageAt: (happening: Happening) => string | null;
  /** What is told after an event. */
  readonly told: (story: Story, happening: Happening) => readonly Said[];
  /** What a side holds for the battle: in its panel, and in lines. */
  readonly entries: (view: View, side: BattleSideView, width: number) => readonly Entry[];
  readonly lines: (side: BattleSideView) => readonly string[];
}
