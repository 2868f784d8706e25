/** Reads what texts forbid and allow, and what may be paid in the place of a cost. */
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { any, opt, p, w, type Parser } from '../../parse/parser.ts';
import { ACTOR, allYours, kind, ownerOf, putAway, zone } from '../../tree/build.ts';
import type { Barred, Effect, EventPattern, PatternOf, Place, PlayerRef, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { every } from './amounts.ts';
import { cards, duration, number, place, player, skill } from './symbols.ts';
import { possessive } from './words.ts';

/** 'X cannot use their skills', 'you cannot begin …'. */
const USES = any(
  w('skills', 'useSkills' as const),
  w('abilities', 'useAbilities' as const),
  w('attributes', 'useAttributes' as const),
);
const unless: Parser<Effect[]> = p`${player} must discard ${cards} to`.to(([who, what]): Effect[] => [
  {
    x: 'put',
    why: 'discard',
    what: what.at ? what : { ...what, at: zone('hand', ACTOR) },
    to: zone('discard', ownerOf(what)),
    who,
  },
]);
/** 'Losing 5 points', 'discarding a card from hand': what is paid, said of another text. */
const payment: Parser<Effect[]> = any<Effect[]>(
  p`losing ${number} points`.to(([by]): Effect[] => [{ x: 'points', who: ACTOR, by: -by }]),
  p`discarding ${cards}`.to(([what]): Effect[] => [
    {
      x: 'put',
      why: 'discard',
      what: what.at ? what : { ...what, at: zone('hand', ACTOR) },
      to: zone('discard', ownerOf(what)),
    },
  ]),
  p`destroying ${cards}`.to(([what]): Effect[] => [
    { x: 'put', why: 'destroy', what, to: zone('discard', ownerOf(what)) },
  ]),
  p`stopping ${cards}`.to(([what]): Effect[] => [{ x: 'stop', what }]),
  p`killing ${cards}`.to(([what]): Effect[] => [putAway('kill', what)]),
  p`revealing ${cards}`.to(([what]): Effect[] => [{ x: 'look', why: 'reveal', what, who: ACTOR }]),
);
/** What cards are forbidden: to attempt missions, to move or beam from or to a place. */
const goes = any(w('move', 'move' as const), w('beam', 'beam' as const));
function gone(e: 'move' | 'beam', to: Sel | undefined, from: Sel | undefined): Barred {
  const at = (mission: Sel): Place => (mission.ref === open('mission') ? { p: 'here' } : { p: 'at', mission });
  return { e, stage: 'did', ...(to && { place: at(to) }), ...(from && { from: at(from) }) };
}
const banned: Parser<Barred[]> = any<Barred[]>(
  w('attempt (a mission|missions|any missions|mission attempts)', [{ e: 'attempt', stage: 'did' }]),
  p`attempt ${cards}`.to(([what]): Barred[] => [{ e: 'attempt', stage: 'did', what: every(what) }]).cost(1),
  w('move', [{ e: 'move', stage: 'did' }]),
  w('beam', [{ e: 'beam', stage: 'did' }]),
  p`${goes} to ${cards}`.to(([e, to]) => [gone(e, to, undefined)]),
  p`${goes} from ${cards}`.to(([e, from]) => [gone(e, undefined, from)]),
  p`${goes} (to or from|from or to) ${cards}`.to(([e, both]) => [
    gone(e, both, undefined),
    gone(e, undefined, structuredClone(both)),
  ]),
);
/** Whom a text forbids something: 'your personnel cannot begin …' is said of you. */
const forbidden: Parser<PlayerRef> = any<PlayerRef>(
  player,
  w('your personnel', 'you'),
  w('players', 'eachPlayer'),
  w('(your)? opponents', 'eachOpponent'),
);
const ATTEMPT: PatternOf<'attempt'> = { e: 'attempt', stage: 'did', what: { ref: open('mission') } };
export const beginsHere = w('(begin|begin a) mission (attempt|attempts) (here|at this mission)', ATTEMPT);
/** Of how many personnel an attempt must be made at least. */
const crewed: Parser<EventPattern> = any<EventPattern>(
  p`${beginsHere} with fewer than ${number} personnel`.to(([act, fewer]) => ({ ...act, fewer })),
  p`begin a mission attempt with fewer than ${number} personnel`.to(([fewer]): EventPattern => ({
    e: 'attempt',
    stage: 'did',
    fewer,
  })),
);
export const attempting = alternatives<Effect[]>('attempting');
const attemptingWords = attempting.is(
  p`you may ${beginsHere} only once each turn`.to(([act]): Effect[] => [
    {
      x: 'if',
      if: { c: 'did', ev: { ...act, who: 'you' }, span: 'turn' },
      then: [{ x: 'forbid', who: 'you', act: structuredClone(act) }],
    },
  ]),
);
/** How cards lie with a mission, and which may not. */
const lying: Parser<Effect[]> = any<Effect[]>(
  p`when you place a card beneath ${cards} , place it face down`.to(([card]): Effect[] => [
    { x: 'lie', who: 'you', place: { p: 'beneath', card }, face: 'down' },
  ]),
  p`you place cards beneath ${cards} face down`.to(([card]): Effect[] => [
    { x: 'lie', who: 'you', place: { p: 'beneath', card }, face: 'down' },
  ]),
  p`${cards} (cannot|may not) be placed beneath ${cards}`.to(([who, card]): Effect[] => [
    { x: 'ban', who: every(who), act: { e: 'place', stage: 'did', place: { p: 'beneath', card } } },
  ]),
  p`${cards} (are not|cannot be) in play`.to(([who]): Effect[] | undefined =>
    who.at?.p === 'beneath' ? [{ x: 'outOfPlay', who: every(who) }] : undefined,
  ),
);
/** 'Personnel at this mission' who are played are not there yet: it is there that they are played. */
function playing({ at, ...what }: Sel): PatternOf<'play'> {
  const isPlayedThere = at !== undefined && at.p !== 'zone' && at.p !== 'beneath';
  if (!isPlayedThere) return { e: 'play', stage: 'did', what: { ...what, ...(at && { at }) } };
  return { e: 'play', stage: 'did', what, place: at };
}
export const rules = alternatives<Effect[]>('rules');
const rulesWords = rules.is(
  lying,
  attempting,
  p`(you)? may pay the cost of ${payment} to use an ability on ${cards} by ${payment}`.to(
    ([price, what, by]): Effect[] => [{ x: 'mod', what, mods: [{ m: 'payBy', cost: price, by }] }],
  ),
  p`(you)? may pay the cost of ${payment} to play or use an ability on ${cards} by ${payment}`.to(
    ([price, what, by]): Effect[] => [{ x: 'mod', what, mods: [{ m: 'payBy', cost: price, by, plays: true }] }],
  ),
  p`${unless} use ${w("(that personnel's|his or her)", 0)} ${USES}`.to(([price, , act]): Effect[] => [
    { x: 'price', who: { ref: open('personnel') }, act, unless: price },
  ]),
  // 'One of his or her Science personnel': whichever is to be used.
  p`${unless} use (the)? ${USES} (on|of) (one of)? ${cards}`.to(([price, act, { n: _, ...who }]): Effect[] => [
    { x: 'price', who: who.ref === undefined ? { n: 'all', ...who } : who, act, unless: price },
  ]),
  p`${unless} use that ${skill}`.to(([price, name]): Effect[] => [
    { x: 'price', who: { ref: open('personnel') }, act: 'useSkills', skill: name, unless: price },
  ]),
  p`${unless} use ${skill} of ${cards}`.to(([price, name, who]): Effect[] => [
    { x: 'price', who, act: 'useSkills', skill: name, unless: price },
  ]),
  p`${unless} use ${possessive} ${USES}`.to(([price, ref, act]): Effect[] => [
    { x: 'price', who: { ref }, act, unless: price },
  ]),
  p`${cards} (cannot|may not) ${banned} ${opt(duration)}`.to(([who, acts, lasting]): Effect[] =>
    acts.map((act) => ({
      x: 'ban',
      who: allYours(every(who)),
      act,
      ...(lasting !== undefined && { until: lasting }),
    })),
  ),
  // Those complete it who are aboard the ship while they attempt it.
  p`you cannot complete ${cards} using ${cards}`.to(([what, ship]): Effect[] => [
    {
      x: 'if',
      if: {
        c: 'is',
        who: { of: 'you', f: kind('personnel'), at: { p: 'aboard', ship } },
        state: { s: 'attempting', what: structuredClone(what) },
      },
      then: [{ x: 'forbid', who: 'you', act: { e: 'complete', stage: 'did', what } }],
    },
  ]),
  p`${cards} cannot be played ${place} ${opt(duration)}`.to(([what, at, lasting]): Effect[] => [
    {
      x: 'forbid',
      who: 'eachPlayer',
      act: { ...playing(what), place: at },
      ...(lasting !== undefined && { until: lasting }),
    },
  ]),
  // 'Until the start of your next turn, each player cannot play …'.
  p`${duration} , ${forbidden} (cannot|may not) play ${cards}`.to(([until, who, what]): Effect[] => [
    { x: 'forbid', who, act: playing(what), until },
  ]),
  p`${forbidden} (cannot|may not) ${any<EventPattern>(
    p`play ${cards}`.to(([what]) => playing(what)),
    p`play ${cards} during mission attempts`.to(([what]): EventPattern => ({
      e: 'play',
      stage: 'did',
      what,
      during: 'attempt',
    })),
    p`complete ${cards}`.to(([what]): EventPattern => ({ e: 'complete', stage: 'did', what })),
    p`attempt ${cards} again?`.to(([what]): EventPattern => ({ e: 'attempt', stage: 'did', what })),
    beginsHere,
    crewed,
    w('download (a card|cards|any cards)', { e: 'download', stage: 'did', what: {} }),
    p`command ${cards}`.to(([what]): EventPattern => ({ e: 'command', stage: 'did', what })),
  )} ${opt(duration)}`.to(([who, act, lasting]): Effect[] => [
    { x: 'forbid', who, act, ...(lasting !== undefined && { until: lasting }) },
  ]),
);

export const FAMILY: readonly Definition[] = [attemptingWords, rulesWords];
