/** Of Second Edition alone: what cards gain, lose and become, and how long that lasts. */
import type { Definition } from '../../parse/grammar.ts';
import { duration } from '../core/symbols.ts';
import { until } from '../core/traits.ts';

const durationWords = duration.is(
  until('(until the end of (this|that|the)? dilemma|this dilemma|while facing (this|that) dilemma)', 'dilemma'),
  until('(until the end of (this|that|the)? (combat|engagement|battle)|this battle)', 'battle'),
);

export const FAMILY: readonly Definition[] = [durationWords];
