/** Reads clauses: who does what, choices, conditions on effects, and effects in a row. */
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { any, inThirdPerson, list, many, opt, p, some, w, type Parser } from '../../parse/parser.ts';
import { ACTOR, THEY, not, oneOrOther } from '../../tree/build.ts';
import type { Amount, Cond, Effect, PlayerRef, Sel, Timing } from '../../tree/index.ts';
import { forEach, forEachBeyond, forEachOfBoth } from './amounts.ts';
import { byChoice } from './by-choice.ts';
import { choosing } from './choosing.ts';
import { doneBy, eitherBy, isOfTheirs, mustPay, paidBy } from './done-by.ts';
import { deeds, happenings, ifDone } from './compound-actions.ts';
import { participled, passives } from './fates.ts';
import { granting } from './granted-texts.ts';
import { elsewhere } from './elsewhere.ts';
import { asOften, whoever } from './lasting-conditions.ts';
import { moves } from './actions.ts';
import { naming } from './naming.ts';
import { needs } from './needs.ts';
import { modifications } from './modifications.ts';
import { pileMoves } from './piles.ts';
import { eachInTurn, playersWho } from './players-who.ts';
import { preventing } from './preventing.ts';
import { asLongAs, choice, counted, inARow, multiplied, selectedForEach, withSameSubject } from './rows.ts';
import { rules } from './rulings.ts';
import { numbers } from './points.ts';
import { selecting } from './selecting.ts';
import { action, cards, condition, effect, effects, event, number, player, requirement } from './symbols.ts';
import { handedOver, turned } from './commanding.ts';
import { distances } from './travel.ts';

export const special = alternatives<Effect[]>('special');
const specialWords = special.is(
  w('ignore~ (its|the|their) (results|result) and select~ again', [{ x: 'reselect' }]),
  p`(choose|select|have) ${cards} (to)? be selected instead`.to(([to]): Effect[] => [{ x: 'reselect', to }]),
  p`select~ ${cards} instead`.to(([to]): Effect[] => [{ x: 'reselect', to }]),
  p`randomly select~ ${cards} instead`.to(([to]): Effect[] => [{ x: 'reselect', to: { ...to, by: 'random' } }]),
  w('end~ (the|that|this) mission attempt', [{ x: 'end', what: 'attempt' }]),
  w('end~ the attempt', [{ x: 'end', what: 'attempt' }]),
  w('win~ the game', [{ x: 'game', what: 'win', who: ACTOR }]),
  w('take~ (an additional|another) turn (after this one)?', [{ x: 'game', what: 'extraTurn', who: ACTOR }]),
  p`attempt~ ${cards}`.to(([mission]): Effect[] => [
    { x: 'attempt', mission, who: { n: 'all', of: 'you' }, complete: false },
  ]),
);

const actionWords = action.is(
  moves,
  pileMoves,
  elsewhere,
  byChoice,
  choosing,
  selecting,
  naming,
  numbers,
  special,
  preventing,
  deeds,
);

