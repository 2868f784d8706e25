/** Writes the whole text of a card in house style from its tree; read again, it gives the same tree: `compile(render(x))` is x. */
import type { Dialect } from '../dialect.ts';
import type { Ability, Cond, Effect, Filter, Limit, Place, Program, Requirement, Sel, Timing } from '../tree/index.ts';
import { idsIn } from '../tree/ids.ts';
import type { TreeNode } from '../tree/visit.ts';
import './cards.ts';
import './amounts.ts';
import './states.ts';
import { conditionWords } from './conditions.ts';
import { costWords } from './effects.ts';
import { briefWords, eventWords } from './events.ts';
import { destinationWords } from './places.ts';
import { playerWords } from './players.ts';
import { cardWords, effectsWords, raise, requirementWords, unwritable } from './symbols.ts';
import { isSame } from '../tree/same.ts';

/** The text of a card in house style and the words of a dialect, one line for all its abilities. */
export function renderProgram(program: Program, dialect: Dialect): string {
  const { inItsWords = (line: string) => line } = dialect;
  const alone = program.abilities.some((ability) => ability.alone) ? ' (Not cumulative.)' : '';
  const linesOf = (abilities: readonly Ability[]): string =>
    abilities
      .map(lettered)
      .map((ability) => `${capital(inItsWords(abilityWords(dialect, ability)))}.`)
      .join(' ');
  const other = program.abilities.filter(({ side }) => side === 'other');
  const lines = linesOf(program.abilities.filter(({ side }) => side !== 'other'));
  return `${lines}${other.length > 0 ? ` On the other side. ${linesOf(other)}` : ''}${alone}`;
}
/** A requirement in house style. */
export function renderRequirement(requirement: Requirement, dialect: Dialect): string {
  return requirementWords(dialect, requirement);
}

/** Marks the choices that are spoken of again, so that they are written with their letter. */
function lettered(ability: Ability): Ability {
  const made = structuredClone(ability);
  const usesIn = (node: TreeNode, id: string): number => idsIn(node).filter((use) => use.id === id).length;
  const walk = (effects: readonly Effect[]): void => {
    effects.forEach((one, index) => {
      if (one.x === 'pick') {
        const next = effects[index + 1];
        const once = next ? usesIn({ is: 'effect', node: next }, one.as) : 0;
        if (usesIn({ is: 'ability', node: made }, one.as) > once + 1) one.sel.as = one.as;
      }
      for (const inner of within(one)) walk(inner);
    });
  };
  walk(made.cost ?? []);
  walk(made.do);
  return made;
}
/** The lists of effects inside an effect. */
function within(effect: Effect): readonly Effect[][] {
  switch (effect.x) {
    case 'if':
      return [effect.then, effect.else ?? []];
    case 'may':
      return [effect.cost ?? [], effect.do];
    case 'oneOf':
      return effect.of;
    case 'each':
    case 'repeat':
    case 'later':
    case 'instead':
      return [effect.do];
    case 'battle':
      return [effect.win ?? [], effect.notWin ?? [], effect.lose ?? []];
    default:
      return [];
  }
}

