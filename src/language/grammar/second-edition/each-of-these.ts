/** Of Second Edition alone: reads a change for each of several things: 'attributes +1 for each of these species you have aboard it: …'. */
import { any, list, listed, p, w, type Parser } from '../../parse/parser.ts';
import { THIS, allOf, kind } from '../../tree/build.ts';
import type { Cond, Filter, Mod } from '../../tree/index.ts';
import { some } from '../core/conditions.ts';
import { abilities } from '../core/playing.ts';
import { cards, mods, type Line } from '../core/symbols.ts';

const and = w('(, and|and|,)', 0);
const personnel = (f: Filter): Filter => allOf([f, kind('personnel')]) ?? f;
/** A text for each of them: while it is so, this card is that. */
function whileEach(changes: Mod[], all: readonly Cond[]): Line {
  return abilities(
    ...all.map((so) => ({
      at: { t: 'static' as const, while: so },
      do: [{ x: 'mod' as const, what: THIS, mods: structuredClone(changes) }],
    })),
  );
}

export const eachOfThese: Parser<Line> = any<Line>(
  p`this ship is ${mods} for each of these species you have aboard it : ${list(listed('species'), and)}`.to(
    ([changes, all]) =>
      whileEach(
        changes,
        all.map((is) => some({ f: { f: 'species', is }, at: { p: 'aboard', ship: THIS } }, 'you')),
      ),
  ),
  p`this personnel is ${mods} for each of these keywords on your personnel present : ${list(listed('keywords'), and)}`.to(
    ([changes, all]) =>
      whileEach(
        changes,
        all.map((is): Cond => ({
          c: 'is',
          who: { of: 'you', f: personnel({ f: 'keyword', is }) },
          state: { s: 'at', place: { p: 'present', with: THIS } },
        })),
      ),
  ),
  p`this mission is ${mods} for each of the following that you have : ${list(cards, and)}`.to(([changes, all]) =>
    whileEach(
      changes,
      all.map((sel) => some(sel, 'you')),
    ),
  ),
);
