/**
 * What a text says of cards where nobody asks for it: 'two of your Klingons' begin a battle, and all would. Each place in
 * a tree where cards are named has one who reads it, and each reader looks at some parts of what is said; a text with any
 * other part there is refused.
 */
import { isEffect } from './reading/index.ts';
import type { Ability, Amount, Cond, Effect, EventPattern, Filter, Place, Sel, State } from '../language/tree/index.ts';

type Part = keyof Sel;
/** How cards are looked for: chosen by somebody; all that there are; so many; one by one as they are asked about; as they are played; as something happens to them. */
type Reader = 'chosen' | 'drawn' | 'downloaded' | 'all' | 'counted' | 'said' | 'asked' | 'played' | 'heard';

const PLAIN: readonly Part[] = ['ref', 'as', 'of', 'via', 'f', 'at', 'other'];
const READ: Readonly<Record<Reader, ReadonlySet<Part>>> = {
  chosen: new Set<Part>([...PLAIN, 'n', 'by', 'best', 'from', 'alike', 'distinct', 'total']),
  drawn: new Set<Part>(['as', 'at', 'n', 'from']),
  downloaded: new Set<Part>(['as', 'at', 'n', 'f', 'other', 'distinct', 'total']),
  all: new Set<Part>([...PLAIN, 'best']),
  counted: new Set<Part>([...PLAIN, 'n', 'best', 'alike', 'distinct']),
  said: new Set<Part>([...PLAIN, 'n', 'best', 'from']),
  asked: new Set<Part>([...PLAIN, 'nth']),
  played: new Set<Part>(['ref', 'as', 'of', 'f', 'at', 'nth']),
  heard: new Set<Part>([...PLAIN, 'n', 'from']),
};

const WORDS: Readonly<Record<Part, string>> = {
  ref: 'which card is spoken of',
  as: 'a letter',
  n: 'how many',
  of: 'whose',
  via: 'whether they are owned',
  f: 'which kind',
  at: 'where they are',
  by: 'who chooses',
  other: 'that they are others',
  best: 'the most or the least',
  from: 'the top or the bottom',
  alike: 'that they are alike',
  distinct: 'that they differ',
  total: 'what they cost together',
  nth: 'the first or the next',
};

/** A selection where it stands, and who reads it. */
type Slot = readonly [Sel | undefined, Reader];

/** What is said in this node of a text that nobody reads, in words. */
export function unreadIn(ability: Ability, node: unknown): string[] {
  return slotsOf(ability, node).flatMap(([sel, reader]) =>
    sel === undefined ? [] : unreadBy(reader, sel).map((part) => `${WORDS[part]}, of cards where that is not asked`),
  );
}

function unreadBy(reader: Reader, sel: Sel): readonly Part[] {
  const said = PARTS.filter((part) => sel[part] !== undefined);
  return said.filter(
    (part) => (part === 'n' ? !isNumberRead(reader, sel) : !READ[reader].has(part)) || isLost(reader, sel, part),
  );
}
const PARTS: readonly Part[] = [...READ.chosen, 'nth'];

/** 'All' and 'any' are no number. */
const isNumberRead = (reader: Reader, { n }: Sel): boolean => READ[reader].has('n') || n === 'all' || n === 'any';

/** Where one part is looked at, another may not be. */
function isLost(reader: Reader, sel: Sel, part: Part): boolean {
  if (reader === 'asked') return sel.ref !== undefined && BESIDE_WHO.has(part);
  if (reader === 'played') return part === 'at' && sel.at?.p === 'zone';
  if (reader !== 'chosen') return false;
  if (sel.ref !== undefined && sel.n === undefined && !sel.f) return OF_SEVERAL.has(part);
  if (part === 'best' && typeof sel.n === 'object') return true;
  if (sel.by === 'random') return part === 'total' || part === 'distinct' || part === 'from';
  if (sel.from !== undefined) return part === 'total' || part === 'distinct' || part === 'alike' || part === 'best';
  return sel.n === 'all' && (part === 'total' || part === 'distinct' || part === 'alike');
}
/** Of what is spoken of by a letter it is not asked any more. */
const BESIDE_WHO: ReadonlySet<Part> = new Set<Part>(['of', 'via', 'at', 'other']);
/** What only a choice among several asks for. */
const OF_SEVERAL: ReadonlySet<Part> = new Set<Part>(['by', 'from', 'alike', 'distinct', 'total']);

