/** Of Second Edition alone: what texts forbid and allow, and what they let be paid instead. */
import type { Definition } from '../../parse/grammar.ts';
import { any, p, type Parser } from '../../parse/parser.ts';
import { allYours } from '../../tree/build.ts';
import type { Effect, Sel } from '../../tree/index.ts';
import { attempting, beginsHere, rules } from '../core/rulings.ts';
import { cards, number } from '../core/symbols.ts';
import { forbidding } from './forbidding.ts';

const attemptingWords = attempting.is(
  p`to ${beginsHere} , you must have at least ${number} personnel involved`.to(([act, fewer]): Effect[] => [
    { x: 'forbid', who: 'you', act: { ...act, fewer } },
  ]),
);
/** "Dilemmas may not be returned to your dilemma pile from beneath …": they are yours. */
const kept: Parser<Effect[]> = p`${cards} (may not|cannot) be returned to your dilemma pile from beneath ${cards}`.to(
  ([{ f, ...rest }, card]): Effect[] | undefined =>
    f && Object.keys(rest).length === 0
      ? [
          {
            x: 'mod',
            what: { n: 'all', f, of: 'you', via: 'own', at: { p: 'beneath', card } },
            mods: [{ m: 'exempt', from: 'return' }],
          },
        ]
      : undefined,
);

const keptThere: Parser<Effect[]> =
  p`${cards} (may not|cannot) be returned to an opponent's dilemma pile from beneath ${cards} by ${cards}`.to(
    ([{ f, ...rest }, card, by]): Effect[] | undefined =>
      f && Object.keys(rest).length === 0
        ? [
            {
              x: 'mod',
              what: { n: 'all', f, of: 'opponent', via: 'own', at: { p: 'beneath', card } },
              mods: [{ m: 'exempt', from: 'return', by }],
            },
          ]
        : undefined,
  );

const inviting = (mission: Sel, who: Sel): Effect[] => [
  { x: 'invite', who: 'you', mission: allYours(mission), with: allYours(who) },
];

/** 'You may begin a mission attempt at that mission using your [TOS] personnel', 'your [Fer] personnel may attempt your missions'. */
const invited: Parser<Effect[]> = any<Effect[]>(
  p`you may begin a mission attempt at ${cards} using ${cards}`.to(([mission, who]) =>
    who.ref === undefined ? inviting(mission, who) : undefined,
  ),
  p`${cards} may attempt ${cards}`
    .to(([who, mission]) => (who.of === 'you' && who.ref === undefined ? inviting(mission, who) : undefined))
    .cost(1),
);

/** 'Cards your opponents own cannot cause your events to leave play'. */
const keptInPlay: Parser<Effect[]> = p`${cards} (cannot|may not) (make|cause) ${cards} to? leave play`.to(
  ([by, what]): Effect[] => [{ x: 'mod', what: allYours(what), mods: [{ m: 'exempt', from: 'leavePlay', by }] }],
);

const rulesWords = rules.is(kept, keptThere, keptInPlay, forbidding, invited);

export const FAMILY: readonly Definition[] = [attemptingWords, rulesWords];
