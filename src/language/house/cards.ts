/** Writes which cards are meant in house style: how many, whose, of what kind, where. */
import type { Dialect } from '../dialect.ts';
import type { Amount, Count, Filter, Place, PlayerRef, Prop, Sel } from '../tree/index.ts';
import { adjective, endsInKind, hasKind, nounWords, propWords, relative } from './filters.ts';
import { article, isMany, says } from './persons.ts';
import { END, placeWords, zoneWords } from './places.ts';
import { ownerWords, refWord } from './players.ts';
import { amountWords, cardWords, raise, unwritable } from './symbols.ts';
import { isOfDilemmas } from '../tree/build.ts';
import { isSame } from '../tree/same.ts';
import { filterParts } from '../tree/filter-parts.ts';

/** Where those are who are in the battle. */
const FOUGHT: Filter = { f: 'carries', how: 'at', sel: { n: 'all', at: { p: 'involved' } } };

function countWords(dialect: Dialect, n: Count | undefined): string {
  if (n === undefined) return 'a';
  if (n === 'all') return 'each';
  if (n === 'any') return 'any number of';
  if (typeof n === 'number') return String(n);
  if ('upTo' in n) return `up to ${amountWords(dialect, n.upTo)}`;
  if ('allBut' in n) return `all but ${n.allBut}`;
  if ('until' in n) throw unwritable(n);
  if ('min' in n) return `${amountWords(dialect, n.min)} or more`;
  return isSame(n.eq, { a: 'that' }) ? 'that many' : 'a number of';
}

cardWords.is((dialect, sel, actor) => {
  if (sel.ref === 'bearer') return 'it';
  const { by, ...whoever } = sel;
  if (isOthersChoice(by, actor)) return `${cardWords(dialect, whoever, actor)} (opponent's choice)`;
  const halved = halfWords(dialect, sel, actor);
  if (halved !== undefined) return halved;
  if (sel.ref !== undefined) return referred(dialect, sel, actor);
  if (isSame(sel, { f: { f: 'kind', is: 'mission' }, at: { p: 'here' } })) return 'this mission';
  if (sel.nth === 'next' && sel.of === undefined)
    return `the next ${nounWords(dialect, sel.f, false)} revealed during this mission attempt`;
  if (sel.nth === 'next') return `the next ${nounWords(dialect, sel.f, false)} you play this turn`;
  if (sel.nth === 'first' && isOfDilemmas(sel.f))
    return `the first ${nounWords(dialect, sel.f, false)} revealed here each turn`;
  if (sel.nth === 'first')
    return `the first ${nounWords(dialect, sel.f, false)} ${sel.of === 'you' ? 'you play' : 'played'}${sel.at ? ` ${placeWords(dialect, sel.at)}` : ''} each turn`;
  if (isSame(sel, { n: 'all', f: { f: 'and', of: [{ f: 'kind', is: 'mission' }, FOUGHT] } }))
    return 'the mission where each personnel was involved';
  const carried = carrier(dialect, sel);
  if (carried !== undefined) return carried;
  if (isSame(sel, { n: 'all', at: REST })) return 'the rest of the dilemma stack';
  const { from, at } = sel;
  if (from !== undefined && at?.p === 'beneath' && isSame(sel, { from, at }))
    return `the ${END[from]} card beneath ${cardWords(dialect, at.card)}`;
  if (from !== undefined && at?.p !== 'zone') throw unwritable(sel);
  if (from !== undefined && at?.p === 'zone') {
    if (typeof sel.n === 'object' && 'eq' in sel.n && !isSame(sel.n.eq, { a: 'that' }))
      return `${nounWords(dialect, sel.f, true)} from the ${END[from]} of ${zoneWords(dialect, at, actor, sel)} equal to ${amountWords(dialect, sel.n.eq)}${bound(sel)}`;
    if (typeof sel.n === 'object' && 'upTo' in sel.n)
      return `${countWords(dialect, sel.n)} ${nounWords(dialect, sel.f, true)} from the ${END[from]} of ${zoneWords(dialect, at, actor, sel)}${bound(sel)}`;
    const size = sel.n === undefined ? '' : `${countWords(dialect, sel.n)} `;
    return `the ${END[from]} ${size}${nounWords(dialect, sel.f, isMany(sel))} of ${zoneWords(dialect, at, actor, sel)}${bound(sel)}`;
  }
  if (isSame({ ...sel, as: 0 }, { n: 'all', at, as: 0 }) && at?.p === 'zone' && at.zone === 'hand')
    return zoneWords(dialect, at, actor) + bound(sel);
  if (sel.f?.f === 'among') return `${sel.f.of.map((one) => cardWords(dialect, one)).join(' or ')}${bound(sel)}`;
  if (
    sel.n === 'all' &&
    sel.f?.f === 'or' &&
    sel.f.of.length === 2 &&
    sel.f.of.every((one) => endsInKind(dialect, one))
  )
    return described(dialect, sel, actor);
  if (sel.f?.f === 'or' && (adjective(dialect, sel.f) === undefined || sel.f.of.some(hasKind))) {
    const { at: _at, as: _as, ...lead } = sel;
    const last = sel.f.of.length - 1;
    if (isMany(sel)) return together(dialect, sel, sel.f.of, actor);
    return sel.f.of.map((f, index) => described(dialect, { ...(index === last ? sel : lead), f }, actor)).join(' or ');
  }
  return described(dialect, sel, actor);
});
/** Is it left to an opponent, or to the owner of this dilemma, where another acts? */
const isOthersChoice = (by: Sel['by'], actor: PlayerRef | undefined): boolean =>
  (by === 'opponent' || isSame(by, { owner: 'this' })) && !(actor !== undefined && isSame(by, actor));
