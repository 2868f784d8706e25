/** Who commands what was placed: 'you now command that personnel', 'you no longer command it', house 'nobody commands it'. */
import { any, p, w, type Parser } from '../../parse/parser.ts';
import type { PlayerRef } from '../../tree/index.ts';
import { player } from './symbols.ts';

const it = w('(him|her|it|them|him or her|(this|that|those) (personnel|ship|card|cards|equipment|event|hologram))', 0);

export const underCommand: Parser<PlayerRef | 'nobody'> = any<PlayerRef | 'nobody'>(
  p`${player} now? command~ ${it}`.to(([who]) => who),
  p`(you|nobody) (no longer)? command~ ${it}`.to((): 'nobody' => 'nobody').cost(1),
);
