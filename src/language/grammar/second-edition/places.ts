/** Of Second Edition alone: where cards are, and where they go. */
import type { Definition } from '../../parse/grammar.ts';
import { w } from '../../parse/parser.ts';
import type { Place } from '../../tree/index.ts';
import { zoneName } from '../core/places.ts';
import { place } from '../core/symbols.ts';

const zoneNameWords = zoneName.is(
  w('dilemma (pile|piles)', 'dilemmaPile'),
  w('(dilemma stack|stack of chosen dilemmas)', 'dilemmaStack'),
  w('drawn dilemmas', 'drawn'),
  w('core|cores', 'core'),
  w('brig|brigs', 'brig'),
);

const placeWords = place.is(
  w('involved', { p: 'involved' }),
  w('involved in (that|this) (combat|engagement|mission attempt|attempt)', { p: 'involved' }),
  w('(attempting|completing) (that|this|the) mission', { p: 'involved' }),
  w('completing it', { p: 'involved' }),
  w('facing this dilemma', { p: 'involved' }),
  w<Place>('remaining', { p: 'involved' }).cost(2),
);

export const FAMILY: readonly Definition[] = [zoneNameWords, placeWords];
