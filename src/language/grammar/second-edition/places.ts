/** Of Second Edition alone: reads who is involved in an attempt or a battle, said as a place. */
import type { Definition } from '../../parse/grammar.ts';
import { w } from '../../parse/parser.ts';
import type { Place } from '../../tree/index.ts';
import { place } from '../core/symbols.ts';

const placeWords = place.is(
  w('involved', { p: 'involved' }),
  w('involved in (that|this|the) (combat|engagement|mission attempt|attempt)', { p: 'involved' }),
  w('(attempting|completing) (that|the) mission', { p: 'involved' }),
  w('(attempting|completing) this mission', { p: 'involved', here: true }),
  w('completing it', { p: 'involved' }),
  w('facing this dilemma', { p: 'involved' }),
  w<Place>('remaining', { p: 'involved' }).cost(2),
);

export const FAMILY: readonly Definition[] = [placeWords];
