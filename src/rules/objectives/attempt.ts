/** The attempt of an objective: the table OATT 1a to 5d, which is ATT of the Second Edition with other places and piles. */
import { moveCards } from '../../effects/doing/index.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { changed } from '../../engine/kernel/procedure.ts';
import type { Frame } from '../../engine/state/state.ts';
import { attempt as shared } from '../second-edition/attempt.ts';
import { complete, failedAttempt as sharedFailure } from '../second-edition/attempt-completion.ts';
import { current } from '../second-edition/attempt-state.ts';
import { dilemma as sharedDilemma } from '../second-edition/dilemmas.ts';
import { isCompleted } from '../second-edition/table.ts';

const told = (label: string): string => `O${label}`;

export const attempt = changed(shared, {
  told,
  steps: {
    'ATT 5d': { instead: [{ label: 'ATT 5d', rules: ['OBJ-REQ-01', 'OBJ-REQ-07'], does: completeObjective }] },
  },
});

export const dilemma = changed(sharedDilemma, { told, steps: {} });
export const failedAttempt = changed(sharedFailure, { told, steps: {} });

/** OBJ-REQ-02: it goes to the pile beside its owner's core. */
function completeObjective(engine: Engine, frame: Frame): void {
  complete(engine, frame);
  const { mission, player } = current(engine);
  // Requirements that have changed bring the attempt back to its beginning.
  if (!isCompleted(engine, mission.card)) return;
  moveCards(engine, {
    verb: 'placed',
    player,
    cards: [mission.card],
    to: { zone: 'completed', player: engine.ownerOf(mission.card) },
    face: 'up',
    rules: ['OBJ-REQ-02', 'OBJ-ACTIVE-02'],
  });
}
