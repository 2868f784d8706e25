/** Which responses are ready in a window: what it is about, who listens to that, and whose text can be used now. */
import type { Engine } from '../kernel/kernel.ts';
import { isSettled } from './called-off.ts';
import { isLeftOut } from './endless-loop.ts';
import { isTaken } from './window-marks.ts';
import { numberIn } from '../kernel/frames.ts';
import { ROUNDS, type PeriodRule, type Round } from '../ruleset/windows.ts';
import { isStillThere, keyOf, respondersTo, useKey } from './responders.ts';
import type { Frame, Occurrence, Ref, Responder } from '../state/state.ts';
import { itemAt } from '../kernel/lists.ts';

/** One ability that responds, with what it responds to: its occurrence holds only the cards that fit its text. */
export interface Ready {
  readonly responder: Responder;
  readonly occurrence: Occurrence;
}

/** Everything that responds as things stand now, in the window's round or in another one. */
export function readyNow(engine: Engine, frame: Frame, round = roundOf(frame)): readonly Ready[] {
  const ready: Ready[] = [];
  const { also } = frame;
  const occurrence = stillAbout(engine, frame);
  if (!isClosed(engine, frame)) {
    if (occurrence) addTo(ready, engine, frame, round, listenersTo(engine, occurrence), occurrence);
    if (also) for (const item of also) addTo(ready, engine, frame, round, listenersTo(engine, item), item);
  }
  const period = periodOf(engine, frame);
  const during = period?.occurrence(engine);
  if (period && during) {
    addTo(ready, engine, frame, round, respondersTo(engine, 'window'), during);
    if (period.once) addTo(ready, engine, frame, round, usedOnce(engine, period.once), during);
  }
  return also ? withoutRepeats(ready) : ready;
}

const listenersTo = (engine: Engine, occurrence: Occurrence): readonly Responder[] =>
  respondersTo(engine, keyOf(occurrence));

/** The period that the window stands in, if it stands in one. */
function periodOf(engine: Engine, { words: { period } }: Frame): PeriodRule | undefined {
  return period ? engine.ruleset.windows.periods.get(period) : undefined;
}

/** Texts that are used once in a period as well, and were not yet. */
function usedOnce(engine: Engine, { key, scope }: NonNullable<PeriodRule['once']>): Responder[] {
  const uses = engine.usesIn(scope);
  return respondersTo(engine, key).filter((responder) => !(useKey(responder) in uses));
}

/** A text that listens to several things at once responds to the first of them. */
function withoutRepeats(ready: readonly Ready[]): Ready[] {
  const first = new Map(ready.toReversed().map((item) => [useKey(item.responder), item]));
  return ready.filter((item) => first.get(useKey(item.responder)) === item);
}

/** What is about to happen, to those to whom it still is: whoever was spared is no longer responded about. */
function stillAbout(engine: Engine, { occurrence, numbers, words }: Frame): Occurrence | undefined {
  const { subject } = numbers;
  const objects = subject === undefined ? undefined : engine.frames[subject]?.action?.objects;
  if (!occurrence || !objects || words.kind !== 'about') return occurrence;
  const spared = objects.filter(({ outcome }) => outcome !== 'pending');
  if (spared.length === 0) return occurrence;
  const isSpared = ({ card }: Ref): boolean => spared.some(({ ref }) => ref.card === card);
  return ofCards(
    occurrence,
    occurrence.cards.filter((ref) => !isSpared(ref)),
  );
}

/** Everything that the window is about. */
function occurrencesOf(engine: Engine, frame: Frame): readonly Occurrence[] {
  const { also = [] } = frame;
  const occurrence = stillAbout(engine, frame);
  return occurrence ? [occurrence, ...also] : also;
}

/** Those that can respond to the occurrence. */
function addTo(
  ready: Ready[],
  engine: Engine,
  frame: Frame,
  round: Round,
  responders: readonly Responder[],
  occurrence: Occurrence,
): void {
  for (const responder of responders) {
    if (!fits(engine, frame, round, responder)) continue;
    const cards: readonly Ref[] | null = engine.ruleset.text.responds(engine, responder, occurrence);
    if (cards) ready.push({ responder, occurrence: ofCards(occurrence, cards) });
  }
}

/** The occurrence as it concerns these cards alone. (One literal: this is made for every text that is ready.) */
function ofCards(occurrence: Occurrence, cards: readonly Ref[]): Occurrence {
  const { name, stage, player, by, where, involved, from, amount, words } = occurrence;
  return { name, stage, player, cards, by, where, involved, from, amount, words };
}

/** A window takes only its kind of response, and each ability once. */
function fits(engine: Engine, frame: Frame, round: Round, responder: Responder): boolean {
  const { text, windows } = engine.ruleset;
  if (round !== 'all' && text.prevents(engine, responder) !== (round === 'preventing')) return false;
  if (windows.waits(engine, frame, responder) || isTaken(frame, responder)) return false;
  return !isLeftOut(engine, responder) && !wasUsed(engine, frame, responder);
}

/** Was it used before, in a window that takes each text once in a scope? */
function wasUsed(engine: Engine, { words }: Frame, responder: Responder): boolean {
  if (words.once === undefined) return false;
  const scope = engine.ruleset.state.scopes.find(({ name }) => name === words.once);
  return scope !== undefined && useKey(responder) in engine.usesIn(scope.name);
}

/** Which round a window is in. */
export function roundOf(frame: Frame): Round {
  const round = ROUNDS[numberIn(frame, 'preventing')];
  if (round === undefined) throw new Error('a window without a round');
  return round;
}

/** Has everything that the window is about been prevented? */
function isClosed(engine: Engine, frame: Frame): boolean {
  const action = engine.frames[numberIn(frame, 'subject')]?.action;
  if (!action || frame.words.kind === 'did') return false;
  return isSettled(action);
}

/** Those settled before that still respond: trigger and requirements are checked again when their turn comes. */
export function stillReady(engine: Engine, frame: Frame): readonly Ready[] {
  if (!frame.responders?.length || isClosed(engine, frame)) return NOBODY;
  const ready: Ready[] = [];
  const round = roundOf(frame);
  for (const responder of frame.responders) {
    if (responder.left !== true && !isStillThere(engine, responder)) continue;
    const found: Ready[] = [];
    for (const occurrence of occurrencesFor(engine, frame, responder))
      addTo(found, engine, frame, round, [responder], occurrence);
    ready.push(...found.slice(0, 1));
  }
  const left = frame.responders.filter((responder) => fits(engine, frame, round, responder)).length;
  if (ready.length < left) engine.noteKeys('respond.lost');
  return ready;
}

const NOBODY: readonly Ready[] = [];

/** What a responder settled before may respond to: what it listens to, with the cards it was settled for. */
function occurrencesFor(engine: Engine, frame: Frame, { definition, ability, that }: Responder): readonly Occurrence[] {
  const { triggers } = itemAt(itemAt(engine.definitions, definition).abilities, ability);
  const isMeant = ({ cards }: Occurrence): boolean =>
    !that || cards.some((ref) => that.some(({ card }) => card === ref.card));
  const found = occurrencesOf(engine, frame).filter((item) => triggers.includes(keyOf(item)) && isMeant(item));
  const period = found.length === 0 ? periodOf(engine, frame) : undefined;
  const during = period?.occurrence(engine) ?? null;
  return during ? [during] : found;
}
