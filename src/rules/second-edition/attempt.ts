/** Order: attempt a mission. The whole table ATT 1a to 5d, labelled as the rulebook does (2E-ATT, 2E-DIL, 2E-REQ). */
import { act } from '../../engine/action.ts';
import type { Engine } from '../../engine/kernel.ts';
import { procedure } from '../../engine/procedure.ts';
import type { CardNumber } from '../../engine/request.ts';
import type { Attempt, Frame, Occurrence, Ref } from '../../engine/state.ts';
import { openWindow } from '../../engine/window.ts';
import { isStopped } from '../../effects/places.ts';
import { isAddedTo, meets, missionContext, requirementRules, requirementsOf } from '../../effects/requirements.ts';
import { isForbidden } from '../../effects/prohibitions.ts';
import { isUseHeard, settleUsers, useOccurrence, USERS } from '../../effects/skill-use.ts';
import { endLasting } from './lasting.ts';
import { valueOf } from '../../effects/values.ts';
import { showWhoMeetsThem } from './shown-cards.ts';
import type { Requirement } from '../../effects/text-of.ts';
import { attemptingOf, involvedIn, mayAttempt, type Attempting } from './attempt-checks.ts';
import { usedText } from './attempt-texts.ts';
import { drawDilemmas, isStackEmpty, stackRequest, stackDilemmas } from './dilemma-stack.ts';

/** Puts the attempt on the stack. */
export function startAttempt(engine: Engine, order: Attempting): void {
  engine.push('attempt', {
    cards: {
      mission: [engine.ref(order.mission)],
      ship: order.ship > 0 ? [engine.ref(order.ship)] : [],
      using: order.using ? [engine.ref(order.using.card)] : [],
    },
    numbers: { player: order.player, ability: order.using?.ability ?? -1 },
  });
}

export const attempt = procedure('attempt', [
  { label: 'ATT 1a', rules: ['2E-ATT-09', '2E-DIL-01', '2E-OP-08', '2E-LOOK-16'], does: announce },
  { label: 'ATT 1b', rules: ['2E-ATT-18'], does: (engine) => open(engine, 'attempt', 'did', 'mission') },
  {
    label: 'ATT 2a',
    rules: ['2E-ATT-18'],
    does: (engine) => open(engine, 'drawDilemmas', 'about', 'mission', 'opponent'),
  },
  {
    label: 'ATT 2b',
    rules: ['2E-DIL-02', '2E-DIL-03', '2E-DIL-05', '2E-OP-04', '2E-OP-05', '2E-OP-07'],
    does: (engine) => drawDilemmas(engine),
  },
  {
    label: 'ATT 2c',
    rules: ['2E-ATT-18', '2E-DIL-40'],
    does: (engine) => open(engine, 'drawDilemmas', 'did', 'mission', 'opponent'),
  },
  {
    label: 'ATT 2d',
    rules: ['2E-DIL-06', '2E-DIL-07', '2E-DIL-35', '2E-OP-28'],
    asks: { always: true, request: stackRequest, answered: stackDilemmas },
  },
  {
    label: 'ATT 2e',
    rules: ['2E-ATT-18'],
    does: (engine) => open(engine, 'chooseDilemmas', 'did', 'mission', 'opponent'),
  },
  { label: 'ATT 3', rules: ['2E-DIL-16'], does: faceNext },
  { label: 'ATT 5a', rules: ['2E-ATT-18'], does: openAttemptPeriod },
  { label: 'ATT 5b', rules: ['2E-ATT-18', '2E-OP-38'], does: openCheckPeriod },
  { label: 'ATT 5c', rules: ['2E-REQ-01', '2E-REQ-18', '2E-REQ-19', '2E-ATT-14'], does: checkRequirements },
  { label: 'ATT 5d about', rules: ['2E-REQ-22'], does: openAboutToComplete },
  { label: 'ATT 5d', rules: ['2E-REQ-07', '2E-REQ-08', '2E-REQ-20'], does: complete },
  { label: 'ATT 5d did', rules: ['2E-REQ-22'], does: (engine) => open(engine, 'complete', 'did', 'mission') },
  { label: 'ATT 5d skills', rules: ['2E-SKILL-08', '2E-OP-42'], does: openUse },
  { label: 'ATT end', rules: ['2E-ATT-11'], does: end },
]);

