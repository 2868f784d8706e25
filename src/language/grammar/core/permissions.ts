/** Reads which other cards a player may play elsewhere than at headquarters, or from elsewhere than the hand. */
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { any, list, opt, p, w, type Parser } from '../../parse/parser.ts';
import { THIS, allConds, anyOf } from '../../tree/build.ts';
import type { Ability, Filter, Played, PlayerRef, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { noun, plainNoun } from './filters.ts';
import { comma } from './clauses.ts';
import { AS_IN_HAND } from './piles.ts';
import { cards, condition, destination, limit, place, player, signed, zonePlace, type Line } from './symbols.ts';

/** Nouns without whose or how many; those of a list have no alternatives of their own. */
export const playables: Parser<Sel> = any<Sel>(
  noun.to((one): Sel => (one === 'any' ? {} : { f: one })).cost(1),
  list(plainNoun, w('(, and|, or|and|or|,)', 0)).to((all): Sel | undefined => {
    const filters = all.flatMap((one): Filter[] => (one === 'any' ? [] : [one]));
    return all.length > 1 && filters.length === all.length ? { f: anyOf(filters) } : undefined;
  }),
);

/** Any one card of a kind, as described. */
const oneCard: Parser<Sel> = cards.to((sel) =>
  sel.n === undefined && sel.ref === undefined && sel.of === undefined && !sel.at && sel.f ? { f: sel.f } : undefined,
);
/** Where cards may be played, or from where. */
const played: Parser<Played> = any<Played>(
  // 'A Commander of an affiliation you do not command aboard': aboard the ship spoken of.
  p`${oneCard} aboard`.to(([what]): Played => ({
    e: 'play',
    stage: 'did',
    what,
    place: { p: 'aboard', ship: { ref: open('ship') } },
  })),
  p`${oneCard} ${destination}`
    .to(([what, { to }]): Played | undefined =>
      to.p === 'aboard' ? { e: 'play', stage: 'did', what, place: to } : undefined,
    )
    .cost(3),
  p`${playables} ${destination}`.to(([what, { to }]): Played | undefined =>
    to.p === 'zone' || to.p === 'wherePlayable' || to.p === 'beneath'
      ? undefined
      : { e: 'play', stage: 'did', what, place: to },
  ),
  // Where this card is, whichever it is.
  p`${playables} on that planet or ship`.to(([what]): Played => ({
    e: 'play',
    stage: 'did',
    what,
    place: { p: 'present', with: THIS },
  })),
  p`${playables} ${place} ${AS_IN_HAND}`.to(([what, from]): Played | undefined =>
    from.p === 'zone' || from.p === 'on' ? { e: 'play', stage: 'did', what, from } : undefined,
  ),
  // 'A card he or she owns that is on this event': one is played at a time.
  p`${cards} ${AS_IN_HAND}`.to(([{ at, of: _of, via, ...what }]): Played | undefined =>
    at && (at.p === 'zone' || at.p === 'on') && what.ref === undefined && what.n === undefined && via === 'own'
      ? { e: 'play', stage: 'did', what, from: at }
      : undefined,
  ),
);

/** Its own card, where that lies. */
const OWN_CARD = w('(him|her|it|this personnel|this ship|this equipment|this event)', THIS);
/** What may be played where, or from where, and how much dearer or cheaper it is then. */
const offered: Parser<readonly [Played, number | undefined]> = any<readonly [Played, number | undefined]>(
  played.to((act) => [act, undefined] as const),
  p`${played} at cost ${signed}`,
  p`${playables} at cost ${signed} ${destination}`.to(([what, by, { to }]) =>
    to.p === 'zone' || to.p === 'wherePlayable' || to.p === 'beneath'
      ? undefined
      : ([{ e: 'play', stage: 'did', what, place: to }, by] as const),
  ),
  p`${OWN_CARD} from ${zonePlace} ${opt(p`at cost ${signed}`.to(([by]) => by))}`.to(
    ([what, from, by]) => [{ e: 'play', stage: 'did', what, from }, by] as const,
  ),
);

function allowing(who: PlayerRef, act: Played, costBy: number | undefined): Ability['do'] {
  return [{ x: 'allow', who, act, ...(costBy !== undefined && { costBy }) }];
}

/** 'While C, if D, you may play X aboard this ship'. */
const permission: Parser<Line> =
  p`${opt(p`while ${condition} ${comma}`.to(([state]) => state))} ${opt(p`if ${condition} ${comma}`.to(([state]) => state))} ${player} may play ${offered} ${opt(limit)}`
    .to(([state, more, who, [act, costBy], most]): Line => {
      const all = [state, more].flatMap((one) => (one ? [one] : []));
      return {
        k: 'abilities',
        all: [
          {
            at: { t: 'static', ...(all.length > 0 && { while: allConds(all) }) },
            do: allowing(who, act, costBy),
            ...(most && { limit: most }),
          },
        ],
      };
    })
    .cost(2);

export const permissions = alternatives<Line>('permissions');
const permissionsWords = permissions.is(permission);

export const FAMILY: readonly Definition[] = [permissionsWords];
