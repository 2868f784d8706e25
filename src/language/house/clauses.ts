/** One effect in house style. */
import type { Amount, Duration, Effect, PlayerRef, Sel } from '../tree/index.ts';
import { conditionWords } from './conditions.ts';
import { adjective, qualityWords } from './filters.ts';
import { isPer, perWords } from './counting.ts';
import { put } from './moves.ts';
import { dilemmas, durationWords, modification, points } from './numbers.ts';
import { article, by } from './persons.ts';
import { placeWords, zoneWords } from './places.ts';
import { playerWords } from './players.ts';
import { rule } from './rules.ts';
import { amountWords, cardWords, effectsWords, raise, same, unwritable } from './symbols.ts';

export function simple(effect: Effect, actor: PlayerRef): string {
  switch (effect.x) {
    case 'put':
      return put(effect, actor);
    case 'pick': {
      const { by, ...sel } = effect.sel;
      if (by === undefined || effect.must) throw unwritable(effect);
      if (typeof sel.n === 'object' && 'until' in sel.n)
        return `randomly select ${cardWords({ ...sel, n: 'any', as: effect.as }, actor)} until ${conditionWords(sel.n.until)}`;
      const what = cardWords({ ...sel, as: effect.as }, by === 'random' ? actor : by);
      return by === 'random'
        ? `randomly select ${what}`
        : `${same(by, actor) ? 'choose' : `${playerWords(by)} chooses`} ${what}`;
    }
    case 'split':
      if (!same(effect.what, { n: 'all', f: { f: 'kind', is: 'personnel' }, at: { p: 'involved' } }))
        throw unwritable(effect);
      return `randomly split them in half (${effect.as.toUpperCase()}, ${effect.rest.toUpperCase()})`;
    case 'count':
      return counted(effect);
    case 'name':
      if (effect.what === 'player') return by(effect.who, actor, 'choose', `an opponent (${effect.as.toUpperCase()})`);
      return by(effect.who, actor, 'name', `${named(effect)} (${effect.as.toUpperCase()})${lasting(effect.until)}`);
    case 'stop':
    case 'unstop':
      return `${effect.x} ${cardWords(effect.what, actor)}${effect.even ? ', even if it cannot be stopped' : ''}`;
    case 'overcome':
      return `${effect.x} ${cardWords(effect.what, actor)}`;
    case 'swap':
      return `${effect.why} ${cardWords(effect.a, actor)} with ${cardWords(effect.b, actor)}`;
    case 'look':
      if (effect.why === 'search') throw unwritable(effect);
      return by(effect.who, actor, effect.why, cardWords(effect.what, effect.who));
    case 'shuffle':
      if (effect.zone.p !== 'zone') throw unwritable(effect);
      return `shuffle ${zoneWords(effect.zone)}`;
    case 'command':
      return same(effect.to, actor)
        ? `take command of ${cardWords(effect.what)}`
        : `give command of ${cardWords(effect.what)} to ${playerWords(effect.to)}`;
    case 'ship':
      if (effect.why === 'restoreRange' && !effect.to) return `restore all Range ${cardWords(effect.what)} has used`;
      if (effect.why === 'beam' && effect.to?.p === 'aboard')
        return `beam ${cardWords(effect.what)} aboard ${cardWords(effect.to.ship)}`;
      if (effect.why !== 'move' || effect.to?.p !== 'at') throw unwritable(effect);
      return `move ${cardWords(effect.what)} to ${cardWords(effect.to.mission)}`;
    case 'points':
      return points(effect, actor);
    case 'counters':
      return by(effect.who, actor, 'spend', counters(effect.by));
    case 'dilemmas':
      return dilemmas(effect, actor);
    case 'mod':
      return modification(effect, actor);
    case 'rule':
      return rule(effect);
    case 'prevent':
      return effect.what ? `prevent ${cardWords(effect.what)}` : 'prevent it';
    case 'instead':
      return `instead, (${effectsWords(effect.do, actor, true)})`;
    case 'reselect':
      if (effect.by !== undefined) return by(effect.by, actor, 'choose', 'who is selected');
      return effect.to ? `select ${cardWords(effect.to, actor)} instead` : 'ignore its results and select again';
    case 'spare':
      return `${cardWords(effect.what)} is not involved in the battle`;
    case 'join':
      return `${cardWords(effect.what)} joins the ${effect.to}`;
    case 'end':
      if (effect.what !== 'attempt') throw unwritable(effect);
      return 'end the mission attempt';
    case 'game':
      if (effect.what === 'win') return by(effect.who, actor, 'win', 'the game');
      if (effect.what === 'extraTurn') return by(effect.who, actor, 'take', 'another turn');
      throw unwritable(effect);
    case 'oneOf':
      return ways(effect, actor);
    case 'attempt':
      if (effect.complete || effect.req || effect.points !== undefined || !same(effect.who, { n: 'all', of: 'you' }))
        throw unwritable(effect);
      return `attempt ${cardWords(effect.mission)}`;
    default:
      throw unwritable(effect);
  }
}

