/** Adds what stands behind a noun to what is known of the cards. */
import { allOf, filtered } from '../../tree/build.ts';
import type { Filter, Place, Sel } from '../../tree/index.ts';
import { open, openWords } from '../../tree/open.ts';
import type { Post } from './posts.ts';
import { filterParts } from '../../tree/filter-parts.ts';

/** Personnel, ships and equipment are at missions. */
function isStanding({ f, of }: Sel): boolean {
  const last = filterParts(f).at(-1);
  // 'Your Founder from your headquarters mission'.
  if (of === 'you' && (last?.f === 'keyword' || last?.f === 'species')) return true;
  return last?.f === 'kind' && (last.is === 'personnel' || last.is === 'ship' || last.is === 'equipment');
}
const isOvercome = ({ f }: Sel): boolean =>
  f?.f === 'and' && f.of.some((one) => one.f === 'state' && one.is.s === 'overcome');
export function isMission({ ref, f }: Sel): boolean {
  const last = filterParts(f).at(-1);
  return ref?.endsWith('mission') === true || (last?.f === 'kind' && last.is === 'mission') || last?.f === 'mission';
}
/** 'A mission in the Gamma Quadrant' is one of that quadrant, where others are at one of its missions. */
function quadrantIn(at: Place): Filter | undefined {
  const f = at.p === 'at' && at.mission.ref === undefined && at.mission.f?.f === 'and' ? at.mission.f : undefined;
  const [quadrant, mission] = f?.of ?? [];
  return f?.of.length === 2 && mission?.f === 'kind' && quadrant?.f === 'quadrant' ? quadrant : undefined;
}
/** 'Your personnel on this ship' are aboard it. */
function boardedPlace(sel: Sel, at: Place): Place {
  if (at.p !== 'on' || !isPassenger(kindNamed(sel))) return at;
  const isShip = at.card.ref === open('this ship') || kindNamed(at.card) === 'ship';
  return isShip ? { p: 'aboard', ship: at.card } : at;
}
const isPassenger = (kind: string | undefined): boolean => kind === 'personnel' || kind === 'equipment';
function kindNamed({ f }: Sel): string | undefined {
  return filterParts(f).find((one) => one.f === 'kind')?.is;
}
/** 'Four personnel of the same species' are the same as each other; one personnel is the same as another before. */
const isSeveral = ({ n, ref }: Sel): boolean => ref === undefined && (typeof n === 'number' || isAtLeast(n)) && n !== 1;
/** 'Your personnel who have Honor' are all of them. */
const areYours = ({ n, ref, of, via }: Sel): boolean =>
  [n, ref, via].every((one) => one === undefined) && of !== undefined;
const isAtLeast = (n: Sel['n']): boolean => typeof n === 'object' && 'min' in n;

