/** Writes effects in a row, with their conditions and choices, in house style. */
import type { Dialect } from '../dialect.ts';
import type { Amount, Cond, Duration, Effect, PlayerRef, Sel, Timing } from '../tree/index.ts';
import { battle } from './battles.ts';
import { picked } from './choices.ts';
import { simple } from './clauses.ts';
import { conditionWords } from './conditions.ts';
import { isSel } from '../tree/parts-of-effects.ts';
import { each, isPer } from './counting.ts';
import { eventWords } from './events.ts';
import { playerWords } from './players.ts';
import { effectsWords, raise, requirementWords, unwritable } from './symbols.ts';
import { isSame } from '../tree/same.ts';

effectsWords.is((dialect, effects, actor, last) => {
  const words: string[] = [];
  for (let index = 0; index < effects.length; index++) {
    const one = effects[index];
    if (!one) break;
    const rest = effects.slice(index + 1);
    const loop = one.x === 'pick' && isDoneAtOnce(one, rest[0]) ? eachPicked(one) : undefined;
    const pick = loop?.pick ?? one;
    const joined = pick.x === 'pick' ? picked(dialect, pick, rest, actor) : undefined;
    if (joined !== undefined || loop) index++;
    const ends = last && index === effects.length - 1;
    if (loop) {
      const done = joined ?? effectsWords(dialect, [loop.pick, ...rest.slice(0, 1)], actor, true);
      const said = `for ${overWords(dialect, loop.over)}: ${done}`;
      words.push(ends ? said : `(${said})`);
      continue;
    }
    words.push(
      ...(joined !== undefined
        ? [joined]
        : one.x === 'battle'
          ? battle(dialect, one, ends)
          : [clause(dialect, one, actor, ends)]),
    );
  }
  return words.join('; ');
});

/** Is what is done next done to those who were picked, and no other choice? */
const isDoneAtOnce = ({ as }: Extract<Effect, { x: 'pick' }>, next: Effect | undefined): boolean =>
  next !== undefined && (next.x === 'put' || next.x === 'stop') && isSame(next.what, { ref: as });

/** So many that are selected together: one for each of some cards. */
function eachPicked(pick: Extract<Effect, { x: 'pick' }>): { over: Amount | Sel; pick: Effect } | undefined {
  const { n } = pick.sel;
  if (typeof n !== 'object' || !('eq' in n) || typeof n.eq !== 'object') return undefined;
  const [k, times] = n.eq.a === 'times' ? [n.eq.k, n.eq.of] : [1, n.eq];
  if (!isPer(times) || typeof times !== 'object') return undefined;
  const { n: _, ...sel } = pick.sel;
  const isSome = k > 1 || sel.ref !== undefined;
  return { over: times.a === 'count' ? times.sel : times, pick: { ...pick, sel: isSome ? { ...sel, n: k } : sel } };
}

function clause(dialect: Dialect, effect: Effect, actor: PlayerRef, last: boolean): string {
  const said = compound(dialect, effect, actor);
  if (said === undefined) return simple(dialect, effect, actor);
  return last || (effect.x === 'may' && effect.must && effect.do.length > 0) ? said : `(${said})`;
}

