/** Which responses are ready in a window: what it is about, who listens to that, and whose text can be used now. */
import type { Engine } from '../kernel/kernel.ts';
import { isLeftOut } from './endless-loop.ts';
import { PERIODS, type Period } from './periods.ts';
import { isStillThere, keyOf, respondersTo, useKey } from './responders.ts';
import type { Frame, Occurrence, Ref, Responder } from '../state/state.ts';

/** What "when" texts of the period listen to. Beginning an attempt or a battle is an event, answered in the window of its own. */
export function whenIn(period: Period): string {
  return period === 'attempt' || period === 'battle' ? '' : `did:${period}`;
}

/** One ability that responds, with what it responds to: its occurrence holds only the cards that fit its text. */
export interface Ready {
  readonly responder: Responder;
  readonly occurrence: Occurrence;
}

/** Everything that responds as things stand now. */
export function readyNow(engine: Engine, frame: Frame): Ready[] {
  const period = periodOf(frame);
  const during = period ? periodOccurrence(engine, period) : null;
  const once = during
    ? respondersTo(engine, whenIn(period)).filter((item) => !(useKey(item) in engine.state.uses.dilemma))
    : [];
  const ready = [
    ...(isClosed(engine, frame) ? [] : occurrencesOf(frame)).flatMap((occurrence) =>
      readyFor(engine, frame, respondersTo(engine, keyOf(occurrence)), occurrence),
    ),
    ...(during ? readyFor(engine, frame, [...respondersTo(engine, 'window'), ...once], during) : []),
  ];
  return frame.also ? withoutRepeats(ready) : ready;
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
  return responders.flatMap((responder) => {
    if (!fits(engine, frame, responder)) return [];
    const cards: readonly Ref[] | null = engine.ruleset.text.responds(engine, responder, occurrence);
    return cards ? [{ responder, occurrence: { ...occurrence, cards } }] : [];
  });
}

function periodOf(frame: Frame): Period {
  return PERIODS.find((period) => period === frame.words.period) ?? '';
}

/** The state of facing a dilemma or attempting, as something to respond to. */
function periodOccurrence(engine: Engine, name: Exclude<Period, ''>): Occurrence | null {
  const { attempt, battle } = engine.state;
  if (name === 'battle')
    return battle && { name, stage: 'did', player: battle.sides[0].player, cards: battle.sides[0].cards, by: null };
  if (!attempt || (name === 'face' && !attempt.open)) return null;
  const base = { name, stage: 'did' as const, player: attempt.player, where: attempt.mission };
  return name === 'face'
    ? { ...base, cards: attempt.involved, by: attempt.facing }
    : { ...base, cards: [attempt.mission], by: null };
}

/** A window takes only its kind of response, and each ability once (2E-RESP-02). */
function fits(engine: Engine, frame: Frame, responder: Responder): boolean {
  if (frame.numbers[`used ${useKey(responder)}`] || isLeftOut(engine, responder)) return false;
  if (frame.words.once === 'attempt' && useKey(responder) in engine.state.uses.attempt) return false;
  const { text } = engine.ruleset;
  // `preventing`: 1 in the round of those who prevent, 2 in that of all others, 0 where there is one round.
  const round = frame.numbers.preventing ?? 0;
  if (round > 0 && text.prevents(engine, responder) !== (round === 1)) return false;
  const changesCost = text.changesCost(engine, responder);
  if (frame.words.kind === 'cost') return changesCost;
  // 3d and 3e are two windows of one event: what changes the cost waits for the second.
  return !changesCost || (frame.words.kind === 'did' && frame.occurrence?.name !== 'revealDilemma');
}

/** Has everything that the window is about been prevented (2E-RESP-08)? */
function isClosed(engine: Engine, frame: Frame): boolean {
  const action = engine.state.frames[frame.numbers.subject ?? -1]?.action;
  if (!action || frame.words.kind === 'did') return false;
  return action.objects.length > 0 && action.objects.every((object) => object.outcome !== 'pending');
}

/** Those settled before that still respond: trigger and requirements are checked again when their turn comes (2E-OP-16). */
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
  if (engine.watcher && ready.length < left) engine.note('2E-OP-16');
  return ready;
}

/** What a responder settled before may respond to: what it listens to, with the cards it was settled for. */
function occurrencesFor(engine: Engine, frame: Frame, { definition, ability, that }: Responder): readonly Occurrence[] {
  const triggers = engine.definitions[definition]?.abilities[ability]?.triggers ?? [];
  const isMeant = ({ cards }: Occurrence): boolean =>
    !that || cards.some((ref) => that.some(({ card }) => card === ref.card));
  const found = occurrencesOf(frame).filter((item) => triggers.includes(keyOf(item)) && isMeant(item));
  const period = periodOf(frame);
  const during = found.length === 0 && period ? periodOccurrence(engine, period) : null;
  return during ? [during] : found;
}
