/**
 * What a text is worth to whoever uses it, in thirds of a point: read off the effects by a small table, without looking at the
 * table beyond the chances of a battle. A cost counts as what it does.
 */
import type { Ability, Effect, Mod, PlayerRef, Sel } from '../../language/tree/index.ts';
import { withPrice } from '../../language/tree/build.ts';

/** Whose cards something happens to: one's own, an opponent's, a captive (own to use, an opponent's by right). */
type Side = 'own' | 'theirs' | 'captive';

/** What happens to one card, by whose it is. */
const HAPPENS: ReadonlyMap<string, Readonly<Record<Side, number>>> = new Map(
  Object.entries({
    kill: { own: -20, theirs: 20, captive: -5 },
    capture: { own: -22, theirs: 28, captive: 0 },
    destroy: { own: -5, theirs: 9, captive: 0 },
    damage: { own: -15, theirs: 15, captive: 0 },
    stop: { own: -6, theirs: 6, captive: 0 },
    unstop: { own: 8, theirs: -8, captive: 0 },
    command: { own: 24, theirs: 24, captive: 24 },
    return: { own: -6, theirs: 8, captive: -5 },
    remove: { own: -3, theirs: 3, captive: -5 },
    'from hand': { own: -4, theirs: 4, captive: 0 },
    'from deck': { own: -1, theirs: 1, captive: 0 },
    'to hand': { own: 5, theirs: -5, captive: 0 },
    beneath: { own: 12, theirs: -12, captive: 0 },
    place: { own: 0, theirs: 1, captive: 0 },
    overcome: { own: 8, theirs: 8, captive: 0 },
  }),
);
/** What happens to no card in particular. */
const POINT = 3;
const DILEMMA = 6;
const COUNTER = 5;
const PREVENTION = 12;
const CHANGE = 3;
const GLANCE = 1;
/** Whoever begins a battle is stopped by it. */
const STOPPED_BY_BATTLE = -6;
/** Of what happens under a condition, this many of two times. */
const perhaps = (worth: number): number => Math.trunc(worth / 2);

const OPPONENTS: ReadonlySet<unknown> = new Set(['opponent', 'eachOpponent', 'left', 'right', 'loser', 'anyPlayer']);
/** Whether the words mean an opponent, or whoever may be one. */
export const isOpponent = (who: PlayerRef | undefined): boolean =>
  OPPONENTS.has(who) || (typeof who === 'object' && !('player' in who));

/** How likely the battle of a text is won, in tenths. */
export type Odds = (battle: Extract<Effect, { x: 'battle' }>) => number;

/** The worth of an ability used now, its price included. */
export function worthOfText(ability: Ability, odds: Odds): number {
  const reader = new Reader(odds);
  return reader.all(withPrice(ability));
}

/** What it is worth that something happens to a card on that side; what is not weighed is worth nothing. */
const happening = (name: string, side: Side): number => HAPPENS.get(name)?.[side] ?? 0;

class Reader {
  /** What letters have been given to. */
  readonly #named = new Map<string, Side>();
  readonly #odds: Odds;

  constructor(odds: Odds) {
    this.#odds = odds;
  }

