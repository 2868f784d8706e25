/** Noun phrases, places and amounts in house style. */
import { iconOfAffiliation, iconOfName } from '../icons.ts';
import type {
  Amount,
  Attr,
  Count,
  Filter,
  Place,
  PlayerRef,
  Prop,
  Requirement,
  Sel,
  State,
  ZoneName,
} from '../tree.ts';

/** A tree that the house style has no words for: our own error, never a user's. */
export function unwritable(node: unknown): Error {
  return new Error(`The house style has no words for ${JSON.stringify(node)}`);
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

// ---------------------------------------------------------------- players
const PLAYERS: Readonly<Record<string, string>> = {
  you: 'you',
  opponent: 'opponent',
  eachOpponent: 'each opponent',
  eachPlayer: 'each player',
  anyPlayer: 'a player',
  left: 'the player on your left',
  right: 'the player on your right',
  winner: 'the winner',
  loser: 'the loser',
};
/** A player as the one who acts. */
export function playerWords(who: PlayerRef): string {
  if (typeof who === 'string') {
    const words = PLAYERS[who];
    if (words === undefined) throw unwritable(who);
    return words;
  }
  if ('owner' in who) return who.owner === 'this' ? "this card's owner" : `${refWord(who.owner)}'s owner`;
  if ('player' in who) return who.player === 'player' ? 'that player' : `player ${refWord(who.player)}`;
  throw unwritable(who);
}
/** A player as an owner: 'your', "opponent's". */
function ownerWords(who: PlayerRef, actor?: PlayerRef): string {
  if (who === 'you') return 'your';
  if (actor !== undefined && same(who, actor)) return 'their';
  return who === 'opponent' ? "an opponent's" : `${playerWords(who)}'s`;
}
/** Owners of zones: the owner of what is moved is 'its owner'. */
function zoneOwnerWords(who: PlayerRef, moved: Sel | undefined, actor: PlayerRef | undefined): string {
  if (typeof who === 'object' && 'owner' in who && (who.owner === 'it' || who.owner === moved?.ref))
    return "its owner's";
  return ownerWords(who, actor);
}

function refWord(id: string): string {
  if (id === 'this') return 'this';
  return id === 'that' ? 'that one' : id.toUpperCase();
}

// ---------------------------------------------------------------- filters
const MISSIONS = { planet: 'planet', space: 'space', dual: 'dual', headquarters: 'headquarters' } as const;
const ADJECTIVES: Readonly<Record<string, string>> = {
  stopped: 'stopped',
  staffed: 'staffed',
  damaged: 'damaged',
  complete: 'completed',
  overcome: 'overcome',
};
const OPPOSITES: Readonly<Record<string, string>> = {
  stopped: 'unstopped',
  damaged: 'undamaged',
  complete: 'incomplete',
};

/** A filter before the noun; undefined where it must follow. */
function adjective(filter: Filter): string | undefined {
  switch (filter.f) {
    case 'affiliation':
      return `[${iconOfAffiliation(filter.is) ?? filter.is}]`;
    case 'icon':
      return `[${iconOfName(filter.is) ?? filter.is}]`;
    case 'quadrant':
      return `[${filter.is}Q]`;
    case 'keyword':
      return filter.arg === undefined ? filter.is : `${filter.is}: ${filter.arg}`;
    case 'species':
    case 'class':
      return filter.is;
    case 'title':
      return `{${filter.is}}`;
    case 'skill':
      return levelled(filter.is, filter.n);
    case 'unique':
      return 'unique';
    case 'mission':
      return MISSIONS[filter.is];
    case 'state':
      return ADJECTIVES[filter.is.s];
    case 'not':
      return negated(filter.of);
    case 'kind':
      return filter.is === 'card' ? undefined : filter.is;
    case 'and':
      return group(filter.of, ' ');
    case 'or':
      return group(filter.of, ' or ');
    default:
      return undefined;
  }
}
function negated(filter: Filter): string | undefined {
  const opposite = filter.f === 'state' ? OPPOSITES[filter.is.s] : undefined;
  if (opposite !== undefined) return opposite;
  if (filter.f === 'and' || filter.f === 'or' || filter.f === 'not' || filter.f === 'state') return undefined;
  const word = adjective(filter);
  return word === undefined ? undefined : `non-${word}`;
}
function group(filters: readonly Filter[], between: string): string | undefined {
  const words = filters.map((one) => (one.f === 'or' ? undefined : adjective(one)));
  return words.includes(undefined) ? undefined : words.join(between);
}
export function levelled(skill: string, n: number | undefined): string {
  return n !== undefined && n > 1 ? `${n} ${skill}` : skill;
}

const PLURALS: ReadonlySet<string> = new Set(['ship', 'event', 'interrupt', 'dilemma', 'mission', 'card']);
const plural = (word: string, many: boolean): string => (many && PLURALS.has(word) ? `${word}s` : word);

/** The noun with what stands before and behind it; `near` comes right after the noun. */
export function nounWords(filter: Filter | undefined, many: boolean, near = ''): string {
  if (!filter) return [plural('card', many), near].filter((word) => word !== '').join(' ');
  const parts = filter.f === 'and' ? filter.of : [filter];
  const at = parts.findIndex((one) => one.f === 'kind');
  const kind = parts[at];
  const lead = kind ? parts.slice(0, at) : parts.slice(0, leading(parts));
  const behind = kind ? parts.slice(at + 1) : parts.slice(lead.length);
  const before = lead.map((one) => adjective(one));
  if (before.includes(undefined)) throw unwritable(filter);
  const last = lead.at(-1);
  const noun = kind?.f === 'kind' ? plural(kind.is, many) : isNoun(last) ? '' : plural('card', many);
  return [...before, noun, near, ...behind.map(relative)].filter((word) => word !== '').join(' ');
}
const hasKind = (filter: Filter): boolean => filter.f === 'kind' || (filter.f === 'and' && filter.of.some(hasKind));
/** Filters that are nouns of their own. */
function isNoun(filter: Filter | undefined): boolean {
  return filter?.f === 'species' || filter?.f === 'title' || (filter?.f === 'mission' && filter.is === 'headquarters');
}
function leading(parts: readonly Filter[]): number {
  const first = parts.findIndex((one) => adjective(one) === undefined);
  return first < 0 ? parts.length : first;
}

/** A filter behind the noun. */
export function relative(filter: Filter): string {
  switch (filter.f) {
    case 'num':
      if (filter.prop === 'cost') return `cost${filter.op}${amountWords(filter.n)}`;
      if (filter.prop === 'points') return `worth ${filter.op}${amountWords(filter.n)}`;
      return `with ${filter.prop}${filter.op}${amountWords(filter.n)}`;
    case 'requires':
      return `requiring ${requirementWords(filter.req)}`;
    case 'same':
      return `with the same ${propWords(filter.prop)} as ${cardWords(filter.as)}`;
    case 'state':
      return stateWords(filter.is);
    case 'was':
      if (filter.ev.e === 'reveal' && filter.span === 'ability') return 'revealed';
      throw unwritable(filter);
    case 'carries':
      return `that has ${cardWords(filter.sel)} on it`;
    case 'not':
      if (filter.of.f === 'carries') return `that has no ${cardWords(filter.of.sel).replace(/^an? /, '')} on it`;
      if (filter.of.f === 'same')
        return `with a different ${propWords(filter.of.prop)} than ${cardWords(filter.of.as)}`;
      throw unwritable(filter);
    default:
      return `with ${qualityWords(filter)}`;
  }
}
const propWords = (prop: Prop): string => (prop === 'type' ? 'type' : prop);

/** What a card has: skills, attributes. */
export function qualityWords(filter: Filter): string {
  switch (filter.f) {
    case 'skill':
      return levelled(filter.is, filter.n);
    case 'num':
      return filter.prop === 'cost'
        ? `a cost ${filter.op}${amountWords(filter.n)}`
        : `${filter.prop}${filter.op}${amountWords(filter.n)}`;
    case 'keyword':
    case 'species':
    case 'affiliation':
    case 'icon':
      return `a ${adjective(filter) ?? ''}`;
    case 'and':
      return filter.of.map(qualityWords).join(' and ');
    case 'or':
      return filter.of.map(qualityWords).join(' or ');
    default:
      throw unwritable(filter);
  }
}

// ---------------------------------------------------------------- states
export function stateWords(state: State): string {
  switch (state.s) {
    case 'at':
      return placeWords(state.place);
    case 'facing':
      return `facing ${state.what ? cardWords(state.what) : 'a dilemma'}`;
    case 'attempting':
      return `attempting ${state.what ? cardWords(state.what) : 'a mission'}`;
    case 'inBattle':
      return state.kind === 'combat' ? 'in combat' : state.kind === 'engagement' ? 'in an engagement' : 'in a battle';
    case 'equipped':
      return `equipped with ${cardWords(state.with)}`;
    case 'complete':
      return 'complete';
    case 'stopped':
    case 'staffed':
    case 'damaged':
    case 'overcome':
      return state.s;
    default:
      throw unwritable(state);
  }
}

// ---------------------------------------------------------------- selectors
function countWords(n: Count | undefined): string {
  if (n === undefined) return 'a';
  if (n === 'all') return 'each';
  if (n === 'any') return 'any number of';
  if (typeof n === 'number') return String(n);
  if ('upTo' in n) return `up to ${amountWords(n.upTo)}`;
  if ('allBut' in n) return `all but ${n.allBut}`;
  if ('min' in n) return `${amountWords(n.min)} or more`;
  if (same(n.eq, { a: 'that' })) return 'that many';
  throw unwritable(n);
}
const isMany = (n: Count | undefined): boolean => n !== undefined && n !== 1 && n !== 'all';

/** A selector in words; `actor` is the player whose hand is 'hand'. */
export function cardWords(sel: Sel, actor?: PlayerRef): string {
  if (sel.ref !== undefined) return referred(sel, actor);
  if (same(sel, { f: { f: 'kind', is: 'mission' }, at: { p: 'here' } })) return 'this mission';
  const carried = carrier(sel);
  if (carried !== undefined) return carried;
  if (same(sel, { n: 'all', at: REST })) return 'the rest of the dilemma stack';
  const { from, at } = sel;
  if (from !== undefined && at?.p === 'zone') {
    const size = sel.n === undefined ? '' : `${countWords(sel.n)} `;
    return `the ${END[from]} ${size}${nounWords(sel.f, isMany(sel.n))} of ${zoneWords(at, actor, sel)}${bound(sel)}`;
  }
  if (same({ ...sel, as: 0 }, { n: 'all', at, as: 0 }) && at?.p === 'zone' && at.zone === 'hand')
    return zoneWords(at, actor) + bound(sel);
  if (sel.f?.f === 'or' && (adjective(sel.f) === undefined || sel.f.of.some(hasKind))) {
    const { at: _at, as: _as, ...lead } = sel;
    const last = sel.f.of.length - 1;
    return sel.f.of.map((f, index) => described({ ...(index === last ? sel : lead), f }, actor)).join(' or ');
  }
  return described(sel, actor);
}
const REST: Place = { p: 'zone', zone: 'dilemmaStack', of: { owner: 'this' } };
/** 'The ship this is aboard'. */
function carrier(sel: Sel): string | undefined {
  if (sel.n !== 'all' || sel.f?.f !== 'and' || Object.keys(sel).length !== 2) return undefined;
  const [first, second, third] = sel.f.of;
  if (first?.f !== 'kind' || second?.f !== 'carries' || third) return undefined;
  return `the ${first.is} ${cardWords(second.sel)} is ${second.how}`;
}
const bound = (sel: Sel): string => (sel.as === undefined ? '' : ` (${sel.as.toUpperCase()})`);
const END = { top: 'top', bottom: 'bottom', topOrBottom: 'top or bottom' } as const;

function referred(sel: Sel, actor: PlayerRef | undefined): string {
  const name = refWord(sel.ref ?? '');
  const size = sel.n === undefined ? '' : `${sel.n === 1 ? 1 : countWords(sel.n)} of `;
  const behind = sel.f ? (sel.f.f === 'and' ? sel.f.of : [sel.f]).map(relative) : [];
  return [`${size}${name}`, ...behind, ...posts(sel, actor)].join(' ');
}
function described(sel: Sel, actor: PlayerRef | undefined): string {
  const owned = sel.of !== undefined && sel.via === undefined;
  const owner = owned && sel.of !== undefined ? ownerWords(sel.of, actor) : '';
  const other = sel.other ? 'other' : '';
  if (sel.other && sel.other.length !== 1) throw unwritable(sel);
  const size =
    sel.n === undefined && (owned || other !== '') ? (owned ? '' : other === '' ? 'a' : '') : countWords(sel.n);
  const of =
    size !== '' && owned && (sel.n === 'all' || typeof sel.n === 'number' || typeof sel.n === 'object') ? 'of' : '';
  const than = sel.other ? [`than ${refWord(sel.other[0] ?? '')}`] : [];
  const chance = sel.by === 'random' ? 'random' : '';
  if (sel.by !== undefined && sel.by !== 'random') throw unwritable(sel);
  const words = [
    size,
    chance,
    of,
    owner,
    size === '' && !owned && other !== '' ? 'another' : other,
    nounWords(sel.f, isMany(sel.n), near(sel)),
  ];
  const said = [...words, ...than, ...posts(sel, actor)].filter((word) => word !== '').join(' ');
  return said.replace(/^a (?=\{)/, '').replace(/^a (?=\[?[aeiou])/i, 'an ');
}
/** What binds closest: the letter, and a place of one word. */
function near(sel: Sel): string {
  const at = sel.at && isShort(sel.at) ? ` ${placeWords(sel.at)}` : '';
  return `${bound(sel)}${at}`.trim();
}
const isShort = (at: Place): boolean =>
  at.p === 'here' || at.p === 'involved' || (at.p === 'present' && same(at.with, { ref: 'this' }));

function posts(sel: Sel, actor: PlayerRef | undefined): string[] {
  const owned =
    sel.via === 'own' ? (sel.of === 'you' ? 'you own' : sel.of === 'opponent' ? 'an opponent owns' : undefined) : '';
  const command = sel.via === 'commandNotOwn' ? 'you command but do not own' : owned;
  if (command === undefined) throw unwritable(sel);
  const far = sel.at && (sel.ref !== undefined || !isShort(sel.at)) ? placeWords(sel.at, actor, sel) : '';
  const at = sel.at?.p === 'beneath' ? `from ${far}` : far;
  const by = sel.ref !== undefined && sel.of !== undefined ? unwritable(sel) : undefined;
  if (by) throw by;
  const best = sel.best ? `with the ${sel.best.dir === 'max' ? 'highest' : 'lowest'} ${sel.best.prop}` : '';
  return [best, at, command, sel.ref === undefined ? '' : bound(sel).trim()].filter((word) => word !== '');
}

// ---------------------------------------------------------------- places
const ZONES: Readonly<Record<ZoneName, string>> = {
  hand: 'hand',
  deck: 'deck',
  discard: 'discard pile',
  dilemmaPile: 'dilemma pile',
  dilemmaStack: 'dilemma stack',
  core: 'core',
  brig: 'brig',
  removed: 'removed',
  play: 'play',
};
type Zone = Extract<Place, { p: 'zone' }>;
export function zoneWords(at: Zone, actor?: PlayerRef, moved?: Sel): string {
  if (at.zone === 'removed' || at.zone === 'play') throw unwritable(at);
  if (at.zone === 'hand' && actor !== undefined && same(at.of, actor)) return 'hand';
  return `${zoneOwnerWords(at.of, moved, actor)} ${ZONES[at.zone]}`;
}
/** Where cards are. */
export function placeWords(at: Place, actor?: PlayerRef, moved?: Sel): string {
  switch (at.p) {
    case 'present':
      return same(at.with, { ref: 'this' }) ? 'present' : `present with ${cardWords(at.with)}`;
    case 'here':
      return 'here';
    case 'involved':
      return 'involved';
    case 'aboard':
      return `aboard ${cardWords(at.ship)}`;
    case 'at':
      return `at ${cardWords(at.mission)}`;
    case 'on':
      return `on ${cardWords(at.card)}`;
    case 'beneath':
      return `beneath ${cardWords(at.card)}`;
    case 'zone':
      if (at.zone === 'play') return 'in play';
      return `${at.zone === 'hand' && actor !== undefined && same(at.of, actor) ? 'from' : 'in'} ${zoneWords(at, actor, moved)}`;
    case 'wherePlayable':
    case 'quadrantOf':
      throw unwritable(at);
  }
}
/** Where cards go. */
export function destinationWords(to: Place, actor: PlayerRef, moved: Sel, into = 'to'): string {
  if (to.p === 'wherePlayable') return 'where it could be played';
  if (to.p !== 'zone') return placeWords(to);
  if (to.pos === undefined) return `${into} ${zoneWords(to, actor, moved)}`;
  return `on the ${END[to.pos]} of ${zoneWords(to, actor, moved)}`;
}

// ---------------------------------------------------------------- amounts and requirements
const PROPS: ReadonlySet<Prop> = new Set<Prop>([
  'cost',
  'span',
  'attributes',
  'points',
  'Integrity',
  'Cunning',
  'Strength',
  'Range',
  'Weapons',
  'Shields',
]);
export function amountWords(amount: Amount): string {
  if (typeof amount === 'number') return String(amount);
  switch (amount.a) {
    case 'count':
      return `the number of ${cardWords(amount.sel)}`;
    case 'prop': {
      if (!PROPS.has(amount.prop)) throw unwritable(amount);
      const fold = amount.fold === undefined ? '' : { sum: 'total ', max: 'highest ', min: 'lowest ' }[amount.fold];
      return `the ${fold}${amount.prop} of ${cardWords(amount.of)}`;
    }
    case 'times':
      if (amount.k !== 2) throw unwritable(amount);
      return `twice ${amountWords(amount.of)}`;
    case 'that':
      return 'that number';
    case 'score':
      return `score of ${playerWords(amount.of)}`;
    default:
      throw unwritable(amount);
  }
}

/** A requirement in house style: 'and' inside alternatives, 'or' between them. */
export function requirementWords(req: Requirement): string {
  switch (req.r) {
    case 'or':
      return req.of.map(requirementWords).join(' or ');
    case 'and':
      return listWords(req.of.map((one) => (one.r === 'or' ? `(${requirementWords(one)})` : requirementWords(one))));
    case 'skill':
      return levelled(req.skill, req.n);
    case 'attr':
      return `${attributeWords(req.attr)}${req.op}${amountWords(req.n)}`;
    case 'card':
      return cardWords(req.sel);
    case 'one':
      return `a personnel with ${requirementWords(req.req)}`;
    case 'differentSkills':
      return `${req.n} different skills`;
    case 'skillsOf':
      return `skills needed to complete ${cardWords(req.what)}`;
  }
}
function attributeWords(attr: Attr | 'any' | { named: string }): string {
  if (typeof attr === 'object') throw unwritable(attr);
  return attr === 'any' ? 'any attribute' : attr;
}
function listWords(words: readonly string[]): string {
  if (words.length < 3) return words.join(' and ');
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1) ?? ''}`;
}
