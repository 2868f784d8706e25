/** Of Second Edition alone: reads where else cards may be placed or played than a card or the rules say. */
import type { Definition } from '../../parse/grammar.ts';
import { opt, p, w, type Parser } from '../../parse/parser.ts';
import { comma } from '../core/clauses.ts';
import { permissions, playables } from '../core/permissions.ts';
import { cards, condition, destination, player, skill, type Line } from '../core/symbols.ts';

/** 'When a card instructs you to place this ship at your headquarters mission, you may place it …'. */
const instead: Parser<Line> =
  p`when a card instructs you to place ${cards} (on|at) your (headquarters|[h]|[hq]) mission? , ${w('(you may place (it|him|her|him or her)|(that|this) (personnel|ship|card) may be placed)', 0)} ${destination} instead?`.to(
    ([{ n: _, ...what }, , { to: place }]): Line => ({
      k: 'abilities',
      all: [
        {
          at: { t: 'static' },
          do: [{ x: 'redirect', who: 'you', what, place }],
        },
      ],
    }),
  );

/** 'While C, you may play Artifacts as if you commanded a completed mission requiring Acquisition'. */
const uncovering: Parser<Line> =
  p`${opt(p`while ${condition} ${comma}`.to(([state]) => state))} ${player} may play ${playables} as if ${player} commanded a completed mission requiring ${skill}`.to(
    ([state, who, what, again, name]): Line | undefined =>
      who !== again
        ? undefined
        : {
            k: 'abilities',
            all: [
              { at: { t: 'static', ...(state && { while: state }) }, do: [{ x: 'uncover', who, what, skill: name }] },
            ],
          },
  );

const permissionsWords = permissions.is(instead, uncovering);

export const FAMILY: readonly Definition[] = [permissionsWords];
