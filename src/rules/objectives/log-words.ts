/** The objectives variant's words for the log. */
import type { LogWords } from '../../engine/ruleset/log-words.ts';
import { logWords as shared, move } from '../second-edition/log-words.ts';

export const logWords: LogWords = {
  ...shared,
  zones: new Map([
    ...[...shared.zones].filter(([zone]) => zone !== 'missions'),
    ['locations', 'row of locations'],
    ['active', 'active objectives'],
    ['completed', 'completed objectives'],
    ['tactics', 'tactic pile'],
  ]),
  relations: new Map([...shared.relations, ['systems', 'on']]),
  moves: new Map([
    ...shared.moves,
    ['installed', move('installs', 'on', true)],
    ['uninstalled', move('uninstalls')],
    ['laid', move('lays')],
  ]),
};