/** Half of all that are otherwise the same; undefined where it is another number. */
function halfWords(dialect: Dialect, { n, as, ...sel }: Sel, actor: PlayerRef | undefined): string | undefined {
  const eq = typeof n === 'object' && 'eq' in n ? n.eq : undefined;
  if (typeof eq !== 'object' || eq.a !== 'half') return undefined;
  const all: Sel = { n: 'all', ...sel };
  const count: Amount = { a: 'count', sel: all };
  const isUp = isSame(eq.of, { a: 'plus', of: [count, 1] });
  if (as !== undefined || !(isUp || isSame(eq.of, count))) return undefined;
  return `half of ${cardWords(dialect, all, actor)} (rounded ${isUp ? 'up' : 'down'})`;
}
/** '3 Commodity events or Rule cards': so many of all these kinds together, which is said once. */
function together(dialect: Dialect, sel: Sel, kinds: readonly Filter[], actor: PlayerRef | undefined): string {
  const { n, of, other, by, via } = sel;
  const lead: Sel = {
    ...(n !== undefined && { n }),
    ...(of !== undefined && via === undefined && { of }),
    ...(other && { other }),
    ...(by !== undefined && { by }),
  };
  const { n: _n, of: _of, other: _other, by: _by, ...behind } = sel;
  const tail: Sel = { n: 2, ...behind, ...(via !== undefined && of !== undefined && { of }) };
  const last = kinds.length - 1;
  return kinds
    .map(asCards)
    .map((f, index) => {
      if (index === 0) return described(dialect, { ...lead, f }, actor);
      return index === last
        ? described(dialect, { ...tail, f }, actor).replace(/^2 /, '')
        : nounWords(dialect, f, true);
    })
    .join(' or ');
}
/** 'Android cards or equipment': 'Androids or equipment' might be one kind of equipment. */
function asCards(f: Filter): Filter {
  const parts = filterParts(f);
  return parts.at(-1)?.f === 'species' ? { f: 'and', of: [...parts, { f: 'kind', is: 'card' }] } : f;
}
const REST: Place = { p: 'zone', zone: 'dilemmaStack', of: { owner: 'this' } };
/** 'The ship this is aboard'. */
function carrier(dialect: Dialect, sel: Sel): string | undefined {
  const { as, ...rest } = sel;
  if (sel.n !== 'all' || sel.f?.f !== 'and' || Object.keys(rest).length !== 2) return undefined;
  const [first, second, third] = sel.f.of;
  if (first?.f !== 'kind' || second?.f !== 'carries' || third) return undefined;
  if (as !== undefined && (first.is !== 'ship' || second.how !== 'aboard')) return undefined;
  return `the ${first.is}${bound(sel)} ${cardWords(dialect, second.sel)} is ${second.how}`;
}
const bound = (sel: Sel): string => (sel.as === undefined ? '' : ` (${sel.as.toUpperCase()})`);

