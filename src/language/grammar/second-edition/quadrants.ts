/** Of Second Edition alone: reads quadrants as places: 'in the Gamma Quadrant', 'in this quadrant', 'in the same quadrant'. */
import type { Definition } from '../../parse/grammar.ts';
import { any, p, w, type Parser } from '../../parse/parser.ts';
import { kind } from '../../tree/build.ts';
import type { Filter, Place } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { place } from '../core/symbols.ts';

const quadrant: Parser<Filter> = any<Filter>(
  w('(alpha quadrant|[AQ])', { f: 'quadrant', is: 'A' }),
  w('(gamma quadrant|[GQ])', { f: 'quadrant', is: 'G' }),
  w('(delta quadrant|[DQ])', { f: 'quadrant', is: 'D' }),
);

const placeWords = place.is(
  p`in the ${quadrant}`.to(([f]): Place => ({ p: 'at', mission: { f: { f: 'and', of: [f, kind('mission')] } } })),
  w<Place>('in this quadrant', { p: 'quadrantOf', sel: { ref: open('this place') } }),
  w<Place>('in the same quadrant', { p: 'quadrantOf', sel: { ref: open('same place') } }).cost(1),
);

export const FAMILY: readonly Definition[] = [placeWords];
