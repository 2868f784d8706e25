/** Hearing what happens: which events are raised, who responds to them, what was put off until then. The folder's public interface: nobody outside imports past it. */
export { carryOutLater, dueAtEndOfAttempt, dueNow, firstAwaited } from './put-off.ts';
export { ANSWERED, gapsOfPattern } from './raised.ts';
export { gapsOfTiming } from './timings.ts';
export { textRules } from './triggers.ts';
