/** Effects in house style. */
import { iconOfAffiliation, iconOfName } from '../icons.ts';
import type { Amount, Cond, Duration, Effect, Mod, Place, PlayerRef, Sel, Timing, Trait } from '../tree.ts';
import {
  amountWords,
  cardWords,
  destinationWords,
  levelled,
  playerWords,
  requirementWords,
  same,
  unwritable,
  zoneWords,
} from './cards.ts';
import { bare, conditionWords, eventWords } from './conditions.ts';

type Put = Extract<Effect, { x: 'put' }>;
type Pick = Extract<Effect, { x: 'pick' }>;

/** Effects in order; `last` when nothing follows, so that a final clause with a condition needs no parentheses. */
export function effectsWords(effects: readonly Effect[], actor: PlayerRef, last: boolean): string {
  const words: string[] = [];
  for (let index = 0; index < effects.length; index++) {
    const one = effects[index];
    if (!one) break;
    const rest = effects.slice(index + 1);
    const joined = one.x === 'pick' ? picked(one, rest, actor) : undefined;
    if (joined !== undefined) index++;
    const ends = last && index === effects.length - 1;
    words.push(
      ...(joined !== undefined ? [joined] : one.x === 'battle' ? battle(one, ends) : [clause(one, actor, ends)]),
    );
  }
  return words.join('; ');
}

function clause(effect: Effect, actor: PlayerRef, last: boolean): string {
  const said = compound(effect, actor);
  if (said === undefined) return simple(effect, actor);
  return last ? said : `(${said})`;
}

/** What reaches to the end of the sentence unless parentheses end it. */
function compound(effect: Effect, actor: PlayerRef): string | undefined {
  switch (effect.x) {
    case 'if': {
      const head = conditionHead(effect.if);
      if (!effect.else) return `${head} ${effectsWords(effect.then, actor, true)}`;
      return `${head} ${effectsWords(effect.then, actor, false)}; otherwise, ${effectsWords(effect.else, actor, true)}`;
    }
    case 'may': {
      const price = effect.cost ? `${costWords(effect.cost, effect.who)} -> ` : '';
      return `${playerWords(effect.who)} may ${price}${effectsWords(effect.do, effect.who, true)}`;
    }
    case 'later':
      return `${momentWords(effect.at)}, ${effectsWords(effect.do, actor, true)}`;
    case 'each':
      if (!isSel(effect.over) || effect.as !== undefined) throw unwritable(effect);
      return `for ${each(effect.over)}: ${effectsWords(effect.do, actor, true)}`;
    default:
      return undefined;
  }
}
function momentWords(at: Timing): string {
  if (at.t !== 'clock' || at.of !== 'turn') throw unwritable(at);
  if (at.whose === 'active') return `at the ${at.edge} of this turn`;
  if (at.whose !== 'you') throw unwritable(at);
  return `at the ${at.edge} of your next turn`;
}
function isSel(over: Amount | Sel): over is Sel {
  return typeof over === 'object' && !('a' in over);
}
/** 'each X' for counting. */
function each(sel: Sel): string {
  if (sel.n !== 'all') throw unwritable(sel);
  const { n: _, ...rest } = sel;
  return `each ${bare(rest)}`;
}
function conditionHead(cond: Cond): string {
  const unmet = cond.c === 'not' && cond.of.c === 'req' ? cond.of : undefined;
  return unmet && same(unmet.who, { n: 'all', at: { p: 'involved' } })
    ? `unless ${requirementWords(unmet.req)}:`
    : `if ${conditionWords(cond)},`;
}

/** Costs: what is paid, joined by 'and'. */
export function costWords(cost: readonly Effect[], actor: PlayerRef): string {
  const words = effectsWords(cost, actor, false).split('; ');
  return words.join(' and ');
}

// ---------------------------------------------------------------- choosing
const RANDOM: Readonly<Record<string, string>> = { stop: 'stop', kill: 'kill', destroy: 'destroy' };

