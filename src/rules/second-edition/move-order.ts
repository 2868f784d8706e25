/** The order to move, where a text may answer before the ship goes: it goes if it still can (2E-MOVE-01, -06). */
import type { Engine } from '../../engine/kernel/kernel.ts';
import { cardIn, numberIn } from '../../engine/kernel/frames.ts';
import { procedure } from '../../engine/kernel/procedure.ts';
import { respondersTo } from '../../engine/acting/responders.ts';
import { openWindow } from '../../engine/acting/window.ts';
import { missionOf } from '../../effects/reading/index.ts';
import { aboutToMove } from '../../effects/standing/index.ts';
import type { Frame } from '../../engine/state/state.ts';
import { move, whyNotMove, type Moving } from './move.ts';

/** Moves the ship, at once where no text could answer before it goes. */
export function startMove(engine: Engine, moving: Moving): void {
  if (respondersTo(engine, 'about:move').length === 0) {
    move(engine, moving);
    return;
  }
  const { player, ship, to } = moving;
  engine.push('moving', { cards: { ship: [engine.ref(ship)], to: [engine.ref(to)] }, numbers: { player } });
}

export const movingProcedure = procedure('moving', [
  { label: 'TURN 2 about to move', rules: ['2E-MOVE-01'], does: openBefore },
  { label: 'TURN 2 move', rules: ['2E-MOVE-01', '2E-MOVE-06'], does: goIfItCan },
]);

const movingOf = (frame: Frame): Moving => ({
  player: numberIn(frame, 'player'),
  ship: cardIn(frame, 'ship'),
  to: cardIn(frame, 'to'),
});

function openBefore(engine: Engine, frame: Frame): void {
  const { player, ship, to } = movingOf(frame);
  const occurrence = aboutToMove(engine, player, ship, to);
  openWindow(engine, { kind: 'about', occurrence: { ...occurrence, from: engine.ref(missionOf(engine, ship)) } });
}

/** What answered may have left it short of Range or crew, or taken it elsewhere. */
function goIfItCan(engine: Engine, frame: Frame): void {
  const moving = movingOf(frame);
  const refusal = whyNotMove(engine, moving);
  if (refusal) {
    const words = `does not move ${engine.definitionOf(moving.ship).title}: ${refusal.reason}`;
    engine.emit({ type: 'announced', player: moving.player, words, numbers: [], shown: [] }, refusal.rules);
  } else move(engine, moving);
}
