/** Of Second Edition alone: reads clauses about battles ('begin combat', 'add X to your total Strength') and 'unless' of those who face a dilemma. */
import type { Definition } from '../../parse/grammar.ts';
import { any, p, w, type Parser } from '../../parse/parser.ts';
import { ACTOR, THIS, kind as kindFilter, not } from '../../tree/build.ts';
import type { Amount, BattleValue, Cond, Effect } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { special, tailed, unless, unmet } from '../core/clauses.ts';
import { ifStrongest, strongestScores } from './ties.ts';
import { amount, cards, effect, place, requirement } from '../core/symbols.ts';

// ---------------------------------------------------------------- battle, attempts, prevention
const battle: Parser<'combat' | 'engagement' | 'either'> = any<'combat' | 'engagement' | 'either'>(
  w('combat', 'combat'),
  w('an engagement', 'engagement'),
  w('(a battle|combat or an engagement)', 'either'),
);

const battleValue: Parser<BattleValue> = any<BattleValue>(
  w('Strength', 'Strength'),
  w('Weapons', 'Weapons'),
  w('Shields', 'Shields'),
);
/** 'Add this ship's Weapons to your total Strength': of the side of the battle at hand; of one of several cards, it is chosen. */
const addedToTotal: Parser<Effect[]> = p`add~ ${amount} to your total ${battleValue}`.to(([by, value]) => {
  const total = (added: Amount): Effect => ({
    x: 'mod',
    what: THIS,
    mods: [{ m: 'battleTotal', value, by: added }],
    until: 'battle',
  });
  if (typeof by !== 'object' || by.a !== 'prop' || by.of.ref !== undefined) return [total(by)];
  return [{ x: 'pick', as: open('new'), sel: { ...by.of, by: ACTOR } }, total({ ...by, of: { ref: open('pick') } })];
});

const specialWords = special.is(
  strongestScores,
  addedToTotal,
  // Whoever is there of yours: ships in an engagement, personnel in combat.
  p`begin~ ${battle} ${place}`.to(([kind, at]): Effect[] | undefined =>
    kind === 'either' || (at.p !== 'at' && at.p !== 'here')
      ? undefined
      : [{ x: 'battle', kind, of: { of: 'you', f: kindFilter(kind === 'combat' ? 'personnel' : 'ship'), at } }],
  ),
  p`begin~ ${battle} (involving|with) ${cards}`.to(([kind, of]): Effect[] => [{ x: 'battle', kind, of }]),
);

const unmetWords = unmet.is(
  p`you have ${requirement}`.to(([req]): Cond => not({ c: 'req', who: { n: 'all', at: { p: 'involved' } }, req })),
);

const unlessWords = unless.is(
  p`unless ${requirement}`.to(([req]): Cond => not({ c: 'req', who: { n: 'all', at: { p: 'involved' } }, req })),
);

const tailedWords = tailed.is(
  ifStrongest,
  // What follows a battle in a text is carried out when that has ended.
  p`${effect} after (the|that)? (combat|engagement|battle)`.to(([all]) => all),
);

export const FAMILY: readonly Definition[] = [specialWords, unmetWords, unlessWords, tailedWords];
