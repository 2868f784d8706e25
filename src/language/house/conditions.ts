/** Writes conditions in house style. */
import type { Dialect } from '../dialect.ts';
import type { Amount, Cond, EventName, Filter, PlayerRef, Prop, Sel } from '../tree/index.ts';
import { nounWords, qualityWords, relative } from './filters.ts';
import { historyWords } from './history.ts';
import { article, have, is, not, says } from './persons.ts';
import { ownerWords, playerWords } from './players.ts';
import { amountWords, cardWords, raise, requirementWords, stateWords, unwritable } from './symbols.ts';
import { isSame } from '../tree/same.ts';

const INVOLVED: Sel = { n: 'all', at: { p: 'involved' } };
const REMAINING: Sel = { f: { f: 'kind', is: 'personnel' }, of: 'you', at: { p: 'involved' } };
const FEW = { '<=': 'fewer' } as const;

export function conditionWords(dialect: Dialect, cond: Cond): string {
  switch (cond.c) {
    case 'and':
      return cond.of
        .map((one) => (one.c === 'or' ? `(${conditionWords(dialect, one)})` : conditionWords(dialect, one)))
        .join(' and ');
    case 'or':
      return cond.of
        .map((one) => (one.c === 'and' ? `(${conditionWords(dialect, one)})` : conditionWords(dialect, one)))
        .join(' or ');
    case 'not':
      return negative(dialect, cond.of);
    case 'some':
      return some(dialect, cond);
    case 'is': {
      const without = withoutIt(cond);
      if (without) return isNotSo(dialect, without);
      return cond.state.s === 'isA'
        ? isA(dialect, cond.who, cond.state.f)
        : (presentWithThis(dialect, cond) ??
            `${cardWords(dialect, cond.who)} ${is(cond.who)} ${stateWords(dialect, cond.state)}`);
    }
    case 'req':
      return `${whoTogether(dialect, cond.who)} have ${requirementWords(dialect, cond.req)}`;
    case 'printed':
      return `${cardWords(dialect, cond.who)} have the printed requirements of ${cardWords(dialect, cond.of)}`;
    case 'parity':
      return `${amountWords(dialect, cond.of)} is ${cond.is}`;
    case 'alike':
      return `${cardWords(dialect, cond.who)} ${cond.both ? 'both ' : ''}${likeWords(cond.prop)}`;
    case 'cmp':
      return compared(dialect, cond);
    case 'did':
      return did(dialect, cond, false);
    case 'ok':
      return outcome(dialect, cond);
    case 'turn':
      if (cond.segment !== undefined)
        return cond.whose === 'you'
          ? `it is your ${dialect.words.segments.write(cond.segment) ?? raise(cond)}`
          : raise(cond);
      return cond.whose === 'you'
        ? 'it is your turn'
        : cond.whose === 'opponent'
          ? "it is an opponent's turn"
          : typeof cond.whose === 'object' && 'owner' in cond.whose
            ? `it is ${ownerWords(dialect, cond.whose)} turn`
            : raise(cond);
  }
}

function likeWords(prop: Prop): string {
  if (prop === 'skills') return 'share a skill';
  return prop === 'region' || prop === 'quadrant' ? `are in the same ${prop}` : `are the same ${prop}`;
}
function some(dialect: Dialect, cond: Extract<Cond, { c: 'some' }>): string {
  const { sel, n, op } = cond;
  if (n !== undefined && typeof n !== 'number') throw unwritable(cond);
  if (op !== undefined && op !== '<=') throw unwritable(cond);
  if (sel.ref === 'selected' && n === undefined) {
    const { ref: _, ...card } = sel;
    return `you select ${cardWords(dialect, card)}`;
  }
  if (sel.ref !== undefined && sel.of === 'you' && sel.via === 'commandNotOwn' && n === undefined) {
    const { of: _of, via: _via, ...card } = sel;
    return `you command but do not own ${cardWords(dialect, card)}`;
  }
  if (sel.ref !== undefined && sel.of !== undefined && sel.via === 'own' && n === undefined) {
    const { of: owner, via: _via, ...card } = sel;
    return `${says(dialect, owner, 'own')} ${cardWords(dialect, card)}`;
  }
  if (n !== undefined && isSame(sel, REMAINING)) return op === undefined ? `${n} remain` : `${n} or ${FEW[op]} remain`;
  const among = op === undefined ? someOfThem(dialect, sel, n) : undefined;
  if (among !== undefined) return among;
  const commanded = sel.of !== undefined && sel.via === undefined;
  const { of, ...rest } = sel;
  if (op === '<=' && of !== undefined)
    return `${says(dialect, of, 'command')} ${n ?? raise(sel)} or ${FEW[op]} ${several(dialect, rest)}`;
  if (op === '<=') return `there are ${n ?? raise(sel)} or ${FEW[op]} ${several(dialect, sel)}`;
  if (commanded && of === 'anyPlayer' && n === undefined && sel.n === undefined)
    return `any player commands ${counted(dialect, rest, n)}`;
  if (commanded && of !== undefined && of !== 'anyPlayer')
    return `${says(dialect, of, 'command')} ${counted(dialect, rest, n)}`;
  return `there ${n === undefined || n === 1 ? 'is' : 'are'} ${counted(dialect, sel, n)}`;
}
const counted = (dialect: Dialect, sel: Sel, n: number | undefined): string =>
  thereWords(cardWords(dialect, n === undefined ? sel : { ...sel, n }));
