/** Of First Edition: reads interrupts that are played when something has just happened, or at a certain time. */
import type { Definition } from '../../parse/grammar.ts';
import { any, p, some, w, type Parser } from '../../parse/parser.ts';
import { carrying, kind } from '../../tree/build.ts';
import type { Effect, EventPattern, Filter, Sel } from '../../tree/index.ts';
import { noun } from '../core/filters.ts';
import { abilities } from '../core/playing.ts';
import { limit, line, number, skill, type Line } from '../core/symbols.ts';
import { had, has } from './conditions.ts';
import { genders } from './nouns.ts';
import { name, told } from './story.ts';

const PERSONNEL: Filter = kind('personnel');
const PLANET: Filter = { f: 'and', of: [{ f: 'mission', is: 'planet' }, kind('mission')] };
const COMPLETED: EventPattern = { e: 'complete', stage: 'did', what: { f: PLANET } };

/** 'Klingon with Honor'. */
const whoDied: Parser<Filter> = p`${noun} with ${skill}`.to(([f, is]): Filter | undefined =>
  f === 'any' ? undefined : { f: 'and', of: [f, { f: 'skill', is }, PERSONNEL] },
);

/** 'Female groupie delays beam up of one male (random selection) for one full turn'. */
const delayed: Parser<Filter> =
  p`${some(any(told, name))} delay~ beam up of one ${genders} <paren> random selection </paren> for one full turn`.to(
    ([, is]) => is,
  );

const delayedSo: Parser<Filter> =
  p`one ${genders} of theirs <paren> random selection </paren> cannot beam up for one full turn`.to(([is]) => is);

const BONUS: Effect = { x: 'points', who: 'you', by: { a: 'prop', prop: 'points', of: { ref: 'this' } } };

/** Such a ship of one's own, at such a mission. */
const scanning = (n: number, is: string, at: 'planet' | 'space'): Sel => ({
  of: 'you',
  f: {
    f: 'and',
    of: [
      unstopped(),
      { f: 'state', is: { s: 'staffed' } },
      kind('ship'),
      { f: 'num', prop: 'staffing', op: '>=', n },
      { f: 'carries', how: 'aboard', sel: { f: { f: 'and', of: [{ f: 'skill', is }, PERSONNEL] } } },
    ],
  },
  at: { p: 'at', mission: { f: { f: 'and', of: [{ f: 'mission', is: at }, kind('mission')] } } },
});
function unstopped(): Filter {
  return { f: 'not', of: { f: 'state', is: { s: 'stopped' } } };
}
const kindOfMission = any(w('([P]|planet)', 'planet' as const), w('([S]|space)', 'space' as const));
const icons = any(
  p`at least ${number} staffing icons`.to(([n]) => n),
  p`${number} or more staffing icons`.to(([n]) => n),
);

const lineWords = line.is(
  p`plays on any just killed ${whoDied} ; ${some(any(told, w('to|the|dead|an', 0)))} and earn bonus points`.to(([f]) =>
    abilities({ at: { t: 'on', ev: { e: 'kill', stage: 'did', what: { f } } }, do: [structuredClone(BONUS)] }),
  ),
  p`(may)? play only one ${some(told)} for each such ${noun}`.to((): Line => ({
    k: 'limit',
    limit: { cap: 1, each: 'occasion' },
  })),
  p`plays on (any|an) away team that (just|has) completed a planet mission ; ${any(delayed, delayedSo)}`.to(([is]) =>
    abilities({
      at: { t: 'on', ev: structuredClone(COMPLETED) },
      do: [
        { x: 'pick', as: 'a', sel: { by: 'random', f: { f: 'and', of: [is, PERSONNEL] }, at: { p: 'involved' } } },
        {
          x: 'ban',
          who: { ref: 'a' },
          act: { e: 'beam', stage: 'did' },
          until: { clock: 'end', whose: { commander: 'a' }, next: true },
        },
      ],
    }),
  ),
  p`if ${had} in away team , play ${some(told)} <paren> maximum of one </paren> on just completed planet mission for bonus points`.to(
    ([req]) =>
      abilities({
        at: { t: 'on', ev: { ...structuredClone(COMPLETED), who: 'you' } },
        if: has(req),
        do: [structuredClone(BONUS)],
        limit: { cap: 1, each: 'occasion' },
      }),
  ),
  p`at the start of your turn , stop (a|your) staffed ship with ${icons} and ${skill} aboard at a ${kindOfMission} mission to (examine|look at) the (bottom|lowest) seed card there`.to(
    ([n, is, at]) =>
      abilities({
        at: { t: 'clock', edge: 'start', of: 'turn', whose: 'you' },
        cost: [
          { x: 'pick', as: 'a', sel: { ...scanning(n, is, at), by: 'you' } },
          { x: 'pick', as: 'b', sel: { ...carrying('mission', 'at', { ref: 'a' }), by: 'you' } },
          { x: 'stop', what: { ref: 'a' } },
        ],
        do: [
          {
            x: 'look',
            why: 'examine',
            what: { from: 'bottom', at: { p: 'beneath', card: { ref: 'b' } } },
            who: 'you',
          },
        ],
      }),
  ),
);

const limitWords = limit.is(w('<paren> limit 1 per occasion </paren>', { cap: 1, each: 'occasion' }));

export const FAMILY: readonly Definition[] = [lineWords, limitWords];
