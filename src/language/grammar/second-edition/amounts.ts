/** Of Second Edition alone: amounts: numbers, counts, costs of cards. */
import type { Definition } from '../../parse/grammar.ts';
import { w } from '../../parse/parser.ts';
import { prop } from '../core/amounts.ts';

const propWords = prop.is(w('staffing icons', 'staffing'));

export const FAMILY: readonly Definition[] = [propWords];
