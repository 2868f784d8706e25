/** Of the objectives variant: reads where cards are. */
import type { Definition } from '../../parse/grammar.ts';
import { w } from '../../parse/parser.ts';
import { place } from '../core/symbols.ts';

const placeWords = place.is(w('in (that|this|the) engagement', { p: 'involved' }));

export const FAMILY: readonly Definition[] = [placeWords];
