/** Finds what a row of effects says of cards that an effect before has taken away, of one of two that were placed together, or of a pile that nobody named. */
import type { Ability, Effect, Id } from '../tree/index.ts';
import { isSame } from '../tree/same.ts';
import { someNode } from '../tree/visit.ts';
import { hostOf } from '../tree/host-of.ts';

/** 'Place that ship on top of its owner's deck and place each personnel aboard it at …': who was aboard is gone with it. */
export function speaksOfGone(row: readonly Effect[]): boolean {
  return row.some((effect, index) => {
    const gone = new Set(row.slice(0, index).flatMap(takenAway));
    return gone.size > 0 && isWithOneOf(effect, gone);
  });
}

/** The letters of cards that an effect takes off the table. */
function takenAway(effect: Effect): readonly Id[] {
  if (effect.x === 'instead') return effect.do.flatMap(takenAway);
  if (effect.x !== 'put' || effect.to.p !== 'zone' || OPEN_ZONES.has(effect.to.zone)) return [];
  const { ref } = effect.what;
  // What lay on this card its own text still knows.
  return ref === undefined || ref === 'this' ? [] : [ref];
}
export const OPEN_ZONES: ReadonlySet<string> = new Set(['play', 'core']);

/** Does it speak of what is aboard or on one of these? Of what was on it, it may. */
const isWithOneOf = (effect: Effect, gone: ReadonlySet<Id>): boolean =>
  someNode({ is: 'effect', node: effect }, ({ is, node }) => {
    if (is !== 'place' || (node.p !== 'aboard' && node.p !== 'on')) return false;
    const ref = hostOf(node)?.ref;
    return ref !== undefined && gone.has(ref) && !('was' in node);
  });

/** 'Discards the top card of a deck, then an additional card': from there, or from hand? */
export const discardsFromSomewhere = (row: readonly Effect[]): boolean =>
  row.some(
    (effect, index) =>
      inside(effect).some((one) => zoneDiscardedFrom(one) === 'hand' && one.what.other?.includes('this') === true) &&
      row
        .slice(0, index)
        .flatMap(inside)
        .some((one) => zoneDiscardedFrom(one) === 'deck'),
  );

/** 'Place this personnel and another at your headquarters. They are stopped': those personnel, or all that was placed? */
export function saysOfOneOfTwo(row: readonly Effect[]): boolean {
  const all = row.flatMap((effect) => (effect.x === 'instead' ? effect.do : [effect]));
  return all.some((effect, index) => {
    const [before, after] = [all[index - 1], all.slice(index + 1)];
    if (effect.x !== 'put' || before?.x !== 'put' || effect.why !== 'place' || !isSame(effect.to, before.to))
      return false;
    const { ref } = effect.what;
    const isChosen = all.slice(0, index).some((one) => one.x === 'pick' && one.as === ref);
    return isChosen && after.some((one) => one.x !== 'put' && 'what' in one && isOf(one.what, ref));
  });
}
const isOf = (what: unknown, ref: Id | undefined): boolean =>
  typeof what === 'object' && what !== null && 'ref' in what && what.ref === ref;

/** 'Destroy this ship to draw a card for each personnel aboard': who was aboard is gone with it. */
export const isAboardPaid = ({ cost = [], do: effects }: Ability): boolean =>
  cost.some(putsThisAway) &&
  someNode(
    { is: 'row', node: effects },
    ({ is, node }) => is === 'place' && node.p === 'aboard' && !node.was && node.ship.ref === 'this',
  );

/** 'When your event is destroyed, you may discard this equipment to take it into hand': this, or the event? */
export const movesThePaid = ({ cost = [], do: effects }: Ability): boolean =>
  cost.some(putsThisAway) && effects.some(putsThisAway);

const putsThisAway = (one: Effect): boolean => one.x === 'put' && one.what.ref === 'this' && one.to.p === 'zone';

type Put = Extract<Effect, { x: 'put' }>;

/** The moves in an effect and in what hangs on its condition. */
function inside(effect: Effect): readonly Put[] {
  if (effect.x === 'put') return [effect];
  return effect.x === 'if' ? effect.then.flatMap(inside) : [];
}

const zoneDiscardedFrom = ({ why, what }: Put): string | undefined =>
  why === 'discard' && what.at?.p === 'zone' ? what.at.zone : undefined;
