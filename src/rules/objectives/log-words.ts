/** The objectives variant's words for the log. */
import type { LogWords, Names } from '../../engine/ruleset/log-words.ts';
import type { GameEvent } from '../../engine/state/events.ts';
import { logWords as shared, move } from '../second-edition/log-words.ts';

/** Events of the variant, and engagements that are counterattacks. */
function sentence(event: GameEvent, names: Names): string | null {
  const { seat, card } = names;
  switch (event.type) {
    case 'called off':
      return `the ${event.what} of ${seat(event.player)} against ${event.what === 'combat' ? `${seat(event.opponent)} at ` : ''}${card(event.target)} is called off: ${event.reason}`;
    case 'regenerated':
      return `${seat(event.player)} turns the used tactics down`;
    case 'began':
      return event.name === 'counterattack' && event.card !== undefined
        ? `${seat(event.player)} counterattacks at ${card(event.card)}`
        : shared.sentence(event, names);
    default:
      return shared.sentence(event, names);
  }
}

/** What is counted of missions is counted of objectives. */
const ofObjectives = (what: string): string => what.replace('mission', 'objective');

export const logWords: LogWords = {
  ...shared,
  counted: shared.counted.map(ofObjectives),
  tallies: (...told) => shared.tallies(...told).map((tally) => ({ ...tally, what: ofObjectives(tally.what) })),
  zones: new Map([
    ...[...shared.zones].filter(([zone]) => zone !== 'missions'),
    ['locations', 'row of locations'],
    ['active', 'active objectives'],
    ['completed', 'completed objectives'],
    ['tactics', 'tactic pile'],
  ]),
  relations: new Map([...shared.relations, ['systems', 'on']]),
  told: new Set([...shared.told, 'called off', 'regenerated']),
  sentence,
  moves: new Map([
    ...shared.moves,
    ['installed', move('installs', 'on', true)],
    ['uninstalled', move('uninstalls')],
    ['laid', move('lays')],
  ]),
};
