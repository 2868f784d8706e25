/** Of First Edition: treaties, by which affiliations go together as though they were one (94-TREATY). */
import type { Definition } from '../../parse/grammar.ts';
import { any, list, p, w, type Parser } from '../../parse/parser.ts';
import { anyOf } from '../../tree/build.ts';
import type { Filter, Mod } from '../../tree/index.ts';
import { abilities } from '../core/playing.ts';
import { one } from '../core/modifications.ts';
import { iconTrait, line, type Line } from '../core/symbols.ts';
import { affiliation } from './equipment.ts';

const and = w('(, and|and|,)', 0);
const named: Parser<string> = any(
  affiliation,
  iconTrait.to((trait) => ('affiliation' in trait ? trait.affiliation : undefined)),
);

/** Your cards of these affiliations go together. */
const treaty = (all: string[]): Line | undefined => {
  if (all.length < 2) return undefined;
  const f = anyOf(all.map((is): Filter => ({ f: 'affiliation', is })));
  const mods: Mod[] = [{ m: 'mixes', with: all }];
  return abilities({ at: { t: 'static' }, do: [{ x: 'mod', what: { n: 'all', of: 'you', f }, mods }] });
};

const lineWords = line.is(
  p`your ${list(named, and)} affiliations recognize this treaty`.to(([all]) => treaty(all)),
  p`your ${list(named, and)} (cards|affiliations) (mix|may mix)`.to(([all]) => treaty(all)),
  // What mixing is, said again.
  w('they can now mix and cooperate', { k: 'reminder' }),
);
const modWords = one.is(
  p`(mix|mixes) with ${list(named, and)} cards`.to(([all]): Mod[] => [{ m: 'mixes', with: all }]),
);

export const FAMILY: readonly Definition[] = [lineWords, modWords];
