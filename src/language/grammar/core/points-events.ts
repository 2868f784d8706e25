/** Points scored and lost as something that happens: 'you lose 5 points', 'an opponent scores 5 or more points'. */
import { any, opt, p, w, type Parser } from '../../parse/parser.ts';
import type { EventName, EventPattern } from '../../tree/index.ts';
import { cards, number, player } from './symbols.ts';

const change: Parser<EventName> = any<EventName>(w('(score|scores)', 'score'), w('(lose|loses)', 'losePoints'));
const infinitive: Parser<EventName> = any<EventName>(w('score', 'score'), w('lose', 'losePoints'));
const source = opt(p`from ${cards}`.to(([by]) => ({ by })));
const size: Parser<Pick<EventPattern, 'points'>> = any<Pick<EventPattern, 'points'>>(
  w('(any number of)? points', {}),
  p`${number} points`.to(([n]): Pick<EventPattern, 'points'> => ({ points: { op: '=', n } })),
  p`${number} or more points`.to(([n]): Pick<EventPattern, 'points'> => ({ points: { op: '>=', n } })),
);

export const pointsEvents: Parser<EventPattern> = any<EventPattern>(
  p`${player} ${change} ${size} ${source}`.to(([who, e, so, from]): EventPattern => ({
    e,
    stage: 'did',
    who,
    ...so,
    ...from,
  })),
  p`${player} is|are about to ${infinitive} ${size} ${source}`.to(([who, e, so, from]): EventPattern => ({
    e,
    stage: 'about',
    who,
    ...so,
    ...from,
  })),
);
