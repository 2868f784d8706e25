/** Of First Edition: reads what interrupts destroy, whom they beam, and what becomes of androids. */
import type { Definition } from '../../parse/grammar.ts';
import { any, list, opt, p, some, token, w, type Parser } from '../../parse/parser.ts';
import { THIS, anyOf, carrying, kind, putAway, zone } from '../../tree/build.ts';
import type { Effect, Filter, Place, Sel } from '../../tree/index.ts';
import { noun, titled } from '../core/filters.ts';
import { abilities } from '../core/playing.ts';
import { effect, line, type Line } from '../core/symbols.ts';
import { HOST, liesOn } from './delays.ts';

const SHIP: Filter = kind('ship');
const PERSONNEL: Filter = kind('personnel');
const PLANET: Filter = { f: 'and', of: [{ f: 'mission', is: 'planet' }, kind('mission')] };
const EQUIPMENT: Filter = anyOf([kind('equipment'), { f: 'used', like: 'equipment' }]);

// ---------------------------------------------------------------- an overload
const WITH_TEAM: Filter = {
  f: 'and',
  of: [
    { f: 'mission', is: 'planet' },
    kind('mission'),
    {
      f: 'carries',
      how: 'at',
      sel: { f: PERSONNEL, at: { p: 'on', card: { f: PLANET } } },
    },
  ],
};
const destroyed = (as: string, sel: Sel): Effect[] => [
  { x: 'pick', as, sel: { ...sel, f: structuredClone(EQUIPMENT), by: 'random' } },
  putAway('destroy', { ref: as }),
];
const ON_PLANET: Place = { p: 'on', card: carrying('mission', 'on', THIS) };
/** Aboard the ship, or with one of the Away Teams. */
const overload = (): Line =>
  abilities(
    { at: { t: 'playTo', to: { p: 'on', card: { f: SHIP } } }, do: [] },
    { at: { t: 'playTo', to: { p: 'on', card: { f: structuredClone(WITH_TEAM) } } }, do: [] },
    {
      at: { t: 'resolve' },
      do: [
        {
          x: 'if',
          if: liesOn({ f: SHIP }),
          then: destroyed('a', { at: { p: 'aboard', ship: HOST } }),
          else: [
            {
              x: 'oneOf',
              who: 'you',
              of: [
                destroyed('b', { of: 'you', at: ON_PLANET }),
                destroyed('c', { of: 'opponent', at: structuredClone(ON_PLANET) }),
              ],
            },
          ],
        },
      ],
    },
  );

// ---------------------------------------------------------------- armbands
const AT_PLANET: Sel = {
  of: 'you',
  f: SHIP,
  at: { p: 'at', mission: { f: PLANET } },
  by: 'you',
};
const BELOW: Place = { p: 'on', card: carrying('mission', 'at', { ref: 'a' }) };
const NOBODY_FACES = { c: 'not', of: { c: 'is', who: { f: PERSONNEL }, state: { s: 'facing' } } } as const;
const beamed = (from: Place, to: Place): Effect[] => [
  { x: 'pick', as: 'a', sel: structuredClone(AT_PLANET) },
  { x: 'ship', why: 'beam', what: { n: 'any', of: 'you', f: PERSONNEL, at: from }, to },
];
const ABOARD: Place = { p: 'aboard', ship: { ref: 'a' } };
const armbands = (): Line =>
  abilities(
    { at: { t: 'playNeed' }, if: structuredClone(NOBODY_FACES), do: [] },
    {
      at: { t: 'resolve' },
      do: [
        {
          x: 'oneOf',
          who: 'you',
          of: [beamed(structuredClone(BELOW), ABOARD), beamed(ABOARD, structuredClone(BELOW))],
        },
      ],
    },
  );

// ---------------------------------------------------------------- one of several
const onTable: Parser<Filter> = p`(any one|one) ${noun} card? on table`.to(([f]) => (f === 'any' ? undefined : f));
const lineWords = line.is(
  p`destroy~ ${list(onTable, w('or', 0))} or one ${titled} faced?`.to(([all, faced]): Line => ({
    k: 'continue',
    do: [
      {
        x: 'oneOf',
        who: 'you',
        of: [
          [putAway('destroy', { f: anyOf(all), at: zone('core', 'anyPlayer') })],
          [{ x: 'nullify', what: { f: { f: 'and', of: [faced, kind('dilemma'), { f: 'faced' }] } } }],
        ],
      },
    ],
  })),
  w(
    'plays on any ship or away team ; where present , destroys one equipment card or one card used as an equipment card <paren> random selection </paren>',
    overload(),
  ),
  w('plays on a ship or with an away team ; destroy one equipment there at random', overload()),
  w(
    'beam your personnel up or down at any time , except during a dilemma <paren> unless specifically permitted </paren>',
    armbands(),
  ),
  w('unless a dilemma is being faced : your personnel beam up or down', armbands()),
  w('may be used during battle before the winner is determined', { k: 'reminder' }),
);

// ---------------------------------------------------------------- androids
const rank = token((here) => (/^(?:Lt|Lieutenant|Cmdr|Commander|Captain|Dr|\.)$/.test(here.text) ? 0 : undefined));
const theOne: Parser<Filter> = p`${opt(some(rank))} ${titled}`.to(([, f]) => f);
const NON_ALIGNED = { m: 'become', trait: { affiliation: 'Non-Aligned' } } as const;
const effectWords = effect.is(
  p`(while in play ,)? all ${noun} <paren> including ${theOne} </paren> and ${titled} ${any(
    w('lose~ their affiliation and are non- aligned personnel', 0),
    w('are non- aligned', 0),
  )}`.to(([f, one, other]): Effect[] | undefined =>
    f === 'any'
      ? undefined
      : [{ x: 'mod', what: { n: 'all', f: anyOf([f, one, other]) }, mods: [structuredClone(NON_ALIGNED)] }],
  ),
);

export const FAMILY: readonly Definition[] = [lineWords, effectWords];
