/** Of First Edition: reads dilemmas that stay with those who met them, and what becomes of these unless they are helped. */
import type { Definition } from '../../parse/grammar.ts';
import { any, opt, p, some, w, type Parser } from '../../parse/parser.ts';
import { THIS, carrying, kind, putAway } from '../../tree/build.ts';
import type { Ability, Amount, Cond, Effect, Filter, Mod, Place, Requirement, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { noun } from '../core/filters.ts';
import { abilities } from '../core/playing.ts';
import {
  amount,
  cards,
  condition,
  duration,
  effect,
  effects,
  line,
  modifier,
  mods,
  number,
  requirement,
  state,
  type Line,
} from '../core/symbols.ts';
import { had } from './conditions.ts';
import { ABOARD, HOST, ORDINALS, atEndOf } from './delays.ts';
import { name, told } from './story.ts';

const aboardHost: Place = { p: 'aboard', ship: HOST };
const MISSION: Sel = carrying('mission', 'on', THIS);
/** The mission that is attempted. */
const HERE: Sel = { f: kind('mission'), at: { p: 'here' } };

/** Those who met it, by this letter as long as it lasts. */
const THEY: Sel = { ref: 'a' };
const met: Effect = { x: 'pick', as: 'a', sel: { n: 'all', f: kind('personnel'), at: { p: 'involved' } } };

const put = (card: Sel, more: { under?: 'you' } = {}): Effect => ({
  x: 'put',
  why: 'place',
  what: THIS,
  to: { p: 'on', card },
  ...more,
});
/** It is put on the mission that is attempted. */
export const onMission = (): Effect => structuredClone(put(HERE, { under: 'you' }));
const onShip = put({ ref: open('this ship') });
const isSpace: Cond = {
  c: 'is',
  who: structuredClone(HERE),
  state: { s: 'isA', f: { f: 'and', of: [{ f: 'mission', is: 'space' }, kind('mission')] } },
};

/** Is it still where it was put? */
const LIES: Cond = { c: 'some', sel: { n: 'all', f: { f: 'carries', how: 'on', sel: THIS } } };

/** Those of yours who are with them have it. */
const withThem = (req: Requirement): Cond => ({
  c: 'req',
  who: { n: 'all', of: 'you', f: kind('personnel'), at: { p: 'present', with: structuredClone(THEY) } },
  req,
});
/** They are aboard a ship at an outpost of yours. */
const atOutpost: Cond = {
  c: 'is',
  who: structuredClone(THEY),
  state: {
    s: 'at',
    place: {
      p: 'aboard',
      ship: { of: 'you', f: { f: 'and', of: [{ f: 'state', is: { s: 'docked' } }, kind('ship')] } },
    },
  },
};

/** They die after so many turns, unless this is so before: then it is overcome. */
const doomed = (turns: number, helped: Cond, where: Effect[], more: Effect[] = []): Line =>
  abilities({
    at: { t: 'resolve' },
    do: [
      structuredClone(met),
      ...structuredClone(where),
      ...more,
      { x: 'later', at: { t: 'state', while: helped }, do: [{ x: 'overcome', what: THIS }] },
      ...atEndOf(turns, [
        {
          x: 'if',
          if: structuredClone(LIES),
          then: [putAway('kill', structuredClone(THEY)), putAway('discard', THIS)],
        },
      ]),
    ],
  });

const team = w('(the|entire)? (crew or away team|away team or crew|crew|away team)', 0);
const goesOn = opt(w('mission continues (but|, but)?', 0));

/** '… cannot be beamed', as long as it lies there. */
const held: Effect = { x: 'ban', who: structuredClone(THEY), act: { e: 'beam', stage: 'did' }, until: 'held' };

const disabled = w('(is|are|becomes|become)? disabled', 0);
/** One of those aboard who still count. */
const oneAboard: Parser<Effect[]> =
  p`one (person|personnel|crew member) aboard <paren> random selection </paren> ${disabled}`.to((): Effect[] => {
    const able: Filter = { f: 'and', of: [{ f: 'not', of: { f: 'state', is: { s: 'disabled' } } }, kind('personnel')] };
    return [
      { x: 'pick', as: open('new'), sel: { f: able, at: structuredClone(aboardHost), by: 'random' } },
      { x: 'mod', what: { ref: open('pick') }, mods: [{ m: 'disabled' }], until: 'held' },
    ];
  });

/** As soon as those aboard have it. */
const cured = (req: Requirement): Ability => ({
  at: { t: 'state', while: { c: 'req', who: structuredClone(ABOARD), req } },
  do: [putAway('discard', THIS)],
});
const rooted: Ability = {
  at: { t: 'static' },
  do: [{ x: 'ban', who: structuredClone(HOST), act: { e: 'move', stage: 'did' } }],
};

/** 'Empaths': those with Empathy. */
const empaths = w<Filter>('(empath|empaths)', { f: 'and', of: [{ f: 'skill', is: 'Empathy' }, kind('personnel')] });
const whoAboard: Parser<Filter> = any(
  empaths,
  noun.to((f) => (f === 'any' ? undefined : f)),
);

/** The end of the spaceline that is further away when it is met. */
const farEnd: Sel = { f: kind('mission'), best: { prop: 'distance', dir: 'max' } };

const lineWords = line.is(
  p`${goesOn} ${team} is quarantined and dies at the end of your ${ORDINALS} full turn unless ${had} by that time`.to(
    ([, , turns, req]) => doomed(turns, withThem(req), [onMission()], [structuredClone(held)]),
  ),
  p`${goesOn} ${team} dies in ${number} of your full turns unless ${had} or ship returns to outpost first`.to(
    ([, , turns, req]) =>
      doomed(turns, { c: 'or', of: [withThem(req), atOutpost] }, [
        { x: 'if', if: structuredClone(isSpace), then: [structuredClone(onShip)], else: [onMission()] },
      ]),
  ),
  p`now and (at)? (the)? start of each of your turns , ${oneAboard}`.to(([all]) =>
    abilities(
      { at: { t: 'resolve' }, do: all },
      { at: { t: 'clock', edge: 'start', of: 'turn', whose: 'you' }, do: structuredClone(all) },
    ),
  ),
  p`${whoAboard} aboard are disabled`.to(([f]) =>
    abilities({
      at: { t: 'static' },
      do: [{ x: 'mod', what: { n: 'all', f, at: structuredClone(aboardHost) }, mods: [{ m: 'disabled' }] }],
    }),
  ),
  p`ship cannot move until ${had} , discarding this dilemma ${opt(p`and curing ${whoAboard}`)}`.to(([req]) =>
    abilities(structuredClone(rooted), cured(req)),
  ),
  p`place (this dilemma)? on (the)? mission ${opt(w('; mission attempt ends', 0))}`.to(() =>
    abilities({ at: { t: 'resolve' }, do: [onMission()] }),
  ),
  w('mission cannot be attempted here', {
    k: 'abilities',
    all: [
      {
        at: { t: 'static' },
        do: [
          {
            x: 'ban',
            who: { n: 'all', f: kind('personnel') },
            act: { e: 'attempt', stage: 'about', what: structuredClone(MISSION) },
          },
        ],
      },
    ],
  }),
  p`ship with tractor beam and ${requirement} can tow ${some(any(told, name))}`.to(([req]) =>
    abilities({
      at: { t: 'static' },
      do: [{ x: 'mod', what: structuredClone(MISSION), mods: [{ m: 'towed', with: 'Tractor Beam', req }] }],
    }),
  ),
  // 'When reached …' is said of the end of the spaceline.
  p`ship must do nothing but travel to (the)? far end of (the)? spaceline at normal speed ; when reached , discard this dilemma ${opt(
    w('; score points', 1),
  )}`.to(([points]) =>
    abilities({
      at: { t: 'resolve' },
      do: [
        { x: 'pick', as: 'a', sel: structuredClone(farEnd) },
        { x: 'mod', what: structuredClone(HOST), mods: [{ m: 'course', to: { ref: 'a' } }], until: 'held' },
        {
          x: 'later',
          at: {
            t: 'state',
            while: {
              c: 'is',
              who: structuredClone(HOST),
              state: { s: 'at', place: { p: 'at', mission: { ref: 'a' } } },
            },
          },
          do: [points === undefined ? putAway('discard', THIS) : { x: 'overcome', what: THIS }],
        },
      ],
    }),
  ),
);

/** 'Half of crew', rounded down. */
const half: Parser<Sel> = p`half of ${cards}`.to(([sel]): Sel => ({
  ...sel,
  n: { eq: { a: 'half', of: { a: 'count', sel: structuredClone(sel) } } },
}));
const furthest: Parser<Sel> = p`(the)? (furthest|farthest) ${noun}`.to(([f]): Sel | undefined =>
  f === 'any' ? undefined : { f, best: { prop: 'distance', dir: 'max' } },
);
const effectWords = effect.is(
  p`${half} (is|are) killed <paren> random selection , round down </paren>`.to(([sel]): Effect[] => [
    { x: 'pick', as: open('new'), sel: { ...sel, by: 'random' } },
    putAway('kill', { ref: open('pick') }),
  ]),
  p`${cards} <paren> random selection </paren> (runs off with|goes to|is relocated to|relocates to) ${opt(p`${some(told)} to`)} ${furthest}`.to(
    ([sel, , to]): Effect[] => [
      { x: 'pick', as: open('new'), sel: { ...sel, by: 'random' } },
      { x: 'put', why: 'place', what: { ref: open('pick') }, to: { p: 'on', card: to } },
    ],
  ),
);

const modsWords = mods.is(
  w('(is|are) disabled', [{ m: 'disabled' }]),
  w('holograms may be there', [{ m: 'projects' }]),
  w('is repaired without an outpost', [{ m: 'repairsItself' }]),
  w('(is|are) nullified where this is present', [{ m: 'nullified' }]),
  p`does nothing but travel to ${cards}`.to(([to]): Mod[] => [{ m: 'course', to }]),
  p`a ship with tractor beam and ${requirement} may tow this from there`.to(([req]): Mod[] => [
    { m: 'towed', with: 'Tractor Beam', req },
  ]),
);
const durationWords = duration.is(w('until this is gone', 'held'));
const compoundWords = effect.is(
  p`as soon as ${condition} , ${effects}`.to(([state, all]): Effect[] => [
    { x: 'later', at: { t: 'state', while: state }, do: all },
  ]),
);
const stateWords = state.is(w('docked', { s: 'docked' }), w('disabled', { s: 'disabled' }));
const modifierWords = modifier.is(w<Filter>('non- disabled', { f: 'not', of: { f: 'state', is: { s: 'disabled' } } }));
const amountWords = amount.is(p`half ${amount}`.to(([of]): Amount => ({ a: 'half', of })));
const cardsWords = cards.is(
  p`a ${noun} that is furthest`.to(([f]): Sel | undefined =>
    f === 'any' ? undefined : { f, best: { prop: 'distance', dir: 'max' } },
  ),
);

export const FAMILY: readonly Definition[] = [
  lineWords,
  effectWords,
  modsWords,
  durationWords,
  compoundWords,
  stateWords,
  modifierWords,
  amountWords,
  cardsWords,
];
