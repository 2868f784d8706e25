/** The verbs of the command language that are the objectives variant's own, beside those of the Second Edition. */
import type { CommandVerbs, VerbForm } from '../../engine/ruleset/command-verbs.ts';
import { commandVerbs as shared } from '../second-edition/command-verbs.ts';
import { IN_PLAY } from './constants.ts';

const verbs: ReadonlyMap<string, VerbForm> = new Map<string, VerbForm>([
  ...shared.verbs,
  [
    'attempt',
    {
      object: 'card',
      slots: ['at', 'with', 'using'],
      mayLackObject: true,
      form: 'attempt [OBJECTIVE] at PLACE [with SHIP] [using CARD]',
    },
  ],
  ['install', { object: 'card', slots: ['on'], fromHand: true, form: 'install SYSTEM on SHIP' }],
  ['uninstall', { object: 'card', slots: ['from'], form: 'uninstall SYSTEM from SHIP' }],
  ['engage', { object: 'card', slots: ['with'], form: 'engage TARGET with SHIP' }],
  [
    'tactic',
    {
      object: 'list',
      slots: ['using'],
      slotWords: { using: 'download' },
      mayLackObject: true,
      form: 'tactic draw, tactic CARD, tactic none, or tactic download CARD',
    },
  ],
  ['counterattack', { object: 'card', slots: ['with'], mayLackObject: true, form: 'counterattack [TARGET with SHIP]' }],
  ['exchange', { object: 'card', slots: [], form: 'exchange OBJECTIVE' }],
]);

export const commandVerbs: CommandVerbs = {
  ...shared,
  verbs,
  inPlay: IN_PLAY,
  queries: [{ query: 'location', takes: 'N' }],
};
