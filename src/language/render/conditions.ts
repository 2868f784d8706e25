/** Conditions and events in house style. */
import type { Cond, EventName, EventPattern, Filter, PlayerRef, Sel } from '../tree.ts';
import {
  amountWords,
  cardWords,
  nounWords,
  playerWords,
  qualityWords,
  relative,
  requirementWords,
  same,
  stateWords,
  unwritable,
  zoneWords,
} from './cards.ts';
import { placeWords } from './cards.ts';

const verb = (who: PlayerRef, word: string): string =>
  who === 'you' ? word : /(s|sh|ch|x)$/.test(word) ? `${word}es` : `${word}s`;
/** 'you draw', 'opponent draws'. */
function says(who: PlayerRef, word: string): string {
  return `${playerWords(who)} ${verb(who, word)}`;
}
const have = (who: PlayerRef): string => (who === 'you' ? 'you have' : `${playerWords(who)} has`);
const be = (who: PlayerRef): string => (who === 'you' ? 'you are' : `${playerWords(who)} is`);
const not = (who: PlayerRef): string => (who === 'you' ? 'you do not' : `${playerWords(who)} does not`);

const INVOLVED: Sel = { n: 'all', at: { p: 'involved' } };
const REMAINING: Sel = { f: { f: 'kind', is: 'personnel' }, of: 'you', at: { p: 'involved' } };
const FEW = { '<=': 'fewer' } as const;

export function conditionWords(cond: Cond): string {
  switch (cond.c) {
    case 'and':
      return cond.of.map(conditionWords).join(' and ');
    case 'or':
      return cond.of.map((one) => (one.c === 'and' ? undefined : conditionWords(one)) ?? raise(cond)).join(' or ');
    case 'not':
      return negative(cond.of);
    case 'some':
      return some(cond);
    case 'is':
      return cond.state.s === 'isA'
        ? isA(cond.who, cond.state.f)
        : `${cardWords(cond.who)} is ${stateWords(cond.state)}`;
    case 'req':
      if (!same(cond.who, INVOLVED)) throw unwritable(cond);
      return `you have ${requirementWords(cond.req)}`;
    case 'cmp':
      return compared(cond);
    case 'did':
      return did(cond);
    case 'ok':
      return outcome(cond);
    case 'turn':
      if (cond.nth !== undefined) throw unwritable(cond);
      return cond.whose === 'you'
        ? 'it is your turn'
        : cond.whose === 'opponent'
          ? "it is an opponent's turn"
          : raise(cond);
  }
}
function raise(node: unknown): never {
  throw unwritable(node);
}

