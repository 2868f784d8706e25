/** Finds what a dilemma says of later though it lies nowhere by then: 'At the start of each of your turns, …', with no word of where it is placed. */
import type { Ability, Cond, EventPattern } from '../tree/index.ts';
import { placesThis } from './clauses.ts';

/** Tells of each ability of such a text whether nothing could ever bring it about. */
export function neverHeard(abilities: readonly Ability[], cardType: string): (ability: Ability) => boolean {
  const isLaid = abilities.some(({ do: effects }) => effects.some(placesThis));
  return cardType === 'dilemma' && !isLaid ? isOfLater : () => false;
}

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
