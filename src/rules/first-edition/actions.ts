/** What actions bring about beside themselves. */
import { performTable } from '../../effects/doing/index.ts';
import type { ActionRules } from '../../engine/ruleset/action-rules.ts';

const PARTING: ReadonlySet<string> = new Set(['kill', 'destroy', 'return', 'remove', 'take', 'command']);

export const actionRules: ActionRules = {
  perform: performTable,
  isParting: (_engine, { verb }) => PARTING.has(verb),
  arrivals: [],
  tellsWhere: ({ to }) => to !== undefined && 'host' in to,
  rulesOf: () => [],
};
