/** The attempt in progress, as its steps see it. */
import type { Engine } from '../../engine/kernel.ts';
import type { CardNumber } from '../../engine/request.ts';
import type { Attempt, Occurrence, Ref } from '../../engine/state.ts';
import { openWindow } from '../../engine/window.ts';
import { isStopped } from '../../effects/places.ts';

/** The attempt in progress; there must be one. */
export function current(engine: Engine): Attempt {
  const { attempt: state } = engine.state;
  if (!state) throw new Error('no attempt in progress');
  return state;
}

/** The personnel still involved and unstopped: they alone count (2E-REQ-19). */
export function remaining(engine: Engine): CardNumber[] {
  const { attempt: state } = engine.state;
  return (state?.involved ?? [])
    .filter((ref) => engine.isSame(ref) && !isStopped(engine, ref.card))
    .map((ref) => ref.card);
}

/** Of drawn and chosen dilemmas, these are spoken of; else the card itself. */
function drawnOr(engine: Engine, name: string, ref: Ref | null): readonly Ref[] {
  const zone = name === 'drawDilemmas' ? 'drawn' : name === 'chooseDilemmas' ? 'stack' : null;
  if (zone !== null) return engine.zone(zone, current(engine).opponent).map((card) => engine.ref(card));
  return ref ? [ref] : [];
}

/** Opens one of the windows of the table. */
export function openWhen(
  engine: Engine,
  name: string,
  stage: 'about' | 'did',
  card: 'mission' | 'facing',
  who: 'player' | 'opponent' = 'player',
  involved?: readonly Ref[],
): void {
  const state = current(engine);
  const ref: Ref | null = card === 'mission' ? state.mission : state.facing;
  const occurrence: Occurrence = {
    name,
    stage,
    player: state[who],
    cards: stage === 'did' ? drawnOr(engine, name, ref) : ref ? [ref] : [],
    by: null,
    where: state.mission,
    ...(involved && { involved }),
  };
  openWindow(engine, { kind: 'did', occurrence });
}

/** Changes what is known of the attempt in progress. */
export function change(engine: Engine, part: Partial<Attempt>): void {
  engine.emit({ type: 'attempt', attempt: { ...current(engine), ...part } });
}
