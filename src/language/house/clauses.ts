/** Writes one effect in house style. */
import type { Dialect } from '../dialect.ts';
import type { Amount, Duration, Effect, PlayerRef, Sel } from '../tree/index.ts';
import { conditionWords } from './conditions.ts';
import { adjective, qualityWords } from './filters.ts';
import { isPer, perWords } from './counting.ts';
import { listWords } from './lists.ts';
import { put } from './moves.ts';
import { dilemmas, durationWords, modification, points } from './numbers.ts';
import { article, by } from './persons.ts';
import { placeWords, zoneWords } from './places.ts';
import { playerWords } from './players.ts';
import { rulingWords } from './rules.ts';
import { amountWords, cardWords, effectsWords, raise, unwritable } from './symbols.ts';
import { isSame } from '../tree/same.ts';

const FATES = { kill: ' meant to be killed', stop: ' meant to be stopped' };

export function simple(dialect: Dialect, effect: Effect, actor: PlayerRef): string {
  switch (effect.x) {
    case 'put':
      return put(dialect, effect, actor);
    case 'pick': {
      const { by, ...sel } = effect.sel;
      if (by === undefined || effect.must) throw unwritable(effect);
      if (typeof sel.n === 'object' && 'until' in sel.n)
        return `randomly select ${cardWords(dialect, { ...sel, n: 'any', as: effect.as }, actor)} until ${conditionWords(dialect, sel.n.until)}`;
      const what = cardWords(dialect, { ...sel, as: effect.as }, by === 'random' ? actor : by);
      const deed = effect.fate ? FATES[effect.fate] : '';
      return by === 'random'
        ? `randomly select ${what}${deed}`
        : `${isSame(by, actor) ? 'choose' : `${playerWords(dialect, by)} chooses`} ${what}${deed}`;
    }
    case 'split':
      if (!isSame(effect.what, { n: 'all', f: { f: 'kind', is: 'personnel' }, at: { p: 'involved' } }))
        throw unwritable(effect);
      return `randomly split them in half (${effect.as.toUpperCase()}, ${effect.rest.toUpperCase()})`;
    case 'count':
      return counted(dialect, effect);
    case 'name':
      if (effect.what === 'player')
        return by(dialect, effect.who, actor, 'choose', `an opponent (${effect.as.toUpperCase()})`);
      return by(
        dialect,
        effect.who,
        actor,
        'name',
        `${named(dialect, effect)} (${effect.as.toUpperCase()})${lasting(dialect, effect.until)}`,
      );
    case 'stop':
    case 'unstop':
      return `${effect.x} ${cardWords(dialect, effect.what, actor)}${effect.even ? ', even if it cannot be stopped' : ''}`;
    case 'overcome':
      return `${effect.x} ${cardWords(dialect, effect.what, actor)}`;
    case 'swap':
      return `${effect.why} ${cardWords(dialect, effect.a, actor)} with ${cardWords(dialect, effect.b, actor)}`;
    case 'look':
      return by(dialect, effect.who, actor, effect.why, cardWords(dialect, effect.what, effect.who));
    case 'shuffle':
      if (effect.zone.p !== 'zone') throw unwritable(effect);
      return `shuffle ${zoneWords(dialect, effect.zone)}`;
    case 'command':
      return isSame(effect.to, actor)
        ? `take command of ${cardWords(dialect, effect.what)}`
        : `give command of ${cardWords(dialect, effect.what)} to ${playerWords(dialect, effect.to)}`;
    case 'ship':
      if (effect.why === 'restoreRange' && !effect.to)
        return `restore all Range ${cardWords(dialect, effect.what)} has used`;
      if (effect.why === 'useRange' && !effect.to)
        return `use all Range of ${cardWords(dialect, effect.what)} this turn`;
      if (effect.why === 'beam' && effect.to?.p === 'aboard')
        return `beam ${cardWords(dialect, effect.what)} aboard ${cardWords(dialect, effect.to.ship)}`;
      if (effect.why === 'beam' && effect.to?.p === 'on')
        return `beam ${cardWords(dialect, effect.what)} to ${cardWords(dialect, effect.to.card)}`;
      if (effect.why !== 'move' || effect.to?.p !== 'at') throw unwritable(effect);
      return `move ${cardWords(dialect, effect.what)} to ${cardWords(dialect, effect.to.mission)}`;
    case 'points':
      return points(dialect, effect, actor);
    case 'counters':
      return by(dialect, effect.who, actor, 'spend', counters(dialect, effect.by));
    case 'dilemmas':
      return dilemmas(dialect, effect, actor);
    case 'mod':
      return modification(dialect, effect, actor);
    case 'allow':
    case 'invite':
    case 'mix':
    case 'barrier':
    case 'beamMost':
    case 'homeward':
    case 'redirect':
    case 'forbid':
    case 'ban':
    case 'outOfPlay':
    case 'price':
    case 'uncover':
    case 'lie':
    case 'cross':
    case 'tacticDownload':
    case 'playerRule':
      return rulingWords(dialect, effect);
    case 'prevent':
      return effect.what ? `prevent ${cardWords(dialect, effect.what)}` : 'prevent it';
    case 'instead':
      return `instead, (${effectsWords(dialect, effect.do, actor, true)})`;
    case 'reselect':
      if (effect.by !== undefined) return by(dialect, effect.by, actor, 'choose', 'who is selected');
      return effect.to ? insteadWords(dialect, effect.to, actor) : 'ignore its results and select again';
    case 'damage':
      return `damage ${cardWords(dialect, effect.what)}`;
    case 'decloak':
    case 'flip':
      return `${effect.x} ${cardWords(dialect, effect.what)}`;
    case 'delay':
      return `delay ${cardWords(dialect, effect.what)} for ${effect.turns} ${effect.turns === 1 ? 'turn' : 'turns'}`;
    case 'stakes':
      return `${playerWords(dialect, effect.who)} gives up the game or plays on for one more card`;
    case 'nullify':
      return `nullify ${cardWords(dialect, effect.what)}`;
    case 'block':
      return 'do not get past this dilemma';
    case 'goOn':
      return 'the attempt goes on';
    case 'spare':
      return `${cardWords(dialect, effect.what)} is not involved in the battle`;
    case 'join':
      return typeof effect.what.n === 'object'
        ? `have ${cardWords(dialect, effect.what)} join the ${effect.to}`
        : `${cardWords(dialect, effect.what)} joins the ${effect.to}`;
    case 'end':
      if (effect.what !== 'attempt') throw unwritable(effect);
      return 'end the mission attempt';
    case 'game':
      if (effect.what === 'win') return by(dialect, effect.who, actor, 'win', 'the game');
      if (effect.what === 'extraTurn') return by(dialect, effect.who, actor, 'take', 'another turn');
      throw unwritable(effect);
    case 'oneOf':
      return ways(dialect, effect, actor);
    case 'attempt':
      if (effect.complete || effect.req || effect.points !== undefined || !isSame(effect.who, { n: 'all', of: 'you' }))
        throw unwritable(effect);
      return `attempt ${cardWords(dialect, effect.mission)}`;
    default:
      throw unwritable(effect);
  }
}