/** What is beneath a card is there, not taken from there. */
const thereWords = (words: string): string => words.replace(' from beneath ', ' beneath ');
/** The noun phrase without its article. */
export function bare(dialect: Dialect, sel: Sel): string {
  const isOwners = sel.of !== undefined && sel.via === undefined;
  return isOwners ? cardWords(dialect, sel) : cardWords(dialect, sel).replace(/^an? /, '');
}
/** The noun phrase of several, without their number. */
export function several(dialect: Dialect, sel: Sel): string {
  if (sel.ref !== undefined || sel.n !== undefined || sel.nth !== undefined) return bare(dialect, sel);
  return thereWords(cardWords(dialect, { ...sel, n: 2 }).replace(/^2 (of )?/, ''));
}
/** 'One of those is …', '2 or more of those are …': of cards chosen before. */
function someOfThem(dialect: Dialect, { ref, f, ...rest }: Sel, least: number | undefined): string | undefined {
  if (ref === undefined || ref === 'selected' || !f || Object.keys(rest).length > 0) return undefined;
  return isA(dialect, { ref, n: least === undefined ? 1 : { min: least } }, f);
}
/** 'None of those is …'. */
function noneOfThem(dialect: Dialect, { ref, f, ...rest }: Sel): string | undefined {
  if (ref === undefined || ref === 'selected' || !f || Object.keys(rest).length > 0) return undefined;
  return `none of ${isA(dialect, { ref }, f)}`;
}

function negative(dialect: Dialect, cond: Cond): string {
  switch (cond.c) {
    case 'some': {
      const { of, ...rest } = cond.sel;
      if (cond.n !== undefined && typeof cond.n !== 'number') throw unwritable(cond);
      if (cond.op !== undefined) return `not (${some(dialect, cond)})`;
      if (of !== undefined && cond.sel.via === undefined && of !== 'anyPlayer')
        return `${not(dialect, of)} command ${counted(dialect, rest, cond.n)}`;
      if (cond.n !== undefined) return `not (${some(dialect, cond)})`;
      const among = noneOfThem(dialect, cond.sel);
      if (among !== undefined) return among;
      if (of === 'anyPlayer' && cond.sel.via === undefined)
        return `no player commands ${thereWords(cardWords(dialect, rest))}`;
      return cond.sel.other
        ? `there is not ${cardWords(dialect, cond.sel)}`
        : `there ${cond.sel.ref === undefined ? 'are' : 'is'} no ${several(dialect, cond.sel)}`;
    }
    case 'is':
      return isKnown(cond.who) ? isNotSo(dialect, cond) : `not (${conditionWords(dialect, cond)})`;
    case 'req':
      return `${whoTogether(dialect, cond.who)} do not have ${requirementWords(dialect, cond.req)}`;
    case 'did':
      return did(dialect, cond, true);
    case 'turn':
      return cond.whose === 'you' ? 'it is not your turn' : `not (${conditionWords(dialect, cond)})`;
    default:
      return `not (${conditionWords(dialect, cond)})`;
  }
}
/** Who has something between them, which is not said of each. */
function whoTogether(dialect: Dialect, who: Sel): string {
  if (isSame(who, INVOLVED)) return 'you';
  const { n, ...any } = who;
  if (n !== 'all') return cardWords(dialect, who);
  return `${any.of === undefined ? cardWords(dialect, who).replace(/^each /, 'all ') : cardWords(dialect, any)} together`;
}
/** Is a card meant that is known? 'A personnel' may be any, 'the ship this is aboard' is one. */
const isKnown = (who: Sel): boolean =>
  who.ref !== undefined ||
  isSame(who, { f: { f: 'kind', is: 'mission' }, at: { p: 'here' } }) ||
  (who.n === 'all' && who.f?.f === 'and' && who.f.of.some((one) => one.f === 'carries'));
