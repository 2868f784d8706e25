/** Of First Edition: reads cards that nullify others, and cards that cannot be nullified by some. */
import type { Definition } from '../../parse/grammar.ts';
import { any, list, opt, p, w, type Parser } from '../../parse/parser.ts';
import { THIS, allOf, anyOf, kind } from '../../tree/build.ts';
import type { Ability, Effect, Filter, Sel } from '../../tree/index.ts';
import { noun } from '../core/filters.ts';
import { fate } from '../core/immunity.ts';
import { abilities } from '../core/playing.ts';
import { cards, effect, line, title, type Line } from '../core/symbols.ts';

const nullify = (what: Sel): Effect => ({ x: 'nullify', what });
const or = w('(, or|or|,|and)', 0);
const kinds: Parser<Filter | undefined> = list(noun, or).to((all) =>
  all.some((f) => f === 'any') ? undefined : anyOf(all.flatMap((f) => (f === 'any' ? [] : [f]))),
);
const one = w('(any one|any|one|an|a)', 0);
const except: Parser<Filter | undefined> = p`<paren> except (for)? ${kinds} </paren>`.to(([f]) => f);

/** 'Any one Event in play (except for treaties)'. */
const oneOf = p`${one} ${kinds} (card|cards)? (in play)? ${opt(except)}`.to(([, f, but]): Sel | undefined =>
  f === undefined ? undefined : { f: allOf([f, ...(but ? [{ f: 'not' as const, of: but }] : [])]) ?? f },
);

const effectWords = effect.is(
  p`nullify~ ${oneOf}`.to(([what]) => [nullify(what)]),
  p`nullify~ ${cards}`.to(([what]) => [nullify(what)]).cost(1),
);
const fateWords = fate.is(w('nullified', 'nullify'));

/** 'OR any other card played as an Event card'. */
const kindsOfUse = any<'event' | 'interrupt'>(w('(an|a) event', 'event'), w('(an|a) interrupt', 'interrupt'));
const orUsed = p`or any other card (just)? (played|used) as ${kindsOfUse} card?`.to(([as]): Filter => ({
  f: 'used',
  like: as,
}));

/** Played while there is something to nullify. */
const whileThere = (what: Sel): Ability => ({
  at: { t: 'window', while: { c: 'some', sel: structuredClone(what) } },
  do: [nullify(what)],
});

const titles: Parser<Filter> = list(
  title.to((is): Filter => ({ f: 'title', is })),
  or,
).to(anyOf);

const lineWords = line.is(
  // As it is just played, or where it is in play or faced.
  p`nullify~ ${titles} (card|cards)?`
    .to(([f]) =>
      abilities(
        {
          at: { t: 'on', ev: { e: 'play', stage: 'about', what: { f } } },
          do: [nullify({ ref: 'that' })],
        },
        whileThere({ f: structuredClone(f) }),
      ),
    )
    .cost(-1),
  p`nullify~ ${oneOf} ${orUsed}`.to(
    ([{ f, ...sel }, other]): Line | undefined => f && abilities(whileThere({ ...sel, f: anyOf([f, other]) })),
  ),
  p`nullify~ ${one} ${kinds} (card|cards)? just played ${orUsed}`.to(([, f, other]): Line | undefined =>
    f === undefined
      ? undefined
      : abilities({
          at: { t: 'on', ev: { e: 'play', stage: 'about', what: { f: anyOf([f, other]) } } },
          do: [nullify({ ref: 'that' })],
        }),
  ),
  p`nullify~ ${one} ${kinds} just played , or nullify~ ${one} ${kinds}`.to(([, f, , faced]): Line | undefined =>
    f === undefined || faced === undefined
      ? undefined
      : abilities(
          { at: { t: 'on', ev: { e: 'play', stage: 'about', what: { f } } }, do: [nullify({ ref: 'that' })] },
          whileThere({ f: allOf([faced, kind('dilemma'), { f: 'faced' }]) ?? faced }),
        ),
  ),
  // What was just played waits to take effect.
  p`nullify~ ${one} ${kinds} (card|cards)? just played`.to(([, f]): Line | undefined =>
    f === undefined
      ? undefined
      : abilities({
          at: { t: 'on', ev: { e: 'play', stage: 'about', what: { f } } },
          do: [nullify({ ref: 'that' })],
        }),
  ),
  w('<paren> (may|can) not be nullified .? </paren>', {
    k: 'abilities',
    all: [{ at: { t: 'static' }, do: [{ x: 'mod', what: THIS, mods: [{ m: 'exempt', from: 'nullify' }] }] }],
  }),
  any(p`<paren> immune to ${kinds} .? </paren>`, p`immune to ${kinds}`).to(([f]): Line | undefined =>
    f === undefined
      ? undefined
      : abilities({
          at: { t: 'static' },
          do: [{ x: 'mod', what: THIS, mods: [{ m: 'exempt', from: 'nullify', by: { f } }] }],
        }),
  ),
);
export const FAMILY: readonly Definition[] = [effectWords, fateWords, lineWords];