const capital = (text: string): string => text.replace(/^\(?[a-z]/, (first) => first.toUpperCase());

function abilityWords(dialect: Dialect, ability: Ability): string {
  return frameWords(dialect, ability) ?? timedWords(dialect, ability);
}

function timedWords(dialect: Dialect, ability: Ability): string {
  const head = headWords(dialect, ability.at);
  const state = ability.if ? `if ${conditionWords(dialect, ability.if)}` : '';
  const before =
    head === '' ? (state === '' ? '' : raise(ability)) : `${[head, state].filter((word) => word !== '').join(', ')}: `;
  const actor = ability.may ?? 'you';
  const may =
    ability.may === undefined ? '' : ability.may === 'you' ? 'may ' : `${playerWords(dialect, ability.may)} may `;
  const price = ability.cost ? `${costWords(dialect, ability.cost, actor)} -> ` : '';
  const first = ability.do[0];
  const guarded = before !== '' && state === '' && may === '' && price === '' && first?.x === 'if';
  const parts = guarded
    ? [`(${effectsWords(dialect, [first], actor, true)})`, effectsWords(dialect, ability.do.slice(1), actor, true)]
    : [effectsWords(dialect, ability.do, actor, true)];
  const words = parts.filter((word) => word !== '').join('; ');
  const said =
    may === '' ? `${price}${words}` : price === '' ? afterMay(words) : `${othersPay(afterMay(price))}${words}`;
  return `${ability.damage ? 'damage: ' : ''}${before}${may}${said}${limitWords(dialect, ability.limit)}${ability.even ? ' (even if this is stopped)' : ''}`;
}

/** 'May gain' and 'may be attributes +3', not 'may gains' and 'may attributes +3'. */
function afterMay(words: string): string {
  const [first = '', ...rest] = words.split('; ');
  if (!/^(?:gains|loses|becomes|attributes|Integrity|Cunning|Strength|Range|Weapons|Shields) /.test(first))
    return words;
  const plain = first.replace(/(^|, )(gain|lose|become)s /g, '$1$2 ').replace(/^(?=[A-Z]|attributes )/, 'be ');
  return [plain, ...rest].join('; ');
}

/** 'May have an opponent draw a card', not 'may opponent draws a card'. */
const othersPay = (price: string): string =>
  price.replace(/^((?:each )?opponent) (\w+)s /, (_, who: string, verb: string) => `have ${who} ${verb} `);

const FACING: Cond = { c: 'is', who: { ref: 'this' }, state: { s: 'facing' } };
function headWords(dialect: Dialect, at: Timing): string {
  switch (at.t) {
    case 'resolve':
      return '';
    case 'order':
      return 'order';
    case 'damage':
      return 'damage';
    case 'static':
      return at.while ? whileWords(dialect, at.while) : '';
    case 'window':
      return whileWords(dialect, at.while);
    case 'state':
      return `when ${conditionWords(dialect, at.while)}`;
    case 'on': {
      const { stage: _, ...rest } = at.ev;
      const short = briefWords(dialect, at.ev);
      if (short !== undefined) return short;
      return isSame(rest, { e: 'play', who: 'you', what: { ref: 'this' } })
        ? 'on play'
        : `when ${eventWords(dialect, at.ev)}`;
    }
    case 'clock': {
      const segment = dialect.words.segments.write(at.of);
      if (segment !== undefined && at.edge === 'start' && at.nth === undefined)
        return `${isSame(at.whose, { owner: 'this' }) ? 'owner' : ((typeof at.whose === 'string' ? TURNS.get(at.whose) : undefined) ?? raise(at))} ${segment} start`;
      if (at.of !== 'turn' || (at.nth !== undefined && (at.nth !== 1 || at.whose !== 'you'))) throw unwritable(at);
      if (at.nth === 1) return `your first turn ${at.edge}`;
      const whose = typeof at.whose === 'string' ? TURNS.get(at.whose) : undefined;
      return `${whose ?? raise(at)} turn ${at.edge}`;
    }
    default:
      throw unwritable(at);
  }
}
const TURNS: ReadonlyMap<string, string> = new Map(
  Object.entries({ you: 'your', anyPlayer: 'each', opponent: 'opponent' }),
);
const ATTEMPTING: Cond = { c: 'is', who: { ref: 'this' }, state: { s: 'attempting' } };
function whileWords(dialect: Dialect, state: Cond): string {
  if (isSame(state, FACING)) return 'facing a dilemma';
  return isSame(state, ATTEMPTING) ? 'attempting a mission' : `while ${conditionWords(dialect, state)}`;
}

function limitWords(dialect: Dialect, limit: Limit | undefined): string {
  if (!limit) return '';
  const { times, per, cap, each, shared } = limit;
  const often =
    times === undefined
      ? ''
      : ` (${times}/${(per && dialect.words.periods.write(per)) ?? raise(limit)}${shared ? ' together' : ''})`;
  const most =
    cap === undefined ? '' : each === undefined ? ` (max ${cap})` : cap === 1 ? ` (limit 1 per ${each})` : raise(limit);
  return most + often;
}

/** How a card is played, staffed, attempted. */
function frameWords(dialect: Dialect, ability: Ability): string | undefined {
  const { at } = ability;
  switch (at.t) {
    case 'playTo': {
      if (isSame(at.to, { p: 'zone', zone: 'core', of: 'you' }) && ability.may === undefined) return 'core';
      const where = destinationWords(dialect, at.to, 'you', { ref: 'this' });
      if (ability.may !== undefined) {
        const state = ability.if ? `while ${conditionWords(dialect, ability.if)}, ` : '';
        return `${state}may play this card ${where}`;
      }
      return `plays ${at.stays ? 'and stays ' : ''}${where}${at.cap === undefined ? '' : ` (limit one per ${hostWord(at.to)})`}`;
    }
    case 'playAs':
      return at.as === 'at once' ? 'play at once' : at.as === 'equipment' ? 'use as equipment' : 'play as an interrupt';
    case 'playNeed':
      return `need: ${ability.if ? needWords(dialect, ability.if) : raise(ability)}`;
    case 'playCost':
      return `pay: ${costWords(dialect, ability.do, 'you')}`;
    case 'staffNeed':
      return ability.if?.c === 'req' ? `staff: ${requirementWords(dialect, ability.if.req)} aboard` : raise(ability);
    case 'attemptNeed':
      return ability.if?.c === 'req'
        ? `attempt${at.here ? ' here' : ''}: ${requirementWords(dialect, ability.if.req)}`
        : raise(ability);
    case 'headquarters':
      return headquarters(dialect, ability);
    case 'attemptAs':
      return attemptAs(dialect, ability);
    default:
      return undefined;
  }
}
/** What must be commanded, without saying so. */
function needWords(dialect: Dialect, state: Cond): string {
  if (state.c !== 'some' || state.op !== undefined || state.sel.of !== 'you' || state.sel.via !== undefined)
    return conditionWords(dialect, state);
  const { of: _, ...sel } = state.sel;
  if (state.n !== undefined && typeof state.n !== 'number') return conditionWords(dialect, state);
  return cardWords(dialect, state.n === undefined ? sel : { ...sel, n: state.n });
}
function headquarters(dialect: Dialect, ability: Ability): string {
  const [rule] = ability.do;
  if (rule?.x !== 'allow' || !rule.act.what.f) throw unwritable(ability);
  const { f } = rule.act.what;
  const playable = f.f === 'or' && f.of.some((one) => one.f !== 'kind' || one.is === 'equipment') ? f.of : [f];
  return `HQ: ${playable.map((one) => welcome(dialect, one)).join(', ')}`;
}
function welcome(dialect: Dialect, filter: Filter): string {
  const cards: Filter = {
    f: 'or',
    of: [
      { f: 'kind', is: 'personnel' },
      { f: 'kind', is: 'ship' },
    ],
  };
  const parts = filter.f === 'and' ? filter.of : [filter];
  const last = parts.at(-1);
  if (!last || !isSame(last, cards)) return cardWords(dialect, { n: 2, f: filter }).replace(/^2 /, '');
  const lead: Sel = { n: 2, f: { f: 'and', of: parts.slice(0, -1) } };
  return cardWords(dialect, lead).replace(/^2 /, '');
}
function attemptAs(dialect: Dialect, ability: Ability): string {
  const [attempt] = ability.do;
  if (attempt?.x !== 'attempt' || attempt.complete || !attempt.req) throw unwritable(ability);
  const worth = attempt.points === undefined ? '' : ` for ${attempt.points} points`;
  return `also ${cardWords(dialect, attempt.who)}${worth}: ${requirementWords(dialect, attempt.req)}`;
}

/** What kind of card it is played on: of which each bears no more than one. */
function hostWord(to: Place): string {
  const kind = to.p === 'on' ? kindIn(to.card.f) : undefined;
  return kind === 'ship' || kind === 'personnel' ? kind : 'mission';
}
function kindIn(filter: Filter | undefined): string | undefined {
  if (filter?.f === 'kind') return filter.is;
  return filter?.f === 'and' ? filter.of.map(kindIn).find((one) => one !== undefined) : undefined;
}
