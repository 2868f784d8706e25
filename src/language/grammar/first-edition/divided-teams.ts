/** Of First Edition: reads dilemmas that divide an Away Team. */
import type { Definition } from '../../parse/grammar.ts';
import { p } from '../../parse/parser.ts';
import { THIS, kind, putAway } from '../../tree/build.ts';
import type { Amount, Effect, Requirement, Sel } from '../../tree/index.ts';
import { line, requirement, type Line } from '../core/symbols.ts';
import { onMission } from './doomed.ts';

const FACING: Sel = { f: kind('personnel'), at: { p: 'involved' } };
const size = (sel: Sel): Amount => ({ a: 'count', sel: { n: 'all', ...structuredClone(sel) } });

/** Of two teams this one is larger: it counts for nothing and stays where it is until others of yours there have what helps. */
function phased(team: Sel, other: Sel, req: Requirement): Effect {
  const others: Sel = {
    n: 'all',
    of: 'you',
    f: kind('personnel'),
    at: { p: 'present', with: { ref: 'c' } },
    other: ['c'],
  };
  return {
    x: 'if',
    if: { c: 'cmp', a: size(team), op: '>', b: size(other) },
    then: [
      { x: 'pick', as: 'c', sel: structuredClone(team) },
      { x: 'mod', what: { ref: 'c' }, mods: [{ m: 'disabled' }], until: 'held' },
      { x: 'ban', who: { ref: 'c' }, act: { e: 'beam', stage: 'did' }, until: 'held' },
      {
        x: 'later',
        at: { t: 'state', while: { c: 'req', who: others, req: structuredClone(req) } },
        do: [putAway('discard', THIS)],
      },
    ],
  };
}

/** The player divides those who face it; nobody is phased where both teams are as large. */
function divided(req: Requirement): Effect[] {
  const [one, other]: [Sel, Sel] = [{ ref: 'a' }, { ref: 'b' }];
  return [
    onMission(),
    { x: 'pick', as: 'a', sel: { n: 'any', ...structuredClone(FACING), by: 'you' } },
    { x: 'pick', as: 'b', sel: { n: 'all', ...structuredClone(FACING), other: ['a'], by: 'you' } },
    phased(one, other, req),
    phased(other, one, req),
    { x: 'if', if: { c: 'cmp', a: size(one), op: '=', b: size(other) }, then: [putAway('discard', THIS)] },
  ];
}

const lineWords = line.is(
  p`away team is split into two away teams <paren> your choice </paren> ; larger team is phased and cannot beam until cured by ${requirement} in another away team (on (the)? planet)?`.to(
    ([req]): Line => ({ k: 'continue', do: divided(req) }),
  ),
);

export const FAMILY: readonly Definition[] = [lineWords];
