/** Of First Edition: reads where cards are played, what they give their host, and what is done with them afterwards. */
import type { Definition } from '../../parse/grammar.ts';
import { any, list, opt, p, w, type Parser } from '../../parse/parser.ts';
import { ACTOR, kind, zone } from '../../tree/build.ts';
import type { Effect, Filter, Mod, Place } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { doneBy, eitherBy } from '../core/done-by.ts';
import { abilities, playing } from '../core/playing.ts';
import {
  action,
  attribute,
  duration,
  effect,
  line,
  mods,
  number,
  place,
  signed,
  title,
  type Line,
} from '../core/symbols.ts';

const SHIP: Filter = kind('ship');
const PLANET: Filter = { f: 'and', of: [{ f: 'mission', is: 'planet' }, kind('mission')] };
const TABLE: Place = zone('core', 'you');

/** What a card is played on, without 'this' or 'the'. */
export const host: Parser<Place> = any<Place>(
  w<Place>('on (the)? table', TABLE),
  w<Place>('on (any|a)? ship', { p: 'on', card: { f: SHIP } }),
  p`on (any|a) ship , except ${title}`.to(([is]): Place => ({
    p: 'on',
    card: { f: { f: 'and', of: [{ f: 'not', of: { f: 'title', is } }, SHIP] } },
  })),
  w<Place>('on (any|a) non- aligned ship', {
    p: 'on',
    card: { f: { f: 'and', of: [{ f: 'affiliation', is: 'Non-Aligned' }, SHIP] } },
  }),
  w<Place>('on your ship', { p: 'on', card: { of: 'you', f: SHIP } }),
  w<Place>('on (any|a) (one)? personnel', { p: 'on', card: { f: kind('personnel') } }),
  w<Place>('(face up)? on (any|a) planet (location|mission)?', { p: 'on', card: { f: PLANET } }),
  w<Place>('on (any|a) (spaceline)? (location|mission)', { p: 'on', card: { f: kind('mission') } }),
);

const playingWords = playing.is(
  p`plays crosswise? (face up)? ${host}`.to(([to]) => abilities({ at: { t: 'playTo', to }, do: [] })).cost(-2),
);
const placeWords = place.is(w<Place>('on (the)? table', zone('core', 'anyPlayer')));

/** 'RANGE by 4 and WEAPONS by 4'. */
const lessened: Parser<Mod[]> = list(
  p`(its)? ${attribute} by ${number}`.to(([prop, n]): Mod => ({ m: 'num', prop, by: -n })),
  w('(, and|and|,)', 0),
);
const modsWords = mods.is(
  p`${attribute} (is|are)? reduced by ${number}`.to(([prop, n]): Mod[] => [{ m: 'num', prop, by: -n }]),
  p`(is|are)? attributes all ${signed}`.to(([by]): Mod[] => [{ m: 'num', prop: 'attributes', by }]),
);

/** Only ships have these. */
const OF_SHIPS: ReadonlySet<string> = new Set(['Range', 'Weapons', 'Shields']);
const isOfShip = (mod: Mod): boolean => (mod.m === 'num' || mod.m === 'multiply') && OF_SHIPS.has(mod.prop);

const who = w('(the)? opponent must', 0);
const lineWords = line.is(
  w('discard (this)? (event|interrupt|artifact|card)? after use', { k: 'reminder' }),
  w('regenerates a card', { k: 'reminder' }),
  // What is said of nobody is said of the ship that it lies on.
  mods
    .to((changes): Line => ({ k: 'continue', do: [{ x: 'mod', what: { ref: open('this ship') }, mods: changes }] }))
    .cost(3),
  p`${mods} ${duration}`
    .to(([changes, until]): Line | undefined =>
      changes.every(isOfShip)
        ? { k: 'continue', do: [{ x: 'mod', what: { ref: open('this ship') }, mods: changes, until }] }
        : undefined,
    )
    .cost(-2),
  p`(the|that)? personnel (is|are) ${mods} ${duration}`
    .to(([changes, until]): Line => ({
      k: 'continue',
      do: [{ x: 'mod', what: { ref: open('personnel') }, mods: changes, until }],
    }))
    .cost(-3),
  p`${who} ${action} before ending each turn`.to(([, all]) => {
    const done = doneBy('opponent', all);
    return done && abilities({ at: { t: 'clock', edge: 'end', of: 'turn', whose: 'opponent' }, do: done });
  }),
);

/** So long a player may look, at a table; here as long as it takes. */
const seconds = opt(w('for (up to)? (ten|twenty|thirty) seconds', 0));
const seen: Parser<Place> = any<Place>(
  w("(your)? opponent's draw deck", zone('deck', 'opponent')),
  w("(the)? cards in (your)? opponent's hand", zone('hand', 'opponent')),
  w('your draw deck', zone('deck', 'you')),
);
const look = (at: Place): Effect => ({ x: 'look', why: 'examine', what: { n: 'all', at }, who: ACTOR });

const effectWords = effect.is(
  p`immediately? (look|glance) (at|through) ${seen} ${seconds} ,? (then replace unshuffled)?`.to(([at]) => [look(at)]),
  p`immediately? (look|glance) through your draw deck ${seconds} and choose ${number} cards to place in your hand`.to(
    ([, n]): Effect[] => [
      {
        x: 'put',
        why: 'take',
        what: { ...(n > 1 && { n }), at: zone('deck', 'you') },
        to: zone('hand', ACTOR),
      },
    ],
  ),
  p`(reduces|reduce) ${lessened}`.to(([changes]): Effect[] => [
    { x: 'mod', what: { ref: open('this ship') }, mods: changes },
  ]),
  p`(while in play ,)? lowers ${attribute} of each of your personnel by ${number}`.to(([prop, n]): Effect[] => [
    { x: 'mod', what: { n: 'all', of: 'you', f: kind('personnel') }, mods: [{ m: 'num', prop, by: -n }] },
  ]),
  p`choose~ any player to immediately? ${action}`.to(([all]) =>
    eitherBy('you', [doneBy('you', structuredClone(all)), doneBy('opponent', structuredClone(all))]),
  ),
);
const actionWords = action.is(
  p`draw~ ${number} new? cards from the top of (their|your) draw deck`.to(([n]): Effect[] => [
    { x: 'put', why: 'draw', what: { n, from: 'top', at: zone('deck', ACTOR) }, to: zone('hand', ACTOR) },
  ]),
  p`re-shuffle~ (the cards in)? (their|your) draw deck`.to((): Effect[] => [
    { x: 'shuffle', zone: zone('deck', ACTOR) },
  ]),
);

export const FAMILY: readonly Definition[] = [playingWords, placeWords, modsWords, lineWords, effectWords, actionWords];
