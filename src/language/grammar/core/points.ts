/** Reads points scored and lost, and numbers that a text counts or rounds for what follows. */
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { any, opt, p, type Parser } from '../../parse/parser.ts';
import { ACTOR, times } from '../../tree/build.ts';
import type { Effect } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { perCard } from './modifications.ts';
import { amount, letter, number } from './symbols.ts';

export const points = alternatives<Effect[]>('points');
const pointsWords = points.is(
  p`score~ (that number of|that many) points`.to((): Effect[] => [{ x: 'points', who: ACTOR, by: { a: 'that' } }]),
  p`score~ points equal to ${amount}`.to(([by]): Effect[] => [{ x: 'points', who: ACTOR, by }]),
  p`score~ (an? additional)? ${number} additional? (point|points)? ${perCard}`.to(([by, grown]): Effect[] => [
    { x: 'points', who: ACTOR, by: grown(by) },
  ]),
  p`lose~ ${number} (point|points)? ${perCard}`.to(([by, grown]): Effect[] => [
    { x: 'points', who: ACTOR, by: grown(-by) },
  ]),
  p`score~ ${number} (point|points)? for each (of them)?`.to(([by]): Effect[] => [
    { x: 'points', who: ACTOR, by: times(by, { a: 'that' }) },
  ]),
);
/** 'Count the number of cards in your hand': the number is kept for what follows. */
const kept = opt(p`<paren> ${letter} </paren>`.to(([as]) => as));
const counting: Parser<Effect[]> = any<Effect[]>(
  p`count~ ${kept} ${amount}`.to(([as, of]): Effect[] | undefined =>
    typeof of === 'object' && of.a === 'count' ? [{ x: 'count', as: as ?? open('new'), of }] : undefined,
  ),
  p`round~ ${kept} ${amount} to the nearest multiple of ${number}`.to(([as, of, to]): Effect[] => [
    { x: 'count', as: as ?? open('new'), of: { a: 'round', of, to } },
  ]),
);
/** What a player does to numbers. */
export const numbers = alternatives<Effect[]>('numbers');
const numbersWords = numbers.is(points, counting);

export const FAMILY: readonly Definition[] = [pointsWords, numbersWords];
