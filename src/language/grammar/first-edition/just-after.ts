/** Of First Edition: reads interrupts that are played just after something has happened, a battle among that. */
import type { Definition } from '../../parse/grammar.ts';
import { any, opt, p, w, type Parser } from '../../parse/parser.ts';
import { allOf, kind, putAway } from '../../tree/build.ts';
import type { Effect, EventPattern, Filter, PlayerRef, Sel } from '../../tree/index.ts';
import { noun } from '../core/filters.ts';
import { abilities } from '../core/playing.ts';
import { effect, line, skill } from '../core/symbols.ts';

/** What has come about, in words of this edition alone. */
const justSo: Parser<EventPattern> = any<EventPattern>(
  w('(an|any) away team battle is just? initiated', { e: 'battle', stage: 'did', battle: 'combat' }),
  w('(a|any) ship battle is just? initiated', { e: 'battle', stage: 'did', battle: 'engagement' }),
);

const lineWords = line.is(
  p`plays (just|immediately)? (after|when) ${justSo}`.to(([ev]) => abilities({ at: { t: 'on', ev }, do: [] })),
  w('battle continues', { k: 'reminder' }),
);

const FIGHTING: Filter = { f: 'state', is: { s: 'inBattle', kind: 'combat' } };
const fighters = (of: PlayerRef, f: Filter | undefined): Sel => ({
  of,
  f: allOf([f, kind('personnel'), structuredClone(FIGHTING)]) ?? FIGHTING,
});

/** Of each side so many as the other side has who kill: all of them at once. */
function killedBy(killers: Filter, victims: Filter): Effect[] {
  const chosen = (as: string, by: PlayerRef, of: PlayerRef): Effect => ({
    x: 'pick',
    as,
    sel: { ...fighters(of, victims), n: { eq: { a: 'count', sel: { n: 'all', ...fighters(by, killers) } } }, by },
  });
  return [
    chosen('a', 'you', 'opponent'),
    chosen('b', 'opponent', 'you'),
    putAway('kill', { ref: 'a' }),
    putAway('kill', { ref: 'b' }),
  ];
}

const effectWords = effect.is(
  p`each ${noun} with ${skill} immediately? kills one (opponent|adversary|opposing personnel) ${opt(
    p`with ${skill}`.to(([is]): Filter => ({ f: 'skill', is })),
  )}`.to(([f, is, victims]): Effect[] | undefined => {
    const killers = f === 'any' ? undefined : allOf([f, { f: 'skill', is }]);
    return killers && victims ? killedBy(killers, victims) : undefined;
  }),
);

export const FAMILY: readonly Definition[] = [lineWords, effectWords];
