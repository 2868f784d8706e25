/** Of Second Edition alone: reads counters, and what may be drawn and spent on dilemmas. */
import type { Definition } from '../../parse/grammar.ts';
import { any, p, w, type Parser } from '../../parse/parser.ts';
import { ACTOR, capped, times } from '../../tree/build.ts';
import type { Effect, PlayerRef, Sel } from '../../tree/index.ts';
import { isSame } from '../../tree/same.ts';
import { forEach } from '../core/amounts.ts';
import { numbers, points } from '../core/points.ts';
import { amount, number, player, signed } from '../core/symbols.ts';

const several = any<number>(number, w('a|an', 1));
/** 'Two additional counters', 'an additional 7 counters'. */
export const moreCounters: Parser<number> = any(
  p`${number} (additional|extra|more|more additional) (counter|counters)`.to(([n]) => n),
  w('(an|one) (additional|extra) counter', 1),
  w('an eighth counter', 1),
  p`an additional ${number} counters`.to(([n]) => n),
);
/** 'Spend two additional counters.' */
export const spendMore = (by: number, over?: Sel): Effect[] => [
  { x: 'counters', who: ACTOR, by: over ? times(by, { a: 'count', sel: over }) : by },
];

const pointsWords = points.is(
  p`spend~ ${several} counter|counters`.to(([by]): Effect[] => [{ x: 'counters', who: ACTOR, by: -by }]).cost(1),
  p`spend~ ${moreCounters} (this turn|that turn|during your play and draw cards segment)?`.to(([by]) => spendMore(by)),
  p`spend~ ${moreCounters} (this turn|that turn)? ${forEach}`.to(([by, over]): Effect[] => [
    { x: 'counters', who: ACTOR, by: times(by, { a: 'count', sel: over }) },
  ]),
  p`spend~ ${moreCounters} (this turn|that turn)? ${forEach} , at most ${number}`.to(([by, over, cap]): Effect[] => [
    { x: 'counters', who: ACTOR, by: capped(by, { a: 'count', sel: over }, cap) },
  ]),
  p`spend~ (a number of)? additional counters (this turn|that turn)? equal to ${amount}`.to(([by]): Effect[] => [
    { x: 'counters', who: ACTOR, by },
  ]),
  p`spend~ (that many|an equal number of|that number of) additional counters (this turn|that turn)?`.to(
    (): Effect[] => [{ x: 'counters', who: ACTOR, by: { a: 'that' } }],
  ),
);

const drawn = p`(dilemma|dilemmas)? from the number (of dilemmas)? ${player} ((may|can) draw|draw~)`.to(([who]) => who);
const spent = p`the total cost ${player} ((may|can) spend|spend~) on dilemmas`.to(([who]) => who);
/** So many fewer to draw, and as much more to spend. */
const lessForMore = (who: PlayerRef, n: number): Effect => ({ x: 'dilemmas', who, draw: -n, spend: n });
/** 'Subtract up to three dilemmas from the number you may draw and add that same number to the total cost you may spend on dilemmas'. */
const traded: Parser<Effect[]> = any<Effect[]>(
  p`subtract~ ${several} ${drawn} and add~ ${several} to ${spent}`.to(([n, who, m, whose]): Effect[] | undefined =>
    isSame(who, whose) ? [{ x: 'dilemmas', who, draw: -n, spend: m }] : undefined,
  ),
  p`subtract~ up to ${number} ${drawn} and add~ that same? number to ${spent}`.to(
    ([most, who, whose]): Effect[] | undefined =>
      isSame(who, whose)
        ? [{ x: 'oneOf', who: ACTOR, of: Array.from({ length: most }, (_, n) => [lessForMore(who, n + 1)]) }]
        : undefined,
  ),
);

const budget: Parser<Effect[]> = any<Effect[]>(
  p`dilemmas : draw ${signed} , spend ${signed}`.to(([draw, spend]): Effect[] => [
    { x: 'dilemmas', who: ACTOR, draw, spend },
  ]),
  p`dilemmas : draw ${signed}`.to(([draw]): Effect[] => [{ x: 'dilemmas', who: ACTOR, draw }]),
  p`dilemmas : spend ${signed}`.to(([spend]): Effect[] => [{ x: 'dilemmas', who: ACTOR, spend }]),
  p`draw ${several} extra|additional dilemma|dilemmas and spend ${several} (extra|additional) (in total cost)? on dilemmas`.to(
    ([draw, spend]): Effect[] => [{ x: 'dilemmas', who: ACTOR, draw, spend }],
  ),
  p`draw ${several} extra|additional dilemma|dilemmas`.to(([draw]): Effect[] => [{ x: 'dilemmas', who: ACTOR, draw }]),
  p`spend ${several} (extra|additional) (in total cost)? on dilemmas`.to(([spend]): Effect[] => [
    { x: 'dilemmas', who: ACTOR, spend },
  ]),
  p`draw ${several} extra|additional dilemma|dilemmas and spend ${several} on dilemmas`.to(
    ([draw, spend]): Effect[] => [{ x: 'dilemmas', who: ACTOR, draw, spend }],
  ),
  p`${any(w('add~', 1), w('subtract~', -1))} ${several} ${any(w('to', 0), w('from', 0))} the number (of dilemmas)? ${player} ((may|can) draw|draw~)`.to(
    ([sign, n, , who]): Effect[] => [{ x: 'dilemmas', who, draw: sign * n }],
  ),
  p`${any(w('add~', 1), w('subtract~', -1))} ${several} ${any(w('to', 0), w('from', 0))} the total cost ${player} ((may|can) spend|spend~) on dilemmas`.to(
    ([sign, n, , who]): Effect[] => [{ x: 'dilemmas', who, spend: sign * n }],
  ),
  p`${any(w('add~', 1), w('subtract~', -1))} ${several} ${any(w('to', 0), w('from', 0))} the number of dilemmas ${player} ((may|can) draw|draw~) and ${several} ${any(w('to', 0), w('from', 0))} the total cost (he or she|they|that opponent|that player) ((may|can) spend|spend~) on dilemmas`.to(
    ([sign, n, , who, m]): Effect[] => [{ x: 'dilemmas', who, draw: sign * n, spend: sign * m }],
  ),
  traded,
  p`draw~ ${several} (fewer|less) dilemma|dilemmas`.to(([draw]): Effect[] => [
    { x: 'dilemmas', who: ACTOR, draw: -draw },
  ]),
  p`spend~ ${several} (fewer|less) (in total cost)? on dilemmas`.to(([spend]): Effect[] => [
    { x: 'dilemmas', who: ACTOR, spend: -spend },
  ]),
  p`draw ${several} fewer dilemma|dilemmas and spend ${several} fewer|less (in total cost)? on dilemmas`.to(
    ([draw, spend]): Effect[] => [{ x: 'dilemmas', who: ACTOR, draw: -draw, spend: -spend }],
  ),
);

const numbersWords = numbers.is(budget);

export const FAMILY: readonly Definition[] = [pointsWords, numbersWords];
