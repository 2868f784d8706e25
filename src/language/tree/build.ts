/** Makes the trees that many phrases share; unresolved references are open ids (see `open.ts`). */
import type { Amount, Cond, Effect, Filter, Kind, Place, PlayerRef, Requirement, Sel, ZoneName } from './index.ts';
import { open } from './open.ts';

export const THIS: Sel = { ref: 'this' };
/** Whoever does what the clause says: 'you' unless the clause names a player. */
export const ACTOR: PlayerRef = { player: open('actor') };
/** 'he or she', 'that player', 'their': the player named last. */
export const THEY: PlayerRef = { player: open('player') };
/** Who captures: who does it, and of a dilemma its owner. */
export const CAPTOR: PlayerRef = { player: open('captor') };
/** Owner of the card that an effect acts on. */
const ITS_OWNER: PlayerRef = { owner: 'it' };

/** All filters at once; none is no filter, one is itself. */
export function allOf(filters: readonly (Filter | undefined)[]): Filter | undefined {
  const flat = filters.flatMap((one) => (one === undefined ? [] : one.f === 'and' ? one.of : [one]));
  return flat.length > 1 ? { f: 'and', of: flat } : flat[0];
}

/** Any of the filters; one is itself. */
export function anyOf(filters: readonly Filter[]): Filter {
  const flat = filters.flatMap((one) => (one.f === 'or' ? one.of : [one]));
  const only = flat[0];
  return flat.length === 1 && only ? only : { f: 'or', of: flat };
}

export function kind(is: Kind): Filter {
  return { f: 'kind', is };
}

/** Is it of dilemmas of some kind: 'dual dilemma'? */
export const isOfDilemmas = (f: Filter | undefined): boolean =>
  f?.f === 'and' && f.of.some((one) => one.f === 'kind' && one.is === 'dilemma');

/** Of your own cards only these; of others' all. */
export function ifYours(f: Filter): Filter {
  return { f: 'or', of: [{ f: 'not', of: { f: 'whose', of: 'you' } }, f] };
}

/** The card that a card is aboard, on or at: 'the ship X is aboard'. */
export function carrying(is: Kind, how: 'aboard' | 'on' | 'at', sel: Sel): Sel {
  return { n: 'all', f: { f: 'and', of: [kind(is), { f: 'carries', how, sel }] } };
}

/** A zone of a player as a place. */
export function zone(name: ZoneName, of: PlayerRef, pos?: 'top' | 'bottom' | 'topOrBottom'): Place {
  return { p: 'zone', zone: name, of, ...(pos && { pos }) };
}

/** A selector with further filters. */
export function filtered(sel: Sel, extra: Filter | undefined): Sel {
  const f = allOf([sel.f, extra]);
  return f ? { ...sel, f } : sel;
}

export function andReq(of: Requirement[]): Requirement {
  const flat = of.flatMap((one) => (one.r === 'and' ? one.of : [one]));
  const only = flat[0];
  return flat.length === 1 && only ? only : { r: 'and', of: flat };
}

export function orReq(of: Requirement[]): Requirement {
  const flat = of.flatMap((one) => (one.r === 'or' ? one.of : [one]));
  const only = flat[0];
  return flat.length === 1 && only ? only : { r: 'or', of: flat };
}

export function allConds(of: Cond[]): Cond {
  const flat = of.flatMap((one) => (one.c === 'and' ? one.of : [one]));
  const only = flat[0];
  return flat.length === 1 && only ? only : { c: 'and', of: flat };
}

export function not(of: Cond): Cond {
  return of.c === 'not' ? of.of : { c: 'not', of };
}

/** A multiple of an amount. */
export function times(k: number, of: Amount): Amount {
  if (typeof of === 'number') return k * of;
  return k === 1 ? of : { a: 'times', k, of };
}

/** So much for each of some cards, up to a limit. */
export function capped(by: number, over: Amount, cap: number): Amount {
  const most: Amount = { a: 'least', of: [cap, times(Math.abs(by), over)] };
  return times(by < 0 ? -1 : 1, most);
}

type Why = Extract<Effect, { x: 'put' }>['why'];

/** Moves cards out of play, to where such cards go: their owners' discard piles, or out of the game. */
export function putAway(why: Why, what: Sel): Extract<Effect, { x: 'put' }> {
  const to = why === 'remove' ? zone('removed', ITS_OWNER) : zone('discard', ownerOf(what));
  return { x: 'put', why, what, to };
}

/** 'Unstop another personnel': one who is stopped; of all, and of those spoken of, it is done to whoever is. */
export function unstopping(what: Sel): Effect {
  const isKnown = what.ref !== undefined || what.n === 'all' || saysStopped(what.f);
  const f = isKnown ? what.f : allOf([{ f: 'state', is: { s: 'stopped' } }, what.f]);
  return { x: 'unstop', what: f === undefined ? what : { ...what, f } };
}
const saysStopped = (filter: Filter | undefined): boolean =>
  (filter?.f === 'and' && filter.of.some(saysStopped)) || (filter?.f === 'state' && filter.is.s === 'stopped');

/** The owner of what a selector names. */
export function ownerOf(what: Sel): PlayerRef {
  return what.ref === undefined ? ITS_OWNER : { owner: what.ref };
}

/** 'Your Vorta gain …' speaks of all of them. */
export const allYours = (what: Sel): Sel =>
  what.of !== undefined && what.n === undefined && what.ref === undefined && what.nth === undefined
    ? { n: 'all', ...what }
    : what;

/** 'X may A or B until the end of this turn': the choice is X's, and both last so long. */
export function oneOrOther(one: Effect[], other: Effect[]): Effect[] {
  const [first] = one;
  if (one.length === 1 && first?.x === 'may' && first.who === 'you' && !first.cost)
    return [{ ...first, do: oneOrOther(first.do, other) }];
  const until = other.flatMap((effect) => (effect.x === 'mod' && effect.until !== undefined ? [effect.until] : []))[0];
  const lasting = one.map((effect) =>
    effect.x === 'mod' && effect.until === undefined && until !== undefined ? { ...effect, until } : effect,
  );
  return [{ x: 'oneOf', who: ACTOR, of: [lasting, other] }];
}

/** What is done where it is so, and what otherwise: one of both comes about. */
export const bothWays = (effect: Extract<Effect, { x: 'if' }>): readonly Effect[] =>
  effect.else === undefined ? effect.then : [...effect.then, ...effect.else];

/** What is paid, and what is done for it. */
export const withPrice = (node: {
  readonly cost?: readonly Effect[];
  readonly do: readonly Effect[];
}): readonly Effect[] => (node.cost === undefined ? node.do : [...node.cost, ...node.do]);