/** A choice and what is done at once with what was chosen. */
function picked(pick: Pick, rest: readonly Effect[], actor: PlayerRef): string | undefined {
  const next = rest[0];
  if (!next || pick.must) return undefined;
  const fate = fateWords(next, pick.as);
  if (fate === undefined) return undefined;
  const { by, ...what } = pick.sel;
  if (by === 'random') {
    const verb = RANDOM[fate.verb];
    if (verb !== undefined) return `randomly ${verb} ${number(what) ?? cardWords(what)}`;
    return `randomly select ${cardWords(what)} to be ${fate.passive}`;
  }
  if (by === undefined) return undefined;
  const who = same(by, actor) ? 'choose' : `${playerWords(by)} chooses`;
  return `${who} ${number(what) ?? cardWords(what, by)} to ${fate.infinitive}`;
}
/** A bare number is so many personnel. */
function number(sel: Sel): string | undefined {
  const { n, ...rest } = sel;
  if (!same(rest, { f: { f: 'kind', is: 'personnel' } })) return undefined;
  return n === undefined ? '1' : typeof n === 'number' ? String(n) : undefined;
}
function fateWords(effect: Effect, id: string): { verb: string; infinitive: string; passive: string } | undefined {
  const what: Sel = { ref: id };
  if (effect.x === 'stop')
    return same(effect.what, what) ? { verb: 'stop', infinitive: 'stop', passive: 'stopped' } : undefined;
  if (effect.x !== 'put' || !same(effect.what, what) || effect.who !== undefined) return undefined;
  const away = { kill: 'killed', destroy: 'destroyed', discard: 'discarded' };
  if (effect.why === 'kill' || effect.why === 'destroy') {
    return isAway(effect) ? { verb: effect.why, infinitive: effect.why, passive: away[effect.why] } : undefined;
  }
  if (effect.why === 'remove') {
    return { verb: 'remove', infinitive: 'remove from the game', passive: 'removed from the game' };
  }
  return undefined;
}
function isAway(effect: Put): boolean {
  return same(effect.to, { p: 'zone', zone: 'discard', of: { owner: effect.what.ref ?? 'it' } });
}

// ---------------------------------------------------------------- one effect
function simple(effect: Effect, actor: PlayerRef): string {
  switch (effect.x) {
    case 'put':
      return put(effect, actor);
    case 'pick': {
      const { by, ...sel } = effect.sel;
      if (by === undefined || effect.must) throw unwritable(effect);
      const what = cardWords({ ...sel, as: effect.as }, by === 'random' ? actor : by);
      return by === 'random'
        ? `randomly select ${what}`
        : `${same(by, actor) ? 'choose' : `${playerWords(by)} chooses`} ${what}`;
    }
    case 'name':
      if (effect.except) throw unwritable(effect);
      if (effect.what === 'player') return by(effect.who, actor, 'choose', `an opponent (${effect.as.toUpperCase()})`);
      return by(effect.who, actor, 'name', `${article(effect.what)} (${effect.as.toUpperCase()})`);
    case 'stop':
    case 'unstop':
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
      return by(effect.to, actor, 'take', `command of ${cardWords(effect.what)}`);
    case 'ship':
      if (effect.why !== 'move' || effect.to?.p !== 'at') throw unwritable(effect);
      return `move ${cardWords(effect.what)} to ${cardWords(effect.to.mission)}`;
    case 'points':
      return points(effect, actor);
    case 'counters':
      if (typeof effect.by !== 'number') throw unwritable(effect);
      return by(effect.who, actor, 'spend', `${effect.by} additional counters`);
    case 'dilemmas':
      return dilemmas(effect, actor);
    case 'mod':
      return modification(effect);
    case 'rule':
      return rule(effect);
    case 'prevent':
      if (effect.what) throw unwritable(effect);
      return 'prevent it';
    case 'instead':
      return `instead, (${effectsWords(effect.do, actor, true)})`;
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
      if (effect.n !== undefined) throw unwritable(effect);
      return `${same(effect.who, actor) ? '' : `${playerWords(effect.who)} chooses `}one of (${effect.of.map((one) => effectsWords(one, effect.who, true)).join(' / ')})`;
    case 'attempt':
      if (effect.complete || effect.req || effect.points !== undefined || !same(effect.who, { n: 'all', of: 'you' }))
        throw unwritable(effect);
      return `attempt ${cardWords(effect.mission)}`;
    default:
      throw unwritable(effect);
  }
}
const article = (what: string): string =>
  what === 'cardType' ? 'a card type' : /^[aeiou]/.test(what) ? `an ${what}` : `a ${what}`;
