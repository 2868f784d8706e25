/** 'While you have a Klingon and a Romulan present', said by what is no dilemma: such cards there, not what an attempt requires. */
import type { Cond, EventName, Requirement, Sel, Timing } from '../tree/index.ts';
import { allConds, kind } from '../tree/build.ts';
import { copied, turnInto } from '../tree/copies.ts';
import { isSame } from '../tree/same.ts';
import { someNode } from '../tree/visit.ts';

type Having = Extract<Cond, { c: 'req' }>;
const ALL_WHO_ATTEMPT: Sel = { n: 'all', at: { p: 'involved' } };

/** Means 'you have …' of a card of a type; what is not understood of it, if anything. */
export function meanHad(cond: Having, type: string, timing: Timing | undefined): string | undefined {
  if (type === 'dilemma' || !isSame(cond.who, ALL_WHO_ATTEMPT)) return undefined;
  const there = lastOf(cond.req)?.at;
  if (there === undefined) return isOfAttempt(timing) ? undefined : 'it is not known where you have that';
  const had = hadIn(cond.req, there);
  if (had) turnInto<Cond>(cond, had);
  return had ? undefined : 'it is not known whose levels are counted';
}

/** 'While you have no Klingons', said by what is no dilemma of no attempt: of those in play, at a mission, in hand? */
export const isNowhereSaid = ({ of, at }: Sel, type: string, timing: Timing | undefined): boolean =>
  type !== 'dilemma' && of === 'you' && at?.p === 'involved' && !isOfAttempt(timing) && !isOfBattle(timing);
const isOfBattle = (timing: Timing | undefined): boolean =>
  timing?.t === 'on' && ('battle' in timing.ev || [timing.ev.e].flat().some((event) => BATTLES.has(event)));
const BATTLES: ReadonlySet<EventName> = new Set<EventName>(['battle', 'winBattle', 'wonBattle', 'endBattle']);

/** The last card that is said: what is said of its place is said of all. */
function lastOf(req: Requirement | undefined): Sel | undefined {
  if (req?.r === 'and' || req?.r === 'or') return lastOf(req.of.at(-1));
  return req?.r === 'card' ? req.sel : undefined;
}

function hadIn(req: Requirement, there: NonNullable<Sel['at']>): Cond | undefined {
  if (req.r === 'and' || req.r === 'or') {
    const parts = req.of.flatMap((one) => hadIn(one, there) ?? []);
    if (parts.length < req.of.length) return undefined;
    return req.r === 'or' ? { c: 'or', of: parts } : allConds(parts);
  }
  if (req.r === 'skill' && req.n === 1)
    return {
      c: 'some',
      sel: { of: 'you', f: { f: 'and', of: [{ f: 'skill', is: req.skill }, kind('personnel')] }, at: copied(there) },
    };
  if (req.r !== 'card') return undefined;
  const { n, ...sel } = req.sel;
  if (n !== undefined && typeof n !== 'number') return undefined;
  return { c: 'some', sel: { of: 'you', at: copied(there), ...sel }, ...(n !== undefined && { n }) };
}

/** What happens in mission attempts. */
const IN_ATTEMPTS: ReadonlySet<EventName> = new Set<EventName>([
  ...(['attempt', 'failAttempt', 'endAttempt', 'complete', 'face', 'overcome', 'select', 'eligible'] as const),
  ...(['drawDilemmas', 'chooseDilemmas', 'revealDilemma', 'useSkill'] as const),
]);

/** Is it said of an attempt, so that those are meant who make it? */
function isOfAttempt(timing: Timing | undefined): boolean {
  if (timing === undefined) return false;
  if (timing.t === 'attemptNeed' || timing.t === 'attemptAs') return true;
  if (timing.t === 'on' && [timing.ev.e].flat().some((event) => IN_ATTEMPTS.has(event))) return true;
  return someNode({ is: 'timing', node: timing }, ({ is, node }) =>
    is === 'state'
      ? node.s === 'facing' || node.s === 'attempting'
      : is === 'filter' && node.f === 'kind' && node.is === 'dilemma',
  );
}
