/** Of Second Edition alone: reads icons of missions: what kind of mission it is, and in which quadrant. */
import type { Definition } from '../../parse/grammar.ts';
import { token } from '../../parse/parser.ts';
import type { Filter } from '../../tree/index.ts';
import { icon } from '../core/symbols.ts';

const MEANINGS: ReadonlyMap<string, Filter> = new Map<string, Filter>([
  ['[AQ]', { f: 'quadrant', is: 'A' }],
  ['[GQ]', { f: 'quadrant', is: 'G' }],
  ['[DQ]', { f: 'quadrant', is: 'D' }],
  ['[P]', { f: 'mission', is: 'planet' }],
  ['[S]', { f: 'mission', is: 'space' }],
  ['[HQ]', { f: 'mission', is: 'headquarters' }],
  ['[H]', { f: 'mission', is: 'headquarters' }],
  ['[D]', { f: 'mission', is: 'dual' }],
]);

export const FAMILY: readonly Definition[] = [
  icon.is(token((here) => (here.kind === 'icon' ? structuredClone(MEANINGS.get(here.text)) : undefined))),
];