const subject: Parser<PlayerRef> = any(
  player.to((who) => (who === 'you' ? undefined : who)),
  w('him or her', THEY).cost(1),
);
const option = w('one of', 0);
/** 'Each opponent draws a card, then discards a card': the same player goes on. */
const alsoDoes = w('(, and then|and then|, then|then|, and|and|,)', 0).cost(1);
/** 'Each opponent must discard a card and draw a card': what follows is under the same 'must', and so of the same player. */
const mustAlso = w('(, and then|and then|, then|then|, and|and)', 0).cost(1);
const hasAlso = w('(, and then|and then|and)', 0).cost(1);
const effectWords = effect.is(
  action,
  p`you (must|then|also)? ${action}`.to(([all]) => doneBy('you', all)).cost(1),
  p`then|also ${action}`.to(([all]) => all),
  p`${subject} (must|then|also)? ${action}`.to(([who, all]) => doneBy(who, all)),
  p`${subject} (must|then|also)? ${action} ${some(p`${alsoDoes} ${inThirdPerson(action)}`.to(([, next]) => next))}`.to(
    ([who, first, rest]) => doneBy(who, [...first, ...rest.flat()]),
  ),
  p`${subject} must ${action} ${some(p`${mustAlso} ${action}`.to(([, next]) => next))}`.to(([who, first, rest]) =>
    doneBy(who, [...first, ...rest.flat()]),
  ),
  p`${subject} (must|then|also)? ${action} ${forEach}`
    .to(([who, all, over]) => doneBy(who, [{ x: 'each', over, do: all }]))
    .cost(1),
  // 'That opponent must discard a card or lose 5 points': the choice is that player's, and so is what is chosen.
  p`${subject} must? ${action} or ${any(action, inThirdPerson(action))}`
    .to(([who, first, other]) => eitherBy(who, [doneBy(who, first), doneBy(who, other)]))
    .cost(1),
  // 'That opponent must lose 5 points or that ship is stopped', with 'must' or without.
  p`${subject} must? ${action} or ${effect}`
    .to(([who, first, other]) => eitherBy(who, [doneBy(who, first), other]))
    .cost(3),
  p`choose~ ${opponentWord()} to ${action}`.to(([who, all]) => doneBy(who, all)),
  p`have ${passives}`.to(([all]) => all),
  p`have ${cards} ${participled}`.to(([what, make]) => [make(what)]),
  p`(have|allow|make) ${subject} (to)? ${action}`.to(([who, all]) => doneBy(who, all)),
  p`(have|allow|make) ${subject} (to)? ${action} ${some(p`${hasAlso} ${action}`.to(([, next]) => next))}`.to(
    ([who, first, rest]) => doneBy(who, [...first, ...rest.flat()]),
  ),
  // 'Make each player draw two cards, then place two on the bottom of his or her deck': the same players.
  p`(have|allow|make) ${subject} (to)? ${action} , then ${action}`.to(([who, first, then]) =>
    then.some(isOfTheirs) ? doneBy(who, [...first, ...then]) : undefined,
  ),
  p`(have|allow|make) ${subject} (to)? ${action} ${forEach}`.to(([who, all, over]) =>
    doneBy(who, [{ x: 'each', over, do: all }]),
  ),
  playersWho,
  passives,
  whoever,
  granting,
  modifications,
  needs,
  distances,
  happenings,
  rules,
  // 'Discard two cards (or lose 5 points)'.
  p`${action} <paren> or ${effect} </paren>`.to(([one, other]): Effect[] => [
    { x: 'oneOf', who: ACTOR, of: [one, other] },
  ]),
  p`${option} <paren> ${list(effects, w('/', 0))} </paren>`.to(([, of]): Effect[] => [{ x: 'oneOf', who: ACTOR, of }]),
  p`${subject} choose~ one of <paren> ${list(effects, w('/', 0))} </paren>`.to(([who, of]): Effect[] => [
    { x: 'oneOf', who, of },
  ]),
  p`${subject} choose~ to ${action} ${opt(p`and ${action}`.to(([next]) => next))} or ${inThirdPerson(action)}`.to(
    ([who, first, next, other]) => eitherBy(who, [doneBy(who, [...first, ...(next ?? [])]), doneBy(who, other)]),
  ),
  p`choose~ to ${action} or to ${effect}`.to(([one, other]): Effect[] => [
    { x: 'oneOf', who: ACTOR, of: [one, other] },
  ]),
  p`<paren> ${effects} </paren>`.to(([all]) => all),
);
function opponentWord(): Parser<PlayerRef> {
  return w('an opponent', 'opponent');
}

// ---------------------------------------------------------------- conditions on effects, several effects
export const cost: Parser<Effect[]> = list(any(effect, handedOver), w('(, and|and|,)', 0).cost(2)).to((all) =>
  all.flat(),
);
export const payTo = w('(to|->)', 0);
export const comma = w('(,|:)', 0);
export const may: Parser<PlayerRef> = any(
  p`${player} may|can (also|then|choose to)?`.to(([who]) => who),
  w('may', 'you' as const).cost(1),
);

export const unmet = alternatives<Cond>('unmet');
const unmetWords = unmet.is(p`${condition}`.to(([state]): Cond => not(state)).cost(3));
const INVOLVED: Sel = { n: 'all', at: { p: 'involved' } };
export const unless = alternatives<Cond>('unless');
const unlessWords = unless.is(p`unless ${unmet}`.to(([state]) => state));
const when: Parser<Cond> = any(
  p`if ${condition}`.to(([state]) => state),
  unless,
);

