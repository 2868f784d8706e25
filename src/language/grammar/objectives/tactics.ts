/** Of the objectives variant: reads totals of an engagement, current tactics, and tactics that are downloaded. */
import type { Definition } from '../../parse/grammar.ts';
import { any, p, w, type Parser } from '../../parse/parser.ts';
import { THIS } from '../../tree/build.ts';
import type { BattleValue, Cond, Effect, Op } from '../../tree/index.ts';
import { noun } from '../core/filters.ts';
import { rules } from '../core/rulings.ts';
import { abilities } from '../core/playing.ts';
import { amount, condition, line, number, state } from '../core/symbols.ts';

const value: Parser<BattleValue> = any(w('Weapons', 'Weapons' as const), w('Shields', 'Shields' as const));

const totals = amount.is(
  p`your ${value} total`.to(([total]) => ({ a: 'battleTotal' as const, value: total, of: 'you' as const })),
);

const changed = (total: BattleValue, by: number): Effect => ({
  x: 'mod',
  what: THIS,
  mods: [{ m: 'battleTotal', value: total, by }],
});
const sign = any(w('add', 1), w('subtract', -1));

const than: Parser<Op> = any<Op>(w('more than', '>'), w('less than', '<'));

/** 'Your Weapons total is more than 10, add 1 to that total'. */
const lineWords = line.is(
  p`while ${condition} and your ${value} total is ${than} ${number} , ${sign} ${number} (to|from) that total`.to(
    ([state, total, op, b, plus, n]) => {
      const large: Cond = { c: 'cmp', a: { a: 'battleTotal', value: total, of: 'you' }, op, b };
      const both: Cond = { c: 'and', of: [...(state.c === 'and' ? state.of : [state]), large] };
      return abilities({ at: { t: 'static', while: both }, do: [changed(total, plus * n)] });
    },
  ),
);

const rulesWords = rules.is(
  p`${sign} ${number} (to|from) your ${value} total`.to(([plus, n, total]): Effect[] => [changed(total, plus * n)]),
  p`you may download a|an? ${noun} instead of drawing tactics`.to(([f]): Effect[] | undefined => {
    if (f === 'any') return undefined;
    const isAny = f.f === 'kind' && f.is === 'tactic';
    return [{ x: 'tacticDownload', who: 'you', ...(!isAny && { f }) }];
  }),
);

const stateWords = state.is(w('your current tactic', { s: 'currentTactic' }));

export const FAMILY: readonly Definition[] = [totals, lineWords, rulesWords, stateWords];
