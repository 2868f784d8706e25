/** Of First Edition: reads what bars ships and beams their way, lifts such bars, calls ships home, lets others attempt a mission. */
import type { Definition } from '../../parse/grammar.ts';
import { any, list, opt, p, w, type Parser } from '../../parse/parser.ts';
import { allYours, anyOf, kind, putAway, THIS } from '../../tree/build.ts';
import type { Cond, Effect, Filter, Place, Requirement, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { noun } from '../core/filters.ts';
import { abilities } from '../core/playing.ts';
import { cards, effect, icon, line, number, place, title, type Line } from '../core/symbols.ts';
import { had } from './conditions.ts';
import { affiliation } from './equipment.ts';

const SHIP: Filter = kind('ship');
const PERSONNEL: Filter = kind('personnel');
const SHIPS: Sel = { n: 'all', f: SHIP };
const of = (is: string, f: Filter): Filter => ({ f: 'and', of: [{ f: 'affiliation', is }, f] });
const HERE: Place = { p: 'here' };

/** 'Between two adjacent locations': on the left one of them. */
const placeWords = place.is(
  w<Place>('(between two adjacent (spaceline)? locations|on a mission with a location on its right)', {
    p: 'on',
    card: { f: { f: 'and', of: [kind('mission'), { f: 'leftOf' }] } },
  }),
  p`on (any|a) ${affiliation} mission`.to(([is]): Place => ({ p: 'on', card: { f: of(is, kind('mission')) } })),
);

const unless: Parser<Requirement | undefined> = opt(p`,? unless ${had}`.to(([req]) => req));
const barrier = (how: 'pass' | 'halt', req: Requirement | undefined): Effect[] => [
  { x: 'barrier', who: structuredClone(SHIPS), how, ...(req && { unless: req }) },
];
const whoever: Parser<0> = any(w('no ship', 0), w('(each ship|ships) cannot', 0));
/** Beaming to or from here, of any cards. */
const BEAMING: readonly Effect[] = [
  { x: 'ban', who: { n: 'all' }, act: { e: 'beam', stage: 'did', place: HERE } },
  { x: 'ban', who: { n: 'all' }, act: { e: 'beam', stage: 'did', from: HERE } },
];
const upOrDown = w('(beamed|be beamed) (up or down|up/down|up / down|to or from) (at this location|here)?', 0);
const mission: Sel = { ref: open('mission') };
const affiliated = (is: string): Sel => ({ n: 'all', of: 'you', f: of(is, PERSONNEL) });

/** The cards through whose texts a text lets others beam: 'X or Ys'. */
const through: Parser<Filter> = p`${list(
  title.to((is): Filter => ({ f: 'title', is })),
  w('(or|and|, or|,)', 0),
)} (card|cards)?`.to(([all]) => anyOf(all));

const effectWords = effect.is(
  p`${whoever} (may)? pass (the)? (here|q-net) ${unless}`.to(([, req]) => barrier('pass', req)),
  p`(all ships|each ship|ships) must stop here (before proceeding on next turn)? ${unless}`.to(([req]) =>
    barrier('halt', req),
  ),
  p`${any(
    w('maximum of', 0),
    w('at most', 0),
  )} ${number} personnel (per turn)? (can|may) be ${upOrDown} (each turn)?`.to(([, n]): Effect[] => [
    { x: 'beamMost', what: { f: PERSONNEL }, n },
  ]),
  w('prevent~ all beaming (down/up|up/down|down / up|up / down|to or from)? here', [...BEAMING]),
  p`allow~ your personnel and equipment unlimited beaming through ${through}`.to(([f]): Effect[] => [
    {
      x: 'mod',
      what: { n: 'all', of: 'you', f: { f: 'or', of: [PERSONNEL, kind('equipment')] } },
      mods: [{ m: 'exempt', from: 'beam', by: { f } }],
    },
  ]),
  p`${cards} (cannot be kept from beaming by|may beam through) ${through}`.to(([what, f]): Effect[] => [
    { x: 'mod', what: allYours(what), mods: [{ m: 'exempt', from: 'beam', by: { f } }] },
  ]),
  p`your ${affiliation} personnel may now attempt this mission`.to(([is]): Effect[] => [
    { x: 'invite', who: 'you', mission: structuredClone(mission), with: affiliated(is) },
  ]),
  p`${cards} may (now)? attempt this mission`.to(([what]): Effect[] | undefined =>
    what.of === 'you'
      ? [{ x: 'invite', who: 'you', mission: structuredClone(mission), with: allYours(what) }]
      : undefined,
  ),
  p`your ${affiliation} and ${affiliation} affiliations (recognize this treaty|can mix and cooperate)`.to(
    ([one, other]): Effect[] => [{ x: 'mix', who: 'you', of: [one, other] }],
  ),
  w('you may report any number of cards instead of playing a card', [
    { x: 'playerRule', who: 'you', rule: 'reports' } satisfies Effect,
  ]),
  w(
    '(in place of your normal card play ,)? (you)? may report for duty any number of ship , personnel ,? and equipment cards',
    [{ x: 'playerRule', who: 'you', rule: 'reports' } satisfies Effect],
  ),
);

const homeWords = effect.is(
  p`${cards} must return to (the)? nearest ${noun}`.to(([who, to]): Effect[] | undefined =>
    to === 'any' ? undefined : [{ x: 'homeward', who, to }],
  ),
);

const home = (is: string): Filter => of(is, kind('outpost'));
/** Such a ship flies to the nearest outpost of its affiliation. */
const called = (to: string, is: string): Line | undefined =>
  to !== is
    ? undefined
    : abilities(
        { at: { t: 'playTo', to: { p: 'on', card: { f: of(is, SHIP) } }, stays: true }, do: [] },
        {
          at: { t: 'static' },
          do: [{ x: 'homeward', who: { ref: open('this ship') }, to: home(is) }],
        },
        {
          at: {
            t: 'state',
            while: {
              c: 'is',
              who: { ref: open('this ship') },
              state: {
                s: 'at',
                place: {
                  p: 'at',
                  mission: {
                    f: { f: 'and', of: [kind('mission'), { f: 'carries', how: 'at', sel: { f: home(is) } }] },
                  },
                },
              },
            },
          },
          do: [putAway('discard', THIS)],
        },
      );

const FACE_UP: Cond = { c: 'not', of: { c: 'is', who: THIS, state: { s: 'flipped' } } };
const flipped = (): Line =>
  abilities({ at: { t: 'clock', edge: 'start', of: 'turn', whose: 'you' }, do: [{ x: 'flip', what: THIS }] });

const lineWords = line.is(
  w('(once each turn , flip card over|on each of your turns flip this over)', flipped()),
  w(
    '(while face up , prevents all beaming (down/up|up/down|down / up|up / down) here|while it lies face up nothing beams up or down here)',
    abilities({ at: { t: 'static', while: FACE_UP }, do: structuredClone([...BEAMING]) }),
  ),
  w(
    'discard after mission completed',
    abilities({
      at: { t: 'state', while: { c: 'is', who: structuredClone(mission), state: { s: 'complete' } } },
      do: [putAway('discard', THIS)],
    }),
  ),
  // A treaty says it once more.
  w('they (can)? now mix and cooperate', { k: 'reminder' }),
  w('they can now mix and cooperate', { k: 'reminder' }),
  p`your ship must immediately return to (the)? nearest ${affiliation} outpost ,? full speed ; place on one ${affiliation} ship until outpost reached , then discard`.to(
    ([to, is]) => called(to, is),
  ),
  p`plays on a ${icon} ship ; it must fly to the nearest ${icon} outpost at once ; discard this there`.to(
    ([one, other]) => (one.f === 'affiliation' && other.f === 'affiliation' ? called(other.is, one.is) : undefined),
  ),
);

export const FAMILY: readonly Definition[] = [placeWords, effectWords, homeWords, lineWords];
