/** Which rules that texts make are asked for: where something is offered, and where it would come about. */
import type { Ability } from '../../language/tree/index.ts';
import { isBan, isInvitation, isPrice } from './bans.ts';
import { isLying } from './face-up-or-down.ts';
import { isPermission, isRedirection } from './permissions.ts';
import { isProhibition } from './prohibitions.ts';
import type { Rule } from './rules-at-work.ts';

const FORBIDDEN: ReadonlySet<string> = new Set(['play', 'battle', 'attempt', 'complete', 'command']);

/** Is a rule of an ability asked for: what may be played at headquarters, what is forbidden, what using skills costs …? */
export function isRuleAsked({ at }: Ability, effect: Rule): boolean {
  if (at.t === 'headquarters' || isForbidding(effect)) return true;
  return (
    at.t === 'static' &&
    [isPrice, isPermission, isRedirection, isInvitation, isLying, isOutOfPlay].some((isKnown) => isKnown(effect))
  );
}

/** What lies beneath a card is never in play: the text says what the rules say. */
function isOutOfPlay({ allow, act, who }: Rule): boolean {
  return !allow && act === 'beInPlay' && typeof who === 'object' && 'at' in who && who.at.p === 'beneath';
}

/** Is it something a player may be forbidden, for as long as a text says? */
function isForbidding(effect: Rule): boolean {
  const isKnown = isBan(effect) || (isProhibition(effect) && FORBIDDEN.has(String(effect.act.e)));
  if (!isKnown) return false;
  const { until } = effect;
  return until === undefined || typeof until === 'string' || 'clock' in until;
}
