/**
 * One personnel out of several: "when your personnel is about to be stopped" speaks of one of those whom an action stops
 * together, and its player says which; "when any of your personnel are" speaks of all of them.
 */
import { remembered, textChildren } from '../reading/index.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { choose } from '../../engine/asking/select.ts';
import type { Frame, Occurrence } from '../../engine/state/state.ts';
import type { Ability } from '../../language/tree/index.ts';

/** Must one of the occurrence's cards be chosen before the ability is carried out? */
export function meansOneOf(ability: Ability, occurrence: Occurrence | null): boolean {
  if (ability.at.t !== 'on' || !occurrence || occurrence.cards.length < 2) return false;
  const { what } = ability.at.ev;
  const isOne = what !== undefined && what.ref === undefined && (what.n === undefined || what.n === 1);
  return isOne && speaksOfIt(ability);
}

/** Do the effects mean the card that was responded to? */
const speaksOfIt = remembered(({ do: effects }: Ability): boolean => {
  const inside = (node: unknown): boolean => isAboutIt(node) || textChildren(node).some(inside);
  return inside(effects);
});

function isAboutIt(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ('x' in node && (node.x === 'prevent' || node.x === 'instead')) return true;
  return 'ref' in node && node.ref === 'that';
}

/** Asks which one is meant; the answer stands in the text's frame. */
export function chooseOne(engine: Engine, frame: Frame): void {
  choose(engine, {
    player: frame.text?.you ?? 0,
    prompt: 'Which one?',
    from: frame.cards.that ?? [],
    min: 1,
    max: 1,
    as: 'that',
    source: frame.text?.source.card ?? 0,
  });
}
