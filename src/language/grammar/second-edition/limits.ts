/** Of Second Edition alone: how often something may be done, and how much it may come to. */
import type { Definition } from '../../parse/grammar.ts';
import { w } from '../../parse/parser.ts';
import { per } from '../core/limits.ts';

const perWords = per.is(w('(combat|engagement|battle)', 'battle'));

export const FAMILY: readonly Definition[] = [perWords];
