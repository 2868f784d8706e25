/** The words of the objectives variant for zones, beside those of the Second Edition. */
import { WordTable } from '../../parse/word-table.ts';
import { VOCABULARY as SHARED, ZONES } from '../second-edition/vocabulary.ts';
import type { Vocabulary } from '../core/vocabulary.ts';

export const VOCABULARY: Vocabulary = {
  ...SHARED,
  zones: new WordTable([
    ...ZONES,
    ['objectivePile', 'objective pile', 'objective (pile|piles)'],
    ['tacticPile', 'tactic pile', 'tactic (pile|piles)'],
  ]),
};
