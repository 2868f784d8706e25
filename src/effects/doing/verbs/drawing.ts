/** Carries out drawing: how many cards, who draws, and in what order several players do. */
import type { Seat } from '../../../engine/asking/request.ts';
import { inTurnOf, isOpenNumber, playerOf, type Context } from '../../reading/index.ts';
import { zoneName } from '../../terms.ts';
import type { EffectOf, Progress } from './handler.ts';
import { chosenNumber, endNumber } from './how-many.ts';
import { actOn, countAmount, playersFor } from './objects.ts';
import type { Sel } from '../../../language/tree/index.ts';

/** Drawing: each player named draws, in turn order from the owner of the card. */
export function draw(context: Context, effect: EffectOf<'put'>): Progress {
  const { at, n } = effect.what;
  const { engine } = context;
  if (
    at?.p === 'zone' &&
    at.zone !== 'play' &&
    engine.ruleset.texts.drawAside(
      engine,
      zoneName(engine, at.zone),
      playerOf(context, effect.who),
      countOf(context, effect.what),
    )
  )
    return 'done';
  const seats = effect.who === undefined ? [context.you] : playersFor(context, effect.who);
  if (seats.length > 1) context.engine.noteKeys('several players.from the owner on');
  const draws: { readonly player: Seat; readonly wanted: number }[] = [];
  for (const player of seats) {
    const amount = countOf(inTurnOf(context, effect.who, player), effect.what);
    const most = Math.min(amount, engine.zone('deck', player).length);
    const chosen = isOpenNumber(n) ? chosenNumber(context, player, most) : amount;
    if (chosen === null) return 'asked';
    draws.push({ player, wanted: chosen });
  }
  for (const { player, wanted } of draws.reverse()) {
    endNumber(context, player);
    actOn(context, { verb: 'draw', player, agent: player, amount: wanted }, { refs: [], wanted });
  }
  return 'again';
}

/** The number a text says; of 'up to so many' the most. */
export function countOf(context: Context, sel: Sel): number {
  const { n } = sel;
  if (n === undefined) return 1;
  return typeof n === 'number' ? n : countAmount(context)(n);
}
