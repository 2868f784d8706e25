/** Of Second Edition alone: reads comparisons of how many staffing icons a ship has. */
import type { Definition } from '../../parse/grammar.ts';
import { p } from '../../parse/parser.ts';
import type { Filter } from '../../tree/index.ts';
import { counted, measured, test } from '../core/comparisons.ts';

const measuredWords = measured.is(
  p`${counted} staffing requirement? icons`.to(([{ op, n }]): Filter => ({ f: 'num', prop: 'staffing', op, n })),
  p`staffing icons ${test('staffing')}`.to(([f]) => f),
);

export const FAMILY: readonly Definition[] = [measuredWords];
