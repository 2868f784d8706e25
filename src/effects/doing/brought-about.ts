/** Whether what is paid first could make something of effects of which nothing would come as yet. */
import { anyOf, isEffect, isPut, isSomewhere, textChildren } from '../reading/index.ts';
import type { Effect, Place, Sel } from '../../language/tree/index.ts';

/** What a price may change: a zone, by its name in texts; cards on the table, on or beneath others; what has been done; that there is less of something. */
type Changed = string;
const TABLE = 'table';
const DONE = 'done';
const FEWER = 'fewer';
const STOPPED = 'stopped';
const SCORE = 'score';
const COUNTERS = 'counters';
const ANYTHING = 'anything';

/** Could it: are cards put where the effects look for some, or is it changed what they ask? */
export function mayBringAbout(paid: readonly Effect[], row: readonly Effect[]): boolean {
  if (paid.length === 0) return false;
  const changed = new Set<Changed>([DONE, ...paid.flatMap(changedBy)]);
  return changed.has(ANYTHING) || asksFor(row, (part) => changed.has(part));
}

function changedBy(cost: Effect): readonly Changed[] {
  switch (cost.x) {
    case 'put':
      return [FEWER, ...partsOf(cost.to)];
    case 'command':
      return [FEWER, TABLE];
    case 'stop':
    case 'unstop':
      return [STOPPED];
    case 'points':
      return [SCORE];
    case 'counters':
      return [COUNTERS];
    // What is paid so is that a card costs more, or that somebody has less.
    case 'mod':
      return [COUNTERS, FEWER];
    case 'look':
    case 'pick':
    case 'name':
    case 'count':
      return [];
    case 'oneOf':
      return cost.of.flat().flatMap(changedBy);
    default:
      return [ANYTHING];
  }
}

/** Which parts of the table a place is. */
function partsOf(place: Place): readonly Changed[] {
  if (place.p === 'zone') return ON_TABLE.has(place.zone) ? [TABLE, place.zone] : [place.zone];
  return place.p === 'on' || place.p === 'beneath' ? [TABLE, place.p] : [TABLE];
}
const ON_TABLE: ReadonlySet<string> = new Set(['play', 'core']);

/** Does it ask for what has been done? */
export const asksForDeeds = (effect: Effect): boolean => asksFor(effect, (part) => part === DONE);

/** Does a text ask for such a part, wherever in it? Where it puts cards it does not look for any. */
function asksFor(node: unknown, isOne: (part: Changed) => boolean): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if (askedBy(node).some(isOne)) return true;
  // How many cards it puts there is nothing where there are none.
  const inner = isPut(node) && node.to.p === 'zone' ? [anyOf(node.what), node.costBy] : textChildren(node);
  return inner.some((child) => asksFor(child, isOne));
}

/** What a node asks for itself. */
function askedBy(node: object): readonly Changed[] {
  if (isPlace(node)) return partsOf(node);
  if ('f' in node && typeof node.f === 'string') return ofFilter(node);
  // Whether what stands before it was done is not changed by what is paid.
  if ('c' in node) return node.c === 'did' ? [DONE] : node.c === 'ok' ? [] : [FEWER];
  if (isEffect(node)) return ofEffect(node);
  if ('a' in node) return ofAmount(node.a);
  if ('s' in node) return node.s === 'stopped' ? [STOPPED] : [];
  return isSel(node) && node.ref === undefined && node.at === undefined ? [TABLE] : [];
}
const isPlace = (node: object): node is Place => 'p' in node;
const isSel = (node: object): node is Sel => 'f' in node || 'of' in node || 'n' in node;

/** What is asked of those to whom it is done, whoever they are: whether they are stopped, where they are, who has a copy. */
function ofEffect({ x }: Effect): readonly Changed[] {
  if (x === 'stop' || x === 'unstop') return [STOPPED];
  if (x === 'join') return [TABLE, STOPPED];
  if (x === 'points') return [SCORE];
  return x === 'command' ? [TABLE, FEWER] : [];
}

/** An event 'that has no cards on it' is one as soon as these are gone. */
function ofFilter(node: object & { readonly f: unknown }): readonly Changed[] {
  if (node.f === 'was') return [DONE];
  return node.f === 'not' && isSomewhere(node, isCarries) ? [FEWER] : [];
}
const isCarries = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'f' in node && node.f === 'carries';

function ofAmount(kind: unknown): readonly Changed[] {
  switch (kind) {
    case 'that':
    case 'named':
      return [DONE];
    case 'score':
      return [SCORE];
    case 'counters':
      return [COUNTERS];
    case 'until':
    case 'alt':
      return [FEWER];
    default:
      return [];
  }
}
