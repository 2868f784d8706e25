/** Of First Edition: reads what is done to a ship and those who belong to it: moved again, made visible, used by another, towed. */
import type { Definition } from '../../parse/grammar.ts';
import { opt, p, some, w, type Parser } from '../../parse/parser.ts';
import { THIS, carrying, kind, not, putAway } from '../../tree/build.ts';
import type { Ability, Cond, Effect, Filter, Place, PlayerRef, Sel } from '../../tree/index.ts';
import { abilities } from '../core/playing.ts';
import { cards, effect, line, number, place, type Line } from '../core/symbols.ts';
import { had } from './conditions.ts';
import { HOST, ON_PLAY, hasAboard } from './delays.ts';
import { told } from './story.ts';

const SHIP: Filter = kind('ship');
const PERSONNEL: Filter = kind('personnel');
const ABOARD: Sel = { n: 'all', at: { p: 'aboard', ship: HOST } };
const PLANET_OF_HOST: Place = { p: 'on', card: carrying('mission', 'at', HOST) };
/** Those of the ship's player on the planet below: its Away Teams. */
const AWAY_TEAMS: Sel = { n: 'all', of: { commander: 'a' }, f: PERSONNEL, at: PLANET_OF_HOST };

/** Whom this lies on. */
const BEARER: Sel = carrying('personnel', 'on', THIS);
const EMPTY: Filter = { f: 'not', of: { f: 'carries', how: 'aboard', sel: { f: PERSONNEL } } };
const TRACTOR: Filter = { f: 'and', of: [SHIP, { f: 'fitted', with: 'Tractor Beam' }] };
/** At a mission where its player has an outpost. */
const atOutpostOf = (who: 'you' | 'opponent'): Filter => ({
  f: 'and',
  of: [
    { f: 'whose', of: who },
    {
      f: 'state',
      is: { s: 'at', place: { p: 'at', mission: carrying('mission', 'at', { of: who, f: kind('outpost') }) } },
    },
  ],
});

const placeWords = place.is(
  w<Place>('on (any|a) cloaked ship', {
    p: 'on',
    card: { f: { f: 'and', of: [{ f: 'state', is: { s: 'cloaked' } }, SHIP] } },
  }),
);

const command = (to: PlayerRef): Effect[] => [
  { x: 'command', what: { ref: 'a' }, to },
  { x: 'command', what: { ref: 'b' }, to },
];
/** For this turn they are used by whoever plays this. */
const used: Effect[] = [
  { x: 'pick', as: 'a', sel: { ...HOST, by: 'you' } },
  { x: 'pick', as: 'b', sel: { ...ABOARD, by: 'you' } },
  ...command('you'),
  {
    x: 'later',
    at: { t: 'clock', edge: 'end', of: 'turn', whose: 'active' },
    do: command({ owner: 'a' }),
  },
];

const effectWords = effect.is(
  w('decloak the ship this is on', [{ x: 'decloak', what: HOST } satisfies Effect]),
  w('ship is forced to de-cloak (for rest of turn)?', [{ x: 'decloak', what: HOST } satisfies Effect]),
  w(
    "(unstop|unstops) (the)? ship , (its)? crew ,? and (ship's|its) away teams (,|and) (restore|restores) (any of this turn's range already used by that ship|its range of this turn)",
    [
      { x: 'pick', as: 'a', sel: { ...HOST, by: 'you' } },
      { x: 'unstop', what: { ref: 'a' } },
      { x: 'unstop', what: { ...ABOARD, f: PERSONNEL } },
      { x: 'unstop', what: AWAY_TEAMS },
      { x: 'ship', why: 'restoreRange', what: { ref: 'a' } },
    ] satisfies Effect[],
  ),
  p`(the|that)? personnel gain~ (all)? the? skills of ${cards} until (the)? end of (the|this)? turn`
    .to(([from]): Effect[] | undefined =>
      from.ref !== undefined || from.n !== undefined
        ? undefined
        : [
            { x: 'pick', as: 'a', sel: { ...BEARER, by: 'you' } },
            { x: 'pick', as: 'b', sel: { ...from, other: ['a'], by: 'you' } },
            {
              x: 'mod',
              what: { ref: 'a' },
              mods: [{ m: 'gain', trait: { allSkills: { ref: 'b' } } }],
              until: 'turn',
            },
          ],
    )
    .cost(-3),
);

const enough: Parser<Ability> = p`must have at least ${number} of your ships in play to use`.to(([n]): Ability => ({
  at: { t: 'playNeed' },
  if: { c: 'some', sel: { of: 'you', f: SHIP }, n },
  do: [],
}));
const TOWING: Cond = { c: 'some', sel: { of: 'you', f: TRACTOR } };
const towed = (): Line =>
  abilities(
    { at: { t: 'playNeed' }, if: structuredClone(TOWING), do: [] },
    {
      at: { t: 'resolve' },
      do: [
        putAway('discard', {
          f: {
            f: 'and',
            of: [SHIP, EMPTY, { f: 'not', of: atOutpostOf('you') }, { f: 'not', of: atOutpostOf('opponent') }],
          },
          at: { p: 'at', mission: carrying('mission', 'at', { of: 'you', f: TRACTOR }) },
        }),
      ],
    },
  );

const lineWords = line.is(
  enough.to((one) => abilities(one)),
  p`play on any cloaked ship ${opt(p`to ${some(told)} its presence`)}`.to(() =>
    abilities({
      at: { t: 'playTo', to: { p: 'on', card: { f: { f: 'and', of: [{ f: 'state', is: { s: 'cloaked' } }, SHIP] } } } },
      do: [],
    }),
  ),
  p`unless ${had} , (use|take) (the)? ship and (its)? crew for (one|this) turn as your own`.to(([req]) =>
    abilities({
      at: structuredClone(ON_PLAY),
      do: [{ x: 'if', if: not(hasAboard(req)), then: structuredClone(used) }, putAway('discard', THIS)],
    }),
  ),
  p`discard any empty ship where your ship with a tractor beam is , unless it is at an outpost of its own player`.to(
    towed,
  ),
  p`if your ship has tractor beams , tow away <paren> discard </paren> any empty ship in the same orbit as your own ship <paren> except empty ships at their outpost </paren>`.to(
    towed,
  ),
);
export const FAMILY: readonly Definition[] = [placeWords, effectWords, lineWords];
