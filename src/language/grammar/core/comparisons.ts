/** Reads what a number of a card is compared with: 'costs 2 or less', 'Integrity>6', "a cost less than that personnel's". */
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { any, p, w, type Parser } from '../../parse/parser.ts';
import type { Amount, Filter, Op, Prop, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { possessor } from './possessors.ts';
import { amount, attribute, cards, letter, number } from './symbols.ts';

const operator: Parser<Op> = any<Op>(w('>', '>'), w('<', '<'), w('=', '='), w('>=', '>='), w('<=', '<='));

/** '2 or less', 'of 3 or more', '<=2'. */
interface Comparison {
  op: Op;
  n: Amount;
}

/** The same number of another card: "that personnel's", 'that of the revealed card'. */
const sameOf = (prop: Prop): Parser<Amount> =>
  any<Amount>(
    p`${any(possessor, cards)}`.to(([of]): Amount | undefined =>
      of.ref === undefined ? undefined : { a: 'prop', prop, of },
    ),
    p`that of ${cards}`.to(([of]): Amount => ({ a: 'prop', prop, of })),
  );

/** What a number is compared with; with `prop`, also that of another card. */
export function comparison(prop?: Prop): Parser<Comparison> {
  const than = prop === undefined ? amount : any(amount, sameOf(prop).cost(1));
  const plain: readonly (readonly [string, Op])[] = [
    ['(less|lower|fewer) than', '<'],
    ['(more|greater|higher) than', '>'],
    ['equal to or (less|lower) than', '<='],
    ['(less|lower) than or equal to', '<='],
    ['(no more than|of no more than)', '<='],
    ['equal to or (more|greater|higher) than', '>='],
    ['(more|greater|higher) than or equal to', '>='],
    ['at least', '>='],
    ['equal to', '='],
  ];
  return any<Comparison>(
    p`${operator} ${amount}`.to(([op, n]) => ({ op, n })),
    p`of? ${number} or less|fewer`.to(([n]) => ({ op: '<=', n })),
    p`of? ${number} or more|greater`.to(([n]) => ({ op: '>=', n })),
    p`of? exactly? ${number}`.to(([n]): Comparison => ({ op: '=', n })).cost(1),
    ...plain.map(([said, op]): Parser<Comparison> => p`(of? a?)? ${w(said, op)} ${than}`.to(([, n]) => ({ op, n }))),
  );
}
export const test = (prop: Prop): Parser<Filter> =>
  comparison(prop).to(({ op, n }): Filter => ({ f: 'num', prop, op, n }));

/** 'costs 2 or less', 'cost<=2'. */
export const costComparison: Parser<Filter> = test('cost');
/** 'Costs more', 'a higher cost': than the card spoken of. */
const costThanThat = (op: Op): Filter => ({
  f: 'num',
  prop: 'cost',
  op,
  n: { a: 'prop', prop: 'cost', of: { ref: open('same cost') } },
});
export const costing: Parser<Filter> = any<Filter>(
  w('(cost|costs) more', costThanThat('>')),
  w('(cost|costs) less', costThanThat('<')),
  p`cost|costs ${costComparison}`.to(([f]) => f),
  p`cost|costs ${number} or ${number}`
    .to(([a, b]): Filter => ({ f: 'or', of: [a, b].map((n): Filter => ({ f: 'num', prop: 'cost', op: '=', n })) }))
    .cost(1),
);
/** '(a) cost of 2 or less'. */
export const priced: Parser<Filter> = p`cost ${costComparison}`.to(([f]) => f);
/** 'Integrity>6', 'Range of 8 or more'. */
export const compared: Parser<Filter> = any<Filter>(
  p`${attribute} + ${attribute} ${operator} ${amount}`.to(([prop, plus, op, n]): Filter => ({
    f: 'num',
    prop,
    plus,
    op,
    n,
  })),
  p`${number} levels of (a|any one) skill`.to(([n]): Filter => ({ f: 'levels', n })),
  p`(a|an)? ${attribute} ${comparison()}`.to(([prop, { op, n }]): Filter => ({ f: 'num', prop, op, n })),
);
/** How many of something. */
export const counted: Parser<Comparison> = any<Comparison>(
  p`at least ${number}`.to(([n]) => ({ op: '>=', n })),
  p`${number} or more`.to(([n]) => ({ op: '>=', n })),
  p`${number} or fewer|less`.to(([n]) => ({ op: '<=', n })),
);
/** 'More Cunning than this personnel': than a card that is known. */
const ofAnother = (prop: Prop, op: Op, of: Sel): Filter | undefined =>
  of.ref === undefined ? undefined : { f: 'num', prop, op, n: { a: 'prop', prop, of } };
/** 'An attribute>6', 'total attributes>38', 'at least four [SD] icons', 'that attribute>7'. */
export const measured = alternatives<Filter>('measured');
const measuredWords = measured.is(
  p`(an|any)? attribute ${test('anyAttribute')}`.to(([f]) => f),
  p`(a|any)? printed attribute ${test('anyAttribute')}`.to(([f]): Filter | undefined =>
    f.f === 'num' ? { ...f, printed: true } : undefined,
  ),
  p`(total)? attributes ${test('attributes')}`.to(([f]) => f),
  p`[SD] icons ${test('dots')}`.to(([f]) => f),
  p`(a|the)? span ${test('span')}`.to(([f]) => f),
  p`(unused|remaining) range ${test('unusedRange')}`.to(([f]) => f),
  p`${counted} [SD] icons`.to(([{ op, n }]): Filter => ({ f: 'num', prop: 'dots', op, n })),
  p`(a|an)? (equal or greater|greater or equal) cost than ${cards}`.to(([of]): Filter | undefined =>
    of.ref === undefined ? undefined : { f: 'num', prop: 'cost', op: '>=', n: { a: 'prop', prop: 'cost', of } },
  ),
  p`(more|greater|higher) ${attribute} than ${cards}`.to(([prop, of]) => ofAnother(prop, '>', of)),
  p`(less|lower|fewer) ${attribute} than ${cards}`.to(([prop, of]) => ofAnother(prop, '<', of)),
  p`a? (greater|higher) cost than ${cards}`.to(([of]) => ofAnother('cost', '>', of)),
  p`a? (lesser|lower) cost than ${cards}`.to(([of]) => ofAnother('cost', '<', of)),
  w('a (greater|higher) cost', costThanThat('>')),
  w('a (lesser|lower) cost', costThanThat('<')),
  p`that attribute ${operator} ${amount}`.to(([op, n]): Filter => ({ f: 'namedAttr', id: open('attribute'), op, n })),
  p`named attribute ${letter} ${operator} ${amount}`.to(([id, op, n]): Filter => ({ f: 'namedAttr', id, op, n })),
);
/** 'worth 30 or fewer points', 'worth>=30'. */
export const worth: Parser<Filter> = any(
  p`worth ${operator} ${amount}`.to(([op, n]): Filter => ({ f: 'num', prop: 'points', op, n })),
  p`worth ${number} or more points each?`.to(([n]): Filter => ({ f: 'num', prop: 'points', op: '>=', n })),
  p`worth ${number} or fewer|less points`.to(([n]): Filter => ({ f: 'num', prop: 'points', op: '<=', n })),
  p`worth ${number} points or more`.to(([n]): Filter => ({ f: 'num', prop: 'points', op: '>=', n })),
  p`worth ${number} points or less`.to(([n]): Filter => ({ f: 'num', prop: 'points', op: '<=', n })),
);

export const FAMILY: readonly Definition[] = [measuredWords];
