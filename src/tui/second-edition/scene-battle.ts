/** What a variant tells of a battle beside what every battle has: its further stages, and what belongs to an event. */
import type { Happening } from '../../table/index.ts';
import type { Story } from '../frame/scene.ts';
import type { Said } from './scene-stage.ts';

export interface BattleFace {
  /** What the battle goes on to with an event, as its title says it; null: it stays with what it is at. */
  readonly stageAt: (happening: Happening) => string | null;
  /** What is told after an event. */
  readonly told: (story: Story, happening: Happening) => readonly Said[];
}