function referred(dialect: Dialect, sel: Sel, actor: PlayerRef | undefined): string {
  const name = refWord(sel.ref ?? raise(sel));
  const size =
    sel.n === undefined
      ? ''
      : sel.n === 'any'
        ? 'any number of '
        : `${sel.n === 1 ? 1 : countWords(dialect, sel.n)} of `;
  const behind = sel.f ? behindWords(dialect, sel.f) : [];
  const than = sel.other ? [`other than ${sel.other.map(refWord).join(' or ')}`] : [];
  // Behind a place the letter would be that of the place.
  if (sel.at && sel.as !== undefined) {
    const { as: _, ...rest } = sel;
    return [`${size}${name}${bound(sel)}`, ...than, ...behind, ...posts(dialect, rest, actor)].join(' ');
  }
  return [`${size}${name}`, ...than, ...behind, ...posts(dialect, sel, actor)].join(' ');
}
/** What is said of a card that is known already. */
function behindWords(dialect: Dialect, filter: Filter): string[] {
  if (hasKind(filter)) return [`that is ${cardWords(dialect, { f: filter })}`];
  return (filter.f === 'and' ? filter.of : [filter]).map((one) => relative(dialect, one));
}
function described(dialect: Dialect, sel: Sel, actor: PlayerRef | undefined): string {
  const owned = sel.of !== undefined && sel.via === undefined;
  const owner = owned && sel.of !== undefined ? ownerWords(dialect, sel.of, actor) : '';
  const other = sel.other ? 'other' : '';
  const isEachOnes =
    sel.n === 'all' && owned && !isSame(sel.of, actor) && (sel.of === 'eachOpponent' || sel.of === 'eachPlayer');
  const size = isEachOnes
    ? ''
    : sel.n === undefined && (owned || other !== '')
      ? owned
        ? ''
        : other === ''
          ? 'a'
          : ''
      : countWords(dialect, sel.n);
  const of =
    size !== '' &&
    !size.endsWith(' of') &&
    owned &&
    (sel.n === 'all' || typeof sel.n === 'number' || typeof sel.n === 'object')
      ? 'of'
      : '';
  const than = sel.other ? [`than ${sel.other.map(refWord).join(' or ')}`] : [];
  const chance = sel.by === 'random' ? 'random' : '';
  if (sel.by !== undefined && sel.by !== 'random' && !(actor !== undefined && isSame(sel.by, actor)))
    throw unwritable(sel);
  const words = [
    size,
    chance,
    of,
    owner,
    size === '' && !owned && other !== '' ? 'another' : other,
    nounWords(dialect, sel.f, isMany(sel) || of !== '', near(dialect, sel)),
  ];
  const said = [...words, ...than, ...posts(dialect, sel, actor)].filter((word) => word !== '').join(' ');
  return said.replace(/^a (?=\{)/, '').replace(/^a (.*)$/s, (_, what: string) => article(what));
}
/** What binds closest: the letter, and a place of one word. */
function near(dialect: Dialect, sel: Sel): string {
  const at = sel.at && isNear(sel) ? ` ${placeWords(dialect, sel.at)}` : '';
  return `${bound(sel)}${at}`.trim();
}
/** A place of one word; another where it would be that of what is counted behind it. */
const isNear = ({ at, f }: Sel): boolean =>
  at !== undefined && (isShort(at) || (at.p === 'zone' && filterParts(f).some(isCounting)));
const isCounting = (f: Filter): boolean => f.f === 'num' && typeof f.n === 'object' && f.n.a === 'count';
const isShort = (at: Place): boolean =>
  at.p === 'here' ||
  (at.p === 'involved' && at.here !== true) ||
  (at.p === 'present' && isSame(at.with, { ref: 'this' }));

function owns(dialect: Dialect, who: PlayerRef): string {
  return who === 'opponent' ? 'an opponent owns' : says(dialect, who, 'own');
}
const DIFFERENT: Partial<Record<Prop, string>> = { title: 'titles', species: 'species', affiliation: 'affiliations' };
function unlikely(sel: Sel): never {
  throw unwritable(sel);
}
function posts(dialect: Dialect, sel: Sel, actor: PlayerRef | undefined): string[] {
  const command =
    sel.via === 'own' && sel.of !== undefined
      ? owns(dialect, sel.of)
      : sel.via === 'commandNotOwn'
        ? `${says(dialect, sel.of ?? 'you', 'command')} but ${sel.of === undefined || sel.of === 'you' ? 'do' : 'does'} not own`
        : '';
  const far = sel.at && (sel.ref !== undefined || !isNear(sel)) ? placeWords(dialect, sel.at, actor, sel) : '';
  const at = sel.at?.p === 'beneath' ? `from ${far}` : far;
  const by = sel.ref !== undefined && sel.of !== undefined ? unwritable(sel) : undefined;
  if (by) throw by;
  const best = sel.best
    ? sel.best.prop === 'distance'
      ? `that is ${sel.best.dir === 'max' ? 'furthest' : 'nearest'}`
      : `with the ${sel.best.dir === 'max' ? 'highest' : 'lowest'} ${propWords(dialect, sel.best.prop)}`
    : '';
  const size =
    typeof sel.n === 'object' && 'eq' in sel.n && !isSame(sel.n.eq, { a: 'that' })
      ? `equal to ${amountWords(dialect, sel.n.eq)}`
      : '';
  const differ = sel.distinct === undefined ? '' : `of different ${DIFFERENT[sel.distinct] ?? unlikely(sel)}`;
  const total = sel.total ? `with a total cost${sel.total.op}${amountWords(dialect, sel.total.n)}` : '';
  const alike =
    sel.alike === undefined ? '' : sel.alike === 'presence' ? 'present together' : `of the same ${sel.alike}`;
  return [best, differ, alike, command, at, size, total, sel.ref === undefined ? '' : bound(sel).trim()].filter(
    (word) => word !== '',
  );
}