/** 'One of (X / Y)': whose choice it is, or nobody's. */
function ways(dialect: Dialect, { who, of }: Extract<Effect, { x: 'oneOf' }>, actor: PlayerRef): string {
  const chooser = who === 'random' ? actor : who;
  const all = of.map((one) => effectsWords(dialect, one, chooser, true)).join(' / ');
  const lead = who === 'random' ? 'randomly ' : isSame(who, actor) ? '' : `${playerWords(dialect, who)} chooses `;
  return `${lead}one of (${all})`;
}

/** Who is selected in place of another. */
function insteadWords(dialect: Dialect, { by, ...to }: Sel, actor: PlayerRef): string {
  const how = by === 'random' ? 'randomly select' : 'select';
  return `${how} ${cardWords(dialect, to, actor)} instead`;
}

const lasting = (dialect: Dialect, until: Duration | undefined): string =>
  until === undefined ? '' : ` ${durationWords(dialect, until)}`;
function counted(dialect: Dialect, { as, of }: Extract<Effect, { x: 'count' }>): string {
  const letter = `(${as.toUpperCase()})`;
  return typeof of === 'object' && of.a === 'round'
    ? `round ${letter} ${amountWords(dialect, of.of)} to the nearest multiple of ${of.to}`
    : `count ${letter} ${amountWords(dialect, of)}`;
}
/** `a dilemma beneath your mission`. */
function fromWords(dialect: Dialect, { at, of, f }: Sel, what: string): string {
  if (!at && of === 'you' && f) return `${cardWords(dialect, { f })} you command`;
  if (!at) throw unwritable(what);
  return `${article(what)} ${placeWords(dialect, at)}`;
}
/** `up to 2 unique personnel`, `2 different ships`. */
function severalWords(dialect: Dialect, { what, only }: Naming, n: NonNullable<Naming['n']>): string {
  const many = typeof n === 'number' ? `${n} different` : `up to ${n.upTo}`;
  const kind = only === undefined ? '' : `${adjective(dialect, only) ?? raise(only)} `;
  return `${many} ${kind}${what}`;
}
type Naming = Extract<Effect, { x: 'name' }>;
/** `a ship`, `a non-[Kli] ship`. */
function named(dialect: Dialect, effect: Extract<Effect, { x: 'name' }>): string {
  if (effect.n !== undefined) return severalWords(dialect, effect, effect.n);
  if (effect.among) return listWords(effect.among, 'or');
  if (effect.except?.f === 'kind') return `a card type (except ${effect.except.is})`;
  if (effect.only?.f === 'or' && effect.only.of.every(({ f }) => f === 'kind'))
    return article(effect.only.of.map((one) => (one.f === 'kind' ? one.is : raise(one))).join(' or '));
  if (effect.from) return fromWords(dialect, effect.from, effect.what);
  if (effect.of) return `a skill required by ${cardWords(dialect, effect.of)}`;
  if (effect.lacking) return `a skill that none of ${cardWords(dialect, effect.lacking)} has`;
  if (effect.except) return `${article(effect.what)} (except ${qualityWords(dialect, effect.except)})`;
  if (!effect.only) return article(effect.what);
  const only = adjective(dialect, effect.only);
  if (only === undefined) throw unwritable(effect);
  return article(`${only} ${effect.what}`);
}

/** '2 additional counters', for each of some cards or as many as something. */
function counters(dialect: Dialect, amount: Amount): string {
  if (typeof amount === 'number') return amount < 0 ? counterWords(-amount, '') : counterWords(amount, 'additional ');
  if (amount.a === 'that') return 'that many additional counters';
  if (!isPer(amount)) return `additional counters equal to ${amountWords(dialect, amount)}`;
  return perWords(dialect, amount).replace(/^\+?(-?\d+)/, (_, n: string) => counterWords(Number(n), 'additional '));
}
const counterWords = (n: number, more: string): string => `${n} ${more}${n === 1 ? 'counter' : 'counters'}`;
