/** Ships that a text moves: which of them can be, and where they cannot go. */
import type { Engine } from '../../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../../engine/asking/request.ts';
import type { Ref } from '../../../engine/state/state.ts';
import { candidates } from '../../meaning.ts';
import { every, inPlayOf, isPlace, missionOf, type Context } from '../../reading/index.ts';
import { isBanned } from '../../standing/index.ts';
import type { EffectOf } from './handler.ts';

/** The ships that can move, for a text that lets one be chosen to be moved; undefined where nothing is moved, or it is known already what. */
export function ableToMove(context: Context, { why, what }: EffectOf<'ship'>): readonly CardNumber[] | undefined {
  if (why !== 'move' || what.ref !== undefined) return undefined;
  const { engine } = context;
  const all = candidates(context, every(what));
  const able = all.filter((ship) => engine.ruleset.texts.isStaffed(engine, ship));
  if (able.length < all.length) engine.noteKeys('move.by text');
  return able;
}

/** The missions to which a text forbids one of these ships to move. */
export function forbidden(engine: Engine, ships: readonly Ref[]): CardNumber[] {
  return inPlayOf(engine, 'mission').filter(
    (to) =>
      isPlace(engine, to) &&
      ships.some(({ card }) => isBanned(engine, card, { name: 'move', from: missionOf(engine, card), to })),
  );
}
