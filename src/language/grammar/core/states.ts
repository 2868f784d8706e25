/** Reads states of cards: what can be said of a card after 'is'. */
import { isSame } from '../../tree/same.ts';
import type { Definition } from '../../parse/grammar.ts';
import { any, many, p, w, type Parser } from '../../parse/parser.ts';
import { anyOf, kind } from '../../tree/build.ts';
import type { Sel, State } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { noun, region, titled } from './filters.ts';
import { cards, icon, place, state } from './symbols.ts';

const stateWords = state.is(
  // 'Attempting a mission aboard your ship': it is said of who attempts.
  p`attempting ${cards}`.to(([what]): State | undefined =>
    what.at?.p === 'aboard' ? undefined : { s: 'attempting', ...(!isAny(what, { f: kind('mission') }) && { what }) },
  ),
  w<State>('incomplete', { s: 'isA', f: { f: 'not', of: { f: 'state', is: { s: 'complete' } } } }),
  p`equipped with ${cards}`.to(([sel]): State => ({ s: 'equipped', with: sel })),
);

export function isAny(a: Sel, b: Sel): boolean {
  return isSame(a, b);
}

/** What can be said of a card after 'is'. */
export const being: Parser<State> = any<State>(
  state,
  // 'Attempting this mission' is the state above.
  place.to((at): State | undefined => (at.p === 'involved' && at.here === true ? undefined : { s: 'at', place: at })),
  p`a|an ${noun}`.to(([f]): State | undefined => (f === 'any' ? undefined : { s: 'isA', f })).cost(1),
  w('(that|the named) card? type', { s: 'isA', f: { f: 'named', what: 'cardType', id: open('cardType') } }),
  p`your ${noun}`.to(([f]): State | undefined =>
    f === 'any' ? undefined : { s: 'isA', f: { f: 'and', of: [f, { f: 'whose', of: 'you' }] } },
  ),
  // 'Is [Bor] or a Hologram'.
  p`${icon} ${many(
    p`(, or|or|,) (a|an)? ${any(
      icon,
      noun.to((f) => (f === 'any' ? undefined : f)),
    )}`.to(([f]) => f),
  )}`
    .to(([first, rest]): State => ({ s: 'isA', f: anyOf([first, ...rest]) }))
    .cost(2),
  w('unique', { s: 'isA', f: { f: 'unique' } }),
  titled.to((f): State => ({ s: 'isA', f })).cost(2),
  w('non- unique', { s: 'isA', f: { f: 'not', of: { f: 'unique' } } }),
);
/** What each of several cards is. */
export const identity: Parser<State> = any<State>(
  noun.to((f) => (f === 'any' ? undefined : { s: 'isA', f })),
  region.to((f): State => ({ s: 'isA', f })).cost(1),
);

export const FAMILY: readonly Definition[] = [stateWords];
