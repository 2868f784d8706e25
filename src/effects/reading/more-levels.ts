/** 'Add one level of each skill in its requirements': what is required by so much more. */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Requirement } from '../../language/tree/index.ts';
import { reaching } from '../meaning.ts';

/** The requirement with as many levels more of each skill as texts add to those of this card. */
export function withMoreLevels(engine: Engine, card: CardNumber, requirement: Requirement): Requirement {
  const more = reaching(engine, card, 'req').reduce((sum, { mod }) => (mod.m === 'levels' ? sum + mod.by : sum), 0);
  return more === 0 ? requirement : raised(requirement, more);
}

function raised(requirement: Requirement, by: number): Requirement {
  switch (requirement.r) {
    case 'and':
    case 'or':
    case 'persons':
      return { ...requirement, of: requirement.of.map((part) => raised(part, by)) };
    case 'one':
    case 'at':
      return { ...requirement, req: raised(requirement.req, by) };
    case 'skill':
      return { ...requirement, n: requirement.n + by };
    case 'named':
      return requirement.most ? requirement : { ...requirement, n: requirement.n + by };
    default:
      return requirement;
  }
}
