/** Reads conditions on several cards together: how many of them are so, how they differ, what both sides have revealed. */
import { any, p, w, type Parser } from '../../parse/parser.ts';
import { filtered, kind, not, times } from '../../tree/build.ts';
import { hostOf } from '../../tree/host-of.ts';
import type { Amount, Cond, Filter, Place, PlayerRef, Prop, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { noun } from './filters.ts';
import { prop, cards, modifier, place, player, skill } from './symbols.ts';

const INVOLVED: Sel = { n: 'all', f: kind('personnel'), at: { p: 'involved' } };
const counted = (sel: Sel): Amount => ({ a: 'count', sel });
const REVEALED: Filter = { f: 'was', ev: { e: 'reveal', stage: 'did' }, span: 'ability' };
const likeness: Parser<Prop> = any<Prop>(w('species', 'species'), w('affiliation', 'affiliation'));

/** What these cards of a player that were revealed have together. */
function shown(name: Prop, { f }: Sel, of: PlayerRef): Amount {
  return { a: 'prop', prop: name, of: filtered({ n: 'all', of, ...(f && { f }) }, REVEALED), fold: 'sum' };
}

const levelsOf = (skill: string, of: PlayerRef, at: Place): Amount => ({
  a: 'levels',
  skill,
  of: { f: kind('personnel'), of, at },
});
const worthOf = (of: PlayerRef): Amount => ({
  a: 'prop',
  prop: 'points',
  of: { of, f: kind('mission') },
  fold: 'sum',
});

export const gatherings: Parser<Cond> = any<Cond>(
  // 'More Diplomacy than your opponent on this planet': of all that stand there.
  p`${player} have~ more ${skill} than ${player} ${place}`.to(([who, name, than, at]): Cond => ({
    c: 'cmp',
    a: levelsOf(name, who, at),
    op: '>',
    b: levelsOf(name, than, structuredClone(at)),
  })),
  // 'This personnel is the only Klingon present': there is no other.
  p`this (personnel|ship|card) is the only ${noun} ${any(place, w('you command', undefined))}`.to(
    ([f, at]): Cond | undefined =>
      f === 'any' ? undefined : not({ c: 'some', sel: { ...(at ? { at } : { of: 'you' }), f, other: ['this'] } }),
  ),
  // 'If you cannot choose a personnel with Honor': none was chosen.
  p`you cannot choose ${cards}`.to(([sel]): Cond | undefined =>
    sel.ref === undefined ? not({ c: 'some', sel: { ref: open('chosen personnel') } }) : undefined,
  ),
  p`the missions ${player} command~ are worth more total points than the total points of missions ${player} command~`.to(
    ([who, than]): Cond => ({ c: 'cmp', a: worthOf(who), op: '>', b: worthOf(than) }),
  ),
  p`at least half of? your personnel are not ${modifier}`.to(([f]): Cond => ({
    c: 'cmp',
    a: times(2, counted(filtered(INVOLVED, { f: 'not', of: f }))),
    op: '>=',
    b: counted(structuredClone(INVOLVED)),
  })),
  p`at least one of them is a different ${likeness} than the others`.to(([name]): Cond =>
    not({ c: 'alike', who: { ref: open('they') }, prop: name }),
  ),
  p`each personnel is a different ${likeness}`.to(([distinct]): Cond => ({
    c: 'cmp',
    a: counted({ ref: open('they'), distinct }),
    op: '>=',
    b: counted({ ref: open('they') }),
  })),
  p`${player} reveal~ ${cards} with more total ${prop} than the total ${prop} of ${cards} that? ${player} have~ revealed in? this way`.to(
    ([who, mine, name, other, theirs, than]): Cond => ({
      c: 'cmp',
      a: shown(name, mine, who),
      op: '>',
      b: shown(other, theirs, than),
    }),
  ),
  // 'They both are [Cmd] or both are [Stf]': each of them is the one, or each the other.
  p`(they both|both of them) are ${modifier} or both are ${modifier}`.to(([one, other]): Cond => ({
    c: 'or',
    of: [one, other].map((f): Cond => ({ c: 'is', who: { ref: open('they') }, state: { s: 'isA', f } })),
  })),
  // 'You command personnel with more different affiliations than a player'.
  p`${player} command~ ${cards} with more different (affiliation|affiliations) than ${player}`.to(
    ([who, sel, than]): Cond | undefined =>
      sel.n === undefined && sel.of === undefined
        ? {
            c: 'cmp',
            a: counted({ ...sel, of: who, distinct: 'affiliation' }),
            op: '>',
            b: counted({ ...structuredClone(sel), of: than, distinct: 'affiliation' }),
          }
        : undefined,
  ),
);

/** Selected cards as a noun of their own: 'each unstopped [Rom] selected', 'one of the selected personnel'. */
const SELECTED: Filter = { f: 'was', ev: { e: 'select', stage: 'did' }, span: 'ability' };
const several = p`each ${modifier} ${modifier} selected`.to(([one, other]): Sel => ({
  n: 'all',
  f: { f: 'and', of: [SELECTED, one, other, kind('personnel')] },
}));
export const selected: Parser<Sel> = any<Sel>(
  p`one of (the|those) selected personnel`.to((): Sel => ({ f: { f: 'and', of: [SELECTED, kind('personnel')] } })),
  several,
  p`each named personnel selected`.to((): Sel => ({
    n: 'all',
    f: { f: 'and', of: [SELECTED, kind('personnel'), { f: 'named', what: 'title', id: open('title') }] },
  })),
);

/** 'You command a Klingon and a Romulan at this mission': both are there; at which one, of 'at a mission', is not said. */
export function allThere(all: readonly Sel[]): readonly Sel[] | undefined {
  const { at, n } = all.at(-1) ?? {};
  const before = all.slice(0, -1);
  const isOfAll = before.length > 0 && before.every((one) => one.at === undefined && !isNowhere(one.f));
  if (at === undefined || n === 'all' || !isOfAll) return all;
  const host = hostOf(at);
  // 'At the same mission' is said of where the first is.
  if (at.p === 'at' && host?.ref !== undefined) return all;
  return host === undefined || isOneAlone(host) ? all.map((one) => ({ ...one, at: structuredClone(at) })) : undefined;
}
const isOneAlone = ({ ref, f }: Sel): boolean =>
  ref !== undefined || (f !== undefined && (f.f === 'title' || (f.f === 'mission' && f.is === 'headquarters')));
/** Missions are at no mission, and what lies in a core is nowhere. */
const isNowhere = (filter: Filter | undefined): boolean =>
  filter?.f === 'and'
    ? filter.of.some(isNowhere)
    : filter?.f === 'mission' || (filter?.f === 'kind' && NOWHERE.has(filter.is));
const NOWHERE: ReadonlySet<string> = new Set(['mission', 'event', 'interrupt', 'dilemma']);
