/**
 * One procedure for everything that happens to cards and players: announce, prevent, perform, respond. What it does is
 * the ruleset's verb; the action is plain data in the frame, so responses can read and change it.
 */
import type { Engine } from './kernel.ts';
import { procedure } from './procedure.ts';
import type { CardNumber } from './request.ts';
import { respondersTo } from './responders.ts';
import type { Action, ActionObject, Frame, Occurrence, Ref, Responder } from './state.ts';
import { openWindow } from './window.ts';

/** Objects of an action that is about to happen. */
export function pending(refs: readonly Ref[]): ActionObject[] {
  return refs.map((ref) => ({ ref, outcome: 'pending', by: -1 }));
}

/** Puts an action on the stack; it is carried out before the present frame goes on. */
export function act(engine: Engine, action: Action): void {
  engine.push('action', { action });
}

/** The objects of an action that are still to happen, in their present stay. */
export function pendingCards(engine: Engine, action: Action): CardNumber[] {
  return action.objects
    .filter((object) => object.outcome === 'pending' && engine.isSame(object.ref))
    .map((object) => object.ref.card);
}

/** The action with the outcome of these cards set. */
export function withOutcome(
  action: Action,
  cards: readonly CardNumber[],
  outcome: ActionObject['outcome'],
  by = -1,
): Action {
  const objects = action.objects.map((object) =>
    cards.includes(object.ref.card) && object.outcome === 'pending' ? { ...object, outcome, by } : object,
  );
  return { ...action, objects };
}

/** The action as something to respond to. */
export function occurrenceOf(action: Action, stage: 'about' | 'did', refs: readonly Ref[]): Occurrence {
  return {
    name: action.verb,
    stage,
    player: action.agent,
    cards: refs,
    by: action.source,
    ...(action.amount === undefined ? {} : { amount: action.amount }),
  };
}

export const actionProcedure = procedure('action', [
  { label: 'prevent', rules: ['2E-RESP-06', '2E-RESP-07'], does: openPrevent },
  { label: 'perform', rules: ['2E-ACTION-01'], does: perform },
  { label: 'respond', rules: ['2E-RESP-11', '2E-RESP-12'], does: openRespond },
  { label: 'report', rules: ['2E-EFFECT-01'], does: report },
]);

function openPrevent(engine: Engine, frame: Frame): void {
  const action = actionOf(frame);
  const refs = action.objects.map((object) => object.ref);
  openWindow(engine, {
    kind: 'about',
    occurrence: occurrenceOf(action, 'about', refs),
    subject: engine.state.frames.length - 1,
    period: action.gap ? 'face' : '',
  });
}

function perform(engine: Engine, frame: Frame): void {
  const action = actionOf(frame);
  const gone = action.objects.filter((object) => object.outcome === 'pending' && !engine.isSame(object.ref));
  const possible = withOutcome(
    action,
    gone.map((object) => object.ref.card),
    'impossible',
  );
  const prevented = action.objects.filter((object) => object.outcome === 'prevented').map((object) => object.ref.card);
  if (action.objects.length > 0 && possible.objects.every((object) => object.outcome === 'prevented')) {
    frame.action = possible;
    frame.responders = [];
    return;
  }
  // What listens to its own leaving is asked as things stood before (architecture: identity and memory).
  frame.responders = leavingResponders(engine, possible);
  const perform = engine.ruleset.perform[action.verb];
  if (!perform) throw new Error(`the ruleset has no verb ${action.verb}`);
  const definitions = possible.objects.map((object) => engine.state.definitionOf[object.ref.card] ?? -1);
  const done = perform(engine, possible);
  frame.action = done;
  const happened = done.objects.flatMap((object, index) =>
    (object.outcome === 'done' || object.outcome === 'replaced') && !prevented.includes(object.ref.card)
      ? [{ ref: object.ref, definition: definitions[index] ?? -1 }]
      : [],
  );
  if (happened.length === 0 && done.objects.length > 0) return;
  engine.emit({
    type: 'fact',
    fact: {
      verb: done.verb,
      player: done.player ?? done.agent,
      refs: happened.map(({ ref }) => ref),
      definitions: happened.map(({ definition }) => definition),
      by: done.source?.card ?? 0,
      amount: done.amount ?? happened.length,
    },
  });
}

function leavingResponders(engine: Engine, action: Action): Responder[] {
  const cards = new Set(pendingCards(engine, action));
  const withGuests = new Set([...cards].flatMap((card) => [card, ...guestsOf(engine, card)]));
  return respondersTo(engine, `did:${action.verb}`).filter((responder) => withGuests.has(responder.source.card));
}

/** Everything on, aboard or beneath a card, at any depth. */
export function guestsOf(engine: Engine, card: CardNumber): CardNumber[] {
  return engine.ruleset.relations.flatMap((relation) =>
    engine.hosted(card, relation).flatMap((guest) => [guest, ...guestsOf(engine, guest)]),
  );
}

function openRespond(engine: Engine, frame: Frame): void {
  const action = actionOf(frame);
  const refs = action.objects
    .filter((object) => object.outcome === 'done' || object.outcome === 'replaced')
    .map((object) => object.ref);
  if (refs.length === 0 && action.objects.length > 0) return;
  openWindow(engine, {
    kind: 'did',
    occurrence: { ...occurrenceOf(action, 'did', refs), player: action.player ?? action.agent },
    subject: engine.state.frames.length - 1,
    collected: frame.responders ?? [],
  });
}

/** The text that ordered the action reads its outcome ("if you do", "if you cannot", "that many"). */
function report(engine: Engine, frame: Frame): void {
  const action = actionOf(frame);
  const parent = engine.below(frame);
  if (!parent?.text) return;
  parent.text = { ...parent.text, last: action, ok: okOf(action, parent.text.you) };
}

function okOf(action: Action, you: number): 'yes' | 'no' | 'disturbed' {
  const done = action.objects.filter((object) => object.outcome === 'done' || object.outcome === 'replaced').length;
  if (action.objects.length === 0 ? action.wanted === 0 || (action.amount ?? 0) > 0 : done >= action.wanted)
    return 'yes';
  const disturbed = action.objects.some((object) => object.by >= 0 && object.by !== you);
  return disturbed ? 'disturbed' : 'no';
}

export function actionOf(frame: Frame): Action {
  if (!frame.action) throw new Error(`${frame.procedure} has no action in flight`);
  return frame.action;
}
