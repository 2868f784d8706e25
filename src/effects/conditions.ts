/** Conditions: is a state of the game as the text says? */
import type { Cond } from '../language/tree.ts';
import { amountOf, compare } from './amounts.ts';
import { playersOf, type Context } from './context.ts';
import { timesDone } from './facts.ts';
import { inState } from './filters.ts';
import { meets } from './requirements.ts';
import { candidates } from './select-cards.ts';

/** Does the condition hold just now? */
export function holds(context: Context, condition: Cond): boolean {
  const { engine } = context;
  switch (condition.c) {
    case 'and':
      return condition.of.every((part) => holds(context, part));
    case 'or':
      return condition.of.some((part) => holds(context, part));
    case 'not':
      return !holds(context, condition.of);
    case 'some': {
      const { n } = condition.sel;
      const wanted = condition.n === undefined ? (typeof n === 'number' ? n : 1) : amountOf(context, condition.n);
      return compare(candidates(context, condition.sel).length, condition.op ?? '>=', wanted);
    }
    case 'is': {
      const cards = candidates(context, { ...condition.who, n: 'all' });
      return cards.length > 0 && cards.every((card) => inState(context, condition.state, card));
    }
    case 'req':
      return meets(context, candidates(context, condition.who), condition.req);
    case 'cmp':
      return compare(amountOf(context, condition.a), condition.op, amountOf(context, condition.b));
    case 'did':
      return timesDone(context, condition.ev, condition.span) > 0;
    case 'ok': {
      const ok = context.frame?.text?.ok ?? 'yes';
      // 2E-DIL-27: what an opponent disturbed brings on no "if you cannot".
      return condition.value ? ok === 'yes' : ok === 'no';
    }
    case 'turn':
      return playersOf(context, condition.whose).includes(engine.state.turn.player);
  }
}
