/** Of Second Edition alone: reads which battles players may not begin, and where. */
import { any, opt, p, w, type Parser } from '../../parse/parser.ts';
import type { Effect, Fight, PatternOf, PlayerRef } from '../../tree/index.ts';
import { duration, place, player } from '../core/symbols.ts';

const fight = (battle: Fight, other?: true): PatternOf<'battle'> => ({
  e: 'battle',
  stage: 'did',
  battle,
  ...(other && { other }),
});
const battles: Parser<PatternOf<'battle'>> = any<PatternOf<'battle'>>(
  w('begin any? combat', fight('combat')),
  w('begin (another|any other) combat', fight('combat', true)),
  w('begin (an|any)? (engagement|engagements)', fight('engagement')),
  w('begin (another|any other) (engagement|engagements)', fight('engagement', true)),
  w(
    'begin any? (combat or an? engagement|an engagement or combat|combat nor begin an engagement|a battle|battle)',
    fight('either'),
  ),
  w('begin (another|any other) (combat or engagement|engagement or combat|battle)', fight('either', true)),
);
const act: Parser<PatternOf<'battle'>> = any(
  battles,
  p`${battles} ${place}`.to(([one, at]) => ({ ...one, place: at })),
);
const everyone: Parser<PlayerRef> = any<PlayerRef>(
  player,
  w('players', 'eachPlayer'),
  w('(your opponents|opponents)', 'eachOpponent'),
);

/** 'You cannot begin any other engagements this turn', 'players cannot begin combat here'. */
export const forbidding: Parser<Effect[]> = p`${everyone} cannot ${act} ${opt(duration)}`.to(
  ([who, deed, lasting]): Effect[] => [
    { x: 'forbid', who, act: deed, ...(lasting !== undefined && { until: lasting }) },
  ],
);
