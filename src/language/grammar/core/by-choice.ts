/** Reads random selections that become a player's choice: 'make each random selection … your choice'. */
import { any, opt, p, w, type Parser } from '../../parse/parser.ts';
import { ACTOR, kind } from '../../tree/build.ts';
import type { Effect, Sel } from '../../tree/index.ts';
import { withUntil } from './until.ts';
import { cards, duration } from './symbols.ts';

const chosen = (what: Sel): [Sel, [{ m: 'choice'; of: 'you' }]] => [what, [{ m: 'choice', of: 'you' }]];

/** 'Make each random selection made by that dilemma your choice', 'choose the personnel to be selected'. */
export const byChoice: Parser<Effect[]> = any<Effect[]>(
  p`make~ each random selection made by ${cards} your choice instead? ${opt(duration)}`.to(([what, until]) => [
    withUntil(...chosen(what), until),
  ]),
  w('each random selection made by the faced dilemma is your choice', [
    {
      x: 'mod',
      what: { n: 'all', f: { f: 'and', of: [kind('dilemma'), { f: 'faced' }] } },
      mods: [{ m: 'choice', of: 'you' }],
    },
  ]),
  p`each random selection made by ${cards} (is|be) your choice instead? ${opt(duration)}`.to(([what, until]) => [
    withUntil(...chosen(what), until),
  ]),
  w(
    "instead? choose~ (who is|the personnel to be|an opponent's personnel to be|the opponent's personnel to be) selected (from all eligible possibilities)?",
    [{ x: 'reselect', by: ACTOR }],
  ),
);