/** 'Unless you discard a card, …': what is asked first, and may be left undone. */
const payment: Parser<Effect[]> = p`(choose to)? ${list(cost, w(', or|or', 0).cost(2))}`.to(([[only, ...others]]) => {
  const first = only ?? [];
  return others.length === 0 ? first : [{ x: 'oneOf', who: ACTOR, of: [first, ...others] }];
});
function unlessDone(who: PlayerRef, paid: Effect[], then: Effect[]): Effect[] {
  return [
    { x: 'may', who, cost: paid, do: [] },
    { x: 'if', if: { c: 'ok', value: false }, then },
  ];
}

/** '(limit three)': not more often than that. */
const most: Parser<number> = p`<paren> limit|max ${number} </paren>`.to(([n]) => n);
function atMost(over: Sel, cap: number): Amount {
  return { a: 'least', of: [cap, { a: 'count', sel: over }] };
}
/** 'For each X, one of your personnel is Strength +2': one is chosen each time. */
const isOfOneChosen = (effect: Effect): boolean =>
  effect.x === 'mod' && effect.what.n === undefined && effect.what.ref === undefined && effect.what.of !== undefined;
/** A moment that comes once: what is to be done then is put off. */
export const moment = alternatives<Timing>('moment');
const momentWords = moment.is(
  p`after ${event}`.to(([ev]): Timing => ({ t: 'on', ev })),
  w('at the end of (this|that|the) (mission)? attempt', { t: 'clock', edge: 'end', of: 'attempt', whose: 'active' }),
  w('at the end of (this|that) dilemma', { t: 'clock', edge: 'end', of: 'dilemma', whose: 'active' }),
  w('at the end of this turn', { t: 'clock', edge: 'end', of: 'turn', whose: 'active' }),
  w('at the start of your next turn', { t: 'clock', edge: 'start', of: 'turn', whose: 'you' }),
  w('at the end of your next turn', { t: 'clock', edge: 'end', of: 'turn', whose: 'you' }),
);
/** One of the effects to choose from; what it costs is paid first. */
const way: Parser<Effect[]> = any(
  effects,
  p`${cost} ${payTo} ${effects}`.to(([paid, , all]) => paidFor(paid, all)).cost(1),
);
function paidFor(paid: readonly Effect[], all: Effect[]): Effect[] {
  return [...paid, { x: 'if', if: { c: 'ok', value: true }, then: all }];
}
/** 'Your opponent may draw a card and all your personnel are stopped': what happens to others is not left to that player. */
export function besideTheirs(who: PlayerRef, all: Effect[], paid?: Effect[]): Effect[] {
  const count = who === 'you' ? all.length : all.findLastIndex((one) => !isOfItself(one)) + 1;
  const left = count === 0 ? all : all.slice(0, count);
  return [{ x: 'may', who, ...(paid && { cost: paid }), do: left }, ...all.slice(left.length)];
}
/** Does the text stop all of its player's, or send its own card away? */
const isOfItself = (effect: Effect): boolean =>
  effect.x === 'stop'
    ? effect.what.n === 'all'
    : effect.x === 'put' && effect.why === 'return' && effect.what.ref === 'this';
