/** Of Second Edition alone: reads at which time a text is used: while facing a dilemma, at the start of a segment, as an order. */
import type { Definition } from '../../parse/grammar.ts';
import { any, opt, p, w, type Parser } from '../../parse/parser.ts';
import { THIS, kind } from '../../tree/build.ts';
import type { Cond, EventPattern, Place, Timing } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { forEach } from '../core/amounts.ts';
import { comma } from '../core/clauses.ts';
import { some } from '../core/conditions.ts';
import { body, occasion, limits, plainBody, timed, timing } from '../core/sentences.ts';
import { often } from '../core/limits.ts';
import { abilities } from '../core/playing.ts';
import { cards, condition, event, line, per, player, segment, type Line } from '../core/symbols.ts';
import { preventsEach } from './coming-dilemmas.ts';
import { eachOfThese } from './each-of-these.ts';
import { moreCounters, spendMore } from './points.ts';
import { severalTexts } from './several-texts.ts';

const facing: Cond = { c: 'is', who: THIS, state: { s: 'facing' } };

const occasionWords = occasion.is(
  w('while? facing a dilemma', { t: 'static', while: facing }),
  p`(at)? the start of (each of)? ${any(
    w('your', 'you' as const),
    w("(your|an) (opponent's|opponents')", 'opponent' as const),
    w("each opponent's", 'opponent' as const),
    w("each player's", 'anyPlayer' as const),
  )} ${segment}`.to(([whose, of]): Timing => ({ t: 'clock', edge: 'start', of, whose })),
  // 'When an opponent begins the Execute Orders segment of his or her turn'.
  p`when ${any(w('you', 'you' as const), w('(an|your) opponent', 'opponent' as const))} begins? (the|your|his or her|their) ${segment} ((of|on) (your|his or her|their) turn)?`.to(
    ([whose, of]): Timing => ({ t: 'clock', edge: 'start', of, whose }),
  ),
  p`(at)? the start of each ${segment}`.to(([of]): Timing => ({ t: 'clock', edge: 'start', of, whose: 'anyPlayer' })),
  p`your ${segment} start`.to(([of]): Timing => ({ t: 'clock', edge: 'start', of, whose: 'you' })),
  p`opponent ${segment} start`.to(([of]): Timing => ({ t: 'clock', edge: 'start', of, whose: 'opponent' })),
  p`owner ${segment} start`.to(([of]): Timing => ({ t: 'clock', edge: 'start', of, whose: { owner: 'this' } })),
  p`each ${segment} start`.to(([of]): Timing => ({ t: 'clock', edge: 'start', of, whose: 'anyPlayer' })),
);
const named: Parser<Timing> = any<Timing>(w('order', { t: 'order' }), w('damage', { t: 'damage' }));

const timingWords = timing.is(p`${named} -|:`.to(([at]) => at));
const conditional: Parser<readonly [Timing, Cond]> = p`${any(occasion, named)} , if ${condition} :`;

const limitsWords = limits.is(w('<paren> move this event to (his or her|their) core </paren>', null));
const MY_PLAYS: Cond = { c: 'turn', whose: 'you', segment: 'playSegment' };
const everyTurn = w(
  '(each turn|(during|in|on)? each of your turns|during each of your play and draw cards segments)',
  0,
);

/** Where those are who attempt the mission. */
const WITH_THEM: Place = { p: 'present', with: { f: kind('personnel'), at: { p: 'involved' } } };

const lineWords = line.is(
  p`damage -|: ${occasion} ${comma} ${body}`.to(([at, , said]) => abilities({ ...timed(at, said), damage: true })),
  p`damage -|: ${occasion} , if ${condition} : ${plainBody}`.to(([at, state, said]) =>
    abilities({ ...timed(at, { if: state, ...said }), damage: true }),
  ),
  p`${opt(p`while ${condition} ,`.to(([state]) => state))} ${preventsEach}`.to(([state, prevents]) =>
    abilities({ ...(state && { if: state }), ...prevents }),
  ),
  p`you may spend ${moreCounters} ${everyTurn}`.to(([by]) =>
    abilities(timed({ t: 'static', while: { c: 'turn', whose: 'you' } }, { may: 'you', do: spendMore(by) })),
  ),
  p`while ${condition} , you may spend ${moreCounters} ${everyTurn}`.to(([state, by]) =>
    abilities(timed({ t: 'static', while: state }, { may: 'you', do: spendMore(by) })),
  ),
  p`during (each of)? your play and draw cards (segment|segments) , ${opt(p`if ${condition} ,`.to(([state]) => state))} you may spend ${moreCounters} ${opt(forEach)}`.to(
    ([state, by, over]) =>
      abilities({
        ...timed({ t: 'static', while: MY_PLAYS }, { may: 'you', do: spendMore(by, over) }),
        ...(state && { if: state }),
      }),
  ),
  p`${opt(w('damage -|:', true))} when ${event} on (his or her|their) turn ${comma} ${plainBody}`.to(
    ([isDamage, ev, , said]): Line | undefined =>
      ev.who === undefined
        ? undefined
        : abilities({
            at: { t: 'on', ev },
            ...(isDamage && { damage: true as const }),
            if: { c: 'turn', whose: structuredClone(ev.who) },
            ...said,
          }),
  ),
  p`${named} -|: ${often} (each|per) ${per} , ${plainBody}`.to(([at, times, one, said]): Line | undefined =>
    said.limit ? undefined : abilities(timed(at, { ...said, limit: { times, per: one } })),
  ),
  // 'When you complete a mission with a Vulcan present': with those who complete it.
  p`(when|each time|whenever) ${player} complete~ ${cards} with ${cards} ${comma} ${body}`.to(
    ([who, what, { at, ...present }, , said]): Line | undefined => {
      const isPresent = at?.p === 'present' && at.with.ref === open('present') && present.ref === undefined;
      const ev: EventPattern = { e: 'complete', stage: 'did', who, what };
      return isPresent && !what.at && !said.if
        ? abilities(timed({ t: 'on', ev }, { ...said, if: some({ ...present, at: WITH_THEM }, undefined) }))
        : undefined;
    },
  ),
  p`when ${event} during your ${segment} ${comma} ${plainBody}`.to(([ev, of, , said]) =>
    abilities({ at: { t: 'on', ev }, if: { c: 'turn', whose: 'you', segment: of }, ...said }),
  ),
  p`${conditional} ${plainBody}`.to(([[at, state], said]) => abilities(timed(at, { if: state, ...said }))),
  // '(While a ship is here, this event cannot leave play.)': what holds all the time holds in parentheses as well.
  p`<paren> while ${condition} , ${plainBody} .? </paren>`.to(([state, said]): Line | undefined =>
    said.may === undefined && !said.cost && !said.limit
      ? abilities(timed({ t: 'static', while: state }, said))
      : undefined,
  ),
  eachOfThese,
  severalTexts,
  w('<paren> move (that|this) event to (your|his or her|their) core .? </paren>', { k: 'reminder' }),
  w('on the other side', { k: 'otherSide' }),
);

export const FAMILY: readonly Definition[] = [occasionWords, timingWords, limitsWords, lineWords];
