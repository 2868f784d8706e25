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
  action.even === true || !FORBIDDABLE.has(action.verb) || !isExempt(engine, card, action.verb, doneBy(action));

/** For a trace: some of the cards cannot be the object of this; nothing takes their place. */
export function noteImmune(engine: Engine, action: Action, able: readonly CardNumber[]): void {
  if (pendingCards(engine, action).length > able.length) engine.noteKeys('immune');
}

export function sourceOf(action: Action): { by?: CardNumber } {
  return action.source ? { by: action.source.card } : {};
}
