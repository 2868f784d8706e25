/**
 * One procedure for everything that happens to cards and players: announce, prevent, perform, respond. What it does is
 * the ruleset's verb; the action is plain data in the frame, so responses can read and change it.
 */
import { afterwards, asItIs, lyingWith, type AsItWas } from './as-it-was.ts';
import { countInLoop } from './loop-count.ts';
import type { Engine } from '../kernel/kernel.ts';
import { mechanism } from '../kernel/procedure.ts';
import { openArrivals, arrivedBy, arrivalsOf } from './arrivals.ts';
import { seatOrNobody, type CardNumber, type Seat } from '../asking/request.ts';
import { keyOf, respondersTo } from './responders.ts';
import type { Action, ActionObject, Fact, Frame, Guest, Occurrence, Ref, Responder } from '../state/state.ts';
import { ridersOf } from './guests.ts';
import { keepLosses, lossesAhead, lossesBy, openLosses } from './losses.ts';
import { openWindow } from './window.ts';
import { respondersIn, cardOf } from '../kernel/frames.ts';
import { itemAt } from '../kernel/lists.ts';

/** The objects of an action that is about to happen to these cards. */
export function pending(refs: readonly Ref[]): ActionObject[] {
  return refs.map((ref) => ({ ref, outcome: 'pending', by: -1 }));
}

/** The card whose text does it; 0 for what rules do. */
export const doneBy = ({ source }: Pick<Action, 'source'>): CardNumber => cardOf(source);

/** How much is done, of what is counted. @throws Error for an action that does not say how much */
export function amountIn({ verb, amount }: Action): number {
  if (amount === undefined) throw new Error(`it is not said how much: ${verb}`);
  return amount;
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
  return withObjects(
    action,
    action.objects.map((object) =>
      cards.includes(object.ref.card) && object.outcome === 'pending' ? { ref: object.ref, outcome, by } : object,
    ),
  );
}

/** The action with these objects. A copy that is written to: what stands behind a spread is defined slowly. */
function withObjects(action: Action, objects: readonly ActionObject[]): Action {
  const changed: { -readonly [Part in keyof Action]: Action[Part] } = { ...action };
  changed.objects = objects;
  return changed;
}

/** The action, by its agent or by `player`, as something to respond to. */
function occurrenceOf(
  engine: Engine,
  action: Action,
  stage: 'about' | 'did',
  cards: readonly Ref[],
  player: Seat,
): Occurrence {
  const { verb: name, source: by, to, from, amount, words } = action;
  const isPlaced = to && 'host' in to && engine.ruleset.actions.tellsWhere(action);
  const where = isPlaced ? engine.ref(to.host) : undefined;
  return { name, stage, player, cards, by, where, from, amount, words };
}

/** Of an action that was carried out, whose it is. */
const doerOf = ({ player, agent }: Action): Seat => player ?? agent;

export const actionProcedure = mechanism('action', [
  { label: 'prevent', keys: ['respond.prevent'], does: openPrevent },
  { label: 'perform', keys: ['action.perform'], does: perform },
  { label: 'respond', keys: ['respond.did'], does: openRespond },
  { label: 'report', keys: ['action.in part'], does: report },
]);

function openPrevent(engine: Engine, frame: Frame): void {
  const action = actionOf(frame);
  const all = action.objects.map((object) => object.ref);
  const refs = all.filter(({ card }) => engine.ruleset.actions.isReached(engine, action, card));
  openWindow(engine, {
    kind: 'about',
    // Whoever is about to draw, score or lose, whosever text it is; nobody is about to be what nobody can make them.
    occurrence:
      refs.length === 0 && all.length > 0
        ? null
        : occurrenceOf(engine, action, 'about', refs, all.length > 0 ? action.agent : doerOf(action)),
    subject: engine.frames.length - 1,
    period: action.gap ? engine.ruleset.windows.gap : '',
  });
  openLosses(engine, action);
}

function perform(engine: Engine, frame: Frame): void {
  if (openArrivals(engine, frame, actionOf(frame))) {
    engine.goto(frame, 'perform');
    return;
  }
  const action = withoutGone(engine, actionOf(frame));
  if (action.isOff || (action.objects.length > 0 && action.objects.every(({ outcome }) => outcome === 'prevented'))) {
    engine.begin(frame, action);
    return;
  }
  const perform = engine.ruleset.actions.perform[action.verb];
  if (!perform) throw new Error(`the ruleset has no verb ${action.verb}`);
  const objects: Ref[] = [];
  for (const { outcome, ref } of action.objects) if (outcome === 'pending') objects.push(ref);
  const riders = ridersOf(engine, action, objects);
  const before = collected(engine, action, objects, riders);
  const were = new Map(action.objects.map(({ ref }) => [ref.card, asItIs(engine, ref.card)] as const));
  for (const { card } of riders) were.set(card, asItIs(engine, card));
  const done = perform(engine, action);
  engine.begin(frame, done);
  const refs = doneRefs(done);
  const touched = riders.length > 0 ? [...refs, ...riders] : refs;
  frame.responders = afterwards(engine, before, touched, were);
  keepLosses(engine, frame, touched, were);
  const guests = guestsOfGone(engine, refs, were);
  const also = [...arrivedBy(engine, done.source, refs, guests), ...engine.ruleset.actions.besides(engine, done)];
  if (also.length > 0) frame.also = also;
  recordFact(engine, done, were, guests);
}

