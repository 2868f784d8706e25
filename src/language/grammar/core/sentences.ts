/** Reads whole sentences: what a text does at which time, at what price, how often. */
import { eachOfSeveral, withEach } from './each-of-several.ts';
import { underCommand } from './commanding.ts';
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { any, list, listed, opt, p, w, type Parser } from '../../parse/parser.ts';
import { THIS, allConds, allYours, anyOf, not, putAway } from '../../tree/build.ts';
import { open } from '../../tree/open.ts';
import type {
  Ability,
  Cond,
  Effect,
  EventPattern,
  Filter,
  Limit,
  PlayerRef,
  Prop,
  Sel,
  Timing,
} from '../../tree/index.ts';
import { brief } from './short-events.ts';
import { noun, plainNoun } from './filters.ts';
import { gainedOnPlay } from './granted-texts.ts';
import { besideTheirs, comma, cost, may, payTo } from './clauses.ts';
import { paidBy } from './done-by.ts';
import { paidOtherwise } from './paid-otherwise.ts';
import { often } from './limits.ts';
import { whileSo } from './lasting-conditions.ts';
import { permissions } from './permissions.ts';
import { abilities, playing } from './playing.ts';
import { asLongAs } from './rows.ts';
import { twoOfEither, withEither } from './two-of-either.ts';
import {
  per,
  condition,
  determined,
  duration,
  effects,
  event,
  icon,
  limit,
  line,
  mods,
  number,
  place,
  state,
  type Line,
} from './symbols.ts';

// ---------------------------------------------------------------- timings
const SELF: Sel = THIS;
const yours: Parser<PlayerRef> = any<PlayerRef>(
  w('(each of)? your (turn|turns)', 'you'),
  w("each (player's)? turn", 'anyPlayer'),
  w("(each|an|your) opponent's turn", 'opponent'),
  w("each of (an opponent's|your opponent's) turns", 'opponent'),
);
const isForGood = (state: Cond): boolean =>
  (state.c === 'is' && state.state.s === 'complete') || (state.c === 'did' && state.ev.e === 'complete');
const edge = any(w('start', 'start' as const), w('end', 'end' as const));
export const occasion = alternatives<Timing>('occasion');
const occasionWords = occasion.is(
  p`(when|each time|whenever) ${event}`.to(([ev]): Timing => ({ t: 'on', ev })),
  w('on play', { t: 'on', ev: { e: 'play', stage: 'did', who: 'you', what: SELF } }),
  brief.to((ev): Timing => ({ t: 'on', ev })),
  p`at the start of (each|a) mission attempt ${opt(place)}`.to(([at]): Timing => ({
    t: 'on',
    ev: { e: 'attempt', stage: 'did', who: 'anyPlayer', ...(at && { place: at }) },
  })),
  w('attempting a mission', { t: 'static', while: { c: 'is', who: THIS, state: { s: 'attempting' } } }),
  p`while ${condition}`.to(([state]): Timing => ({ t: 'static', while: state })),
  // 'When you do not command X, …': as soon as it is so.
  p`when ${condition}`.to(([state]): Timing => ({ t: 'state', while: state })).cost(6),
  // 'While X is about to be killed': what is about to happen is an event however it is said.
  p`while ${event}`.to(([ev]): Timing | undefined => (ev.stage === 'about' ? { t: 'on', ev } : undefined)).cost(1),
  p`if ${event}`.to(([ev]): Timing | undefined => (ev.stage === 'about' ? { t: 'on', ev } : undefined)).cost(3),
  // 'Once this mission is completed, …': it stays so.
  p`once ${condition}`.to(([state]): Timing | undefined =>
    isForGood(state) ? { t: 'static', while: state } : undefined,
  ),
  // 'While present with a Thief, …': where this card is.
  p`while ${place}`
    .to(([at]): Timing => ({ t: 'static', while: { c: 'is', who: THIS, state: { s: 'at', place: at } } }))
    .cost(1),
  p`while present with ${eachOfSeveral}`.to(([all]): Timing => ({ t: 'static', while: withEach(THIS, all) })),
  p`while present with ${twoOfEither}`.to(([either]): Timing => ({ t: 'static', while: withEither(THIS, either) })),
  p`(at)? the ${edge} of ${yours}`.to(([at, whose]): Timing => ({ t: 'clock', edge: at, of: 'turn', whose })),
  p`(at)? the ${edge} of your first turn`.to(([at]): Timing => ({
    t: 'clock',
    edge: at,
    of: 'turn',
    whose: 'you',
    nth: 1,
  })),
  p`your turn ${edge}`.to(([at]): Timing => ({ t: 'clock', edge: at, of: 'turn', whose: 'you' })),
  p`each turn ${edge}`.to(([at]): Timing => ({ t: 'clock', edge: at, of: 'turn', whose: 'anyPlayer' })),
  p`opponent turn ${edge}`.to(([at]): Timing => ({ t: 'clock', edge: at, of: 'turn', whose: 'opponent' })),
  p`your first turn ${edge}`.to(([at]): Timing => ({ t: 'clock', edge: at, of: 'turn', whose: 'you', nth: 1 })),
);
export const timing = alternatives<Timing>('timing');
const timingWords = timing.is(
  p`${occasion} ${comma}`.to(([at]) => at),
  // A comma that the printer forgot.
  occasion.cost(9),
);

