/** The grammar as a whole: loading it defines every phrase. */
import './words.ts';
import './filters.ts';
import './nouns.ts';
import './places.ts';
import './requirements.ts';
import './amounts.ts';
import './conditions.ts';
import './events.ts';
import './moves.ts';
import './traits.ts';
import './numbers.ts';
import './flow.ts';
import './frames.ts';

export { noun } from './filters.ts';
export { line, requirement, type Line } from './symbols.ts';
export { modifier } from './symbols.ts';
