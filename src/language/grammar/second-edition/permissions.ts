/** Of Second Edition alone: what other cards a text lets a player play elsewhere than at headquarters, or from elsewhere than the hand. */
import type { Definition } from '../../parse/grammar.ts';
import { p, w, type Parser } from '../../parse/parser.ts';
import { permissions } from '../core/permissions.ts';
import { cards, destination, type Line } from '../core/symbols.ts';

/** 'When a card instructs you to place this ship at your headquarters mission, you may place it …'. */
const instead: Parser<Line> =
  p`when a card instructs you to place ${cards} (on|at) your (headquarters|[h]|[hq]) mission? , ${w('(you may place (it|him|her|him or her)|(that|this) (personnel|ship|card) may be placed)', 0)} ${destination} instead?`.to(
    ([{ n: _, ...what }, , { to: place }]): Line => ({
      k: 'abilities',
      all: [
        {
          at: { t: 'static' },
          do: [{ x: 'rule', allow: true, who: 'you', act: { e: 'instruct', stage: 'did', what, place } }],
        },
      ],
    }),
  );

const permissionsWords = permissions.is(instead);

export const FAMILY: readonly Definition[] = [permissionsWords];
