/** The attempt in progress, as its steps see it. */
import { attemptIn, type Attempt } from '../../effects/undertakings.ts';
import { isStopped, abilityOf } from '../../effects/reading/index.ts';
import { attemptWithBudget } from './state.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber, RuleId } from '../../engine/asking/request.ts';
import { keyOf, respondersTo } from '../../engine/acting/responders.ts';
import type { Frame, Occurrence, Ref, Responder } from '../../engine/state/state.ts';
import { openWindow } from '../../engine/acting/window.ts';
import { respondersIn } from '../../engine/kernel/frames.ts';

/** The attempt in progress; there must be one. */
export const current = attemptWithBudget;

/** The personnel still involved and unstopped: they alone count (2E-REQ-19). */
export function remaining(engine: Engine): CardNumber[] {
  return (attemptIn(engine)?.involved ?? [])
    .filter((ref) => engine.isSame(ref) && !isStopped(engine, ref.card))
    .map((ref) => ref.card);
}

/** Of drawn and chosen dilemmas, these are spoken of; else the mission itself. */
function drawnOr(engine: Engine, name: string, ref: Ref): readonly Ref[] {
  const zone = name === 'drawDilemmas' ? 'drawn' : name === 'chooseDilemmas' ? 'stack' : null;
  return zone === null ? [ref] : engine.zone(zone, current(engine).opponent).map((card) => engine.ref(card));
}

/** Opens one of the windows of the table. */
export function openWhen(
  engine: Engine,
  name: string,
  stage: 'about' | 'did',
  who: 'player' | 'opponent' = 'player',
): void {
  openWindow(engine, { kind: 'did', occurrence: occurrenceWhen(engine, { name, stage, who }) });
}

interface Moment {
  readonly name: string;
  readonly stage: 'about' | 'did';
  readonly who: 'player' | 'opponent';
  readonly involved?: readonly Ref[] | undefined;
}
const FAILURE: Moment = { name: 'failAttempt', stage: 'did', who: 'player' };

/** Something about the attempt that can be responded to. */
function occurrenceWhen(engine: Engine, { name, stage, who, involved }: Moment): Occurrence {
  const state = current(engine);
  return {
    name,
    stage,
    player: state[who],
    cards: stage === 'did' ? drawnOr(engine, name, state.mission) : [state.mission],
    by: null,
    where: state.place,
    ...(involved && { involved }),
  };
}

/** Whose text speaks of a failure of their own attempt, as things stand before it stops them. */
export function respondingToFailure(engine: Engine): Responder[] {
  const occurrence = occurrenceWhen(engine, FAILURE);
  return respondersTo(engine, keyOf(occurrence)).flatMap((responder): Responder[] => {
    const { at } = abilityOf(engine.definitionOf(responder.source.card), responder.ability);
    const isOwn = at.t === 'on' && at.ev.involving?.ref === 'this';
    const that = isOwn ? engine.ruleset.text.responds(engine, responder, occurrence) : null;
    return that ? [{ ...responder, that, left: true }] : [];
  });
}

/** The attempt has failed: who is stopped by that cannot respond any more, but to their own failure (2E-REQ-21). */
export function openFailed(engine: Engine, frame: Frame, involved: readonly Ref[]): void {
  const occurrence = occurrenceWhen(engine, { ...FAILURE, involved });
  const collected = respondersIn(frame).filter(({ source }) => isStopped(engine, source.card));
  openWindow(engine, { kind: 'did', occurrence, collected });
}

/** Changes what is known of the attempt in progress. */
export function change(engine: Engine, part: Partial<Attempt>, rules?: readonly RuleId[]): void {
  const attempt = attemptIn(engine);
  if (!attempt) throw new Error('no attempt in progress');
  engine.emit({ type: 'attempt', attempt: { ...attempt, ...part } }, rules);
}