const options = list(way, w('(; or ,?|;|, or)', 0));
const compound: Parser<Effect[]> = any<Effect[]>(
  // Each of them or not, as the player likes.
  p`(do)? any or all of the following : ${list(effects, w('(, and|and|,|;)', 0))}`.to(([all]): Effect[] | undefined =>
    all.flat().some((one) => one.x === 'put' && one.why === 'play')
      ? undefined
      : all.map((one): Effect => ({ x: 'may', who: ACTOR, do: one })),
  ),
  p`you? choose one : ${options}`.to(([of]) => choice(ACTOR, of)),
  p`choose~ ${opponentWord()} to choose~ one : ${options}`.to(([who, of]) => choice(who, of)),
  p`${subject} choose~ one : ${options}`.to(([who, of]) => choice(who, of)),
  p`if ${player} ${cost} , then? ${effects}`
    .to(([who, paid, then]) => {
      const price = who === 'you' ? undefined : doneBy(who, paid);
      return price && ifDone(who, price, then);
    })
    .cost(2),
  p`unless ${player} ${payment} ${comma} ${effects}`.to(([who, paid, , then]) => unlessDone(who, paid, then)).cost(2),
  p`unless ${unmet} or (choose to)? ${cost} ${comma} ${effects}`
    .to(([state, paid, , then]): Effect[] => [{ x: 'if', if: state, then: unlessDone('you', paid, then) }])
    .cost(2),
  p`unless ${unmet} or ${player} ${payment} ${comma} ${effects}`
    .to(([state, who, paid, , then]): Effect[] => [{ x: 'if', if: state, then: unlessDone(who, paid, then) }])
    .cost(1),
  p`unless ${player} ${payment} or have ${requirement} ${comma} ${effects}`
    .to(([who, paid, req, , then]): Effect[] => [
      { x: 'if', if: not({ c: 'req', who: INVOLVED, req }), then: unlessDone(who, paid, then) },
    ])
    .cost(2),
  // A comma that the printer forgot; 'unless you have X for each Y, …' is no such thing.
  p`${unless} ${effects}`
    .to(([state, then]): Effect[] | undefined => (then[0]?.x === 'each' ? undefined : [{ x: 'if', if: state, then }]))
    .cost(9),
  p`${when} ${comma} ${effects}`.to(([state, , then]): Effect[] => [{ x: 'if', if: state, then }]).cost(1),
  p`${when} ${comma} ${cost} ${payTo} ${effects}`
    .to(([state, , paid, , all]): Effect[] => [{ x: 'if', if: state, then: paidFor(paid, all) }])
    .cost(2),
  p`${when} ${comma} ${effects} ; otherwise ,|: ${effects}`.to(([state, , then, other]): Effect[] => [
    { x: 'if', if: state, then, else: other },
  ]),
  asOften,
  eachInTurn,
  p`${may} ${effects}`.to(([who, all]): Effect[] => besideTheirs(who, all)),
  p`starting with the player to|on your left , ${may} ${effects}`.to(([who, all]): Effect[] => [
    { x: 'may', who, do: all, from: 'left' },
  ]),
  // 'You may A and/or B'.
  p`${may} ${effect} and/or ${effect}`.to(([who, one, other]): Effect[] => [
    { x: 'may', who, do: one },
    { x: 'may', who, do: other },
  ]),
  p`${may} ${cost} ${payTo} ${effects}`.to(([who, paid, , all]): Effect[] => besideTheirs(who, all, paid)),
  p`${player} may|can instead ${effects}`.to(([who, all]): Effect[] => [
    { x: 'may', who, do: [{ x: 'instead', do: all }] },
  ]),
  p`${player} may|can instead ${cost} ${payTo} ${effects}`.to(([who, paid, , all]): Effect[] => [
    { x: 'may', who, do: [{ x: 'instead', do: paidFor(paid, all) }] },
  ]),
  p`${may} ${cost} instead ${payTo} ${effects}`.to(([who, paid, , all]): Effect[] => [
    { x: 'may', who, do: [{ x: 'instead', do: paidFor(paid, all) }] },
  ]),
  p`${may} pay <paren> ${cost} </paren>`.to(([who, paid]): Effect[] => [{ x: 'may', who, cost: paid, do: [] }]),
  p`${player} must pay <paren> ${cost} </paren>`.to(([who, paid]): Effect[] => [
    { x: 'may', who, must: true, cost: paid, do: [] },
  ]),
  p`as your next action , ${effects}`.to(([all]) => all),
  p`${moment} ${comma} ${effects}`.to(([at, , all]): Effect[] => [{ x: 'later', at, do: all }]),
  p`${forEach} ${most} ${comma} ${effects}`.to(([over, cap, , all]): Effect[] => [
    { x: 'each', over: atMost(over, cap), do: all },
  ]),
  p`${forEachBeyond} ${comma} ${effects}`.to(([more, , all]) => multiplied(all, more)),
  p`${forEachOfBoth} ${comma} ${effects}`.to(([over, , all]): Effect[] => [{ x: 'each', over, do: all }]),
  p`${forEach} ${comma} ${effects}`.to(
    ([over, , all]): Effect[] =>
      (all.some(isOfOneChosen) ? undefined : counted(all, over)) ?? [{ x: 'each', over, do: all }],
  ),
);
/** 'E instead', 'E if C' behind a single effect. */
export const tailed = alternatives<Effect[]>('tailed');
const tailedWords = tailed.is(
  p`instead , <paren> ${effects} </paren>`.to(([all]): Effect[] => [{ x: 'instead', do: all }]),
  p`${effect} ${forEach}`
    .to(([all, over]): Effect[] => selectedForEach(all, over) ?? counted(all, over) ?? [{ x: 'each', over, do: all }])
    .cost(3),
  // 'Draw a card (or, if …, draw two cards instead)'.
  p`${effect} <paren> or , if ${condition} , ${effect} instead </paren>`.to(([one, state, other]): Effect[] => [
    { x: 'if', if: state, then: other, else: one },
  ]),
  // 'Score 5 points (or score 10 points if …)'.
  p`${effect} <paren> or ${effect} if ${condition} </paren>`.to(([one, other, state]): Effect[] => [
    { x: 'if', if: state, then: other, else: one },
  ]),
  p`${effect} instead of (in|into) (your|his or her|their) hand`.to(([all]): Effect[] => [{ x: 'instead', do: all }]),
  p`${effect} instead`.to(([all]): Effect[] => [{ x: 'instead', do: all }]).cost(1),
  p`instead , ${effect}`.to(([all]): Effect[] => [{ x: 'instead', do: all }]),
  p`${effect} ${forEach}`
    .to(([all, over]): Effect[] => selectedForEach(all, over) ?? [{ x: 'each', over, do: all }])
    .cost(2),
  p`${effect} ${forEachOfBoth}`.to(([all, over]): Effect[] => [{ x: 'each', over, do: all }]).cost(2),
  p`${effect} ${forEach} ${most}`
    .to(([all, over, cap]): Effect[] => [{ x: 'each', over: atMost(over, cap), do: all }])
    .cost(1),
  p`${effect} or ${effect}`.to(([one, other]): Effect[] => oneOrOther(asLongAs(one, other), other)).cost(8),
  p`${effect} ${moment}`.to(([all, at]): Effect[] => [{ x: 'later', at, do: all }]),
  p`${effect} if ${condition}`.to(([then, state]): Effect[] => [{ x: 'if', if: state, then }]).cost(2),
  p`${effect} unless ${condition}`.to(([then, state]): Effect[] => [{ x: 'if', if: not(state), then }]).cost(2),
  p`<paren> ${compound} </paren>`.to(([all]) => all),
  p`<paren> ${cost} -> ${effects} </paren>`.to(([paid, all]) => {
    const bought = paidBy(paid, all);
    return bought && [mustPay(paid, bought)];
  }),
  handedOver,
  turned,
  p`${effect} unless ${player} ${payment}`.to(([all, who, paid]) => unlessDone(who, paid, all)).cost(3),
  p`${effect} <paren> ${effects} </paren>`.to(([all, more]) => [...all, ...more]).cost(3),
);
const simple = any(effect, tailed);
const and = any(w('(, and then|and then|, then|then|, and|and|, and also|,)', true), w(';', false)).cost(2);
const following = many(p`${and} ${simple}`);
const andThen = any(and, w('(and ,|, and ,)', false).cost(2));

const effectsWords = effects.is(
  // 'Prevent that event and remove it from the game unless …': neither, then.
  p`${effect} ${some(p`${and} ${effect}`)} unless ${condition}`
    .to(([first, rest, state]): Effect[] | undefined =>
      rest.every(([isJoint]) => isJoint) ? [{ x: 'if', if: not(state), then: inARow(first, rest) }] : undefined,
    )
    .cost(1),
  p`${simple} ${following}`.to(([first, rest]) => inARow(first, rest)),
  p`${simple} ${following} ${andThen} ${compound}`.to(([first, rest, , last]): Effect[] | undefined => {
    const before = inARow(first, rest);
    const then = withSameSubject(before, last);
    return then && [...before, ...then];
  }),
  compound,
);

export const FAMILY: readonly Definition[] = [
  specialWords,
  actionWords,
  effectWords,
  momentWords,
  unmetWords,
  unlessWords,
  tailedWords,
  effectsWords,
];