/** Objects that are no longer there are out of reach: who took them away tells "cannot" from a disturbance. */
function withoutGone(engine: Engine, action: Action): Action {
  const isGone = ({ outcome, ref }: ActionObject): boolean => outcome === 'pending' && !engine.isSame(ref);
  if (!action.objects.some(isGone)) return action;
  const objects = action.objects.map((object) =>
    isGone(object) ? { ref: object.ref, outcome: 'impossible' as const, by: whoRemoved(engine, object.ref) } : object,
  );
  return withObjects(action, objects);
}

/** The player by whose action the card left the stay it was meant in; nobody if none is on record. */
function whoRemoved(engine: Engine, ref: Ref): Seat {
  const fact = engine
    .facts('turn')
    .findLast(({ refs }) => refs.some(({ card, stay }) => card === ref.card && stay === ref.stay));
  return seatOrNobody(fact?.player);
}

/** The objects an action has been done to. */
function doneRefs(action: Action): Ref[] {
  const refs: Ref[] = [];
  for (const { outcome, ref } of action.objects) if (outcome === 'done') refs.push(ref);
  return refs;
}

/** Did nothing happen: no card was reached, or nothing was there to be drawn, scored or lost? */
function isIdle(action: Action): boolean {
  return doneRefs(action).length === 0 && (action.objects.length > 0 || action.amount === 0);
}

/** Keeps for texts that ask about the past that the player did it with this card; `amount`: what it came to; `where`: a place it was done to as well; `at`: where it was done. */
export function noteDeed(
  engine: Engine,
  verb: string,
  player: Seat,
  ref: Ref,
  { amount = 1, where, at }: { amount?: number; where?: Ref; at?: Ref } = {},
): void {
  const refs = where ? [ref, where] : [ref];
  const definitions = refs.map(({ card }) => engine.definitionNumber(card));
  engine.emit({ type: 'fact', fact: { verb, player, refs, definitions, by: 0, amount, ...(at && { at }) } });
}

type Before = ReadonlyMap<CardNumber, AsItWas>;

/** What lay with cards that are no longer in play. */
function guestsOfGone(engine: Engine, done: readonly Ref[], were: Before): Guest[] {
  return done.flatMap((ref) => (engine.isSame(ref) ? [] : (were.get(ref.card)?.guests ?? [])));
}

/** Who commanded what has left play, where another than its owner did. */
function commandersOfGone(engine: Engine, done: readonly Ref[], were: Before): readonly Seat[] | undefined {
  const commanders = done.map((ref) => seatOrNobody(engine.isSame(ref) ? undefined : were.get(ref.card)?.commander));
  const isAnothers = done.some(({ card }, index) => {
    const seat = itemAt(commanders, index);
    return seat >= 0 && seat !== engine.ownerOf(card);
  });
  return isAnothers ? commanders : undefined;
}

function recordFact(engine: Engine, action: Action, were: Before, guests: readonly Guest[]): void {
  if (isIdle(action)) return;
  const refs = doneRefs(action);
  const fact: Fact = {
    verb: action.verb,
    player: doerOf(action),
    refs,
    definitions: refs.map(({ card }) => (were.get(card) ?? asItIs(engine, card)).definition),
    commanders: commandersOfGone(engine, refs, were),
    by: doneBy(action),
    amount: action.amount ?? refs.length,
    guests: guests.length > 0 ? guests : undefined,
  };
  const { scopes } = engine.ruleset.state;
  if (scopes.some(({ keeps }) => keeps(engine.state, fact))) engine.emit({ type: 'fact', fact });
}

/** Who would respond to the action as things stand before it, in case its objects leave their places by it. */
function collected(engine: Engine, action: Action, objects: readonly Ref[], riders: readonly Ref[]): Responder[] {
  if (objects.length === 0) return [];
  const found: Responder[] = [];
  const own = occurrenceOf(engine, action, 'did', objects, doerOf(action));
  addCollected(engine, found, own);
  for (const loss of lossesAhead(engine, action, riders.length > 0 ? [...objects, ...riders] : objects))
    addCollected(engine, found, loss);
  for (const occurrence of arrivalsOf(engine, action, objects, riders)) addCollected(engine, found, occurrence);
  return found;
}

/** Those that respond to the occurrence, with what may be different afterwards. */
function addCollected(engine: Engine, found: Responder[], occurrence: Occurrence): void {
  for (const responder of respondersTo(engine, keyOf(occurrence))) {
    const that = engine.ruleset.text.responds(engine, responder, occurrence);
    const { card } = responder.source;
    if (that)
      found.push({ ...responder, that, ...guestsOn(engine, card), ...standing(engine, card, occurrence.cards) });
  }
}

