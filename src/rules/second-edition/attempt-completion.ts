/** Checking a mission's requirements and completing it or failing (ATT 5a to 5d, 2E-REQ). */
import { act, noteDeed } from '../../engine/acting/action.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import { procedure } from '../../engine/kernel/procedure.ts';
import type { Frame, Occurrence } from '../../engine/state/state.ts';
import { openWindow } from '../../engine/acting/window.ts';
import { reaching, candidates, meets, valueOf } from '../../effects/meaning.ts';
import {
  isAddedTo,
  missionContext,
  requirementRules,
  requirementsOf,
  neededFor,
  isType,
  remembered,
  type Requirement,
} from '../../effects/reading/index.ts';
import { isForbidden } from '../../effects/standing/index.ts';
import {
  isUseHeard,
  openSkillUse,
  settleUsers,
  showUsed,
  skillsAsked,
  USERS,
  usersIn,
} from '../../effects/doing/index.ts';
import { pricedSkills, unpaidSkills } from './skill-price.ts';
import { change, current, openFailed, openWhen, remaining, respondingToFailure } from './attempt-state.ts';
import { usedText } from './attempt-texts.ts';
import { isStackEmpty } from './dilemma-stack.ts';
import { against } from '../shared/measured.ts';
import { cardsIfAny, cardsIn, numberIfAny } from '../../engine/kernel/frames.ts';

export function openAttemptPeriod(engine: Engine, frame: Frame): void {
  frame.words.asked = requirementKey(engine);
  openWindow(engine, { kind: 'about', occurrence: null, period: 'attempt' });
}

export function openCheckPeriod(engine: Engine): void {
  openWindow(engine, { kind: 'about', occurrence: null, period: 'checkRequirements' });
}

/** What the attempt has to meet: the printed requirements or those of the text used, with what was added (2E-REQ-13 to -17). */
function requirementNow(engine: Engine): Requirement {
  const state = current(engine);
  const text = usedText(engine, state);
  return requirementsOf(engine, state.mission.card, text?.requirement) ?? NOTHING_REQUIRED;
}

/** A mission on the table may be one of no card file, which asks for nothing. */
const NOTHING_REQUIRED: Requirement = { r: 'and', of: [] };

const requirementKey = (engine: Engine): string => written(requirementNow(engine));
const written = remembered((requirement: Requirement): string => JSON.stringify(requirement));

/** After a restart of part 5 a response already used is not triggered anew (2E-OP-39): the completion is the same one. */
export function openAboutToComplete(engine: Engine): void {
  const { player, mission, place } = current(engine);
  const occurrence: Occurrence = {
    name: 'complete',
    stage: 'about',
    player,
    cards: [mission],
    by: null,
    where: place,
  };
  openWindow(engine, { kind: 'did', occurrence, once: 'attempt' });
}

/** 2E-REQ-23: requirements that changed in part 5 bring the attempt back to its beginning. */
function hasChanged(engine: Engine, frame: Frame): boolean {
  if (frame.words.asked === requirementKey(engine)) return false;
  engine.note('2E-REQ-23', '2E-OP-39');
  engine.goto(frame, 'ATT 5a');
  return true;
}

/** Who may complete the mission as if facing a dilemma does so where the requirements are not met otherwise. */
function letMeetAsIfFacing(engine: Engine, cards: readonly CardNumber[]): void {
  const who = reaching(engine, current(engine).mission.card, 'asIfFacing').flatMap(({ mod, context }) =>
    mod.m === 'asIfFacing' ? candidates(context, mod.who) : [],
  );
  const asIfFacing = cards.filter((card) => who.includes(card)).map((card) => engine.ref(card));
  if (asIfFacing.length > 0) change(engine, { asIfFacing });
}

/** Everything the requirements ask for is shown, no more; skills with a price on them are paid for first (2E-REQ-18, -24). */
export function checkRequirements(engine: Engine, frame: Frame): void {
  if (!isStackEmpty(engine)) {
    engine.goto(frame, 'ATT 3');
    return;
  }
  if (hasChanged(engine, frame)) return;
  const { player, mission, place, using } = current(engine);
  const cards = remaining(engine);
  const requirement = requirementNow(engine);
  const context = missionContext(engine, mission.card);
  if (!meets(context, cards, requirement)) letMeetAsIfFacing(engine, cards);
  const skillless = unpaidSkills(engine, frame, {
    player,
    cards,
    isMet: (without) => meets({ ...context, skillless: without }, cards, requirement),
  });
  if (!skillless) {
    engine.goto(frame, 'ATT 5c');
    return;
  }
  engine.note('2E-REQ-06', using ? '2E-REQ-14' : '2E-REQ-17');
  if (isAddedTo(engine, mission.card)) engine.note('2E-REQ-13', ...(using ? ['2E-REQ-16'] : []));
  engine.note(...requirementRules(engine, requirement));
  if (cards.length === 0) engine.note('2E-OP-18');
  const isForbiddenNow = isForbidden(engine, { name: 'complete', player, cards: [mission.card], where: place.card });
  if (isForbiddenNow) engine.note('2E-CANNOT-01');
  const own = { ...context, skillless, frame };
  if (!isForbiddenNow && cards.length > 0 && meets(own, cards, requirement)) {
    frame.cards.skillless = [...skillless.keys()].map((card) => engine.ref(card));
    delete frame.cards[USERS];
    if (isUseHeard(engine)) settleUsers(own, cards, requirement);
    return;
  }
  engine.goto(frame, 'ATT end later');
  engine.push('failed attempt');
}

