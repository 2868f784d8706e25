/** Reads what is so of this personnel and of another while they are together: 'while this personnel is present with your {X}, both are Cunning +2'. */
import type { Definition } from '../../parse/grammar.ts';
import { any, p, w, type Parser } from '../../parse/parser.ts';
import { THIS } from '../../tree/build.ts';
import type { Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { comma } from './clauses.ts';
import { abilities } from './playing.ts';
import { cards, line, mods, type Line } from './symbols.ts';

const thisOne = w('this personnel', 0);
/** One personnel, who is not known yet. */
const another: Parser<Sel> = cards.to((sel) =>
  sel.ref === undefined && (sel.n === undefined || sel.n === 1) && !sel.at && sel.f ? sel : undefined,
);
const both = '(both (of them)?|each of them|each|they (both|each))';
/** With whom; 'they' may be this one alone ('while he is present with a Human, they gain …'), but not of two who are there. */
const together: Parser<Sel> = any<Sel>(
  p`${thisOne} is present with ${another} ${comma} ${w(both, 0)}`.to(([, sel]) => sel),
  p`${thisOne} and ${another} are (both)? present (together)? ${comma} ${w(`${both}|they`, 0)}`.to(([, sel]) => sel),
);

const lineWords = line.is(
  p`while ${together} ${mods}`.to(([sel, changes]): Line =>
    abilities({
      at: { t: 'static', while: { c: 'is', who: { ...THIS }, state: { s: 'at', place: { p: 'present', with: sel } } } },
      do: [
        { x: 'mod', what: { ...THIS }, mods: changes },
        { x: 'mod', what: { ref: open('personnel') }, mods: structuredClone(changes) },
      ],
    }),
  ),
);

export const FAMILY: readonly Definition[] = [lineWords];
