/** The verbs of the command language that are the objectives variant's own, beside those of the Second Edition. */
import type { CommandVerbs, VerbForm } from '../../engine/ruleset/command-verbs.ts';
import { commandVerbs as shared } from '../second-edition/command-verbs.ts';

const verbs: ReadonlyMap<string, VerbForm> = new Map<string, VerbForm>([
  ...shared.verbs,
  [
    'attempt',
    { object: 'card', slots: ['at', 'with', 'using'], form: 'attempt [OBJECTIVE] at PLACE [with SHIP] [using CARD]' },
  ],
  ['install', { object: 'card', slots: ['on'], fromHand: true, form: 'install SYSTEM on SHIP' }],
  ['uninstall', { object: 'card', slots: ['from'], form: 'uninstall SYSTEM from SHIP' }],
  ['engage', { object: 'card', slots: ['with'], form: 'engage TARGET with SHIP' }],
  ['exchange', { object: 'card', slots: [], form: 'exchange OBJECTIVE' }],
]);

export const commandVerbs: CommandVerbs = {
  ...shared,
  verbs,
  inPlay: ['locations', 'core', 'active', 'completed', 'current tactic'],
  queries: [{ query: 'location', takes: 'N' }],
};
