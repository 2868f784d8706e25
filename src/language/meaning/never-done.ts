/** Finds what a text asks of itself though it has not done it yet: 'for each personnel killed by this dilemma' before anybody is selected. */
import type { Ability, Effect, EventPattern } from '../tree/index.ts';
import { everyNode, type TreeNode } from '../tree/visit.ts';

/** Deeds of which a text may speak afterwards, and the effects that do them. */
const DEEDS: ReadonlySet<string> = new Set(['kill', 'stop', 'discard', 'reveal', 'destroy', 'return']);

function deedOf(effect: Effect): string {
  return effect.x === 'put' || effect.x === 'look' ? effect.why : effect.x;
}

function askedOf({ is, node }: TreeNode): EventPattern | undefined {
  if (is === 'filter') return node.f === 'was' && node.span === 'ability' ? node.ev : undefined;
  return is === 'condition' && node.c === 'did' && node.span === 'ability' ? node.ev : undefined;
}

/** 'If you used Law', of a mission that is completed just now. */
const usesSkill = ({ is, node }: TreeNode): boolean =>
  is === 'condition' && node.c === 'did' && node.ev.e === 'useSkill' && 'skills' in node.ev;

/** The deed that such a text asks of; undefined where there is none. */
export function neverDone(ability: Ability): string | undefined {
  const done = new Set<string>(ability.at.t === 'on' ? [ability.at.ev.e].flat() : []);
  for (const node of everyNode({ is: 'ability', node: ability })) {
    if (node.is === 'effect') done.add(deedOf(node.node));
    if (usesSkill(node) && !done.has('complete')) return 'useSkill';
    const asked = askedOf(node)?.e;
    if (typeof asked === 'string' && DEEDS.has(asked) && !done.has(asked)) return asked;
  }
  return undefined;
}