/** A responder's own guests, for a text about what is on its card. */
function guestsOn(engine: Engine, card: CardNumber): Pick<Responder, 'guests'> {
  const guests = lyingWith(engine, card);
  return guests.length === 0 ? {} : { guests: guests.map((guest) => engine.ref(guest.card)) };
}

/** Where a card on the table stands: on what, and which place that is; and where that stands, if it is among those that leave. */
export function standing(engine: Engine, card: CardNumber, leaving: readonly Ref[] = []): Pick<Responder, 'stood'> {
  const host = engine.hostOf(card);
  if (host <= 0) return {};
  const beyond = leaving.some((ref) => ref.card === host) ? engine.hostOf(host) : 0;
  return {
    stood: {
      host: engine.ref(host),
      place: engine.placeOf(card),
      ...(beyond > 0 && { beyond: engine.ref(beyond) }),
    },
  };
}

/** Of collected responders, those that listen to one of these, and to a card of it: not all that was foreseen has to come about. */
function listening(engine: Engine, responders: readonly Responder[], occurrences: readonly Occurrence[]): Responder[] {
  return responders.filter(({ source, ability, that = [] }) =>
    occurrences.some(
      (occurrence) =>
        engine.definitionOf(source.card).abilities[ability]?.triggers.includes(keyOf(occurrence)) === true &&
        that.some((ref) => occurrence.cards.some(({ card }) => card === ref.card)),
    ),
  );
}

/** What has happened to a card is told of it where that has brought it: 'is killed, … that card' lies in a discard pile. */
function openRespond(engine: Engine, frame: Frame): void {
  const action = actionOf(frame);
  if (isIdle(action)) return;
  const refs = doneRefs(action);
  if (engine.watcher) engine.note(...engine.ruleset.actions.rulesOf(engine, refs));
  const subject = engine.frames.length - 1;
  const responders = respondersIn(frame);
  const now = refs.map(({ card }) => engine.ref(card));
  const occurrence = occurrenceOf(engine, action, 'did', now, doerOf(action));
  const also = lossesBy(engine, frame, action);
  if (frame.also) also.push(...frame.also);
  const collected = listening(engine, responders, [occurrence, ...also]);
  openWindow(engine, { kind: 'did', occurrence, also, subject, collected });
}

/** The text that ordered the action reads its outcome ("if you do", "if you cannot", "that many"). */
function report(engine: Engine, frame: Frame): void {
  const action = actionOf(frame);
  const parent = engine.below(frame);
  if (engine.watcher && isInPart(action)) engine.noteKeys('action.in part');
  if (engine.watcher && isVoid(action)) engine.noteKeys('action.in vain');
  if (!parent?.text) return;
  keepInSight(engine, parent, action);
  countInLoop(parent, action.amount ?? doneRefs(action).length);
  const { source, definition, ability, you, path } = parent.text;
  parent.text = { source, definition, ability, you, path, last: action, ok: okOf(action, you) };
}

/** To how many cards it was done; of what is done to none and counted, what it came to. */
function howMuch(action: Action): number {
  const isCounted = action.objects.length === 0 && action.amount !== undefined;
  return isCounted ? action.amount : doneRefs(action).length;
}

/** Was less done than was demanded? */
function isInPart(action: Action): boolean {
  const done = howMuch(action);
  return done < Math.max(action.objects.length, action.wanted);
}

/** Did the action come to nothing? It may be taken all the same. */
function isVoid(action: Action): boolean {
  return howMuch(action) === 0;
}

/** What a text has itself moved is still what it means by "that card" and "this". */
function keepInSight(engine: Engine, parent: Frame, action: Action): void {
  const moved = doneRefs(action).filter((ref) => !engine.isSame(ref));
  const now = (ref: Ref): Ref =>
    moved.some(({ card, stay }) => card === ref.card && stay === ref.stay) ? engine.ref(ref.card) : ref;
  if (moved.length === 0) return;
  const own = parent.text?.source;
  // A card that its own text has moved goes on with the rest of it.
  if (own && now(own) !== own) {
    for (const frame of engine.frames)
      if (frame.text?.source.card === own.card && frame.text.source.stay === own.stay)
        frame.text = { ...frame.text, source: now(own) };
  }
  parent.cards = Object.fromEntries(Object.entries(parent.cards).map(([name, refs]) => [name, refs.map(now)]));
}

function okOf(action: Action, you: number): 'yes' | 'no' | 'disturbed' {
  const isDone = ({ outcome }: ActionObject): boolean => outcome === 'done' || outcome === 'replaced';
  const done = action.objects.filter(isDone).length;
  if (action.objects.length === 0 && action.wanted === 0) return 'yes';
  if ((action.objects.length === 0 ? howMuch(action) : done) >= action.wanted) return 'yes';
  const disturbed = action.objects.some((object) => !isDone(object) && object.by >= 0 && object.by !== you);
  return disturbed ? 'disturbed' : 'no';
}

export function actionOf(frame: Frame): Action {
  if (!frame.action) throw new Error(`${frame.procedure} has no action in flight`);
  return frame.action;
}
