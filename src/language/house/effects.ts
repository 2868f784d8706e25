/** Effects in a row, with their conditions and choices, in house style. */
import type { Amount, Cond, Duration, Effect, PlayerRef, Sel, Timing } from '../tree/index.ts';
import { battle } from './battles.ts';
import { picked } from './choices.ts';
import { simple } from './clauses.ts';
import { conditionWords } from './conditions.ts';
import { each, isSel } from './counting.ts';
import { eventWords } from './events.ts';
import { playerWords } from './players.ts';
import { effectsWords, raise, requirementWords, same, unwritable } from './symbols.ts';

effectsWords.is((effects, actor, last) => {
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
});

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
      if (effect.cost && effect.do.length === 0)
        return `${playerWords(effect.who)} may pay (${costWords(effect.cost, effect.who)})`;
      const price = effect.cost ? `${costWords(effect.cost, effect.who)} -> ` : '';
      if (effect.from !== undefined && effect.cost) throw unwritable(effect);
      return `${effect.from === undefined ? '' : 'starting with the player on your left, '}${playerWords(effect.who)} may ${price}${effectsWords(effect.do, effect.who, true)}`;
    }
    case 'later':
      if (effect.within !== undefined)
        return `${meanwhileWords(effect.at, effect.within)}, ${effectsWords(effect.do, actor, true)}`;
      return `${momentWords(effect.at)}, ${effectsWords(effect.do, actor, true)}`;
    case 'each':
      if (effect.as !== undefined) throw unwritable(effect);
      return `for ${overWords(effect.over)}: ${effectsWords(effect.do, actor, true)}`;
    default:
      return undefined;
  }
}
/** How often: for each of some cards, at most so often. */
function overWords(over: Amount | Sel): string {
  if (isSel(over)) return each(over);
  if (typeof over === 'object' && over.a === 'plus')
    return over.of
      .map((one) => (typeof one === 'object' && one.a === 'count' ? each(one.sel) : raise(one)))
      .join(' and ');
  if (typeof over !== 'object' || over.a !== 'least') throw unwritable(over);
  const [cap, of] = over.of;
  if (typeof cap !== 'number' || typeof of !== 'object' || of.a !== 'count') throw unwritable(over);
  return `${each(of.sel)} (max ${cap})`;
}
function meanwhileWords(at: Timing, within: Duration): string {
  if (at.t !== 'on' || (within !== 'attempt' && within !== 'turn')) throw unwritable({ at, within });
  return `if ${eventWords(at.ev)} during this ${within === 'attempt' ? 'mission attempt' : within}`;
}
function momentWords(at: Timing): string {
  if (at.t === 'on') return `after ${eventWords(at.ev)}`;
  if (at.t === 'clock' && (at.of === 'attempt' || at.of === 'dilemma') && at.whose === 'active')
    return `at the ${at.edge} of this ${at.of}`;
  if (at.t !== 'clock' || at.of !== 'turn') throw unwritable(at);
  if (at.whose === 'active') return `at the ${at.edge} of this turn`;
  if (at.whose !== 'you') throw unwritable(at);
  return `at the ${at.edge} of your next turn`;
}
function conditionHead(cond: Cond): string {
  const unmet = cond.c === 'not' && cond.of.c === 'req' ? cond.of : undefined;
  return unmet && same(unmet.who, { n: 'all', at: { p: 'involved' } })
    ? `unless ${requirementWords(unmet.req)}:`
    : cond.c === 'not' && cond.of.c === 'or'
      ? `unless ${conditionWords(cond.of)},`
      : `if ${conditionWords(cond)},`;
}

/** Costs: what is paid, joined by 'and'. */
export function costWords(cost: readonly Effect[], actor: PlayerRef): string {
  const words = effectsWords(cost, actor, false).split('; ');
  return words.join(' and ');
}
