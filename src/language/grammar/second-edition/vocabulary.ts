/** The words of Second Edition for zones, players, segments and what is done to cards. */
import { WordTable, type WordRow } from '../../parse/word-table.ts';
import {
  MEASURES,
  PARTICIPLES,
  PERIODS,
  PLAYERS,
  STATES,
  ZONES as SHARED_ZONES,
  type Vocabulary,
} from '../core/vocabulary.ts';
import type { ZoneName } from '../../tree/index.ts';

export const ZONES: readonly WordRow<ZoneName>[] = [
  ...SHARED_ZONES,
  ['dilemmaPile', 'dilemma pile', 'dilemma (pile|piles)'],
  ['dilemmaStack', 'dilemma stack', '(dilemma stack|stack of chosen dilemmas)'],
  ['drawn', 'drawn dilemmas'],
  ['core', 'core', 'core|cores'],
  ['brig', 'brig', 'brig|brigs'],
  ['aside', 'aside', null],
];

export const VOCABULARY: Vocabulary = {
  zones: new WordTable(ZONES),
  players: new WordTable([
    ...PLAYERS,
    [
      'drawing',
      'the player on their left',
      "the player (to|on) (the left of that player|his or her left|their left|that player's left)",
    ],
  ]),
  segments: new WordTable([
    ['playSegment', 'Play and Draw Cards segment', 'play and draw cards (segment|segments)'],
    ['ordersSegment', 'Execute Orders segment', 'execute orders (segment|segments)'],
    ['discardSegment', 'Discard Excess Cards segment', 'discard excess cards (segment|segments)'],
  ]),
  participles: new WordTable([
    ...PARTICIPLES,
    ['overcome', 'overcome'],
    // A dilemma is revealed as other cards are.
    ['revealDilemma', 'revealed', null],
  ]),
  states: new WordTable([...STATES, ['staffed', 'staffed'], ['damaged', 'damaged'], ['overcome', 'overcome']]),
  measures: new WordTable([
    ...MEASURES,
    ['staffing', 'staffing icons'],
    ['anyAttribute', 'any attribute', null],
    ['unusedRange', 'unused Range', null],
  ]),
  periods: new WordTable([...PERIODS, ['battle', 'battle', '(combat|engagement|battle)']]),
};
