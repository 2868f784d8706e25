/** Of Second Edition alone: reads what happens to cards: 'is overcome', 'to be excluded from that combat', 'joins that battle'. */
import type { Definition } from '../../parse/grammar.ts';
import { p, w } from '../../parse/parser.ts';
import { CAPTOR, zone } from '../../tree/build.ts';
import type { Effect } from '../../tree/index.ts';
import { fate, participled, passives } from '../core/fates.ts';
import { possessor } from '../core/possessors.ts';
import { group } from '../core/whole-groups.ts';

const participledWords = participled.is(
  w('overcome', (what) => ({ x: 'overcome', what })),
  w('captured', (what) => ({ x: 'put', why: 'capture', what, to: zone('brig', CAPTOR) })),
);

const fateWords = fate.is(
  w('to be excluded from (that|the) (combat|engagement|battle)', (what) => ({ x: 'spare', what })),
);

const passivesWords = passives.is(
  p`${possessor} Range (for this turn is used|is used for this turn|is used this turn)`.to(([what]): Effect[] => [
    { x: 'ship', why: 'useRange', what },
  ]),
  p`${group} join~ that|this|the combat|engagement|battle`.to(([what]): Effect[] => [
    { x: 'join', what, to: 'battle' },
  ]),
  p`${group} may join that|this|the (combat|engagement|battle)`.to(([what]): Effect[] => [
    // 'Your ships may', 'each of them may': each by itself, so that some of them do.
    {
      x: 'may',
      who: 'you',
      do: [{ x: 'join', what: what.n === 'all' ? { ...what, n: { min: 1 } } : what, to: 'battle' }],
    },
  ]),
);

export const FAMILY: readonly Definition[] = [participledWords, fateWords, passivesWords];
