/**
 * Reading texts: what their nodes mean just now (selectors, filters, amounts, conditions, requirements, patterns of events), and
 * where they stand. The folder's public interface: nobody outside imports past it; `../meaning.ts` asks the interpreter.
 */
export { abilityContext } from './ability-context.ts';
export { amounts, howMuchWasDone, propOfOne } from './amounts.ts';
export { canJoinBattle } from './battle-sides.ts';
export { carriersBefore, leastOf } from './carriers.ts';
export { allHold, asked, conditions } from './conditions.ts';
export {
  amountTold,
  wordOf,
  KEPT,
  NAMED,
  ONE_OPPONENT,
  bound,
  contextOf,
  frameContext,
  keptWords,
  lastingContext,
  ofPlayer,
  opponentsOf,
  playerOf,
  playersOf,
  responderContext,
  type Chosen,
  type Context,
  type Silent,
  inTheirTurn,
  isEachOf,
  inTurnOf,
  type EachOf,
} from './context.ts';
export { demanded, isOpenNumber, quantityOf } from './counts.ts';
export { isHindered, type Hindrance } from './demands.ts';
export { cardOfPlace, hasHiddenLetter } from './event-letters.ts';
export { cardsOfFacts, cardsOfPast, gapOfPast, pastOf } from './facts.ts';
export { filters, isDamageText } from './filters.ts';
export { isAtAttempt, isInvolved } from './involvement.ts';
export { bindingsOf, ofSel, withBindings } from './letters.ts';
export { counted, differences, likenesses, areOfOneRegion } from './likeness.ts';
export { limitedAmount, mostOf, withinLimit } from './limits.ts';
export { eachByAnotherOf, isEnough } from './matching.ts';
export { fewest, isSkillPart, neededFor, personnelIn } from './needed.ts';
export {
  isOfCost,
  isOfWhoeverThen,
  costsIn,
  filterParts,
  isEffect,
  isOptional,
  isPut,
  isSomewhere,
  levelAsked,
  textChildren,
  whatIsSo,
} from './nodes.ts';
export { changedBy, compare, printed, printedCost, propOf } from './numbers.ts';
export { beginOutcome, joinOutcome } from './outcome.ts';
export {
  MEANT,
  isAboutOpponent,
  meanOpponentsOf,
  meanWhoseCards,
  namesOpponent,
  ofEachOpponent,
  opponentOfTrigger,
  opponentsOfCondition,
} from './one-opponent.ts';
export { happensIn, lettersOfEvent, matchesPattern } from './patterns.ts';
export {
  inPlay,
  inPlayOf,
  isPlace,
  isStopped,
  isTask,
  quadrantOf,
  isType,
  isUnusable,
  isOfKind,
  missionOf,
  presenceRules,
  shipOf,
} from './places.ts';
export { missionHere, noteCompanions, stoodAt, whereItEnters } from './present.ts';
export { anyOf, every, meansStopped, timesOf } from './every.ts';
export { remembered } from './remembered.ts';
export { settledMods, settledNumbers } from './settled.ts';
export { demandedOfOne, demandsOf, requiresAttribute, skillsRequired } from './required.ts';
export { printedTest } from './printed.ts';
export { isAddedTo, meetingInstead, requirementsOf } from './requirement-changes.ts';
export {
  askedNow,
  asksForSkill,
  attributeTotals,
  missionContext,
  requirementRules,
  requirements,
  skillLevels,
  usableSkills,
  withoutUnpaid,
} from './requirements.ts';
export { GUESTS, leftOut, selectors } from './selectors.ts';
export { isWithoutStaffing, staffingIcons } from './staffing-icons.ts';
export { beforeTheTied } from './superlatives.ts';
export { singlesIn, singlesOf, isSoInSomeWay } from './singles.ts';
export { states } from './states.ts';
export {
  abilityOf,
  blockAt,
  effectsIn,
  innerBlocks,
  isAlso,
  mayBeInterrupt,
  saysOfItsPlay,
  numberOf,
  textOf,
  type Ability,
  type Cond,
  type Program,
  type Sel,
  type Effect,
  type Filter,
  type Place,
  type Requirement,
  type Segment,
} from './text-of.ts';
export { textPlaces } from './text-places.ts';
export { rulesOfCondition, rulesOfSel } from './wording-rules.ts';
export { blockAtWork, isCostAtWork, subjectOf, textAtWork } from './at-work.ts';
export { speaksWhenStopped } from './when-stopped.ts';
