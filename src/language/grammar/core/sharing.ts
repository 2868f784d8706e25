/** Reads what cards have in common: 'who shares a species with this personnel', 'who share a skill'. */
import { any, p, w, type Parser } from '../../parse/parser.ts';
import type { Filter, Prop } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { cards } from './symbols.ts';

/** What two cards can have in common; of skills one is enough. */
const shared: Parser<Prop> = any<Prop>(
  w('(a skill|at least one skill|one or more skills)', 'skills'),
  w('(a|the same) species', 'species'),
  w('(an|the same) affiliation', 'affiliation'),
  w('(a|the same) (card)? title', 'title'),
);

export const sharing: Parser<Filter> = any<Filter>(
  p`who each share a skill with ${cards}`.to(([as]) => ({ f: 'same', prop: 'skills', as })),
  p`(who|that) share~ ${shared} with ${cards}`.to(([prop, as]) => ({ f: 'same', prop, as })),
  p`(who|that) (do~ not) share ${shared} with ${cards}`.to(([prop, as]) => ({
    f: 'not',
    of: { f: 'same', prop, as },
  })),
  // With each other, of several; with the card spoken of, of one.
  p`(who|that) share~ ${shared}`.to(([prop]) => ({ f: 'same', prop, as: { ref: open(`same ${prop}`) } })),
);
