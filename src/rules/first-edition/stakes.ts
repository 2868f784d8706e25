/** Raise the Stakes: give the game up, or play on for one card more (94-SPECIAL-22 to -24, 94-OP-36). */
import type { Perform } from '../../effects/doing/index.ts';
import { choose } from '../../engine/asking/select.ts';
import { numberIn, wordIn } from '../../engine/kernel/frames.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { procedure } from '../../engine/kernel/procedure.ts';
import type { Frame } from '../../engine/state/state.ts';
import { stakesOf } from './state.ts';
import { giveUp } from './winning.ts';

const GIVE_UP = 'give up';
const PLAY_ON = 'play on';
const RULES = ['94-SPECIAL-22'];

export const stakes = procedure('stakes', [
  { label: 'stakes asked', rules: RULES, does: ask },
  { label: 'stakes answered', rules: ['94-SPECIAL-22', '94-SPECIAL-24', '94-WIN-06'], does: carryOut },
]);

/** A text makes the player choose. */
export const raise: Perform = (engine, action) => {
  if (action.player === undefined) throw new Error('stakes that are raised for nobody');
  engine.push('stakes', { numbers: { player: action.player } });
  return action;
};

function ask(engine: Engine, frame: Frame): void {
  choose(engine, {
    player: numberIn(frame, 'player'),
    prompt: `Give up the game, or play on for ${stakesOf(engine) + 1} of the loser's cards?`,
    from: [GIVE_UP, PLAY_ON].map((value) => ({ kind: 'word' as const, value })),
    min: 1,
    max: 1,
    as: 'answer',
    rules: RULES,
  });
}

function carryOut(engine: Engine, frame: Frame): void {
  const player = numberIn(frame, 'player');
  if (wordIn(frame, 'answer') === GIVE_UP) giveUp(engine, player);
  else engine.emit({ type: 'stakes raised', player, stakes: stakesOf(engine) + 1 }, ['94-SPECIAL-24']);
}