/** What reaches to the end of the sentence unless parentheses end it. */
function compound(dialect: Dialect, effect: Effect, actor: PlayerRef): string | undefined {
  switch (effect.x) {
    case 'if': {
      if (effect.who !== undefined) {
        if (effect.else) throw unwritable(effect);
        return `for ${playerWords(dialect, effect.who)}, if ${conditionWords(dialect, effect.if)}: ${effectsWords(dialect, effect.then, effect.who, true)}`;
      }
      const head = conditionHead(dialect, effect.if);
      if (!effect.else) return `${head} ${effectsWords(dialect, effect.then, actor, true)}`;
      return `${head} ${effectsWords(dialect, effect.then, actor, false)}; otherwise, ${effectsWords(dialect, effect.else, actor, true)}`;
    }
    case 'may': {
      if (effect.cost && effect.do.length === 0)
        return `${playerWords(dialect, effect.who)} ${effect.must ? 'must' : 'may'} pay (${costWords(dialect, effect.cost, effect.who)})`;
      const price = effect.cost ? `${costWords(dialect, effect.cost, effect.who)} -> ` : '';
      if (effect.must)
        return `(${costWords(dialect, effect.cost ?? raise(effect), actor)} -> ${effectsWords(dialect, effect.do, actor, true)})`;
      if (effect.from !== undefined && effect.cost) throw unwritable(effect);
      return `${effect.from === undefined ? '' : 'starting with the player on your left, '}${playerWords(dialect, effect.who)} may ${price}${effectsWords(dialect, effect.do, effect.who, true)}`;
    }
    case 'later':
      if (effect.within !== undefined)
        return `${meanwhileWords(dialect, effect.at, effect.within)}, ${effectsWords(dialect, effect.do, actor, true)}`;
      return `${momentWords(dialect, effect.at)}, ${effectsWords(dialect, effect.do, actor, true)}`;
    case 'each':
      if (effect.as !== undefined) throw unwritable(effect);
      return `for ${overWords(dialect, effect.over)}: ${effectsWords(dialect, effect.do, actor, true)}`;
    default:
      return undefined;
  }
}
/** How often: for each of some cards, at most so often. */
function overWords(dialect: Dialect, over: Amount | Sel): string {
  if (isSel(over)) return each(dialect, over);
  if (typeof over === 'object' && over.a === 'plus')
    return over.of
      .map((one) => (typeof one === 'object' && one.a === 'count' ? each(dialect, one.sel) : raise(one)))
      .join(' and ');
  if (typeof over !== 'object' || over.a !== 'least') throw unwritable(over);
  const [cap, of] = over.of;
  if (typeof cap !== 'number' || typeof of !== 'object' || of.a !== 'count') throw unwritable(over);
  return `${each(dialect, of.sel)} (max ${cap})`;
}
function meanwhileWords(dialect: Dialect, at: Timing, within: Duration): string {
  if (at.t !== 'on' || (within !== 'attempt' && within !== 'turn')) throw unwritable({ at, within });
  return `if ${eventWords(dialect, at.ev)} during this ${within === 'attempt' ? 'mission attempt' : within}`;
}
function momentWords(dialect: Dialect, at: Timing): string {
  if (at.t === 'on') return `after ${eventWords(dialect, at.ev)}`;
  if (at.t === 'state') return `as soon as ${conditionWords(dialect, at.while)}`;
  if (at.t === 'clock' && (at.of === 'attempt' || at.of === 'dilemma') && at.whose === 'active')
    return `at the ${at.edge} of this ${at.of}`;
  if (at.t !== 'clock' || at.of !== 'turn') throw unwritable(at);
  if (at.whose === 'active') return `at the ${at.edge} of this turn`;
  if (at.whose === 'opponent') return `at the ${at.edge} of an opponent's next turn`;
  if (at.whose !== 'you') throw unwritable(at);
  return `at the ${at.edge} of your next turn`;
}
function conditionHead(dialect: Dialect, cond: Cond): string {
  const unmet = cond.c === 'not' && cond.of.c === 'req' ? cond.of : undefined;
  return unmet && isSame(unmet.who, { n: 'all', at: { p: 'involved' } })
    ? `unless ${requirementWords(dialect, unmet.req)}:`
    : cond.c === 'not' && cond.of.c === 'or'
      ? `unless ${conditionWords(dialect, cond.of)},`
      : `if ${conditionWords(dialect, cond)},`;
}

/** Costs: what is paid, joined by 'and'. */
export function costWords(dialect: Dialect, cost: readonly Effect[], actor: PlayerRef): string {
  const words = effectsWords(dialect, cost, actor, false).split('; ');
  return words.join(' and ');
}
