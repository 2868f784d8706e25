/** Of First Edition: reads what comes about only at the end of some turn, and what may avert it until then. */
import type { Definition } from '../../parse/grammar.ts';
import { any, opt, p, some, w, type Parser } from '../../parse/parser.ts';
import { THIS, carrying, kind, not, putAway, zone } from '../../tree/build.ts';
import type { Ability, Cond, Effect, Filter, Requirement, Sel } from '../../tree/index.ts';
import { compared } from '../core/comparisons.ts';
import { abilities } from '../core/playing.ts';
import { effects, line, type Line } from '../core/symbols.ts';
import { had } from './conditions.ts';
import { told } from './story.ts';

/** The ship that this lies on, and who is aboard. */
export const HOST: Sel = carrying('ship', 'on', THIS);
export const ABOARD: Sel = { n: 'all', f: kind('personnel'), at: { p: 'aboard', ship: HOST } };
export const hasAboard = (req: Requirement): Cond => ({ c: 'req', who: structuredClone(ABOARD), req });

/** When its player has played this. */
export const ON_PLAY: Ability['at'] = { t: 'on', ev: { e: 'play', stage: 'did', who: 'you', what: THIS } };

/** '… second full turn': the turn in progress is none. */
export const ORDINALS = any(w('next', 1), w('first', 1), w('second', 2), w('third', 3));
/** '… at the end of your second full turn'. */
export function atEndOf(turns: number, then: Effect[]): Effect[] {
  const end: Effect = { x: 'later', at: { t: 'clock', edge: 'end', of: 'turn', whose: 'you' }, do: then };
  return turns <= 1 ? [end] : [{ ...end, do: atEndOf(turns - 1, then) }];
}

/** 'At end of your turn': of this one, if it is yours. */
const atEndOfYourTurn = (then: Effect[]): Effect => ({
  x: 'if',
  if: { c: 'turn', whose: 'you' },
  then: [{ x: 'later', at: { t: 'clock', edge: 'end', of: 'turn', whose: 'active' }, do: then }],
  else: atEndOf(1, structuredClone(then)),
});
/** Does this lie on such a card? */
export function liesOn(card: Sel): Cond {
  return { c: 'is', who: THIS, state: { s: 'at', place: { p: 'on', card } } };
}
/** 'At end of owner's next turn', of a ship that this lies on. */
const atEndOfItsNext = (then: Effect[]): Effect => ({
  x: 'if',
  if: liesOn({ of: 'you', f: kind('ship') }),
  then: atEndOf(1, then),
  else: [{ x: 'later', at: { t: 'clock', edge: 'end', of: 'turn', whose: 'opponent' }, do: structuredClone(then) }],
});

/** Is this still where it was played? What has left averts nothing and brings nothing about. */
const ON_TABLE: Cond = { c: 'is', who: THIS, state: { s: 'at', place: zone('core', 'anyPlayer') } };
const ON_SHIP: Cond = liesOn({ f: kind('ship') });

/** 'Unless anti-time anomaly destroyed first': it calls itself by its name. */
const averted = p`unless ${some(any(told, w('this|event|card', 0)))} is? destroyed first`;
const theShip = w('(the)? ship', 0);
const bursts = w('(explodes|self-destructs|is destroyed)', 0);

/** 'Damages all other ships at same location that have SHIELDS<8'. */
const blast: Parser<Filter | undefined> =
  p`${opt(some(told))} damage~ all other ships at (the)? same location ${opt(p`(that have|with) ${compared}`.to(([f]) => f))}`.to(
    ([, f]) => f,
  );
const EXPLODING: Sel = { ref: 'a' };
const others = (f: Filter | undefined): Sel => ({
  n: 'all',
  f: f ? { f: 'and', of: [kind('ship'), f] } : kind('ship'),
  at: { p: 'at', mission: carrying('mission', 'at', EXPLODING) },
  other: ['a'],
});

const lineWords = line.is(
  // Which ship it is is settled now: this card is discarded long before.
  p`${theShip} ${bursts} at (the)? end of your turn ${opt(p`; explosion ${blast}`.to(([f]) => ({ f })))}`.to(
    ([, , explosion]): Line => ({
      k: 'continue',
      do: [
        { x: 'pick', as: 'a', sel: { ...structuredClone(HOST), by: 'you' } },
        atEndOfYourTurn([
          ...(explosion ? [{ x: 'damage' as const, what: others(explosion.f) }] : []),
          putAway('destroy', EXPLODING),
        ]),
      ],
    }),
  ),
  p`${effects} at the end of your ${ORDINALS} full turn , ${averted}`.to(([then, n]) =>
    abilities({
      at: structuredClone(ON_PLAY),
      do: atEndOf(n, [{ x: 'if', if: structuredClone(ON_TABLE), then }]),
    }),
  ),
  p`${theShip} ${bursts} at (the)? end of (its)? owner's next turn , unless ${had} by then`.to(([, , req]) =>
    abilities({
      at: structuredClone(ON_PLAY),
      do: [
        atEndOfItsNext([
          {
            x: 'if',
            if: structuredClone(ON_SHIP),
            then: [
              {
                x: 'if',
                if: not(hasAboard(req)),
                then: [putAway('destroy', structuredClone(HOST))],
                else: [putAway('discard', THIS)],
              },
            ],
          },
        ]),
      ],
    }),
  ),
);

export const FAMILY: readonly Definition[] = [lineWords];
