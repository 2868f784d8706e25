/** Order: attempt a mission. The whole table ATT 1a to 5d, labelled as the rulebook does (2E-ATT, 2E-DIL, 2E-REQ). */
import { noteDeed } from '../../engine/acting/action.ts';
import { numberIn, cardOf, refIn } from '../../engine/kernel/frames.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { procedure, type Step } from '../../engine/kernel/procedure.ts';
import type { Frame } from '../../engine/state/state.ts';
import { carryOutLater, dueAtEndOfAttempt } from '../../effects/hearing/index.ts';
import { isType } from '../../effects/reading/index.ts';
import { involvedIn, mayAttempt, usingOf, type Attempting } from './attempt-checks.ts';
import {
  checkRequirements,
  complete,
  openAboutToComplete,
  openAttemptPeriod,
  openCompleted,
  openCheckPeriod,
  openCompletingSkills,
  showWhatMeetsThem,
} from './attempt-completion.ts';
import { current, openWhen } from './attempt-state.ts';
import { drawDilemmas, isStackEmpty, stackRequest, stackDilemmas } from './dilemma-stack.ts';
import { endLasting } from './lasting.ts';

/** Puts the attempt on the stack. */
export function startAttempt(engine: Engine, order: Attempting): void {
  engine.push('attempt', {
    cards: {
      mission: [engine.ref(order.mission)],
      place: order.place === order.mission ? [] : [engine.ref(order.place)],
      ship: order.ship > 0 ? [engine.ref(order.ship)] : [],
      using: order.using ? [engine.ref(order.using.card)] : [],
    },
    numbers: { player: order.player, ability: order.using?.ability ?? -1 },
  });
}

export const attempt = procedure('attempt', [
  { label: 'ATT 1a', rules: ['2E-ATT-09', '2E-DIL-01', '2E-OP-08', '2E-LOOK-16'], does: announce },
  { label: 'ATT 1b', rules: ['2E-ATT-18'], does: (engine) => openWhen(engine, 'attempt', 'did') },
  {
    label: 'ATT 2a',
    rules: ['2E-ATT-18'],
    does: (engine) => openWhen(engine, 'drawDilemmas', 'about', 'opponent'),
  },
  {
    label: 'ATT 2b',
    rules: ['2E-DIL-02', '2E-DIL-03', '2E-DIL-05', '2E-OP-04', '2E-OP-05', '2E-OP-07'],
    does: (engine) => drawDilemmas(engine),
  },
  {
    label: 'ATT 2c',
    rules: ['2E-ATT-18', '2E-DIL-40'],
    does: (engine) => openWhen(engine, 'drawDilemmas', 'did', 'opponent'),
  },
  {
    label: 'ATT 2d',
    rules: ['2E-DIL-06', '2E-DIL-07', '2E-DIL-35', '2E-OP-28'],
    asks: { always: true, request: stackRequest, answered: stackDilemmas },
  },
  {
    label: 'ATT 2e',
    rules: ['2E-ATT-18'],
    does: (engine) => openWhen(engine, 'chooseDilemmas', 'did', 'opponent'),
  },
  { label: 'ATT 3', rules: ['2E-DIL-16'], does: faceNext },
  { label: 'ATT 5a', rules: ['2E-ATT-18'], does: openAttemptPeriod },
  { label: 'ATT 5b', rules: ['2E-ATT-18', '2E-OP-38'], does: openCheckPeriod },
  { label: 'ATT 5c', rules: ['2E-REQ-01', '2E-REQ-18', '2E-REQ-19', '2E-ATT-14'], does: checkRequirements },
  { label: 'ATT 5c shown', rules: ['2E-REQ-24', '2E-SKILL-08'], does: showWhatMeetsThem },
  { label: 'ATT 5d about', rules: ['2E-REQ-22'], does: openAboutToComplete },
  { label: 'ATT 5d', rules: ['2E-REQ-07', '2E-REQ-08'], does: complete },
  { label: 'ATT 5d did', rules: ['2E-REQ-22'], does: openCompleted },
  { label: 'ATT 5d skills', rules: ['2E-SKILL-08', '2E-OP-42'], does: openCompletingSkills },
  putOffStep('ATT end later'),
  { label: 'ATT end did', rules: ['2E-ATT-11'], does: (engine) => openWhen(engine, 'endAttempt', 'did') },
  putOffStep('ATT end last'), // What is put off to the end as the attempt ends.
  { label: 'ATT end', rules: ['2E-ATT-11'], does: end },
]);

function announce(engine: Engine, frame: Frame): void {
  const player = numberIn(frame, 'player');
  const mission = refIn(frame, 'mission');
  const ship = frame.cards.ship?.[0] ?? null;
  const using = frame.cards.using?.[0] ?? null;
  const place = frame.cards.place?.[0];
  const means = using && { using: using.card, ability: numberIn(frame, 'ability') + 1 };
  const order = {
    player,
    mission: mission.card,
    place: (place ?? mission).card,
    ship: cardOf(ship),
    using: means && usingOf(engine, player, { card: mission.card, ...means }),
  };
  const involved = involvedIn(engine, order);
  // What else lies there is no dilemma that was overcome.
  const beneath = engine.hosted(order.place, 'beneath').filter((card) => isType(engine, card, 'dilemma')).length;
  const number = involved.length - beneath;
  const hasFailed = engine
    .facts('game')
    .some(({ verb, refs }) => verb === 'failAttempt' && refs.some((ref) => ref.card === mission.card));
  if (hasFailed) engine.note('2E-REQ-11');
  engine.emit({ type: 'began', what: 'attempt', player, card: mission.card, ...(place && { place: place.card }) });
  engine.emit({
    type: 'attempt',
    attempt: {
      player,
      opponent: (player + 1) % engine.seats.length,
      mission,
      ...(place && { place }),
      ship,
      involved: involved.map((card) => engine.ref(card)),
      using,
      ability: numberIn(frame, 'ability'),
      number,
      draw: number,
      total: number,
      spent: 0,
      facing: null,
      open: false,
      revealed: [],
    },
  });
  noteDeed(engine, 'attempt', player, mission);
  engine.emit({
    type: 'announced',
    player,
    words: `brings ${involved.length} personnel, ${beneath} ${beneath === 1 ? 'dilemma' : 'dilemmas'} beneath: ${Math.max(0, number)} to draw`,
    numbers: [involved.length, beneath, Math.max(0, number)],
    shown: mayAttempt(engine, order)
      .slice(0, 1)
      .map((card) => ({ card, part: 'icon' })),
  });
}

function faceNext(engine: Engine, frame: Frame): void {
  if (isStackEmpty(engine)) return;
  engine.goto(frame, 'ATT 3');
  engine.push('dilemma');
}

/** What was put off to the end of this attempt, one after the other. */
function putOffStep(label: string): Step {
  return {
    label,
    rules: ['2E-ATT-11'],
    does: (engine, frame) => {
      const [due] = dueAtEndOfAttempt(engine);
      if (!due) return;
      engine.goto(frame, label);
      carryOutLater(engine, due);
    },
  };
}

function end(engine: Engine): void {
  const { player } = current(engine);
  endLasting(engine, ['dilemma', 'attempt']);
  engine.emit({ type: 'ended', what: 'attempt', player });
}