function some(cond: Extract<Cond, { c: 'some' }>): string {
  const { sel, n, op } = cond;
  if (n !== undefined && typeof n !== 'number') throw unwritable(cond);
  if (op !== undefined && (op !== '<=' || sel.of === undefined)) throw unwritable(cond);
  if (n !== undefined && same(sel, REMAINING)) return `${n} remain`;
  const commanded = sel.of !== undefined && sel.via === undefined;
  const { of, ...rest } = sel;
  if (op === '<=' && of !== undefined) return `${says(of, 'command')} ${n ?? 0} or ${FEW[op]} ${bare(rest)}`;
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
      return `there are no ${bare(cond.sel)}`;
    }
    case 'is':
      if (cond.state.s === 'isA') return isNot(cond.who, cond.state.f);
      return `${cardWords(cond.who)} is not ${stateWords(cond.state)}`;
    case 'req':
      if (!same(cond.who, INVOLVED)) throw unwritable(cond);
      return `you do not have ${requirementWords(cond.req)}`;
    default:
      throw unwritable({ c: 'not', of: cond });
  }
}
function isA(who: Sel, filter: Filter): string {
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
  return more(cond) ?? `${amountWords(a)} ${op} ${amountWords(b)}`;
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
function did(cond: Extract<Cond, { c: 'did' }>): string {
  const { e, who, what, ...rest } = cond.ev;
  const deed = typeof e === 'string' ? DEEDS[e] : undefined;
  if (deed !== undefined && what && rest.by?.ref !== undefined && cond.span === 'attempt')
    return `${cardWords(rest.by)} ${deed} ${cardWords(what)}`;
  if (e !== 'complete' || who !== 'you' || !what || cond.span !== 'game' || !same(rest, { stage: 'did' }))
    throw unwritable(cond);
  return `you have completed ${cardWords(what)}`;
}
function outcome(cond: Extract<Cond, { c: 'ok' }>): string {
  if (cond.who === 'winner') throw unwritable(cond);
  if (cond.who === undefined || cond.who === 'you') return cond.value ? 'you do' : 'you cannot';
  return cond.value ? `${playerWords(cond.who)} does` : `${playerWords(cond.who)} cannot`;
}

// ---------------------------------------------------------------- events
const PARTICIPLES: Partial<Record<EventName, string>> = {
  stop: 'stopped',
  kill: 'killed',
  destroy: 'destroyed',
  discard: 'discarded',
  play: 'played',
  reveal: 'revealed',
  revealDilemma: 'revealed',
  overcome: 'overcome',
  unstop: 'unstopped',
  capture: 'captured',
  place: 'placed',
  return: 'returned',
  download: 'downloaded',
  prevent: 'prevented',
  damage: 'damaged',
  remove: 'removed',
};
const VERBS: Partial<Record<EventName, string>> = {
  play: 'play',
  complete: 'complete',
  download: 'download',
  discard: 'discard',
  reveal: 'reveal',
  revealDilemma: 'reveal',
  kill: 'kill',
  destroy: 'destroy',
  draw: 'draw',
  examine: 'examine',
  overcome: 'overcome',
  attempt: 'attempt',
  stop: 'stop',
};
const BATTLES = { combat: 'combat', engagement: 'an engagement', either: 'a battle' } as const;

/** One of two things done to a card. */
function either(ev: EventPattern, names: readonly EventName[]): string {
  const { what, by, stage, e: _, ...rest } = ev;
  if (!what || Object.keys(rest).length > 0) throw unwritable(ev);
  const done = names.map((one) => PARTICIPLES[one] ?? raise(ev)).join(' or ');
  return `${cardWords(what)} is ${stage === 'about' ? 'about to be ' : ''}${done}${by ? ` by ${cardWords(by)}` : ''}`;
}

/** What happens to this card, as the head of a line without 'when'; undefined where there is no short form. */
export function briefWords(ev: EventPattern): string | undefined {
  const { e, stage, what, by, ...rest } = ev;
  if (e === 'complete' && stage === 'did' && what && same(rest, { who: 'you' }) && !by)
    return `on completing ${cardWords(what)}`;
  if (e === 'attempt' && stage === 'did' && !what && same(rest, { who: 'right' })) return 'right player attempts';
  if (typeof e !== 'string' || !same(what, { ref: 'this' }) || Object.keys(rest).length > 0) return undefined;
  const done = PARTICIPLES[e];
  if (done === undefined) return undefined;
  return `${stage === 'about' ? 'about to be ' : ''}${done}${by ? ` by ${cardWords(by)}` : ''}`;
}

/** What happens, as after 'when'. */
export function eventWords(ev: EventPattern): string {
  const { e, who } = ev;
  if (typeof e !== 'string') return either(ev, e);
  if (ev.nth !== undefined || ev.span !== undefined || ev.from) throw unwritable(ev);
  const at = ev.place ? ` ${placeWords(ev.place)}` : '';
  const cast = ev.involving ? ` involving ${cardWords(ev.involving)}` : '';
  const by = ev.by ? ` by ${cardWords(ev.by)}` : '';
  const what = ev.what ? cardWords(ev.what) : '';
  const fought = BATTLES[ev.battle ?? 'either'];
  switch (e) {
    case 'select':
      return ev.stage === 'did'
        ? `${what} is randomly selected${by}`
        : `${what} is an eligible target for a random selection`;
    case 'face':
      return `${what} is facing ${ev.by ? cardWords(ev.by) : raise(ev)}`;
    case 'attempt':
      if (ev.what) break;
      return who === undefined
        ? `${cast.replace(' involving ', '')} begins a mission attempt${at}`
        : `${says(who, 'begin')} a mission attempt${at}${cast}`;
    case 'failAttempt':
      return `${says(who ?? raise(ev), 'fail')} a mission attempt${at}${cast}`;
    case 'drawDilemmas':
      return ev.stage === 'did'
        ? `${says(who ?? raise(ev), 'draw')} dilemmas`
        : `${be(who ?? raise(ev))} about to draw dilemmas`;
    case 'chooseDilemmas':
      return `${says(who ?? raise(ev), 'choose')} dilemmas`;
    case 'useSkill':
      if (ev.place?.p !== 'at') throw unwritable(ev);
      return `${what} uses a skill to complete ${cardWords(ev.place.mission)}`;
    case 'winBattle':
      return `${says(who ?? raise(ev), 'win')} ${fought}${cast}${at}`;
    case 'battle':
      return who === undefined ? `${fought}${cast} begins${at}` : `${says(who, 'begin')} ${fought}${cast}${at}`;
    case 'move':
      if (ev.stage === 'about') return `${what} is about to move`;
      if (ev.place?.p === 'here') return `${what} moves here`;
      return ev.place?.p === 'at' ? `${what} moves to ${cardWords(ev.place.mission)}` : raise(ev);
    case 'shuffle':
      return ev.place?.p === 'zone' ? `${says(who ?? raise(ev), 'shuffle')} ${zoneWords(ev.place)}` : raise(ev);
    case 'loseCommand':
    case 'command':
      return `${says(who ?? raise(ev), e === 'command' ? 'take' : 'lose')} command of ${what}`;
    case 'complete':
      if (who !== undefined && same(ev.by, { ref: 'this' })) return `${says(who, 'complete')} ${what} this way`;
      if (who === undefined) return `${cast.replace(' involving ', '')} completes ${what}`;
      break;
    default:
  }
  if (who !== undefined) {
    const said = VERBS[e] ?? raise(ev);
    if (by !== '' || cast !== '') throw unwritable(ev);
    return ev.stage === 'about' ? `${be(who)} about to ${said} ${what}${at}` : `${says(who, said)} ${what}${at}`;
  }
  const done = PARTICIPLES[e] ?? raise(ev);
  if (cast !== '' || (at !== '' && ev.stage === 'about')) throw unwritable(ev);
  return `${what} is ${ev.stage === 'about' ? 'about to be ' : ''}${done}${at}${by}`;
}
