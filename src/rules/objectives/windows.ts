/** Responses as in the Second Edition; what is responded to is said of objectives. */
import type { WindowRules } from '../../engine/ruleset/windows.ts';
import { windowRules as shared } from '../second-edition/windows.ts';

const OCCASIONS: ReadonlyMap<string, string> = new Map([
  ['attempt', 'attempts an objective'],
  ['complete', 'completes an objective'],
  ['endAttempt', 'ends an objective attempt'],
  ['checkRequirements', 'checks the requirements of an objective'],
  ['failAttempt', 'fails an objective attempt'],
]);

export const windowRules: WindowRules = {
  ...shared,
  occasionOf: (name) => OCCASIONS.get(name) ?? shared.occasionOf(name),
};
