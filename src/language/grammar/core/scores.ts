/** Reads conditions on points and hands of players: 'you have 30 or more points', 'an opponent has more cards in hand than you'. */
import { any, p, w, type Parser } from '../../parse/parser.ts';
import type { Cond, PlayerRef } from '../../tree/index.ts';
import { hands, scores } from './sides.ts';
import { number, player } from './symbols.ts';

/** 'Any of your opponents', of two players the other one. */
export const rival: Parser<PlayerRef> = any<PlayerRef>(
  w('any of your opponents', 'eachOpponent'),
  w('one of your opponents', 'opponent'),
  player,
);
export const scoring: Parser<Cond> = any<Cond>(
  p`have ${number} or more points`.to(([b]): Cond => ({ c: 'cmp', a: { a: 'score', of: 'you' }, op: '>=', b })).cost(2),
  p`${player} have~ at least ${number} points`.to(([of, b]): Cond => ({
    c: 'cmp',
    a: { a: 'score', of },
    op: '>=',
    b,
  })),
  // 'If you have 5 points': that many to lose.
  p`${player} have~ ${number} points`.to(([of, b]): Cond => ({ c: 'cmp', a: { a: 'score', of }, op: '>=', b })),
  p`${player} have~ ${number} or more points`.to(([of, b]): Cond => ({ c: 'cmp', a: { a: 'score', of }, op: '>=', b })),
  p`${player} have~ ${any(w('more', '>' as const), w('(fewer|less)', '<' as const))} than ${number} points`.to(
    ([of, op, b]): Cond => ({ c: 'cmp', a: { a: 'score', of }, op, b }),
  ),
  p`${player} have~ ${number} or fewer|less points`.to(([of, b]): Cond => ({
    c: 'cmp',
    a: { a: 'score', of },
    op: '<=',
    b,
  })),
  p`${player} have~ more points than ${player}`.to(([of, than]): Cond => ({
    c: 'cmp',
    a: { a: 'score', of },
    op: '>',
    b: { a: 'score', of: than },
  })),
  p`${player} have~ fewer points than ${player}`.to(([of, than]): Cond => ({
    c: 'cmp',
    a: { a: 'score', of },
    op: '<',
    b: { a: 'score', of: than },
  })),
  p`${player} have~ a? (higher|greater) score than ${player}`.to(([of, than]) => scores(of, '>', than)),
  p`${player} have~ a? lower score than ${player}`.to(([of, than]) => scores(of, '<', than)),
  p`${player} have~ more cards in hand than ${rival}`.to(([of, than]) => hands(of, '>', than)),
  p`${player} have~ fewer|less cards in hand than ${rival}`.to(([of, than]) => hands(of, '<', than)),
);
