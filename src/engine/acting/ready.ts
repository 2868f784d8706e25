/** Which responses are ready in a window: what it is about, who listens to that, and whose text can be used now. */
import type { Engine } from '../kernel/kernel.ts';
import { isLeftOut } from './endless-loop.ts';
import { numberIn } from '../kernel/frames.ts';
import { ROUNDS, type PeriodRule, type Round } from '../ruleset/windows.ts';
import { isStillThere, keyOf, respondersTo, useKey } from './responders.ts';
import type { Frame, Occurrence, Ref, Responder } from '../state/state.ts';

/** One ability that responds, with what it responds to: its occurrence holds only the cards that fit its text. */
export interface Ready {
  readonly responder: Responder;
  readonly occurrence: Occurrence;
}

/** Everything that responds as things stand now. */
export function readyNow(engine: Engine, frame: Frame): Ready[] {
  const { windows } = engine.ruleset;
  const period = windows.periods.get(frame.words.period ?? '');
  const during = period?.occurrence(engine) ?? null;
  const once = during && period?.once ? usedOnce(engine, period.once) : [];
  const ready = [
    ...(isClosed(engine, frame) ? [] : occurrencesOf(frame)).flatMap((occurrence) =>
      readyFor(engine, frame, respondersTo(engine, keyOf(occurrence)), occurrence),
    ),
    ...(during ? readyFor(engine, frame, [...respondersTo(engine, 'window'), ...once], during) : []),
  ];
  return frame.also ? withoutRepeats(ready) : ready;
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

/** Everything that the window is about. */
function occurrencesOf({ occurrence, also = [] }: Frame): readonly Occurrence[] {
  return occurrence ? [occurrence, ...also] : also;
}

/** Those that can respond to the occurrence. */
function readyFor(engine: Engine, frame: Frame, responders: readonly Responder[], occurrence: Occurrence): Ready[] {
  const ready: Ready[] = [];
  for (const responder of responders) {
    if (!fits(engine, frame, responder)) continue;
    const cards: readonly Ref[] | null = engine.ruleset.text.responds(engine, responder, occurrence);
    if (cards) ready.push({ responder, occurrence: { ...occurrence, cards } });
  }
  return ready;
}

/** A window takes only its kind of response, and each ability once. */
function fits(engine: Engine, frame: Frame, responder: Responder): boolean {
  const { text, windows } = engine.ruleset;
  const round = roundOf(frame);
  if (round !== 'all' && text.prevents(engine, responder) !== (round === 'preventing')) return false;
  if (windows.waits(engine, frame, responder) || frame.numbers[`used ${useKey(responder)}`]) return false;
  return !isLeftOut(engine, responder) && !wasUsed(engine, frame, responder);
}

/** Was it used before, in a window that takes each text once in a scope? */
function wasUsed(engine: Engine, { words }: Frame, responder: Responder): boolean {
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
  return action.objects.length > 0 && action.objects.every((object) => object.outcome !== 'pending');
}

/** Those settled before that still respond: trigger and requirements are checked again when their turn comes. */
export function stillReady(engine: Engine, frame: Frame): Ready[] {
  if (!frame.responders?.length || isClosed(engine, frame)) return [];
  const ready = frame.responders
    .filter((responder) => responder.left === true || isStillThere(engine, responder))
    .flatMap((responder) =>
      occurrencesFor(engine, frame, responder)
        .flatMap((occurrence) => readyFor(engine, frame, [responder], occurrence))
        .slice(0, 1),
    );
  const left = frame.responders.filter((responder) => fits(engine, frame, responder)).length;
  if (ready.length < left) engine.noteKeys('respond.lost');
  return ready;
}

/** What a responder settled before may respond to: what it listens to, with the cards it was settled for. */
function occurrencesFor(engine: Engine, frame: Frame, { definition, ability, that }: Responder): readonly Occurrence[] {
  const triggers = engine.definitions[definition]?.abilities[ability]?.triggers ?? [];
  const isMeant = ({ cards }: Occurrence): boolean =>
    !that || cards.some((ref) => that.some(({ card }) => card === ref.card));
  const found = occurrencesOf(frame).filter((item) => triggers.includes(keyOf(item)) && isMeant(item));
  const period = found.length === 0 ? engine.ruleset.windows.periods.get(frame.words.period ?? '') : undefined;
  const during = period?.occurrence(engine) ?? null;
  return during ? [during] : found;
}