// ---------------------------------------------------------------- bodies
interface Body {
  may?: PlayerRef;
  if?: Cond;
  cost?: Effect[];
  do: Effect[];
  limit?: Limit;
}
/** What is left to a player is the choice of the whole, unless something happens beside it. */
function leftTo(may: PlayerRef, all: Effect[], price?: Effect[]): Pick<Body, 'may' | 'cost' | 'do'> {
  const split = besideTheirs(may, all, price);
  return split.length > 1 ? { do: split } : { may, ...(price && { cost: price }), do: all };
}
const paid: Parser<Pick<Body, 'may' | 'cost' | 'do'>> = any<Pick<Body, 'may' | 'cost' | 'do'>>(
  effects.to((all) => ({ do: all })).cost(1),
  p`${may} ${effects}`.to(([who, all]) => leftTo(who, all)),
  // 'Have him lose Honor to make him gain Law until …': both as long.
  p`${may} ${cost} ${payTo} ${effects}`.to(([who, price, , all]) => leftTo(who, all, asLongAs(price, all))),
  p`${cost} ${payTo} ${effects}`.to(([price, , all]) => {
    const bought = paidBy(price, all);
    return bought && { cost: asLongAs(price, all), do: bought };
  }),
);
/** 'No more than +4', 'once each turn', or both. */
export const limits = alternatives<Limit | null>('limits');
const limitsWords = limits.is(
  w('', null),
  limit,
  p`${limit} ${limit}`.to(([one, other]): Limit | undefined =>
    one.times !== undefined && other.times !== undefined ? undefined : { ...one, ...other },
  ),
);
export const plainBody: Parser<Body> = any<Body>(
  p`${paid} ${limits}`.to(([rest, most]) => ({ ...rest, ...(most && { limit: most }) })),
  // 'Attributes +1 for each X (limit +3) until the end of the turn'.
  p`${paid} ${limit} ${duration}`.to(([rest, most, until]) =>
    most.cap !== undefined && rest.do.every((one) => one.x === 'mod' && one.until === undefined)
      ? { ...rest, do: rest.do.map((one) => (one.x === 'mod' ? { ...one, until } : one)), limit: most }
      : undefined,
  ),
);

export const body: Parser<Body> = p`${opt(p`if ${condition} ${comma}`.to(([state]) => state))} ${plainBody}`.to(
  ([state, said]): Body => ({ ...(state && { if: state }), ...said }),
);

/** 'Play that event at cost -3', when it is about to be played: it is so much cheaper. */
function ofPlay(at: Timing, effects: Effect[]): Effect[] {
  if (at.t !== 'on' || at.ev.e !== 'play') return effects;
  // 'When you play this personnel, you may play him at cost -1' is said of itself, if nothing else was spoken of.
  const isOwn = at.ev.what?.ref?.includes('this') === true && effects.length === 1;
  if (at.ev.stage !== 'about' && !isOwn) return effects;
  return effects.map((effect): Effect => {
    if (effect.x === 'oneOf') return { ...effect, of: effect.of.map((way) => ofPlay(at, way)) };
    return effect.x === 'put' && effect.why === 'play' && effect.costBy !== undefined && isNowhere(effect)
      ? { x: 'mod', what: effect.what, mods: [{ m: 'num', prop: 'cost', by: effect.costBy }] }
      : effect;
  });
}
const isNowhere = ({ to }: Extract<Effect, { x: 'put' }>): boolean => to.p === 'zone' && to.zone === 'play';

/** 'While …, you may …', or pay for something, is no effect that holds but something to do; more counters are for a turn, thus once in it. */
export function timed(at: Timing, body: Body): Ability {
  const said: Body = { ...body, ...(body.cost && { cost: ofPlay(at, body.cost) }), do: ofPlay(at, body.do) };
  if (at.t !== 'static' || !at.while || (said.may === undefined && !said.cost)) return { at, ...said };
  const allowed = permission(said);
  if (allowed) return { at, ...allowed };
  const isBudget = !said.cost && said.do.every(({ x }) => x === 'counters');
  return { at: { t: 'window', while: at.while }, ...(isBudget && { limit: ONCE_A_TURN }), ...said };
}
/** 'While …, you may attempt it' is no action: it says what mission attempts are allowed. */
function permission({ may: who, cost: price, do: effects, ...rest }: Body): Body | undefined {
  const [only] = effects;
  if (who === undefined || price || effects.length !== 1 || only?.x !== 'attempt' || only.req) return undefined;
  return { ...rest, do: [{ x: 'invite', who, mission: only.mission }] };
}
/** 'You may meet …' without more: both will do all the time. */
function always({ may: who, cost: price, do: effects, ...rest }: Body): Body | undefined {
  return who === 'you' && !price && effects.every(isMeeting) ? { ...rest, do: effects } : undefined;
}
function isMeeting(effect: Effect): boolean {
  return effect.x === 'mod' && effect.mods.every(({ m }) => m === 'meet');
}
const ONCE_A_TURN: Limit = { times: 1, per: 'turn' };

