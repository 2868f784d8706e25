/** Whom an effect may bring into play: no second copy of a unique card, nobody who could be placed nowhere. */
import type { CardNumber, Seat } from '../../../engine/asking/request.ts';
import type { Effect, Sel } from '../../../language/tree/index.ts';
import { type Context, isPlace } from '../../reading/index.ts';
import { mayTakeItsPlace } from '../perform/swap.ts';
import { candidates } from '../../meaning.ts';
import { isForbidden } from '../../standing/index.ts';
import { homesOf } from './where-playable.ts';

/** Those whom the effect may bring into play by a player; undefined where it brings nobody there. */
export function mayComeIntoPlay(
  context: Context,
  effect: Effect,
  sel: Sel,
  you: Seat = context.you,
): readonly CardNumber[] | undefined {
  if (!bringsIntoPlay(context, effect)) return undefined;
  const { engine } = context;
  const entering = able(
    context,
    sel,
    (card) => engine.isInPlay(card) || !engine.ruleset.texts.commandsCopy(engine, card, you),
  );
  const to = effect.x === 'put' ? effect.to : undefined;
  return to?.p === 'wherePlayable'
    ? entering.filter((card) => homesOf({ ...context, you }, to, card, you).length > 0)
    : entering;
}

function bringsIntoPlay(context: Context, effect: Effect): boolean {
  if (effect.x !== 'put' || effect.why === 'draw' || effect.why === 'download') return false;
  const { to } = effect;
  if (to.p === 'zone') return to.zone === 'play';
  // On a mission a card lies as one in play; on an event or a ship it does not.
  if (to.p === 'on') return candidates(context, to.card).some((host) => isPlace(context.engine, host));
  return to.p !== 'beneath';
}

/** The cards that a player may take command of: none that is unique of which he commands a copy. */
export function mayBeTakenBy(context: Context, sel: Sel, you: Seat): readonly CardNumber[] {
  const { engine } = context;
  return able(
    context,
    sel,
    (card) =>
      engine.commanderOf(card) === you ||
      (!engine.ruleset.texts.commandsCopy(engine, card, you) &&
        !isForbidden(engine, { name: 'command', player: you, cards: [card] })),
  );
}

/** Those of the selected cards that may be exchanged for this card, or replace it. */
export function mayReplace(context: Context, old: CardNumber, sel: Sel): readonly CardNumber[] {
  return able(context, sel, (card) => mayTakeItsPlace(context.engine, old, card));
}

function able(context: Context, sel: Sel, isAble: (card: CardNumber) => boolean): readonly CardNumber[] {
  const all = candidates(context, sel);
  const found = all.filter(isAble);
  if (found.length < all.length) context.engine.noteKeys('unique.into play');
  return found;
}
