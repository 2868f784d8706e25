/** Conditions in house style. */
import type { Amount, Cond, EventName, Filter, PlayerRef, Prop, Sel } from '../tree/index.ts';
import { nounWords, qualityWords, relative } from './filters.ts';
import { historyWords } from './history.ts';
import { have, not, says } from './persons.ts';
import { ownerWords, playerWords } from './players.ts';
import { amountWords, cardWords, raise, requirementWords, same, stateWords, unwritable } from './symbols.ts';

const INVOLVED: Sel = { n: 'all', at: { p: 'involved' } };
const REMAINING: Sel = { f: { f: 'kind', is: 'personnel' }, of: 'you', at: { p: 'involved' } };
const FEW = { '<=': 'fewer' } as const;

export function conditionWords(cond: Cond): string {
  switch (cond.c) {
    case 'and':
      return cond.of.map((one) => (one.c === 'or' ? `(${conditionWords(one)})` : conditionWords(one))).join(' and ');
    case 'or':
      return cond.of.map((one) => (one.c === 'and' ? `(${conditionWords(one)})` : conditionWords(one))).join(' or ');
    case 'not':
      return negative(cond.of);
    case 'some':
      return some(cond);
    case 'is':
      return cond.state.s === 'isA'
        ? isA(cond.who, cond.state.f)
        : `${cardWords(cond.who)} is ${stateWords(cond.state)}`;
    case 'req':
      return `${same(cond.who, INVOLVED) ? 'you' : cardWords(cond.who)} have ${requirementWords(cond.req)}`;
    case 'parity':
      return `${amountWords(cond.of)} is ${cond.is}`;
    case 'alike':
      return `${cardWords(cond.who)} ${likeWords(cond.prop)}`;
    case 'cmp':
      return compared(cond);
    case 'did':
      return did(cond, false);
    case 'ok':
      return outcome(cond);
    case 'turn':
      if (cond.nth !== undefined) throw unwritable(cond);
      return cond.whose === 'you'
        ? 'it is your turn'
        : cond.whose === 'opponent'
          ? "it is an opponent's turn"
          : typeof cond.whose === 'object' && 'owner' in cond.whose
            ? `it is ${ownerWords(cond.whose)} turn`
            : raise(cond);
  }
}

function likeWords(prop: Prop): string {
  if (prop === 'skills') return 'share a skill';
  return prop === 'region' || prop === 'quadrant' ? `are in the same ${prop}` : `are the same ${prop}`;
}
function some(cond: Extract<Cond, { c: 'some' }>): string {
  const { sel, n, op } = cond;
  if (n !== undefined && typeof n !== 'number') throw unwritable(cond);
  if (op !== undefined && op !== '<=') throw unwritable(cond);
  if (sel.ref === 'selected' && n === undefined) {
    const { ref: _, ...card } = sel;
    return `you select ${cardWords(card)}`;
  }
  if (sel.ref !== undefined && sel.of === 'you' && sel.via === 'commandNotOwn' && n === undefined) {
    const { of: _of, via: _via, ...card } = sel;
    return `you command but do not own ${cardWords(card)}`;
  }
  if (sel.ref !== undefined && sel.of !== undefined && sel.via === 'own' && n === undefined) {
    const { of: owner, via: _via, ...card } = sel;
    return `${says(owner, 'own')} ${cardWords(card)}`;
  }
  if (n !== undefined && same(sel, REMAINING)) return `${n} remain`;
  const commanded = sel.of !== undefined && sel.via === undefined;
  const { of, ...rest } = sel;
  if (op === '<=' && of !== undefined) return `${says(of, 'command')} ${n ?? 0} or ${FEW[op]} ${bare(rest)}`;
  if (op === '<=') return `there are ${n ?? 0} or ${FEW[op]} ${bare(sel)}`;
  if (commanded && of === 'anyPlayer' && n === undefined && sel.n === undefined)
    return `any player commands ${counted(rest, n)}`;
  if (commanded && of !== undefined && of !== 'anyPlayer') return `${says(of, 'command')} ${counted(rest, n)}`;
  return `there is ${counted(sel, n)}`;
}
const counted = (sel: Sel, n: number | undefined): string => cardWords(n === undefined ? sel : { ...sel, n });
/** The noun phrase without its article. */
export function bare(sel: Sel): string {
  return sel.of === undefined ? cardWords(sel).replace(/^an? /, '') : cardWords(sel);
}

