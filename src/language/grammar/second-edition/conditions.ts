/** Of Second Edition alone: reads conditions about Commanders, about who remains in an attempt, and about damage. */
import type { Definition } from '../../parse/grammar.ts';
import { any, p, w, type Parser } from '../../parse/parser.ts';
import { allConds, kind, not } from '../../tree/build.ts';
import type { Amount, Cond, Filter, PlayerRef, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { isSo } from '../core/comparing.ts';
import { noun, plainNoun } from '../core/filters.ts';
import { simple } from '../core/conditions.ts';
import { compared } from '../core/sides.ts';
import { being, isAny } from '../core/states.ts';
import { cards, number, place, player, segment } from '../core/symbols.ts';
import { commanderAboard } from './commanders.ts';

/** Personnel of yours who attempt a mission, where no place is named. */
const attempting: Parser<Sel> = noun.to((f): Sel | undefined =>
  f !== 'any' && isOfPersonnel(f) ? { f, of: 'you', at: { p: 'involved' } } : undefined,
);
function isOfPersonnel(f: Filter): boolean {
  if (f.f === 'and') return f.of.some(isOfPersonnel);
  return f.f === 'species' || (f.f === 'kind' && f.is === 'personnel');
}
const few: Parser<{ n: number; op: '<=' }> = any(
  w('no', 0),
  p`${number} or fewer|less`.to(([n]) => n),
  p`(fewer|less) than ${number}`.to(([n]) => n - 1),
).to((n) => ({ n, op: '<=' as const }));
const remaining = (): Sel => ({ f: kind('personnel'), of: 'you', at: { p: 'involved' } });
const completedBy = (of: PlayerRef): Amount => ({
  a: 'count',
  sel: {
    ...(of === 'eachOpponent' && { n: 'all' }),
    of,
    f: { f: 'and', of: [{ f: 'state', is: { s: 'complete' } }, kind('mission')] },
  },
});

const simpleWords = simple.is(
  commanderAboard,
  p`you (still)? have ${number} (or more)? (personnel)? remaining`.to(([n]): Cond => ({
    c: 'some',
    sel: remaining(),
    n,
  })),
  // 'You have no [Pa] personnel', 'seven or fewer personnel': of those who attempt.
  p`you have ${few} ${attempting}`.to(([{ n, op }, sel]): Cond =>
    n === 0 ? not({ c: 'some', sel }) : { c: 'some', sel, n, op },
  ),
  p`you have exactly ${number} ${attempting}`.to(([n, sel]) =>
    allConds([
      { c: 'some', sel, n },
      { c: 'some', sel: structuredClone(sel), n, op: '<=' },
    ]),
  ),
  p`${player} have~ completed ${any(w('more', '>' as const), w('fewer', '<' as const))} missions than ${player}`.to(
    ([of, op, than]) => compared(of, op, than, completedBy),
  ),
  p`${number} remain`.to(([n]): Cond => ({
    c: 'some',
    sel: remaining(),
    n,
  })),
  p`${number} or fewer remain`.to(([n]): Cond => ({
    c: 'some',
    sel: remaining(),
    n,
    op: '<=',
  })),
  // 'You have this ship's Commander aboard'.
  p`you have ${cards} aboard`.to(([{ f, ...sel }]): Cond | undefined =>
    f?.f === 'commander' && f.of?.ref === open('this ship') && Object.keys(sel).length === 0
      ? isSo(f.of, {
          s: 'isA',
          f: { f: 'carries', how: 'aboard', sel: { f: { f: 'commander', of: { ref: 'bearer' } } } },
        })
      : undefined,
  ),
  p`${cards} do~ not have (a|any) damage (marker|markers|card|cards) on (it|them)`.to(([who]): Cond =>
    not(isSo(who, { s: 'damaged' })),
  ),
  p`${cards} have~ no damage (marker|markers|card|cards) on (it|them)`.to(([who]): Cond =>
    not(isSo(who, { s: 'damaged' })),
  ),
  p`${cards} is|are undamaged`.to(([who]): Cond => not(isSo(who, { s: 'damaged' }))),
  p`there are no damage (markers|cards) on ${cards}`.to(([who]): Cond => not(isSo(who, { s: 'damaged' }))),
  // 'This ship is at X and does not have a Damage marker on it': said of the same.
  p`${cards} (is|are) ${being} and do~ not have (a|any) damage (marker|markers|card|cards) on (it|them)`
    .to(([who, is]): Cond => ({ c: 'and', of: [isSo(who, is), not(isSo(structuredClone(who), { s: 'damaged' }))] }))
    .cost(1),
  p`${cards} is|are staffed ${place}`.to(([who, at]) =>
    allConds([isSo(who, { s: 'staffed' }), isSo(who, { s: 'at', place: at })]),
  ),
  // None that an opponent has costs as much.
  p`you command a|an ${plainNoun} that has a higher cost than every other opponent's ${plainNoun}`.to(
    ([f, other]): Cond | undefined => {
      if (f === 'any' || other === 'any') return undefined;
      const most = (of: Sel): Amount => ({ a: 'prop', prop: 'cost', of, fold: 'max' });
      const [yours, theirs]: Sel[] = [
        { of: 'you', f },
        { of: 'opponent', f: other },
      ];
      if (!yours || !theirs) return undefined;
      const ofAll: Sel = { ...structuredClone(theirs), n: 'all', of: 'eachOpponent' };
      const isDearest: Cond = { c: 'cmp', a: most(yours), op: '>', b: most(ofAll) };
      const some = (sel: Sel): Cond => ({ c: 'some', sel: structuredClone(sel) });
      return allConds([some(yours), { c: 'or', of: [not(some(theirs)), isDearest] }]);
    },
  ),
  p`it is your ${segment}`.to(([of]): Cond => ({ c: 'turn', whose: 'you', segment: of })),
  // 'You are attempting a planet mission': those involved are.
  p`you are attempting ${cards}`.to(([what]): Cond => ({
    c: 'is',
    who: { of: 'you', f: kind('personnel'), at: { p: 'involved' } },
    state: { s: 'attempting', ...(!isAny(what, { f: kind('mission') }) && { what }) },
  })),
);

export const FAMILY: readonly Definition[] = [simpleWords];
