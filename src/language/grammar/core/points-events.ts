/** Reads points scored and lost as events: 'you lose 5 points', 'an opponent scores 5 or more points'. */
import { any, opt, p, w, type Parser } from '../../parse/parser.ts';
import type { EventPattern, Size } from '../../tree/index.ts';
import { cards, number, player } from './symbols.ts';

const change: Parser<'score' | 'losePoints'> = any<'score' | 'losePoints'>(
  w('(score|scores)', 'score'),
  w('(lose|loses)', 'losePoints'),
);
const infinitive: Parser<'score' | 'losePoints'> = any<'score' | 'losePoints'>(
  w('score', 'score'),
  w('lose', 'losePoints'),
);
const source = opt(p`from ${cards}`.to(([by]) => ({ by })));
const size: Parser<Size> = any<Size>(
  w('(any number of)? points', {}),
  p`${number} points`.to(([n]): Size => ({ points: { op: '=', n } })),
  p`${number} or more points`.to(([n]): Size => ({ points: { op: '>=', n } })),
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