function current(engine: Engine): Attempt {
  const { attempt: state } = engine.state;
  if (!state) throw new Error('no attempt in progress');
  return state;
}

function announce(engine: Engine, frame: Frame): void {
  const player = frame.numbers.player ?? 0;
  const mission = frame.cards.mission?.[0] ?? engine.ref(0);
  const ship = frame.cards.ship?.[0] ?? null;
  const using = frame.cards.using?.[0] ?? null;
  const order = attemptingOf(engine, player, {
    card: mission.card,
    ...(ship ? { with: ship.card } : {}),
    ...(using ? { using: using.card } : {}),
  });
  const involved = involvedIn(engine, order);
  const beneath = engine.hosted(mission.card, 'beneath').length;
  const number = involved.length - beneath;
  const [right] = mayAttempt(engine, order);
  const hasFailed = engine.state.facts.game.some(
    ({ verb, refs }) => verb === 'failAttempt' && refs.some((ref) => ref.card === mission.card),
  );
  if (hasFailed) engine.note('2E-REQ-11');
  engine.emit({ type: 'began', what: 'attempt', player, card: mission.card });
  engine.emit({
    type: 'attempt',
    attempt: {
      player,
      opponent: (player + 1) % engine.state.seats.length,
      mission,
      ship,
      involved: involved.map((card) => engine.ref(card)),
      using,
      ability: frame.numbers.ability ?? -1,
      number,
      draw: number,
      total: number,
      spent: 0,
      facing: null,
      open: false,
      revealed: [],
    },
  });
  const shown = right === undefined ? [] : [{ card: right, part: 'icon' }];
  engine.emit({
    type: 'announced',
    player,
    words: `${involved.length} personnel, ${beneath} dilemmas beneath: ${Math.max(0, number)} to draw`,
    numbers: [involved.length, beneath, Math.max(0, number)],
    shown,
  });
}

/** After a restart of part 5 a response already used is not triggered anew (2E-OP-39): the completion is the same one. */
function openAboutToComplete(engine: Engine): void {
  const { player, mission } = current(engine);
  const occurrence: Occurrence = {
    name: 'complete',
    stage: 'about',
    player,
    cards: [mission],
    by: null,
    where: mission,
  };
  openWindow(engine, { kind: 'did', occurrence, isOnceInAttempt: true });
}

/** Opens one of the windows of the table. */
function open(
  engine: Engine,
  name: string,
  stage: 'about' | 'did',
  card: 'mission' | 'facing',
  who: 'player' | 'opponent' = 'player',
): void {
  const state = current(engine);
  const ref: Ref | null = card === 'mission' ? state.mission : state.facing;
  const occurrence: Occurrence = {
    name,
    stage,
    player: state[who],
    cards: ref ? [ref] : [],
    by: null,
    where: state.mission,
  };
  openWindow(engine, { kind: 'did', occurrence });
}

function faceNext(engine: Engine, frame: Frame): void {
  if (isStackEmpty(engine)) return;
  engine.goto(frame, 'ATT 3');
  engine.push('dilemma');
}

function openAttemptPeriod(engine: Engine, frame: Frame): void {
  frame.words.asked = requirementKey(engine);
  openWindow(engine, { kind: 'about', occurrence: null, period: 'attempt' });
}

function openCheckPeriod(engine: Engine): void {
  openWindow(engine, { kind: 'about', occurrence: null, period: 'checkRequirements' });
}

/** What the attempt has to meet: the printed requirements or those of the text used, with what was added (2E-REQ-13 to -17). */
function requirementNow(engine: Engine): Requirement | null {
  const state = current(engine);
  const text = usedText(engine, state);
  return requirementsOf(engine, state.mission.card, text?.requirement);
}

function requirementKey(engine: Engine): string {
  return JSON.stringify(requirementNow(engine));
}

/** The personnel still involved and unstopped: they alone count (2E-REQ-19). */
export function remaining(engine: Engine): CardNumber[] {
  const { attempt: state } = engine.state;
  return (state?.involved ?? [])
    .filter((ref) => engine.isSame(ref) && !isStopped(engine, ref.card))
    .map((ref) => ref.card);
}

