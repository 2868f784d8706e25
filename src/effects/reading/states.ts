/** States: is a card as a text says, just now? */
import { attemptIn, battleIn, isAttempting, isFighting } from '../undertakings.ts';
import { candidates, inPlace, matches, reaching, type Reading } from '../meaning.ts';
import { bound, playersOf, type Context } from './context.ts';
import { isTakingPart } from './involvement.ts';
import { isInBattle } from './battle-sides.ts';
import { arePresent, isStopped, isType } from './places.ts';
import { isPureTask, placeOfTask } from './tasks.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Sel, State } from '../../language/tree/index.ts';

/** Is the card in this state? */
function inState(context: Context, state: State, card: CardNumber): boolean {
  const { engine } = context;
  switch (state.s) {
    case 'at':
      return inPlace(context, state.place, card);
    case 'facing':
      return isFacing(context, state.what, card);
    case 'attempting': {
      if (!isAttempting(engine) || !isTakingPart(engine, card)) return false;
      return state.what === undefined || fitsSel(context, state.what, attemptIn(engine)?.mission.card);
    }
    case 'inBattle': {
      if (!isFighting(engine)) return false;
      const battle = battleIn(engine);
      const isBegun = battle?.sides[0].player === context.you;
      return (
        (state.kind === undefined || battle?.kind === state.kind) &&
        (state.begun === undefined || state.begun === isBegun) &&
        isInBattle(engine, card)
      );
    }
    case 'stopped':
      return isStopped(engine, card);
    case 'staffed':
      return engine.ruleset.texts.isStaffed(engine, card);
    case 'docked':
      return engine.ruleset.texts.isDocked?.(engine, card) === true;
    case 'disabled':
      return reaching(engine, card, 'disabled').length > 0;
    case 'damaged':
      return engine.hosted(card, 'damage').length > 0;
    case 'flipped':
      return engine.ruleset.texts.isFlipped?.(engine, card) === true;
    case 'cloaked':
      return engine.ruleset.texts.isCloaked?.(engine, card) === true;
    case 'complete':
      return engine.has(card, 'completed');
    case 'overcome':
      return engine.relationOf(card) === 'beneath';
    case 'prevented':
      return engine.ruleset.texts.wasPrevented(engine, card);
    case 'equipped': {
      const equipment = candidates(context, state.with).filter((item) => isType(engine, item, 'equipment'));
      const isOwn = (item: CardNumber): boolean => engine.commanderOf(item) === engine.commanderOf(card);
      return !isStopped(engine, card) && equipment.some((item) => isOwn(item) && arePresent(engine, card, item));
    }
    case 'currentTactic':
      return engine.ruleset.texts.isCurrentTactic(engine, card, context.you);
    case 'isA':
      return matches(engine.isInPlay(card) ? context : { ...context, asItWas: true }, state.f, card);
    case 'every':
      return state.of.every((part) => inState(context, part, card));
  }
}

function fitsSel(context: Context, sel: Sel | undefined, card: CardNumber | undefined): boolean {
  if (sel === undefined) return true;
  if (card === undefined) return false;
  if (sel.ref !== undefined && !bound(context, sel.ref).some((ref) => ref.card === card)) return false;
  if (sel.at && !inPlace(context, sel.at, placeOfTask(context.engine, card))) return false;
  // A dilemma has no commander, and a mission is its owner's.
  if (sel.of !== undefined && !playersOf(context, sel.of).includes(context.engine.ownerOf(card))) return false;
  const own: Context = isPureTask(context.engine, card) ? { ...context, isOfTask: true } : context;
  return !sel.f || matches(own, sel.f, card);
}

/** Does the personnel face a dilemma now, or meet a mission's requirements as if it did? */
function isFacing(context: Context, what: Sel | undefined, card: CardNumber): boolean {
  const { engine } = context;
  if (!isAttempting(engine)) return false;
  const attempt = attemptIn(engine);
  const isSo = attempt?.open === true || attempt?.asIfFacing?.some((ref) => ref.card === card) === true;
  return isSo && isTakingPart(engine, card) && fitsSel(context, what, attempt.facing?.card);
}

/** The interpreter's answers about states of cards. */
export const states: Pick<Reading, 'inState'> = { inState };
