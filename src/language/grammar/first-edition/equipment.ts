/** Of First Edition: reads what equipment gives, where it is, and who may use it. */
import type { Definition } from '../../parse/grammar.ts';
import { any, list, p, w, type Parser } from '../../parse/parser.ts';
import { THIS, allYours, anyOf, kind, not } from '../../tree/build.ts';
import type { Cond, Effect, Filter, Place, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { abilities } from '../core/playing.ts';
import { cards, effect, line, mods, skill, type Line } from '../core/symbols.ts';

const PRESENT: Place = { p: 'present', with: { ref: open('present') } };
const there = (sel: Sel): Sel | undefined => (sel.at ? undefined : { ...allYours(sel), at: structuredClone(PRESENT) });

/** An affiliation in words. */
export const affiliation: Parser<string> = any(
  w('federation', 'Federation'),
  w('klingon', 'Klingon'),
  w('romulan', 'Romulan'),
  w('(non-aligned|non- aligned)', 'Non-Aligned'),
  // Of later years.
  w('bajoran', 'Bajoran'),
  w('borg', 'Borg'),
  w('cardassian', 'Cardassian'),
  w('dominion', 'Dominion'),
  w('ferengi', 'Ferengi'),
);

const effectWords = effect.is(
  p`${cards} ${mods} where present`.to(([sel, changes]): Effect[] | undefined => {
    const what = there(sel);
    return what && [{ x: 'mod', what, mods: changes }];
  }),
  p`give~ ${cards} the (extra)? skill of ${skill} where present`.to(([sel, name]): Effect[] | undefined => {
    const what = there(sel);
    return what && [{ x: 'mod', what, mods: [{ m: 'gain', trait: { skill: name } }] }];
  }),
);

const aboardYours: Cond = {
  c: 'is',
  who: THIS,
  state: { s: 'at', place: { p: 'aboard', ship: { of: 'you', f: kind('ship') } } },
};
const lineWords = line.is(
  p`${cards} present (is|are) each? ${mods} , but loses 1? ${skill} unless aboard your ship`.to(
    ([sel, changes, name]): Line | undefined => {
      const what = there(sel);
      return (
        what &&
        abilities(
          { at: { t: 'static' }, do: [{ x: 'mod', what, mods: changes }] },
          {
            at: { t: 'static', while: not(structuredClone(aboardYours)) },
            do: [{ x: 'mod', what: structuredClone(what), mods: [{ m: 'lose', trait: { skill: name } }] }],
          },
        )
      );
    },
  ),
  p`${list(affiliation, w('(, and|and|,)', 0))} use only`.to(([all]): Line => {
    const of = anyOf(all.map((is): Filter => ({ f: 'affiliation', is })));
    return { k: 'users', f: { f: 'and', of: [of, kind('personnel')] } };
  }),
  w('<paren> (cumulative|unique) .? </paren>', { k: 'reminder' }),
  w('<paren> not cumulative .? </paren>', { k: 'alone' }),
  // A mark for cards of later years.
  w("<paren> captain's order .? </paren>", { k: 'reminder' }),
);

export const FAMILY: readonly Definition[] = [effectWords, lineWords];
