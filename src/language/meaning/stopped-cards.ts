/** Finds what a text says of stopped cards that cannot be told: of those it has just stopped, of who no longer faces it, of who is gone. */
import type { Ability, Cond, Effect, Filter, Id, Sel } from '../tree/index.ts';
import { filterParts } from '../tree/filter-parts.ts';
import { everyNode, type TreeNode } from '../tree/visit.ts';
import { OPEN_ZONES } from './gone-cards.ts';

/** What of it cannot be told, in words; undefined where all can. */
export function untoldOfStopped(ability: Ability, cardType: string): string | undefined {
  const nodes = everyNode({ is: 'ability', node: ability });
  if (nodes.some(stopsSomebody) && nodes.some(isOfAnyStopped)) return 'it is not known which stopped ones are meant';
  const isFaced = cardType.toLowerCase() === 'dilemma' && ability.at.t === 'resolve';
  if (isFaced && nodes.some(({ is, node }) => is === 'condition' && areAllStopped(node)))
    return 'who is stopped no longer faces it';
  if (nodes.some(({ is, node }) => is === 'row' && stopsTheGone(node))) return 'who is gone is not stopped instead';
  return undefined;
}

const stopsSomebody = ({ is, node }: TreeNode): boolean =>
  (is === 'effect' && node.x === 'stop') || (is === 'event' && node.e === 'stop');

/** 'Draw a card for each personnel stopped': each one there is anywhere, or those of just now? */
const isOfAnyStopped = ({ is, node }: TreeNode): boolean =>
  is === 'cards' && node.n === 'all' && isOfNobody(node) && filterParts(node.f).some(isStopped);
const isOfNobody = ({ of, at, ref }: Sel): boolean => of === undefined && at === undefined && ref === undefined;
const isStopped = (f: Filter): boolean => f.f === 'state' && f.is.s === 'stopped';

/** 'If all your personnel are stopped', asked by a dilemma of those who face it. */
const areAllStopped = (cond: Cond): boolean =>
  cond.c === 'is' &&
  cond.state.s === 'stopped' &&
  cond.who.n === 'all' &&
  cond.who.ref === undefined &&
  cond.who.at === undefined;

/** 'Randomly select a personnel to be killed. You may discard a card from hand to stop that personnel instead': by then it is done. */
function stopsTheGone(row: readonly Effect[]): boolean {
  const gone = new Set<Id>();
  for (const effect of row) {
    if (insteadIn(effect).some((one) => one.x === 'stop' && one.what.ref !== undefined && gone.has(one.what.ref)))
      return true;
    if (effect.x === 'put' && effect.to.p === 'zone' && !OPEN_ZONES.has(effect.to.zone) && effect.what.ref)
      gone.add(effect.what.ref);
  }
  return false;
}

function insteadIn(effect: Effect): readonly Effect[] {
  if (effect.x === 'instead') return effect.do;
  if (effect.x === 'may') return effect.do.flatMap(insteadIn);
  return effect.x === 'if' ? effect.then.flatMap(insteadIn) : [];
}