export function withPosts(sel: Sel, all: readonly Post[]): Sel | undefined {
  let made = sel;
  for (const one of all) {
    if ('distinct' in one) made = { ...made, distinct: one.distinct };
    else if ('alike' in one) {
      if (!isSeveral(made)) return undefined;
      made = { ...made, alike: one.alike };
    } else if ('total' in one) made = { ...made, total: one.total };
    else if ('done' in one) {
      if (made.of !== undefined) return undefined;
      made = filtered({ ...made, of: one.done }, { f: 'state', is: { s: 'complete' } });
    } else if ('f' in one && !('via' in one)) {
      if (one.f.f === 'same' && openWords(one.f.as.ref)?.startsWith('same') === true && isSeveral(made)) {
        made = { ...made, alike: one.f.prop };
        continue;
      }
      // Nothing is aboard a mission: it is said of the ship before.
      if (one.f.f === 'carries' && one.f.how === 'aboard' && isMission(made)) return undefined;
      made = filtered(one.several && areYours(made) ? { ...made, n: 'all' } : made, one.f);
    } else if ('at' in one && !('via' in one) && isMission(made) && quadrantIn(one.at)) {
      const f = allOf([quadrantIn(one.at), made.f]);
      made = { ...made, ...(f && { f }) };
    } else if ('by' in one) {
      if (made.by !== undefined || made.n === 'all') return undefined;
      made = { ...made, by: one.by };
    } else if ('had' in one) {
      if (made.of !== undefined || made.ref !== undefined || made.at) return undefined;
      made = { ...made, of: one.had };
    } else if ('left' in one) {
      if (made.at || !(isStanding(made) || (isOvercome(made) && typeof one.left.of !== 'object'))) return undefined;
      made = { ...made, at: isOvercome(made) ? { p: 'beneath', card: one.left } : { p: 'at', mission: one.left } };
    } else if ('best' in one) made = { ...made, best: one.best };
    else if ('via' in one && one.at) {
      if (made.at ?? made.of) return undefined;
      made = { ...made, of: one.of, via: one.via, at: one.at };
    } else if ('at' in one && !('via' in one)) {
      if (made.at) {
        const there = presentThere(made, one.at);
        if (!there) return undefined;
        made = there;
      } else made = { ...made, at: boardedPlace(made, one.at) };
    } else if ('as' in one) made = { ...made, as: one.as };
    else if ('n' in one) {
      if (made.n !== undefined && made.n !== 'any') return undefined;
      made = { ...made, n: one.n };
    } else if ('other' in one) {
      if (!made.other) return undefined;
      made = { ...made, other: one.other };
    } else if (made.of === undefined) made = filtered({ ...made, of: one.of, via: one.via }, one.f);
    else if (one.via === 'command' && made.of === one.of && !one.f && !one.at) continue;
    else if (one.via === 'own' && made.of === one.of) made = { ...made, via: 'own' };
    else if (one.via === 'own' && made.of === 'you' && (made.via ?? 'command') === 'command')
      made = { ...made, via: 'commandNotOwn' };
    else return undefined;
  }
  const known = withHolder(made);
  return known.at?.p === 'here' ? revealedHere(known) : known;
}

/** 'Present at a [DQ] mission', 'present aboard your ship': with this card, and there. */
function presentThere(sel: Sel, at: Place): Sel | undefined {
  // 'At that mission aboard this ship'.
  if (sel.at?.p === 'at' && at.p === 'aboard') return presentThere({ ...sel, at }, sel.at);
  const isThere = at.p === 'at' || at.p === 'aboard' || at.p === 'here';
  const isKnownShip = sel.at?.p === 'aboard' && sel.at.ship.ref !== undefined;
  const isBoth = (sel.at?.p === 'present' && isThere) || (isKnownShip && at.p === 'at');
  return isBoth ? filtered(sel, { f: 'state', is: { s: 'at', place: at } }) : undefined;
}

/** 'A personnel in an opponent's discard pile that they do not command': whose pile it is. */
function withHolder(sel: Sel): Sel {
  const { at } = sel;
  if (at?.p !== 'zone' || typeof at.of === 'object' || sel.f?.f !== 'and') return sel;
  const of = at.of;
  const meant = (one: Filter): Filter =>
    one.f === 'not' && one.of.f === 'copyOf' && isTheirs(one.of.sel)
      ? { f: 'not', of: { f: 'copyOf', sel: { of } } }
      : one;
  return { ...sel, f: { f: 'and', of: sel.f.of.map(meant) } };
}
const isTheirs = ({ of }: Sel): boolean => typeof of === 'object' && 'player' in of;

/** 'A dilemma revealed at this mission' is one of an attempt there, not one revealed by this text. */
function revealedHere(sel: Sel): Sel | undefined {
  const parts = sel.f?.f === 'and' ? sel.f.of : [];
  const others = parts.filter((one) => one.f !== 'was' || one.ev.e !== 'reveal');
  if (others.length === parts.length) return sel;
  const isDilemma = others.some((one) => one.f === 'kind' && one.is === 'dilemma');
  const { f: _, ...rest } = sel;
  return isDilemma ? filtered(rest, allOf(others)) : undefined;
}