type Is = Extract<Cond, { c: 'is' }>;
function isNotSo(dialect: Dialect, { who, state }: Is): string {
  if (state.s === 'isA') return isNot(dialect, who, state.f);
  return `${cardWords(dialect, who)} is not ${stateWords(dialect, state)}`;
}
/** 'A personnel present does not have Honor': there is one without. */
function withoutIt({ who, state }: Is): Is | undefined {
  if (who.ref !== undefined || who.n !== undefined || state.s !== 'isA') return undefined;
  if (state.f.f !== 'not' || isSame(state.f, INCOMPLETE)) return undefined;
  const { of } = state.f;
  return { c: 'is', who, state: of.f === 'state' ? of.is : { s: 'isA', f: of } };
}

/** 'Three are present with this': besides it. */
function presentWithThis(dialect: Dialect, { who, state }: Extract<Cond, { c: 'is' }>): string | undefined {
  const { other, ...rest } = who;
  const isMeant = isSame(other, ['this']) && isSame(state, { s: 'at', place: { p: 'present', with: { ref: 'this' } } });
  return isMeant ? `${cardWords(dialect, rest)} ${is(rest)} present with this` : undefined;
}
/** '[Bor] or a Hologram'. */
function affiliated(dialect: Dialect, filter: Filter): string | undefined {
  const parts = filter.f === 'or' ? filter.of : [];
  if (parts[0]?.f !== 'affiliation' || !parts.every(({ f }) => f === 'affiliation' || f === 'species'))
    return undefined;
  return parts
    .map((one) => (one.f === 'species' ? article(one.is) : qualityWords(dialect, one).replace(/^an? /, '')))
    .join(' or ');
}
const INCOMPLETE: Filter = { f: 'not', of: { f: 'state', is: { s: 'complete' } } };
function isA(dialect: Dialect, who: Sel, filter: Filter): string {
  if (filter.f === 'and' && filter.of.length === 2 && isSame(filter.of[1], { f: 'whose', of: 'you' }))
    return `${cardWords(dialect, who)} is your ${nounWords(dialect, filter.of[0], false)}`;
  if (filter.f === 'species') return `${cardWords(dialect, who)} is ${article(filter.is)}`;
  const either = affiliated(dialect, filter);
  if (either !== undefined) return `${cardWords(dialect, who)} is ${either}`;
  if (isSame(filter, INCOMPLETE)) return `${cardWords(dialect, who)} is incomplete`;
  if (filter.f === 'requires') return `${cardWords(dialect, who)} requires ${requirementWords(dialect, filter.req)}`;
  if (filter.f === 'carries' && filter.how === 'aboard')
    return `${cardWords(dialect, who)} has ${cardWords(dialect, filter.sel)} aboard`;
  if (filter.f === 'carries' && filter.how !== 'at')
    return `${cardWords(dialect, who)} ${relative(dialect, filter).replace(/^that /, '')}`;
  if (filter.f === 'num' && filter.prop === 'points')
    return `${cardWords(dialect, who)} is ${relative(dialect, filter)}`;
  try {
    return `${cardWords(dialect, who)} has ${qualityWords(dialect, filter)}`;
  } catch {
    return `${cardWords(dialect, who)} is ${article(nounWords(dialect, filter, false))}`;
  }
}

function isNot(dialect: Dialect, who: Sel, filter: Filter): string {
  if (filter.f === 'kind') return `${cardWords(dialect, who)} is not ${article(nounWords(dialect, filter, false))}`;
  if (filter.f === 'carries' && filter.how === 'aboard')
    return `${cardWords(dialect, who)} has no ${several(dialect, filter.sel)} aboard`;
  if (filter.f === 'carries' && filter.how !== 'at')
    return `${cardWords(dialect, who)} has no ${several(dialect, filter.sel)} ${filter.how} it`;
  return `${cardWords(dialect, who)} does not have ${qualityWords(dialect, filter)}`;
}

