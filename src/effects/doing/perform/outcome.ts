/** What a performed action came to: done for these cards, impossible for the rest. */
import { doneBy, pendingCards, withOutcome } from '../../../engine/acting/action.ts';
import type { Engine } from '../../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../../engine/asking/request.ts';
import type { Action } from '../../../engine/state/state.ts';
import { isExempt } from '../../meaning.ts';

export type Perform = (engine: Engine, action: Action) => Action;

/** Done for these cards, impossible for the others still pending. */
export function settled(action: Action, done: readonly CardNumber[]): Action {
  const after = withOutcome(action, done, 'done', action.agent);
  return withOutcome(
    after,
    after.objects.map((object) => object.ref.card),
    'impossible',
    action.agent,
  );
}

/** May this be done to the card: nothing forbids it, or the text says it overrides that? */
export function mayBeDone(engine: Engine, card: CardNumber, verb: string, by: CardNumber, even: boolean): boolean {
  if (!isExempt(engine, card, verb, by)) return true;
  if (even) engine.noteKeys('forbidden.overridden');
  return even;
}

/** What texts forbid to do to cards, so that nobody is about to do it. */
const FORBIDDABLE: ReadonlySet<string> = new Set(['stop', 'kill', 'destroy', 'capture', 'return', 'command']);

/** Can the action be done to this card? What it was done to in place of that is settled already. */
export const isReached = (engine: Engine, action: Action, card: CardNumber): boolean =>
  action.even === true ||
  (!isHeld(engine, action, card) &&
    (!FORBIDDABLE.has(action.verb) || !isExempt(engine, card, action.verb, doneBy(action))));

/** Does a text keep the card in play, or with its player, when this would take it away? */
function isHeld(engine: Engine, action: Action, card: CardNumber): boolean {
  if (!engine.isInPlay(card)) return false;
  const verb = action.verb === 'place' && isTakenOut(engine, action) ? 'leavePlay' : action.verb;
  return (verb === 'leavePlay' || HELD.has(verb)) && isExempt(engine, card, verb, doneBy(action));
}
/** What only a text that keeps cards in play forbids. */
const HELD: ReadonlySet<string> = new Set(['discard', 'remove', 'take', 'exchange', 'replace']);
const isTakenOut = (engine: Engine, { to }: Action): boolean =>
  to !== undefined && 'zone' in to && engine.ruleset.texts.outsidePlay.has(to.zone);

/** The verb, carried out for those alone whom no text keeps where they are. */
export const sparing =
  (perform: Perform): Perform =>
  (engine, action) => {
    const held = pendingCards(engine, action).filter((card) => isHeld(engine, action, card));
    if (held.length === 0) return perform(engine, action);
    engine.noteKeys('immune');
    return perform(engine, withOutcome(action, held, 'impossible'));
  };

/** For a trace: some of the cards cannot be the object of this; nothing takes their place. */
export function noteImmune(engine: Engine, action: Action, able: readonly CardNumber[]): void {
  if (pendingCards(engine, action).length > able.length) engine.noteKeys('immune');
}

export function sourceOf(action: Action): { by?: CardNumber } {
  return action.source ? { by: action.source.card } : {};
}
