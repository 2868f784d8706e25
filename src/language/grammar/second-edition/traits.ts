/** Of Second Edition alone: reads how long a change lasts: until the end of a dilemma, or of a battle. */
import type { Definition } from '../../parse/grammar.ts';
import { duration } from '../core/symbols.ts';
import { until } from '../core/traits.ts';

const durationWords = duration.is(
  until('(until the end of (this|that|the)? dilemma|this dilemma|while facing (this|that) dilemma)', 'dilemma'),
  until('(until the end of (this|that|the)? (combat|engagement|battle)|this battle)', 'battle'),
);

export const FAMILY: readonly Definition[] = [durationWords];