/** 2E-REQ-23: requirements that changed in part 5 bring the attempt back to its beginning. */
function hasChanged(engine: Engine, frame: Frame): boolean {
  if (frame.words.asked === requirementKey(engine)) return false;
  engine.note('2E-REQ-23', '2E-OP-39');
  engine.goto(frame, 'ATT 5a');
  return true;
}

function checkRequirements(engine: Engine, frame: Frame): void {
  if (!isStackEmpty(engine)) {
    engine.goto(frame, 'ATT 3');
    return;
  }
  if (hasChanged(engine, frame)) return;
  const state = current(engine);
  const cards = remaining(engine);
  const requirement = requirementNow(engine);
  engine.note('2E-REQ-06', state.using ? '2E-REQ-14' : '2E-REQ-17');
  if (isAddedTo(engine, state.mission.card)) engine.note('2E-REQ-13', ...(state.using ? ['2E-REQ-16'] : []));
  if (requirement) engine.note(...requirementRules(requirement));
  if (cards.length === 0) engine.note('2E-OP-18');
  const where = state.mission.card;
  const isForbiddenNow = isForbidden(engine, { name: 'complete', player: state.player, cards: [where], where });
  if (isForbiddenNow) engine.note('2E-CANNOT-01');
  const isMet =
    !isForbiddenNow &&
    cards.length > 0 &&
    (!requirement || meets(missionContext(engine, state.mission.card), cards, requirement));
  if (isMet) {
    showWhoMeetsThem(engine, state.player, state.mission.card, cards, requirement);
    if (requirement && isUseHeard(engine))
      settleUsers({ ...missionContext(engine, state.mission.card), frame }, cards, requirement);
    return;
  }
  engine.goto(frame, 'ATT end');
  engine.push('failed attempt');
}

export const failedAttempt = procedure('failed attempt', [
  {
    label: 'ATT 5c stop',
    rules: ['2E-REQ-10', '2E-REQ-26'],
    does: (engine) => {
      const state = current(engine);
      const cards = remaining(engine);
      engine.emit({ type: 'failed', mission: state.mission.card, player: state.player });
      emitFact(engine, 'failAttempt', 0);
      if (cards.length > 0)
        act(engine, {
          verb: 'stop',
          agent: state.player,
          source: null,
          objects: cards.map((card) => ({ ref: engine.ref(card), outcome: 'pending', by: -1 })),
          wanted: cards.length,
        });
    },
  },
  { label: 'ATT 5c triggers', rules: ['2E-REQ-21'], does: (engine) => open(engine, 'failAttempt', 'did', 'mission') },
]);

function complete(engine: Engine, frame: Frame): void {
  if (hasChanged(engine, frame)) return;
  const state = current(engine);
  const { player, mission } = state;
  const points = usedText(engine, state)?.points ?? valueOf(engine, mission.card, 'points');
  engine.emit({ type: 'completed', mission: mission.card, player }, ['2E-REQ-07', '2E-REQ-09']);
  engine.emit({ type: 'scored', player, points, by: mission.card }, ['2E-REQ-08', '2E-REQ-20']);
  emitFact(engine, 'complete', points);
}

/** For texts about the use of skills: who met the requirements of the completed mission with one. */
function openUse(engine: Engine, frame: Frame): void {
  const { player, mission } = current(engine);
  const cards = (frame.cards[USERS] ?? []).filter((ref) => engine.isSame(ref));
  if (cards.length === 0) return;
  openWindow(engine, {
    kind: 'did',
    occurrence: useOccurrence({ player, cards, where: mission, by: null, purpose: 'complete' }),
  });
}

/** For texts that ask about the past: the attempt's mission was completed, or the attempt failed. */
function emitFact(engine: Engine, verb: 'complete' | 'failAttempt', amount: number): void {
  const { player, mission } = current(engine);
  const definitions = [engine.state.definitionOf[mission.card] ?? 0];
  engine.emit({ type: 'fact', fact: { verb, player, refs: [mission], definitions, by: 0, amount } });
}

function end(engine: Engine): void {
  const { player } = current(engine);
  endLasting(engine, ['dilemma', 'attempt']);
  engine.emit({ type: 'ended', what: 'attempt', player });
}
