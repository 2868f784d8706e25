/** Of Second Edition alone: reads texts that change the rules for a player: cards kept in hand, points to win, counters left over. */
import type { Definition } from '../../parse/grammar.ts';
import { any, opt, p, w, type Parser } from '../../parse/parser.ts';
import { times } from '../../tree/build.ts';
import type { Amount, Effect, PlayerRef, Sel } from '../../tree/index.ts';
import { every, forEach } from '../core/amounts.ts';
import { rules } from '../core/rulings.ts';
import { cards, number, player } from '../core/symbols.ts';

const count = (sel: Sel): Amount => ({ a: 'count', sel });
const different = (sel: Sel): Amount => count({ ...every(sel), distinct: 'title' });
/** 'For each different Rule you command', for each of two kinds of cards. */
const forSome: Parser<Amount> = any<Amount>(
  forEach.to(count),
  // 'You command' is said of both.
  p`(for each|per) different ${cards} and each different ${cards}`.to(([one, other]): Amount | undefined =>
    one.at || other.at || one.n !== undefined || other.n !== undefined
      ? undefined
      : {
          a: 'plus',
          of: [
            different(one.of === undefined && other.of !== undefined ? { ...one, of: other.of } : one),
            different(other),
          ],
        },
  ),
);
const inSegment = w('(during (each of)? your discard excess cards (segment|segments) ,)?', 0);
const spenders: Parser<PlayerRef> = any<PlayerRef>(player, w('players', 'eachPlayer'));

const rulesWords = rules.is(
  p`${inSegment} you may keep ${number} additional card|cards in (your)? hand ${opt(forSome)}`.to(
    ([, n, over]): Effect[] => [
      { x: 'playerRule', who: 'you', rule: 'hand', by: over === undefined ? n : times(n, over) },
    ],
  ),
  p`${player} need~ ${any(
    p`an additional ${number}`.to(([n]) => n),
    p`${number} additional`.to(([n]) => n),
  )} points to win (the game)?`.to(([who, by]): Effect[] => [{ x: 'playerRule', who, rule: 'points', by }]),
  p`${spenders} (do~ not need to|need not) spend all (your|their|his or her)? counters ${w('((during|on) (each of)? (your|their|his or her) (turns|turn))?', 0)}`.to(
    ([who]): Effect[] => [{ x: 'playerRule', who, rule: 'counters' }],
  ),
  p`you have ${number} fewer counter|counters to spend (in|during) each of your play and draw cards segments`.to(
    ([by]): Effect[] => [{ x: 'playerRule', who: 'you', rule: 'fewerCounters', by }],
  ),
  p`${player} cannot spend counters to draw cards`.to(([who]): Effect[] => [
    { x: 'forbid', who, act: { e: 'spendCounter', stage: 'did' } },
  ]),
);

export const FAMILY: readonly Definition[] = [rulesWords];