function compared(dialect: Dialect, cond: Extract<Cond, { c: 'cmp' }>): string {
  const { a, b, op } = cond;
  if (typeof a === 'object' && a.a === 'score') {
    if (typeof b === 'number' && op === '>=') return `${have(dialect, a.of)} ${b} or more points`;
    if (typeof b === 'number' && op === '<=') return `${have(dialect, a.of)} ${b} or fewer points`;
    if (typeof b === 'object' && b.a === 'score' && op === '>')
      return `${have(dialect, a.of)} more points than ${playerWords(dialect, b.of)}`;
    if (typeof b === 'object' && b.a === 'score' && op === '<')
      return `${have(dialect, a.of)} fewer points than ${playerWords(dialect, b.of)}`;
  }
  if (typeof a === 'object' && a.a === 'counters' && b === 0 && op === '=')
    return `${have(dialect, a.of)} spent all counters this turn`;
  if (typeof a === 'object' && a.a === 'turns' && b === 1 && op === '>=') return `${have(dialect, a.of)} had a turn`;
  if (typeof a === 'object' && a.a === 'turns' && typeof b === 'object' && b.a === 'turns' && op === '>')
    return `${have(dialect, a.of)} had more turns than ${playerWords(dialect, b.of)}`;
  const [mine, theirs] = [a, b].map(handOf);
  if (mine !== undefined && theirs !== undefined && (op === '>' || op === '<'))
    return `${have(dialect, mine)} ${op === '>' ? 'more' : 'fewer'} cards in hand than ${playerWords(dialect, theirs)}`;
  return more(dialect, cond) ?? `${amountWords(dialect, a)} ${op} ${amountWords(dialect, b)}`;
}
/** Whose hand is counted. */
function handOf(amount: Amount): PlayerRef | undefined {
  if (typeof amount === 'number' || amount.a !== 'count' || amount.sel.at?.p !== 'zone') return undefined;
  const { of } = amount.sel.at;
  return isSame(amount.sel, { n: 'all', at: { p: 'zone', zone: 'hand', of } }) ? of : undefined;
}
/** 'An opponent commands more X than you'. */
function more(dialect: Dialect, { a, op, b }: Extract<Cond, { c: 'cmp' }>): string | undefined {
  if (op !== '>' || typeof a !== 'object' || typeof b !== 'object' || a.a !== 'count' || b.a !== 'count')
    return undefined;
  const { of: who, n, ...sel } = a.sel;
  const { of: than, n: all, ...other } = b.sel;
  if (who === undefined || than === undefined || n !== 'all' || all !== 'all' || !isSame(sel, other)) return undefined;
  return `${says(dialect, who, 'command')} more ${bare(dialect, { ...sel, n: 2 }).replace(/^2 /, '')} than ${playerWords(dialect, than)}`;
}
const DEEDS: ReadonlySet<EventName> = new Set(['kill', 'stop', 'capture', 'destroy']);
function did(dialect: Dialect, cond: Extract<Cond, { c: 'did' }>, isNot: boolean): string {
  const { e, who, what, ...rest } = cond.ev;
  const deed = typeof e === 'string' && DEEDS.has(e) ? dialect.words.participles.write(e) : undefined;
  if (!isNot && deed !== undefined && what && rest.by?.ref !== undefined && cond.span === 'attempt')
    return `${cardWords(dialect, rest.by)} ${deed} ${cardWords(dialect, what)}`;
  if (
    e === 'complete' &&
    who !== undefined &&
    what &&
    'nth' in rest &&
    rest.nth === 1 &&
    cond.span === 'game' &&
    !isNot
  )
    return `the first mission ${playerWords(dialect, who)} completed was ${cardWords(dialect, what)}`;
  if (e !== 'complete' || who === undefined || !what || cond.span !== 'game' || !isSame(rest, { stage: 'did' }))
    return historyWords(dialect, cond, isNot);
  return `${have(dialect, who)}${isNot ? ' not' : ''} completed ${cardWords(dialect, what)}`;
}
function outcome(dialect: Dialect, cond: Extract<Cond, { c: 'ok' }>): string {
  if (cond.who === 'winner') throw unwritable(cond);
  if (cond.who === undefined || cond.who === 'you') return cond.value ? 'you do' : 'you cannot';
  return cond.value ? `${playerWords(dialect, cond.who)} does` : `${playerWords(dialect, cond.who)} cannot`;
}
