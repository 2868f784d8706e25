/** Of Second Edition alone: reads sentences that stand for several abilities, and bans said as what a player must do first. */
import { any, p, w, type Parser } from '../../parse/parser.ts';
import { allConds, filtered, kind, not, zone } from '../../tree/build.ts';
import type { Cond, EventPattern, Filter, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { noun, plainNoun } from '../core/filters.ts';
import { abilities, need } from '../core/playing.ts';
import { timed } from '../core/sentences.ts';
import { cards, condition, effects, mods, number, signed, title, type Line } from '../core/symbols.ts';

const ATTEMPT: EventPattern = { e: 'attempt', stage: 'did', what: { ref: open('mission') } };
const attemptsOnlyIf = (who: 'you' | 'eachPlayer', so: Cond): Line =>
  abilities({
    at: { t: 'static', while: not(so) },
    do: [{ x: 'forbid', who, act: structuredClone(ATTEMPT) }],
  });

/** Your events of which another copy lies in your discard pile. */
const TWICE: Sel = {
  n: 'all',
  f: { f: 'and', of: [kind('event'), { f: 'copyOf', sel: { at: zone('discard', 'you') } }] },
  at: zone('core', 'you'),
};
const THEIRS: Sel = { of: 'opponent', via: 'own' };

/** What must be so of another mission of yours. */
const demanded = any<(mission: Filter) => Cond>(
  w('have been attempted this turn', (mission: Filter): Cond => ({
    c: 'did',
    ev: { e: 'attempt', stage: 'did', who: 'anyPlayer', what: { of: 'you', f: mission } },
    span: 'turn',
  })),
  p`have ${number} or more of your ${plainNoun} on it`.to(([min, f]) => (mission: Filter): Cond => {
    const guests: Sel = { n: { min }, of: 'you', ...(f !== 'any' && { f }) };
    return {
      c: 'is',
      who: { of: 'you', f: mission },
      state: { s: 'isA', f: { f: 'carries', how: 'on', sel: guests } },
    };
  }),
);

export const severalTexts: Parser<Line> = any<Line>(
  // 'While C, this ship is Range +2 and when you reveal a dilemma, it is cost -1': both meanwhile.
  p`while ${condition} , ${effects} and when you reveal ${cards} from your dilemma stack , it is cost ${signed}`.to(
    ([state, holds, what, by]): Line =>
      abilities(timed({ t: 'static', while: state }, { do: holds }), {
        at: {
          t: 'on',
          ev: { e: 'revealDilemma', stage: 'did', who: 'you', what, place: zone('dilemmaStack', 'you') },
        },
        if: structuredClone(state),
        do: [{ x: 'mod', what: { ref: open('dilemma') }, mods: [{ m: 'num', prop: 'cost', by }] }],
      }),
  ),
  // 'While C, if D, X is Weapons -1': while both are so.
  p`while ${condition} , if ${condition} , ${effects}`
    .to(([state, more, holds]): Line | undefined =>
      holds.every((one) => one.x === 'mod' && one.until === undefined)
        ? abilities({ at: { t: 'static', while: allConds([state, more]) }, do: holds })
        : undefined,
    )
    .cost(6),
  // 'While C, your X are attributes +1 and you may play them at cost -1'.
  p`while ${condition} , your ${noun} are ${mods} and you may play them at cost ${signed}`.to(
    ([state, f, changes, by]): Line | undefined => {
      if (f === 'any') return undefined;
      const playing: EventPattern = { e: 'play', stage: 'about', who: 'you', what: { f: structuredClone(f) } };
      return abilities(
        { at: { t: 'static', while: state }, do: [{ x: 'mod', what: { n: 'all', of: 'you', f }, mods: changes }] },
        {
          at: { t: 'on', ev: playing },
          if: structuredClone(state),
          may: 'you',
          do: [{ x: 'mod', what: { ref: 'that' }, mods: [{ m: 'num', prop: 'cost', by }] }],
        },
      );
    },
  ),
  // 'While you command an event in your core and have a copy of that same event in your discard pile, …': each such event.
  w(
    'while you command an event in your core and have a copy of that same event in your discard pile , your opponent cannot destroy that event',
    abilities({
      at: { t: 'static' },
      do: [{ x: 'mod', what: TWICE, mods: [{ m: 'exempt', from: 'destroy', by: THEIRS }] }],
    }),
  ),
  p`when ${cards} is facing a dilemma that is about to return to its owner's dilemma pile , stop that personnel to overcome that dilemma`.to(
    ([who]): Line => {
      const that: Sel = { ref: 'that' };
      const faced: Filter = { f: 'and', of: [kind('dilemma'), { f: 'faced' }] };
      const payer = filtered(who, { f: 'state', is: { s: 'facing', what: that } });
      return abilities({
        at: { t: 'on', ev: { e: 'return', stage: 'about', what: { f: faced } } },
        cost: [{ x: 'stop', what: payer }],
        do: [{ x: 'instead', do: [{ x: 'overcome', what: structuredClone(that) }] }],
      });
    },
  ),
  // 'To attempt this mission, your {X} must have been attempted this turn or be complete'.
  p`to attempt this mission , your ${title} must ${demanded} or be complete`.to(([name, so]): Line => {
    const mission: Filter = { f: 'title', is: name };
    return attemptsOnlyIf('eachPlayer', {
      c: 'or',
      of: [so(mission), { c: 'is', who: { of: 'you', f: mission }, state: { s: 'complete' } }],
    });
  }),
  // 'To attempt this mission, you must command three Androids'.
  p`to attempt this mission ,? ${need}`.to(([state]) => attemptsOnlyIf('you', state)),
  p`mission attempts cannot begin here with fewer than ${number} personnel`.to(([fewer]): Line =>
    abilities({
      at: { t: 'static' },
      do: [{ x: 'forbid', who: 'eachPlayer', act: { ...ATTEMPT, e: 'attempt', fewer } }],
    }),
  ),
);
