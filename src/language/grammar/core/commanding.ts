/** Reads who commands what was placed: 'you now command that personnel', 'you no longer command it', house 'nobody commands it'. */
import { any, p, w, type Parser } from '../../parse/parser.ts';
import type { Effect, PlayerRef } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { placedUnder } from '../../tree/under-command.ts';
import { effect, player, trait } from './symbols.ts';

const it = w('(him|her|it|them|him or her|(this|that|those) (personnel|ship|card|cards|equipment|event|hologram))', 0);

export const underCommand: Parser<PlayerRef | 'nobody'> = any<PlayerRef | 'nobody'>(
  p`${player} now? command~ ${it}`.to(([who]) => who),
  p`(you|nobody) (no longer)? command~ ${it}`.to((): 'nobody' => 'nobody').cost(1),
);

/** Where what is placed comes under somebody's command, that is part of what is done. */
export const handedOver: Parser<Effect[]> = p`${effect} <paren> ${underCommand} </paren>`.to(([all, under]) =>
  placedUnder(all, under),
);
/** 'Place a ship here (it becomes [NA])'. */
export const turned: Parser<Effect[]> = p`${effect} <paren> (it|he|she) become~ ${trait} </paren>`.to(
  ([all, given]) => [...all, { x: 'mod', what: { ref: open('it') }, mods: [{ m: 'become', trait: given }] }],
);
