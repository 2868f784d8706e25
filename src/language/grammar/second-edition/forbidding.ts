/** What battles players may not begin, and where. */
import { any, opt, p, w, type Parser } from '../../parse/parser.ts';
import type { Effect, EventPattern, PlayerRef } from '../../tree/index.ts';
import { duration, place, player } from '../core/symbols.ts';

const fight = (battle: EventPattern['battle'], other?: true): EventPattern => ({
  e: 'battle',
  stage: 'did',
  ...(battle && { battle }),
  ...(other && { other }),
});
const battles: Parser<EventPattern> = any<EventPattern>(
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
const act: Parser<EventPattern> = any(
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
    { x: 'rule', allow: false, who, act: deed, ...(lasting !== undefined && { until: lasting }) },
  ],
);
