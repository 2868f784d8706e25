/** 'When a dilemma is revealed, each personnel facing that dilemma …': nobody faces it yet; those attempting are meant, who will. */
import type { Ability, Filter, Sel, State } from '../tree/index.ts';
import { allOf } from '../tree/build.ts';
import { turnInto } from '../tree/copies.ts';
import { everyNode } from '../tree/visit.ts';

/** The ability, those who will face what is revealed meant as those attempting. */
export function facedOnceRevealed(ability: Ability): Ability {
  const { at } = ability;
  if (at.t === 'on' && at.ev.e === 'revealDilemma')
    for (const { is, node } of everyNode({ is: 'ability', node: ability })) {
      if (is === 'cards') meanAttempting(node);
      // 'If this personnel is facing that dilemma'.
      else if (is === 'state' && isOfIt(node)) turnInto<State>(node, { s: 'at', place: { p: 'involved' } });
    }
  return ability;
}

function meanAttempting(sel: Sel): void {
  if (sel.f?.f !== 'and' || sel.at !== undefined) return;
  const others = sel.f.of.filter((one) => !isFacingIt(one));
  const { f: _, ...rest } = sel;
  const f = allOf(others);
  if (others.length < sel.f.of.length && f) turnInto<Sel>(sel, { ...rest, f, at: { p: 'involved' } });
}

const isFacingIt = (filter: Filter): boolean => filter.f === 'state' && isOfIt(filter.is);
const isOfIt = (state: State): boolean => state.s === 'facing' && state.what?.ref === 'that';
