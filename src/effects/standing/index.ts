/**
 * What texts make of cards as long as they stand: modifications and whom they reach, values as they count now, which texts are
 * active, what is forbidden, allowed and permitted. The folder's public interface: nobody outside imports past it.
 */
export { activeTexts, isSkipped } from './active-texts.ts';
export { isBanned, isInvited, notBanned, type Doing } from './bans.ts';
export { circleKey } from './circles.ts';
export { explainSkills } from './explain-skills.ts';
export { liesFaceDown } from './face-up-or-down.ts';
export { topicsOf } from './lasting-topics.ts';
export { modifications, type Modification } from './modifications.ts';
export { mayCrossBetween } from './crossings.ts';
export {
  greatestDiscount,
  openToPlay,
  permissionUsed,
  placesInstructed,
  placesPermitted,
  opensElsewhere,
  playableFrom,
  type PermissionAtWork,
  skillsUncovered,
} from './permissions.ts';
export { mayLeaveCounters, mayReportAny, fewerCounters, moreFor, takesDoubleTurns } from './player-rules.ts';
export { isForbidden, mayFight, type Deed } from './prohibitions.ts';
export { modificationsFor } from './modified.ts';
export { openCircle, reach, reaches } from './reach.ts';
export { isRule, rulesAtWork, type RuleAtWork } from './rules-at-work.ts';
export { aboutToMove, areDistancesFixed, changesDistance, shiftOf } from './required-range.ts';
export { gapOfModification, keysOf } from './subjects.ts';
export { contradictionKey, isSwitchedOff, switching } from './switching.ts';
export { traits } from './traits.ts';
export { uses } from './unusable.ts';
export {
  isOneFromEach,
  SECOND_SKILL,
  contested,
  explainValue,
  replacementKey,
  undecidedReplacements,
  values,
  leastLast,
  withinCap,
} from './values.ts';