/** What meets the requirements is shown, of a smallest set of those whose skills are used; texts may react to that use. */
export function showWhatMeetsThem(engine: Engine, frame: Frame): void {
  const { player, mission, place } = current(engine);
  const cards = remaining(engine);
  const users = frame.cards[USERS]?.map(({ card }) => card);
  const unpaid = cardsIfAny(frame, 'skillless').map(({ card }) => card);
  const idle = users ? cards.filter((card) => !users.includes(card)) : [];
  const skillless = new Map([...pricedSkills(engine, unpaid), ...idle.map((card) => [card, 'all'] as const)]);
  const requirement = requirementNow(engine);
  const context = { ...missionContext(engine, mission.card), skillless };
  const shown = neededFor(context, cards, requirement);
  showUsed(engine, player, 'meets the requirements:', shown, ['2E-REQ-24', ...SHOWN]);
  const used = users ?? usersIn(shown);
  frame.cards[USERS] = used.map((card) => engine.ref(card));
  openSkillUse(engine, used, 'meet', place);
}

const SHOWN = ['2E-REQ-01', '2E-SKILL-02', '2E-SKILL-05', '2E-SKILL-06', '2E-SKILL-08', '2E-LOOK-05', '2E-OP-42'];

/** The mission was completed, and its points were scored. */
export function openCompleted(engine: Engine, frame: Frame): void {
  const { player, mission, place, using } = current(engine);
  const by = using ?? null;
  const completed: Occurrence = { name: 'complete', stage: 'did', player, cards: [mission], by, where: place };
  const amount = numberIfAny(frame, 'points');
  const scored: Occurrence = { name: 'score', stage: 'did', player, cards: [], by: mission, where: place, amount };
  openWindow(engine, { kind: 'did', occurrence: completed, also: amount > 0 ? [scored] : [] });
}

/** For texts about the use of skills: who met the requirements of the completed mission with one. */
export function openCompletingSkills(engine: Engine, frame: Frame): void {
  const users = cardsIfAny(frame, USERS)
    .filter((ref) => engine.isSame(ref))
    .map(({ card }) => card);
  const { mission, place } = current(engine);
  const requirement = requirementNow(engine);
  const context = missionContext(engine, mission.card);
  const skills = skillsAsked(context, remaining(engine), requirement);
  openSkillUse(engine, users, 'complete', place, skills);
}

export const failedAttempt = procedure('failed attempt', [
  {
    label: 'ATT 5c about',
    rules: ['2E-RESP-06'],
    does: (engine) => openWhen(engine, 'failAttempt', 'about'),
  },
  {
    label: 'ATT 5c stop',
    rules: ['2E-REQ-10', '2E-REQ-26'],
    does: (engine, frame) => {
      const state = current(engine);
      const cards = remaining(engine);
      frame.cards[FAILED] = (cards.length > 0 ? cards : atThePlace(engine)).map((card) => engine.ref(card));
      frame.responders = respondingToFailure(engine);
      const mission = state.mission.card;
      engine.emit({ type: 'failed', mission, player: state.player, against: against(engine, mission, cards) });
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
  {
    label: 'ATT 5c triggers',
    rules: ['2E-REQ-21'],
    does: (engine, frame) => {
      openFailed(engine, frame, cardsIn(frame, FAILED));
    },
  },
]);

/** The slot of those who fail, as they are stopped and out of the attempt when that is told. */
const FAILED = 'failed';

/** Where nobody is left who could fail: those of the player who are where the attempt was made. */
function atThePlace(engine: Engine): readonly CardNumber[] {
  const { player, place, ship } = current(engine);
  const there = ship ? engine.hosted(ship.card, 'aboard') : engine.hosted(place.card, 'here');
  return there.filter((card) => engine.commanderOf(card) === player && isType(engine, card, 'personnel'));
}

export function complete(engine: Engine, frame: Frame): void {
  if (hasChanged(engine, frame)) return;
  const state = current(engine);
  const { player, mission, place } = state;
  const otherPoints = usedText(engine, state)?.points ?? null;
  const isOfText = otherPoints !== null;
  const points = otherPoints ?? valueOf(engine, mission.card, 'points');
  const had = against(engine, mission.card, remaining(engine));
  const where = place.card === mission.card ? {} : { place: place.card };
  engine.emit({ type: 'completed', mission: mission.card, ...where, player, against: had }, ['2E-REQ-07', '2E-REQ-09']);
  engine.emit({ type: 'scored', player, points, by: mission.card }, [isOfText ? '2E-REQ-20' : '2E-REQ-08']);
  frame.numbers.points = points;
  emitFact(engine, 'complete', points);
  const users = cardsIfAny(frame, USERS).filter((ref) => engine.isSame(ref));
  const definitions = users.map(({ card }) => engine.definitionNumber(card));
  if (users.length > 0)
    engine.emit({ type: 'fact', fact: { verb: 'useSkill', player, refs: users, definitions, by: 0, amount: 1 } });
}

/** For texts that ask about the past: the attempt's mission was completed, or the attempt failed. */
function emitFact(engine: Engine, verb: 'complete' | 'failAttempt', amount: number): void {
  const { player, mission } = current(engine);
  noteDeed(engine, verb, player, mission, { amount });
}