const third = (verb: string): string => (/(s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`);
function by(who: PlayerRef, actor: PlayerRef, verb: string, rest: string): string {
  return same(who, actor) ? `${verb} ${rest}` : `${playerWords(who)} ${third(verb)} ${rest}`;
}

function put(effect: Put, actor: PlayerRef): string {
  const { what, to, why, costBy, face, order } = effect;
  if (costBy !== undefined) throw unwritable(effect);
  const who = effect.who ?? actor;
  const facing = face === undefined ? '' : ` face ${face}`;
  const sorted = order === undefined ? '' : order === 'any' ? ' in any order' : ' in the same order';
  switch (why) {
    case 'draw':
      return by(who, actor, 'draw', drawn(effect, who));
    case 'discard':
    case 'kill':
    case 'destroy':
      if (!isAway(effect)) throw unwritable(effect);
      return by(who, actor, why, cardWords(what, who));
    case 'remove':
      return by(who, actor, 'remove', `${cardWords(what, who)} from the game`);
    case 'capture':
      return by(who, actor, 'capture', cardWords(what, who));
    case 'download': {
      const { at, ...rest } = what;
      const deck = same(at, { p: 'zone', zone: 'deck', of: who });
      return by(who, actor, 'download', cardWords(deck ? rest : what, who));
    }
    case 'return':
      if (isDilemmaPile(to) && face === 'up') return by(who, actor, 'return', returned(effect, to, who));
      return by(who, actor, 'return', `${cardWords(what, who)} ${destinationWords(to, who, what)}${facing}${sorted}`);
    case 'place':
    case 'take':
    case 'play':
      return by(
        who,
        actor,
        why,
        `${cardWords(what, who)} ${destinationWords(to, who, what, why === 'take' ? 'into' : 'in')}${facing}${sorted}`,
      );
  }
}
function isDilemmaPile(to: Place): to is Extract<Place, { p: 'zone' }> {
  return to.p === 'zone' && to.zone === 'dilemmaPile' && to.pos === 'bottom';
}
function returned(effect: Put, to: Extract<Place, { p: 'zone' }>, who: PlayerRef): string {
  if (effect.what.ref === 'this' && same(to.of, { owner: 'this' }) && same(effect.what, { ref: 'this' })) return 'this';
  const { pos: _, ...pile } = to;
  return `${cardWords(effect.what, who)} ${destinationWords(pile, who, effect.what)}`;
}
function drawn(effect: Put, who: PlayerRef): string {
  const { n, ...rest } = effect.what;
  const expected: Sel = { from: 'top', at: { p: 'zone', zone: 'deck', of: who } };
  if (!same(rest, expected) || !same(effect.to, { p: 'zone', zone: 'hand', of: who })) throw unwritable(effect);
  if (n === undefined) return '1';
  if (typeof n === 'number') return String(n);
  if (typeof n === 'object' && 'upTo' in n) return `up to ${amountWords(n.upTo)}`;
  if (typeof n === 'object' && 'eq' in n)
    return same(n.eq, { a: 'that' }) ? 'that many cards' : `cards equal to ${amountWords(n.eq)}`;
  throw unwritable(effect);
}

// ---------------------------------------------------------------- numbers
const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);

/** An amount counted 'per' card. */
function perWords(amount: Amount): string {
  if (typeof amount === 'number') return signed(amount);
  const k = amount.a === 'times' ? amount.k : 1;
  const of = amount.a === 'times' ? amount.of : amount;
  if (typeof of === 'number' || of.a !== 'count') throw unwritable(amount);
  return `${signed(k)} per ${each(of.sel).replace(/^each /, '')}`;
}
function points(effect: Extract<Effect, { x: 'points' }>, actor: PlayerRef): string {
  const amount = effect.by;
  const k = typeof amount === 'number' ? amount : amount.a === 'times' ? amount.k : 1;
  const verb = k < 0 ? 'lose' : 'score';
  const rest = perWords(amount).replace(/^[-+]/, '').replace(/ per /, ' points per ');
  return by(effect.who, actor, verb, typeof amount === 'number' ? `${rest} points` : rest);
}
function dilemmas(effect: Extract<Effect, { x: 'dilemmas' }>, actor: PlayerRef): string {
  const { draw, spend } = effect;
  if (typeof draw === 'object' || typeof spend === 'object') throw unwritable(effect);
  const said = [draw === undefined ? '' : `draw ${signed(draw)}`, spend === undefined ? '' : `spend ${signed(spend)}`];
  const words = `dilemmas: ${said.filter((word) => word !== '').join(', ')}`;
  return same(effect.who, actor) ? words : `${playerWords(effect.who)} ${words}`;
}

function modification(effect: Extract<Effect, { x: 'mod' }>): string {
  const until = effect.until === undefined ? '' : ` ${durationWords(effect.until)}`;
  const [first] = effect.mods;
  if (effect.mods.length === 1 && first?.m === 'req' && first.how === 'add')
    return `add ${requirementWords(first.req)} to the requirements of ${cardWords(effect.what)}${until}`;
  const words = `${modsWords(effect.mods)}${until}`;
  return same(effect.what, { ref: 'this' }) ? words : `${cardWords(effect.what)}: ${words}`;
}
/** Modifications, traits of one kind under one verb. */
function modsWords(mods: readonly Mod[]): string {
  return mods
    .map((mod, index) => {
      const words = modWords(mod);
      const again = (mod.m === 'gain' || mod.m === 'lose' || mod.m === 'become') && mods[index - 1]?.m === mod.m;
      return again ? words.replace(/^\w+ /, '') : words;
    })
    .join(', ');
}
function modWords(mod: Mod): string {
  switch (mod.m) {
    case 'num':
      if (mod.prop === 'cost' || mod.prop === 'span' || mod.prop === 'attributes')
        return `${mod.prop} ${perWords(mod.by)}`;
      if (mod.prop === 'points') return `points ${perWords(mod.by)}`;
      if (/^[A-Z]/.test(mod.prop)) return `${mod.prop} ${perWords(mod.by)}`;
      throw unwritable(mod);
    case 'gain':
      return `gains ${traitWords(mod.trait)}`;
    case 'lose':
      return `loses ${traitWords(mod.trait)}`;
    case 'req':
      if (mod.how !== 'add') throw unwritable(mod);
      return `also requires ${requirementWords(mod.req)}`;
    case 'become':
      return `becomes ${traitWords(mod.trait)}`;
    case 'exempt': {
      const from = {
        randomSelection: 'randomly selected',
        stop: 'stopped',
        kill: 'killed',
        prevent: 'prevented',
        destroy: 'destroyed',
      };
      return `cannot be ${from[mod.from]}${mod.by ? ` by ${cardWords(mod.by)}` : ''}`;
    }
    case 'text':
      if (mod.off === 'abilities') return 'loses all abilities';
      if (mod.off === 'next') return 'loses its next ability';
      throw unwritable(mod);
    case 'staffed':
      return 'is staffed';
    default:
      throw unwritable(mod);
  }
}
function traitWords(trait: Trait): string {
  if ('skill' in trait) return levelled(trait.skill, trait.n);
  if ('keyword' in trait) return trait.keyword;
  if ('species' in trait) return trait.species;
  if ('affiliation' in trait) return `[${iconOfAffiliation(trait.affiliation) ?? trait.affiliation}]`;
  if ('icon' in trait) return `[${iconOfName(trait.icon) ?? trait.icon}]`;
  if ('uniqueness' in trait) return trait.uniqueness ? 'unique' : 'non-unique';
  if ('allSkills' in trait)
    return trait.allSkills === 'own' ? 'all skills' : `all skills from ${cardWords(trait.allSkills)}`;
  if ('skillChoice' in trait) {
    if (trait.skillChoice === 'any') return 'a skill of your choice';
    if ('from' in trait.skillChoice) return `a skill from ${cardWords(trait.skillChoice.from)}`;
  }
  throw unwritable(trait);
}

function durationWords(until: Duration): string {
  if (typeof until === 'string') {
    if (until === 'orderAgain') return 'until next use';
    return `this ${until}`;
  }
  if ('until' in until) return `until ${eventWords(until.until)}`;
  if ('while' in until) return `while ${conditionWords(until.while)}`;
  if (until.whose !== 'you' || !until.next) throw unwritable(until);
  return `until the ${until.clock} of your next turn`;
}

// ---------------------------------------------------------------- rules, battles
const USES = {
  useSkills: 'use their skills',
  useAbilities: 'use their abilities',
  useAttributes: 'use their attributes',
  gainSkills: 'gain skills',
};
function rule(effect: Extract<Effect, { x: 'rule' }>): string {
  const { allow, who, act, unless } = effect;
  if (allow || who === undefined) throw unwritable(effect);
  if (unless) return payable(effect, unless);
  const until = effect.until === undefined ? '' : ` ${durationWords(effect.until)}`;
  if (typeof act === 'string') {
    if (!isWho(who)) throw unwritable(effect);
    return `${cardWords(who)} cannot ${USES[act]}${until}`;
  }
  if (isWho(who) || act.stage !== 'did') throw unwritable(effect);
  return `${playerWords(who)} cannot ${forbidden(effect)}${until}`;
}
/** What may be used only by paying. */
function payable(effect: Extract<Effect, { x: 'rule' }>, price: readonly Effect[]): string {
  const [only] = price;
  const { who, act } = effect;
  if (price.length !== 1 || only?.x !== 'put' || only.why !== 'discard' || !only.who || effect.until)
    throw unwritable(effect);
  if (who === undefined || !isWho(who) || typeof act !== 'string' || act === 'gainSkills') throw unwritable(effect);
  const used = USES[act].replace('use their ', '');
  return `${playerWords(only.who)} must discard ${cardWords(only.what, only.who)} to use ${cardWords(who)}'s ${used}`;
}
function isWho(who: Sel | PlayerRef): who is Sel {
  return typeof who === 'object' && !('owner' in who) && !('commander' in who) && !('player' in who);
}
function forbidden(effect: Extract<Effect, { x: 'rule' }>): string {
  const { act } = effect;
  if (typeof act === 'string') throw unwritable(effect);
  const { e, stage: _, what, battle: kind, ...rest } = act;
  if (Object.keys(rest).length > 0) throw unwritable(effect);
  if (e === 'battle' && !what) return kind === 'combat' ? 'begin combat' : 'begin an engagement';
  if ((e === 'play' || e === 'complete' || e === 'attempt' || e === 'command') && what)
    return `${e} ${cardWords(what)}`;
  throw unwritable(effect);
}

function battle(effect: Extract<Effect, { x: 'battle' }>, last: boolean): string[] {
  const kind = { combat: 'combat', engagement: 'an engagement', either: 'a battle' }[effect.kind];
  const against = effect.with ? ` against ${cardWords(effect.with)}` : '';
  const words = [`begin ${kind} with ${cardWords(effect.of)}${against}`];
  const outcomes: (readonly [string, readonly Effect[]])[] = [
    ...(effect.win ? [['if you win,', effect.win] as const] : []),
    ...(effect.notWin ? [['if you do not win,', effect.notWin] as const] : []),
  ];
  outcomes.forEach(([head, effects], index) => {
    const said = `${head} ${effectsWords(effects, 'you', true)}`;
    words.push(last && index === outcomes.length - 1 ? said : `(${said})`);
  });
  return words;
}
