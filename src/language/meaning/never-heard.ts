/**
 * Finds what nothing could ever bring about: what a dilemma says of later though it lies nowhere by then, 'At the start of each of your turns, …'
 * with no word of where it is placed; what an event in a core says of 'this mission'; and what is to be done 'this way' where the text knows no way.
 */
import { hostOf } from '../tree/host-of.ts';
import type { Language } from '../dialect.ts';
import type { Ability, Cond, Effect, EventPattern, Place } from '../tree/index.ts';
import { someNode } from '../tree/visit.ts';
import { placesThis } from './clauses.ts';
import { NOWHERE } from './topics.ts';

/** Tells of each ability of such a text why nothing could ever bring it about; undefined where something can. */
export function neverHeard(
  abilities: readonly Ability[],
  cardType: string,
  unheard?: Language['unheard'],
): (ability: Ability) => string | undefined {
  const isNever = nowhere(abilities, cardType, unheard?.get(cardType));
  const isGivenBack = cardType === 'dilemma' && abilities.some(isLaidWithOwner);
  return (ability) => {
    if (isGivenBack && isOfYouLater(ability)) return 'it is not known who is meant where its owner has it';
    if (isNever(ability)) return 'it lies nowhere where that could come about';
    if (ability.at.t === 'on' && isWayless(ability.at.ev, abilities)) return 'no way is told in which that is done';
    return undefined;
  };
}

/** Tells of each ability whether the card lies nowhere where it could come about. */
function nowhere(
  abilities: readonly Ability[],
  cardType: string,
  unheard: ReadonlySet<Ability['at']['t']> | undefined,
): (ability: Ability) => boolean {
  if (cardType === 'dilemma')
    return abilities.some(({ do: effects }) => effects.some(placesThis)) ? () => false : isOfLater;
  return NOWHERE.has(cardType) && !abilities.some(isElsewhereLaid)
    ? (ability) => unheard?.has(ability.at.t) === true || isAtNoMission(ability)
    : () => false;
}

/** 'Place this in your opponent's core': its owner has it then, and 'you' is nobody who faced it. */
const isLaidWithOwner = (ability: Ability): boolean =>
  someNode({ is: 'ability', node: ability }, ({ is, node }) => is === 'effect' && placesThis(node) && isOfOwner(node));
const isOfOwner = (effect: Effect): boolean => {
  if (effect.x !== 'put') return false;
  const of = effect.to.p === 'zone' ? effect.to.of : hostOf(effect.to)?.of;
  return of !== undefined && of !== 'you';
};

/** Does it say of later, wherever the card lies by then, what you do or what is yours? */
const isOfYouLater = (ability: Ability): boolean =>
  LATER.has(ability.at.t) &&
  ability.damage !== true &&
  !ability.do.every((one) => one.x === 'mod' && one.what.ref === 'this') &&
  someNode({ is: 'ability', node: ability }, ({ is, node }) => is === 'player' && node === 'you');
const LATER: ReadonlySet<Ability['at']['t']> = new Set(['clock', 'on', 'state', 'static', 'order', 'window']);

/** Is the card laid anywhere but in a core, by whatever it says, or are cards laid on it, which are 'here' as well? */
const isElsewhereLaid = (ability: Ability): boolean =>
  (ability.at.t === 'playTo' && ability.at.to.p !== 'zone') ||
  someNode(
    { is: 'ability', node: ability },
    ({ is, node }) => (is === 'effect' && placesThis(node)) || (is === 'place' && isOnThis(node)),
  );
const isOnThis = (place: Place): boolean => place.p === 'on' && place.card.ref === 'this';

/** 'At this mission', said by what is at none, of no attempt either. */
const isAtNoMission = (ability: Ability): boolean =>
  OF_NO_ATTEMPT.has(ability.at.t) &&
  (ability.at.t !== 'clock' || ability.at.of !== 'attempt') &&
  someNode({ is: 'ability', node: ability }, ({ is, node }) => is === 'place' && node.p === 'here');
const OF_NO_ATTEMPT: ReadonlySet<Ability['at']['t']> = new Set(['resolve', 'order', 'static', 'clock']);

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