/** Only one mission attempt each turn: whoever has begun one begins no other. */
const BEGINS: EventPattern = { e: 'attempt', stage: 'did', what: { f: { f: 'kind', is: 'mission' } } };
const ONE_ATTEMPT: Ability = {
  at: { t: 'static', while: { c: 'did', ev: { ...BEGINS, who: 'you' }, span: 'turn' } },
  do: [{ x: 'forbid', who: 'you', act: BEGINS }],
};

// ---------------------------------------------------------------- sentences
const YOURS: Sel = { of: 'you', f: { f: 'kind', is: 'personnel' } };
const PLAYED_COPY: Cond = {
  c: 'did',
  ev: { e: 'play', stage: 'did', who: 'you', what: { f: { f: 'copyOf', sel: THIS } } },
  span: 'turn',
};
/** A species or an icon alone: 'Android, [TOS], Assault, or Punishment cards'. */
const kindred: Parser<Filter> = any(
  listed('species').to((is): Filter => ({ f: 'species', is })),
  icon,
).cost(1);
const lineWords = line.is(
  p`${timing} ${body}`.to(([at, said]) => abilities(timed(at, said))),
  // 'Once each turn, when you play an event, you may draw a card'.
  p`${often} (each|per) ${per} , ${occasion} ${comma} ${plainBody}`.to(([times, one, at, , said]): Line | undefined =>
    said.limit ? undefined : abilities(timed(at, { ...said, limit: { times, per: one } })),
  ),
  p`${timing} ${body} <paren> even if this (personnel|ship)? is stopped </paren>`.to(([at, said]) =>
    abilities({ ...timed(at, said), even: true }),
  ),
  p`when ${event} during ${any(w('your', 'you' as const), w("an opponent's", 'opponent' as const))} turn , ${plainBody}`.to(
    ([ev, whose, said]) => abilities({ at: { t: 'on', ev }, if: { c: 'turn', whose }, ...said }),
  ),
  p`when ${event} during your mission attempt , ${plainBody}`.to(([ev, said]) =>
    abilities({ at: { t: 'on', ev }, if: { c: 'is', who: YOURS, state: { s: 'attempting' } }, ...said }),
  ),
  // 'While this personnel is facing a dilemma, if you discard a ship from hand, …': what happens meanwhile.
  p`(while|when) ${condition} , if ${event} , ${plainBody}`
    .to(([state, ev, said]) => abilities({ if: state, at: { t: 'on', ev }, ...said }))
    .cost(5),
  // 'When you win an engagement and its Commander is aboard': what must be so when it happens.
  p`(when|each time|whenever) ${event} and ${condition} ${comma} ${body}`
    .to(([ev, state, , said]) =>
      abilities(timed({ t: 'on', ev }, { ...said, if: allConds([state, ...(said.if ? [said.if] : [])]) })),
    )
    .cost(1),
  p`when ${event} in which ${condition} ${comma} ${body}`.to(([ev, state, , said]) =>
    abilities(timed({ t: 'on', ev }, { ...said, if: allConds([state, ...(said.if ? [said.if] : [])]) })),
  ),
  // 'Involving this personnel and nine or more of your [Bor] personnel present': they attempt it with this one.
  p`when you begin a mission attempt involving this personnel and ${number} or more of your ${noun} present ${comma} ${body}`.to(
    ([n, f, , said]) =>
      f === 'any' || said.if
        ? undefined
        : abilities(
            timed(
              { t: 'on', ev: { e: 'attempt', stage: 'did', who: 'you', involving: SELF } },
              { ...said, if: { c: 'some', sel: { of: 'you', f, at: { p: 'involved' }, other: ['this'] }, n } },
            ),
          ),
  ),
  p`(at)? the ${edge} of your turn , if (this|it) is your first turn ${opt(p`and ${condition}`.to(([state]) => state))} , ${plainBody}`.to(
    ([at, state, said]) =>
      abilities({
        at: { t: 'clock', edge: at, of: 'turn', whose: 'you', nth: 1 },
        ...(state && { if: state }),
        ...said,
      }),
  ),
  w('you (may|can) only begin one mission attempt each turn', abilities(ONE_ATTEMPT)),
  p`while ${state} , ${determined} ${mods} ${opt(limit)}`.to(([is, what, changes, most]): Line => ({
    k: 'meanwhile',
    is,
    what: allYours(what),
    mods: changes,
    ...(most && { limit: most }),
  })),
  whileSo.to((all): Line => ({ k: 'continue', do: all })),
  p`${plainBody}`.to(([said]): Line => ({ k: 'continue', ...(always(said) ?? said) })).cost(4),
  p`<paren> ${underCommand} .? </paren>`.to(([under]): Line => ({ k: 'under', under })),
  p`place the ${noun} you replaced in (your|(his or her|their|its|his|her) owner's) discard pile`.to((): Line => ({
    k: 'reminder',
  })),
  w('if a player cannot , he or she discards his or her entire? hand', { k: 'allThereIs' }),
  // What stands in parentheses is no less an instruction.
  p`<paren> ${effects} .? </paren>`.to(([all]): Line => ({ k: 'continue', do: all, isAside: true })).cost(2),
  limit.to((most): Line => ({ k: 'limit', limit: most })),
  w('(you may execute only one|you may only execute one) order using this (event|equipment|card) each turn', {
    k: 'together',
    limit: { times: 1, per: 'turn', shared: true },
  }),
  // 'You may play only one copy of this interrupt each turn'.
  p`you may (only play|play only) one copy of this (interrupt|event|card) each turn`.to((): Line =>
    abilities({ at: { t: 'playNeed' }, if: not(PLAYED_COPY), do: [] }),
  ),
  p`you may (do this|use this ability|do so) only if ${condition}`.to(([state]): Line => ({ k: 'onlyIf', if: state })),
  p`you may only (do this|use this ability|do so) if ${condition}`.to(([state]): Line => ({ k: 'onlyIf', if: state })),
  p`(he|she|it) keep~ (this|that) skill ${duration}`.to(([until]): Line => ({ k: 'lasts', until })),
  p`(this|these) (effect|effects) last~ ${duration}`.to(([until]): Line => ({ k: 'lasts', until })),
  p`<paren> yours must be a|an ${noun} .? </paren>`.to(([f]): Line | undefined =>
    f === 'any' ? undefined : { k: 'yours', f },
  ),
  p`those (cards|personnel|ships) must be ${list(any(plainNoun, kindred), w(', or|or|,', 0))}`.to(
    ([all]): Line | undefined =>
      all.includes('any') ? undefined : { k: 'must', f: anyOf(all.flatMap((one) => (one === 'any' ? [] : [one]))) },
  ),
  p`those (cards|personnel|ships) must have different ${any<Prop>(w('(card)? titles', 'title'), w('species', 'species'))} ${opt(
    p`and be ${list(any(plainNoun, kindred), w(', or|or|,', 0))}`.to(([all]) => all),
  )}`.to(([distinct, kinds]): Line | undefined =>
    kinds?.includes('any') === true
      ? undefined
      : { k: 'must', distinct, ...(kinds && { f: anyOf(kinds.flatMap((one) => (one === 'any' ? [] : [one]))) }) },
  ),
  w('they must each be a different species', { k: 'must', distinct: 'species' }),
  // Of the dilemma spoken of, once: 'it' is that one.
  w('when that dilemma is about to be overcome , remove it from the game instead', {
    k: 'continue',
    do: [
      {
        x: 'later',
        at: { t: 'on', ev: { e: 'overcome', stage: 'about', what: { ref: open('dilemma') } } },
        do: [{ x: 'instead', do: [putAway('remove', { ref: open('dilemma') })] }],
      },
    ],
  }),
  // What was bought goes on: it is done if that was.
  p`when you do this , ${effects}`.to(([all]): Line => ({
    k: 'continue',
    do: [{ x: 'if', if: { c: 'ok', value: true }, then: all }],
  })),
  p`when ${event} , before you have drawn dilemmas , ${body}`.to(([ev, said]) =>
    abilities(timed({ t: 'on', ev }, said)),
  ),
  p`also ,|: ${effects}`.to(([all]): Line => ({ k: 'also', do: all })),
  p`when you meet the requirements of this dilemma ${comma} ${effects}`.to(([, all]): Line => ({ k: 'met', do: all })),
  p`(otherwise|if not) , ${effects}`.to(([all]): Line => ({ k: 'otherwise', do: all })),
  p`if (it|he|she|he or she) is not , ${effects}`.to(([all]): Line => ({ k: 'otherwise', do: all, isOfOne: true })),
  playing,
  paidOtherwise,
  permissions,
  gainedOnPlay,
);

export const FAMILY: readonly Definition[] = [occasionWords, timingWords, limitsWords, lineWords];
