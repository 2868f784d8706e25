/** 'When this is facing a dilemma, you may … to overcome that dilemma': nothing more of it is carried out then, as where 'prevent and overcome' is said. */
import type { Ability, Effect, Id, Timing } from '../tree/index.ts';
import { everyNode } from '../tree/visit.ts';

/** The ability, what it overcomes while that is faced prevented before. */
export function preventedAsOvercome(ability: Ability): Ability {
  const faced = facedIn(ability.at);
  if (faced !== undefined)
    for (const { is, node } of everyNode({ is: 'ability', node: ability })) if (is === 'row') preventIn(node, faced);
  return ability;
}

/** The letter of the dilemma that is faced when the ability is used. */
function facedIn(at: Timing): Id | undefined {
  if (at.t === 'window')
    return at.while.c === 'is' && at.while.state.s === 'facing' ? at.while.state.what?.as : undefined;
  if (at.t !== 'on') return undefined;
  return at.ev.e === 'revealDilemma' ? 'that' : at.ev.by?.as;
}

function preventIn(row: Effect[], faced: Id): void {
  const isOfFaced = (effect: Effect): boolean =>
    (effect.x === 'overcome' || effect.x === 'prevent') && effect.what?.ref === faced;
  const index = row.findIndex(isOfFaced);
  if (row[index]?.x === 'overcome') row.splice(index, 0, { x: 'prevent', what: { ref: faced } });
}
