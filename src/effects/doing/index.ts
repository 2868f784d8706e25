/**
 * Carrying texts out: whether one can be used, its costs, its verbs, and what performing an action does to cards. The folder's
 * public interface: nobody outside imports past it.
 */
export { byOwner, moveCards } from './card-moves.ts';
export { canPayAll, withOpponentChosen } from './costs.ts';
export { isDoable } from './doable.ts';
export { actOut, damageTextProcedure } from './damage-text.ts';
export { toOwners } from './perform/cards.ts';
export { isReached, settled, type Perform } from './perform/outcome.ts';
export { shuffle, shuffledBeside } from './perform/piles.ts';
export { performTable } from './perform/table.ts';
export { takeNumbers } from './handed-over.ts';
export { PAID, textProcedure } from './run.ts';
export { USERS, isUseHeard, openSkillUse, settleUsers, showUsed, skillsAsked, usersFor, usersIn } from './skill-use.ts';
export { beginText, pushText } from './text-frames.ts';
export { isIdleNow, isUsableNow, whyUnusable } from './usable.ts';
export { END_OF_ATTEMPT, HELD, ON_EVENT, PLAY, UNTIL_SO } from './verbs/lasting.ts';
export { named } from './verbs/naming.ts';
export { gapOf } from './verbs/table.ts';
