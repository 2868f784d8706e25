/** Of Second Edition alone: reads 'cannot be captured', 'cannot make you lose command of X', 'cannot leave play'. */
import type { Definition } from '../../parse/grammar.ts';
import { w } from '../../parse/parser.ts';
import { fate, threatened } from '../core/immunity.ts';

const fateWords = fate.is(
  w("(captured|placed in (a|an opponent's|your opponent's) brig)", 'capture'),
  w('lost', 'loseCommand'),
  w('made to leave play', 'leavePlay'),
);
const threatenedWords = threatened.is(w('(make|cause) you (to)? lose command of', 'loseCommand'));

export const FAMILY: readonly Definition[] = [fateWords, threatenedWords];
