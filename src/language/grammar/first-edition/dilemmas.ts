/** Of First Edition: reads dilemmas that bar the way, that stay on a ship, that are cured. */
import type { Definition } from '../../parse/grammar.ts';
import { any, p, some, w, type Parser } from '../../parse/parser.ts';
import { THIS, kind, not, putAway } from '../../tree/build.ts';
import type { Ability, Effect, Requirement, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { abilities } from '../core/playing.ts';
import { attribute, effect, effects, line, number, type Line } from '../core/symbols.ts';
import { had, has } from './conditions.ts';
import { ABOARD, HOST, ORDINALS, atEndOf, hasAboard } from './delays.ts';
import { name, told } from './story.ts';

const BLOCK: Effect = { x: 'block' };
const wall = (req: Requirement): Line => ({
  k: 'continue',
  do: [{ x: 'if', if: not(has(req)), then: [structuredClone(BLOCK)] }],
});

/** 'To get past requires A', 'Cannot get past unless A', 'Impassable unless A', 'Must have A to proceed'. */
const needed: Parser<Requirement> = any<Requirement>(
  p`to get (past|through) (this (dilemma|door))? ,? requires? ${had}`.to(([req]) => req),
  p`to get (past|through) (this (dilemma|door))? ,? (you|away team|crew) must have ${had}`.to(([req]) => req),
  p`to get (past|through) (this (dilemma|door))? , ${had}`.to(([req]) => req).cost(1),
  p`(you|away team|crew)? cannot get past (this dilemma)? unless ${had}`.to(([req]) => req),
  p`impassable unless ${had}`.to(([req]) => req),
  p`(you|away team|crew)? must have ${had} to (communicate and)? (proceed|get past|continue)`.to(([req]) => req),
);

const laid = (card: Sel): Ability => ({
  at: { t: 'resolve' },
  do: [{ x: 'put', why: 'place', what: THIS, to: { p: 'on', card } }],
});
const onShip = laid({ ref: open('this ship') });
const rooted: Ability = {
  at: { t: 'static' },
  do: [{ x: 'ban', who: HOST, act: { e: 'move', stage: 'did' } }],
};

/** Discarded as soon as those aboard have it. */
const cured = (req: Requirement): Ability => ({
  at: { t: 'state', while: { c: 'req', who: ABOARD, req } },
  do: [putAway('discard', THIS)],
});

const kindOfMission = any(w('space', 'space' as const), w('planet', 'planet' as const));

const story = any(
  w('(you are tempted to|experience~|it is now|he is now|they are now)', 0),
  p`${number} ${name} pick~ a`.to(() => 0),
  p`${name} ${some(told)} for`.to(() => 0),
);
const person = w('(him|her|it|them)', 0);
const lineWords = line.is(
  p`${story} ${some(told)}`.to((): Line => ({ k: 'reminder' })),
  p`ignore~ ${person} <paren> discard this dilemma </paren> or help~ ${person} and ${effects} , but ${effects}`.to(
    ([, , gain, loss]): Line => ({
      k: 'continue',
      do: [{ x: 'oneOf', who: 'you', of: [[putAway('discard', THIS)], [...gain, ...loss]] }],
    }),
  ),
  p`ship (can still move , but)? is destroyed at the end of your ${ORDINALS} full turn unless ${had} by that time`.to(
    ([n, req]): Line => ({
      k: 'continue',
      do: atEndOf(n, [
        {
          x: 'if',
          if: not(hasAboard(req)),
          then: [putAway('destroy', structuredClone(HOST))],
          else: [putAway('discard', THIS)],
        },
      ]),
    }),
  ),
  p`(at)? (the)? end of each turn , ${attribute} (is)? reduced by ${number} ; if reduced to 0 , ship destroyed`.to(
    ([prop, n]) =>
      abilities({
        at: { t: 'clock', edge: 'end', of: 'turn', whose: 'anyPlayer' },
        do: [
          { x: 'mod', what: structuredClone(HOST), mods: [{ m: 'num', prop, by: -n }], until: 'held' },
          {
            x: 'if',
            if: { c: 'cmp', a: { a: 'prop', prop, of: structuredClone(HOST) }, op: '<=', b: 0 },
            then: [putAway('destroy', structuredClone(HOST))],
          },
        ],
      }),
  ),
  p`(mission continues , but)? all personnel , while aboard , lose~ their first-listed skill`.to(() =>
    abilities({
      at: { t: 'static' },
      do: [{ x: 'mod', what: structuredClone(ABOARD), mods: [{ m: 'cannotUse', is: 'skills', only: 'firstListed' }] }],
    }),
  ),
  needed.to(wall),
  p`place (this dilemma)? (on|aboard) (the|your)? ship`.to(() => abilities(structuredClone(onShip))),
  p`place (this dilemma)? (on|aboard) (the|your)? ship ; (it|ship) cannot move`.to(() =>
    abilities(structuredClone(onShip), structuredClone(rooted)),
  ),
  p`(cure|cured|nullify|nullified|discard) (with|by|when) ${had}`.to(([req]) => abilities(cured(req))),
  p`${kindOfMission} mission : ${effects}`.to(([is, then]): Line => ({
    k: 'continue',
    do: [
      {
        x: 'if',
        if: {
          c: 'is',
          who: { f: kind('mission'), at: { p: 'here' } },
          state: { s: 'isA', f: { f: 'and', of: [{ f: 'mission', is }, kind('mission')] } },
        },
        then,
      },
    ],
  })),
);

const effectWords = effect.is(w('do not get past this dilemma', [BLOCK]));

export const FAMILY: readonly Definition[] = [lineWords, effectWords];
