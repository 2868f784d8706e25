/** Of First Edition: reads what Artifacts are used as once they are found, and what they do. */
import type { Definition } from '../../parse/grammar.ts';
import { any, list, opt, p, w, type Parser } from '../../parse/parser.ts';
import { ACTOR, THIS, allYours, anyOf, carrying, kind, zone } from '../../tree/build.ts';
import type { Ability, Attr, Cond, Effect, Filter, Mod, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { abilities, playing } from '../core/playing.ts';
import { possessor } from '../core/possessors.ts';
import { attribute, cards, determined, effect, line, mods, number, title, type Line } from '../core/symbols.ts';
import { ABOARD, HOST } from './delays.ts';
import { host } from './playing.ts';

type Use = Extract<Ability['at'], { t: 'playAs' }>['as'];
const usedAs = (as: Use): Ability => ({ at: { t: 'playAs', as }, do: [] });
const alone = (as: Use): Line => ({ k: 'abilities', all: [usedAs(as)] });
const TABLE = zone('core', 'you');

const playingWords = playing.is(
  w('(place in hand until played once?|play) as (an|a) interrupt card?', alone('interrupt')),
  p`place in hand until played ${host} as (an|a) event card?`.to(([to]) =>
    abilities({ at: { t: 'playTo', to }, do: [] }),
  ),
  w('(use|used) as (an)? equipment card?', alone('equipment')),
  w('play at once', alone('at once')),
  w('immediately play on (the)? table', {
    k: 'abilities',
    all: [usedAs('at once'), { at: { t: 'playTo', to: TABLE }, do: [] }],
  }),
);

const FACTORS: Parser<number> = any(w('doubled', 2), w('tripled', 3));
const attributes = list(attribute, w(', and|and|,', 0));
const multiplied = (all: readonly Attr[], by: number): Mod[] => all.map((prop): Mod => ({ m: 'multiply', prop, by }));
const modsWords = mods.is(p`${attributes} (is|are)? ${FACTORS}`.to(([all, by]) => multiplied(all, by)));

/** All of yours that are with it. */
const withIt = (sel: Sel): Sel | undefined =>
  sel.at ? undefined : { ...allYours(sel), at: { p: 'present', with: { ref: open('present') } } };
const multiplying: Parser<number> = any(w('double~', 2), w('triple~', 3));

/** 'Your personnel's STRENGTH', 'STRENGTH of your personnel'. */
const whose: Parser<Sel> = any<Sel>(w("your personnel's", { of: 'you', f: kind('personnel') }), possessor);

/** 'All 7 personnel types': as many different classifications. */
const allTypes = (n: number): Cond => ({
  c: 'cmp',
  a: { a: 'count', sel: { ...structuredClone(ABOARD), distinct: 'classification' } },
  op: '>=',
  b: n,
});

const dilemmas: Parser<Filter> = p`${list(title, w('(, and|, or|and|or|,)', 0))} (dilemma|dilemmas)`.to(
  ([all]): Filter => ({ f: 'and', of: [anyOf(all.map((is): Filter => ({ f: 'title', is }))), kind('dilemma')] }),
);

const lineWords = line.is(
  p`if ship has all ${number} personnel types aboard , its ${attributes} (is|are) ${FACTORS}`.to(([n, all, by]) =>
    abilities({
      at: { t: 'static', while: allTypes(n) },
      do: [{ x: 'mod', what: structuredClone(HOST), mods: multiplied(all, by) }],
    }),
  ),
  w('(((this)? artifact allows you to)|you)? take double turns (from now on)?', {
    k: 'abilities',
    all: [{ at: { t: 'static' }, do: [{ x: 'playerRule', who: 'you', rule: 'doubleTurns' }] }],
  }),
  p`where present , nullify~ ${dilemmas}`.to(([f]) =>
    abilities({ at: { t: 'static' }, do: [{ x: 'mod', what: { n: 'all', f }, mods: [{ m: 'nullified' }] }] }),
  ),
);

const onPlanet = carrying('mission', 'on', THIS);
const staticLines = line.is(
  w('[Holo] cards (may|can) exist (on this planet|here)', {
    k: 'abilities',
    all: [{ at: { t: 'static' }, do: [{ x: 'mod', what: onPlanet, mods: [{ m: 'projects' }] }] }],
  }),
  w(
    '(if aboard (a)? ship ,)? can repair damage (to it)? in two of your full turns (, without returning to (an)? outpost)?',
    {
      k: 'abilities',
      all: [
        {
          at: { t: 'static' },
          do: [{ x: 'mod', what: carrying('ship', 'aboard', THIS), mods: [{ m: 'repairsItself' }] }],
        },
      ],
    },
  ),
);

const cardsWords = cards.is(w('this artifact', THIS));
// All of these titles are those of dilemmas.
const determinedWords = determined.is(p`each ${dilemmas}`.to(([f]): Sel => ({ n: 'all', f })).cost(-2));

const deckOf = (of: 'opponent' | 'you') => zone('deck', of);
const effectWords = effect.is(
  p`${multiplying} ${whose} ${attributes} where present`.to(([by, sel, all]): Effect[] | undefined => {
    const what = withIt(sel);
    return what && [{ x: 'mod', what, mods: multiplied(all, by) }];
  }),
  p`look at (your)? opponent's draw deck ${opt(w('for (up to)? (ten|twenty|thirty) seconds', 0))} and rearrange (it)? as desired`.to(
    (): Effect[] => [
      { x: 'look', why: 'examine', what: { n: 'all', at: deckOf('opponent') }, who: ACTOR },
      {
        x: 'put',
        why: 'place',
        what: { n: 'all', at: deckOf('opponent') },
        to: zone('deck', 'opponent', 'top'),
        order: 'any',
      },
    ],
  ),
);

export const FAMILY: readonly Definition[] = [
  playingWords,
  modsWords,
  lineWords,
  staticLines,
  cardsWords,
  determinedWords,
  effectWords,
];