  all(effects: readonly Effect[] | undefined): number {
    return (effects ?? []).reduce((sum, effect) => sum + this.#one(effect), 0);
  }

  #one(effect: Effect): number {
    switch (effect.x) {
      case 'put':
        return this.#put(effect);
      case 'stop':
      case 'unstop':
      case 'overcome':
        return this.#happens(effect.x, effect.what);
      case 'command':
        return isOpponent(effect.to) ? -this.#happens('command', effect.what) : this.#happens('command', effect.what);
      case 'pick':
        this.#named.set(effect.as, this.#side(effect.sel));
        return 0;
      case 'points':
        return POINT * size(effect.by) * (isOpponent(effect.who) ? -1 : 1);
      case 'dilemmas':
        return DILEMMA * (size(effect.draw ?? 0) + size(effect.spend ?? 0)) * (isOpponent(effect.who) ? -1 : 1);
      case 'counters':
        return COUNTER * size(effect.by);
      case 'if':
        return Math.max(perhaps(this.all(effect.then)), perhaps(this.all(effect.else)));
      case 'may':
        return isOpponent(effect.who) ? 0 : Math.max(0, this.all(withPrice(effect)));
      case 'oneOf':
        return Math.max(...effect.of.map((one) => this.all(one)));
      case 'battle':
        return this.#battle(effect);
      case 'mod':
        return effect.mods.reduce((sum, mod) => sum + change(mod), 0);
      case 'prevent':
      case 'reselect':
        return PREVENTION;
      case 'look':
        return GLANCE;
      case 'each':
      case 'later':
      case 'repeat':
      case 'instead':
        return this.all(effect.do);
      case 'split':
      case 'count':
      case 'name':
      case 'swap':
      case 'shuffle':
      case 'ship':
      case 'allow':
      case 'invite':
      case 'mix':
      case 'barrier':
      case 'beamMost':
      case 'homeward':
      case 'decloak':
      case 'delay':
      case 'stakes':
      case 'flip':
      case 'tacticDownload':
      case 'redirect':
      case 'forbid':
      case 'ban':
      case 'outOfPlay':
      case 'price':
      case 'uncover':
      case 'lie':
      case 'cross':
      case 'playerRule':
      case 'join':
      case 'spare':
      case 'attempt':
      case 'end':
      case 'game':
      case 'damage':
      case 'nullify':
      case 'block':
      case 'goOn':
        return 0;
    }
  }

  #battle(effect: Extract<Effect, { x: 'battle' }>): number {
    const odds = this.#odds(effect);
    const [win, loss] = [this.all(effect.win), this.all(effect.notWin) + this.all(effect.lose)];
    return STOPPED_BY_BATTLE + Math.trunc((win * odds + loss * (10 - odds)) / 10);
  }

  #put(effect: Extract<Effect, { x: 'put' }>): number {
    const { what, to, why } = effect;
    if (to.p === 'zone' && to.zone === 'brig') return this.#happens('capture', what);
    if (to.p === 'zone' && to.zone === 'hand') return this.#happens(what.at?.p === 'zone' ? 'to hand' : 'return', what);
    if (to.p === 'beneath') return this.#toMission(to.card, what);
    if (why === 'place' && what.ref === 'this' && to.p === 'on') return happening('damage', this.#side(to.card));
    if (what.at?.p === 'zone' && what.at.zone === 'hand') return this.#happens('from hand', what);
    if (what.at?.p === 'zone' && what.at.zone === 'deck') return this.#happens('from deck', what);
    return this.#happens(why, what);
  }

  /** Dilemmas beneath one's own mission make it easier. */
  #toMission(mission: Sel, what: Sel): number {
    return happening('beneath', isOpponent(mission.of) ? 'theirs' : 'own') * many(what);
  }

  #happens(name: string, what: Sel): number {
    return happening(name, this.#side(what)) * many(what);
  }

  #side(sel: Sel): Side {
    if (sel.ref !== undefined) return this.#named.get(sel.ref) ?? (sel.ref === 'that' ? 'theirs' : 'own');
    const side = sideOf(sel);
    if (sel.as !== undefined) this.#named.set(sel.as, side);
    return side;
  }
}

/** A card made cheaper saves counters; other changes are small. */
function change(mod: Mod): number {
  if (mod.m !== 'num' || mod.prop !== 'cost') return CHANGE;
  return -COUNTER * (typeof mod.by === 'number' ? mod.by : -2);
}

function sideOf({ of, at }: Sel): Side {
  if (at?.p === 'zone' && at.zone === 'brig') return 'captive';
  if (at?.p === 'zone' && at.zone !== 'play') return isOpponent(at.of) ? 'theirs' : 'own';
  return of === 'you' ? 'own' : 'theirs';
}

function many({ n }: Sel): number {
  if (n === undefined) return 1;
  if (typeof n === 'number') return n;
  return 2;
}

/** An amount, as far as it is a number; what depends on the game counts as two. */
const size = (amount: unknown): number => (typeof amount === 'number' ? amount : 2);