function negative(cond: Cond): string {
  switch (cond.c) {
    case 'some': {
      const { of, ...rest } = cond.sel;
      if (cond.op !== undefined || (cond.n !== undefined && typeof cond.n !== 'number')) throw unwritable(cond);
      if (of !== undefined && cond.sel.via === undefined && of !== 'anyPlayer')
        return `${not(of)} command ${counted(rest, cond.n)}`;
      if (cond.n !== undefined) throw unwritable(cond);
      return cond.sel.other ? `there is not ${cardWords(cond.sel)}` : `there are no ${bare(cond.sel)}`;
    }
    case 'is':
      if (cond.state.s === 'isA') return isNot(cond.who, cond.state.f);
      return `${cardWords(cond.who)} is not ${stateWords(cond.state)}`;
    case 'req':
      return `${same(cond.who, INVOLVED) ? 'you' : cardWords(cond.who)} do not have ${requirementWords(cond.req)}`;
    case 'did':
      return did(cond, true);
    case 'turn':
      return cond.whose === 'you' ? 'it is not your turn' : `not (${conditionWords(cond)})`;
    default:
      return `not (${conditionWords(cond)})`;
  }
}
function isA(who: Sel, filter: Filter): string {
  if (filter.f === 'requires') return `${cardWords(who)} requires ${requirementWords(filter.req)}`;
  if (filter.f === 'carries' && filter.how === 'aboard') return `${cardWords(who)} has ${cardWords(filter.sel)} aboard`;
  if (filter.f === 'carries' && filter.how !== 'at')
    return `${cardWords(who)} ${relative(filter).replace(/^that /, '')}`;
  if (filter.f === 'num' && filter.prop === 'points') return `${cardWords(who)} is ${relative(filter)}`;
  try {
    return `${cardWords(who)} has ${qualityWords(filter)}`;
  } catch {
    return `${cardWords(who)} is a ${nounWords(filter, false)}`;
  }
}

function isNot(who: Sel, filter: Filter): string {
  if (filter.f === 'kind') return `${cardWords(who)} is not a ${nounWords(filter, false)}`;
  return `${cardWords(who)} does not have ${qualityWords(filter)}`;
}

function compared(cond: Extract<Cond, { c: 'cmp' }>): string {
  const { a, b, op } = cond;
  if (typeof a === 'object' && a.a === 'score') {
    if (typeof b === 'number' && op === '>=') return `${have(a.of)} ${b} or more points`;
    if (typeof b === 'number' && op === '<=') return `${have(a.of)} ${b} or fewer points`;
    if (typeof b === 'object' && b.a === 'score' && op === '>')
      return `${have(a.of)} more points than ${playerWords(b.of)}`;
    if (typeof b === 'object' && b.a === 'score' && op === '<')
      return `${have(a.of)} fewer points than ${playerWords(b.of)}`;
  }
  if (typeof a === 'object' && a.a === 'turns' && typeof b === 'object' && b.a === 'turns' && op === '>')
    return `${have(a.of)} had more turns than ${playerWords(b.of)}`;
  const [mine, theirs] = [a, b].map(handOf);
  if (mine !== undefined && theirs !== undefined && (op === '>' || op === '<'))
    return `${have(mine)} ${op === '>' ? 'more' : 'fewer'} cards in hand than ${playerWords(theirs)}`;
  return more(cond) ?? `${amountWords(a)} ${op} ${amountWords(b)}`;
}
/** Whose hand is counted. */
function handOf(amount: Amount): PlayerRef | undefined {
  if (typeof amount === 'number' || amount.a !== 'count' || amount.sel.at?.p !== 'zone') return undefined;
  const { of } = amount.sel.at;
  return same(amount.sel, { n: 'all', at: { p: 'zone', zone: 'hand', of } }) ? of : undefined;
}
/** 'An opponent commands more X than you'. */
function more({ a, op, b }: Extract<Cond, { c: 'cmp' }>): string | undefined {
  if (op !== '>' || typeof a !== 'object' || typeof b !== 'object' || a.a !== 'count' || b.a !== 'count')
    return undefined;
  const { of: who, n, ...sel } = a.sel;
  const { of: than, n: all, ...other } = b.sel;
  if (who === undefined || than === undefined || n !== 'all' || all !== 'all' || !same(sel, other)) return undefined;
  return `${says(who, 'command')} more ${bare({ ...sel, n: 2 }).replace(/^2 /, '')} than ${playerWords(than)}`;
}
const DEEDS: Partial<Record<EventName, string>> = {
  kill: 'killed',
  stop: 'stopped',
  capture: 'captured',
  destroy: 'destroyed',
};
function did(cond: Extract<Cond, { c: 'did' }>, isNot: boolean): string {
  const { e, who, what, ...rest } = cond.ev;
  const deed = typeof e === 'string' ? DEEDS[e] : undefined;
  if (!isNot && deed !== undefined && what && rest.by?.ref !== undefined && cond.span === 'attempt')
    return `${cardWords(rest.by)} ${deed} ${cardWords(what)}`;
  if (e === 'complete' && who !== undefined && what && rest.nth === 1 && cond.span === 'game' && !isNot)
    return `the first mission ${playerWords(who)} completed was ${cardWords(what)}`;
  if (e !== 'complete' || who === undefined || !what || cond.span !== 'game' || !same(rest, { stage: 'did' }))
    return historyWords(cond, isNot);
  return `${have(who)}${isNot ? ' not' : ''} completed ${cardWords(what)}`;
}
function outcome(cond: Extract<Cond, { c: 'ok' }>): string {
  if (cond.who === 'winner') throw unwritable(cond);
  if (cond.who === undefined || cond.who === 'you') return cond.value ? 'you do' : 'you cannot';
  return cond.value ? `${playerWords(cond.who)} does` : `${playerWords(cond.who)} cannot`;
}
