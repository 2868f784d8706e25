/** Of Second Edition alone: reads 'cannot be captured'. */
import type { Definition } from '../../parse/grammar.ts';
import { w } from '../../parse/parser.ts';
import { fate } from '../core/immunity.ts';

const fateWords = fate.is(w("(captured|placed in (a|an opponent's|your opponent's) brig)", 'capture'));

export const FAMILY: readonly Definition[] = [fateWords];