function slotsOf(ability: Ability, node: unknown): readonly Slot[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isEffect(node)) return ofEffect(ability, node);
  if (isCondition(node)) return ofCondition(node);
  if (isPattern(node)) return ofEvent(node);
  if (isFilter(node)) return ofFilter(node);
  if (isPlace(node)) return ofPlace(node);
  if (isAmount(node)) return ofAmount(node);
  return isState(node) && node.s === 'equipped' ? [[node.with, 'all']] : [];
}

const isCondition = (node: object): node is Cond => 'c' in node;
const isPattern = (node: object): node is EventPattern => 'e' in node && 'stage' in node;
const isFilter = (node: object): node is Filter => 'f' in node && typeof node.f === 'string';
const isPlace = (node: object): node is Place => 'p' in node && typeof node.p === 'string';
const isAmount = (node: object): node is Exclude<Amount, number> => 'a' in node && typeof node.a === 'string';
const isState = (node: object): node is State => 's' in node;

function ofEffect(ability: Ability, effect: Effect): readonly Slot[] {
  switch (effect.x) {
    case 'mod':
      return [[effect.what, isStanding(ability, effect) ? 'asked' : 'chosen']];
    case 'put':
      return [[effect.what, effect.why === 'draw' ? 'drawn' : effect.why === 'download' ? 'downloaded' : 'chosen']];
    case 'stop':
    case 'unstop':
    case 'damage':
    case 'nullify':
    case 'decloak':
    case 'delay':
    case 'flip':
    case 'command':
    case 'ship':
    case 'look':
    case 'overcome':
      return [[effect.what, 'chosen']];
    case 'pick':
      return [[effect.sel, 'chosen']];
    case 'swap':
      return [
        [effect.a, 'chosen'],
        [effect.b, 'chosen'],
      ];
    case 'reselect':
      return [[effect.to, 'chosen']];
    case 'join':
      return [[effect.what, 'chosen']];
    case 'spare':
    case 'split':
      return [[effect.what, 'all']];
    case 'battle':
      return [[effect.of, 'all']];
    case 'ban':
      return [
        [effect.who, 'asked'],
        [effect.act.what, 'asked'],
      ];
    case 'invite':
      return [
        [effect.mission, 'asked'],
        [effect.with, 'asked'],
      ];
    case 'price':
      return [[effect.who, 'asked']];
    case 'allow':
      return [[effect.act.what, 'played']];
    case 'uncover':
    case 'redirect':
      return [[effect.what, 'played']];
    default:
      return [];
  }
}

/** Does it hold all the time, or of whoever is meant at the time? */
const isStanding = ({ at }: Ability, { what, whoever }: Extract<Effect, { x: 'mod' }>): boolean =>
  at.t === 'static' || whoever === true || what.nth !== undefined;

function ofCondition(condition: Cond): readonly Slot[] {
  switch (condition.c) {
    case 'some':
      return [[condition.sel, 'counted']];
    case 'is':
      return [[condition.who, 'said']];
    case 'req':
    case 'alike':
      return [[condition.who, 'all']];
    default:
      return [];
  }
}

const ofEvent = ({ what, by, involving }: EventPattern): readonly Slot[] => [
  [what, 'heard'],
  [by, 'heard'],
  [involving, 'said'],
];

function ofFilter(filter: Filter): readonly Slot[] {
  switch (filter.f) {
    case 'carries':
      return [[filter.sel, 'counted']];
    case 'among':
      return filter.of.map((sel) => [sel, 'asked']);
    case 'same':
      return [[filter.as, 'all']];
    case 'playable':
      return [[filter.at, 'all']];
    case 'copyOf':
      return [[filter.sel, 'all']];
    case 'required':
      return [[filter.of, 'all']];
    case 'faced':
      return [[filter.by, 'all']];
    default:
      return [];
  }
}

function ofPlace(place: Place): readonly Slot[] {
  switch (place.p) {
    case 'present':
      return [[place.with, 'counted']];
    case 'aboard':
      return [[place.ship, 'all']];
    case 'at':
      return [[place.mission, 'all']];
    case 'on':
    case 'beneath':
      return [[place.card, 'all']];
    case 'quadrantOf':
      return [[place.sel, 'all']];
    default:
      return [];
  }
}

function ofAmount(amount: Exclude<Amount, number>): readonly Slot[] {
  switch (amount.a) {
    case 'count':
      return [[amount.sel, 'counted']];
    case 'prop':
    case 'levels':
      return [[amount.of, 'all']];
    default:
      return [];
  }
}