/** 'One of (X / Y)': whose choice it is, or nobody's. */
function ways({ who, of, n }: Extract<Effect, { x: 'oneOf' }>, actor: PlayerRef): string {
  if (n !== undefined) throw unwritable(n);
  const chooser = who === 'random' ? actor : who;
  const all = of.map((one) => effectsWords(one, chooser, true)).join(' / ');
  const lead = who === 'random' ? 'randomly ' : same(who, actor) ? '' : `${playerWords(who)} chooses `;
  return `${lead}one of (${all})`;
}

const lasting = (until: Duration | undefined): string => (until === undefined ? '' : ` ${durationWords(until)}`);
function counted({ as, of }: Extract<Effect, { x: 'count' }>): string {
  const letter = `(${as.toUpperCase()})`;
  return typeof of === 'object' && of.a === 'round'
    ? `round ${letter} ${amountWords(of.of)} to the nearest multiple of ${of.to}`
    : `count ${letter} ${amountWords(of)}`;
}
/** `a dilemma beneath your mission`. */
function fromWords({ at, of, f }: Sel, what: string): string {
  if (!at && of === 'you' && f) return `${cardWords({ f })} you command`;
  if (!at) throw unwritable(what);
  return `${article(what)} ${placeWords(at)}`;
}
/** `up to 2 unique personnel`, `2 different ships`. */
function severalWords({ what, only }: Naming, n: NonNullable<Naming['n']>): string {
  const many = typeof n === 'number' ? `${n} different` : `up to ${n.upTo}`;
  const kind = only === undefined ? '' : `${adjective(only) ?? raise(only)} `;
  return `${many} ${kind}${what}`;
}
type Naming = Extract<Effect, { x: 'name' }>;
/** `a ship`, `a non-[Kli] ship`. */
function named(effect: Extract<Effect, { x: 'name' }>): string {
  if (effect.n !== undefined) return severalWords(effect, effect.n);
  if (effect.from) return fromWords(effect.from, effect.what);
  if (effect.of) return `a skill required by ${cardWords(effect.of)}`;
  if (effect.lacking) return `a skill that none of ${cardWords(effect.lacking)} has`;
  if (effect.except) return `${article(effect.what)} (except ${qualityWords(effect.except)})`;
  if (!effect.only) return article(effect.what);
  const only = adjective(effect.only);
  if (only === undefined) throw unwritable(effect);
  return article(`${only} ${effect.what}`);
}

/** '2 additional counters', for each of some cards or as many as something. */
function counters(amount: Amount): string {
  if (typeof amount === 'number') return amount < 0 ? `${-amount} counters` : `${amount} additional counters`;
  if (amount.a === 'that') return 'that many additional counters';
  if (!isPer(amount)) return `additional counters equal to ${amountWords(amount)}`;
  return perWords(amount).replace(/^\+?(-?\d+)/, '$1 additional counters');
}
