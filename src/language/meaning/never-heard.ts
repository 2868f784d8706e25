/**
 * Finds what nothing could ever bring about: what a dilemma says of later though it lies nowhere by then, 'At the start of each of your turns, …'
 * with no word of where it is placed, and what is to be done 'this way' where the text knows no way.
 */
import type { Ability, Cond, EventPattern } from '../tree/index.ts';
import { placesThis } from './clauses.ts';

/** Tells of each ability of such a text why nothing could ever bring it about; undefined where something can. */
export function neverHeard(abilities: readonly Ability[], cardType: string): (ability: Ability) => string | undefined {
  const isLaid = abilities.some(({ do: effects }) => effects.some(placesThis));
  const isNowhere = cardType === 'dilemma' && !isLaid;
  return (ability) => {
    if (isNowhere && isOfLater(ability)) return 'it lies nowhere where that could come about';
    if (ability.at.t === 'on' && isWayless(ability.at.ev, abilities)) return 'no way is told in which that is done';
    return undefined;
  };
}

/** 'When you complete a mission this way' beside no other requirements, 'when you play a personnel this way': only a way for itself is kept in mind. */
const isWayless = ({ e, by, what }: EventPattern, abilities: readonly Ability[]): boolean =>
  by?.ref === 'this' &&
  ((e === 'complete' && !abilities.some(({ at }) => at.t === 'attemptAs')) ||
    (e === 'play' && !(what?.ref === 'this' && abilities.some(({ at, may }) => at.t === 'playTo' && may === 'you'))));

function isOfLater({ at, damage, if: state }: Ability): boolean {
  if (damage === true || (state?.c === 'is' && state.who.ref === 'this')) return false;
  if (at.t === 'clock') return at.of === 'turn';
  // What lies beneath a mission changes nothing by itself.
  if (at.t === 'static') return at.while !== undefined && isBeneath(at.while);
  return at.t === 'state' || (at.t === 'on' && isElsewhere(at.ev));
}

const isBeneath = (cond: Cond): boolean =>
  cond.c === 'is' && cond.who.ref === 'this' && cond.state.s === 'at' && cond.state.place.p === 'beneath';

/** What happens while nobody faces a dilemma. Of the mission that it lies beneath it is heard. */
const isElsewhere = ({ e, what }: EventPattern): boolean =>
  e === 'complete' && what?.at?.p !== 'here' && what?.ref === undefined;
